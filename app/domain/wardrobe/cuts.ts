// How garments are cut, as the fitting room draws them. Lengths are fractions of the body (see look.ts).
import type {
  CoatDrawing,
  DressDrawing,
  LegwearDrawing,
  Neckline,
  ShoesDrawing,
  SkirtDrawing,
  SocksDrawing,
  TopDrawing,
  TrousersDrawing,
  UndrawnDrawing,
} from '../looks/look.ts';

/** `fit` 1.03 close, 1.06 regular, 1.12 easy, 1.2 oversized. */
export function top(
  neck: Neckline,
  sleeve: number,
  fit = 1.06,
  hem = 1.02,
  sleeveFit = fit + 0.08,
): TopDrawing {
  return { kind: 'top', neck, sleeve, fit, sleeveFit, hem };
}

const LEG_FIT = { slim: 1.03, straight: 1.1, wide: 1.2 } as const;

export function trousers(leg: TrousersDrawing['leg'], length = 0.98, waist = 0.74): TrousersDrawing {
  return { kind: 'trousers', leg, waist, length, fit: LEG_FIT[leg] };
}

/** Shorts end above the knee: -0.45 short … -0.1 just above. */
export function shorts(length = -0.2, leg: TrousersDrawing['leg'] = 'straight'): TrousersDrawing {
  return trousers(leg, length, 0.76);
}

export function skirt(length: number, flare: number, waist = 0.66): SkirtDrawing {
  return { kind: 'skirt', waist, length, flare };
}

export function dress(
  neck: Neckline,
  sleeve: number,
  length: number,
  flare: number,
  fit = 1.05,
): DressDrawing {
  return { kind: 'dress', neck, sleeve, fit, sleeveFit: fit + 0.08, length, flare };
}

/** An open layer: length 0 hip … 1 knee … 2 ankle. */
export function coat(length: number, open = 0.3, lapels = true, fit = 1.14): CoatDrawing {
  return { kind: 'coat', length, open, lapels, fit, sleeveFit: fit + 0.06 };
}

export const shoe: ShoesDrawing = { kind: 'shoes', shaft: 0 };
export const ankleBoot: ShoesDrawing = { kind: 'shoes', shaft: 0.25 };
export const kneeBoot: ShoesDrawing = { kind: 'shoes', shaft: 0.85 };
export const tights: LegwearDrawing = { kind: 'legwear' };
export const socks = (length: number): SocksDrawing => ({ kind: 'socks', length });
export const undrawn: UndrawnDrawing = { kind: 'undrawn' };
