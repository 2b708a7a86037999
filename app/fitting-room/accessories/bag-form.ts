// What bags are made of: panels with a round edge, straps, flaps, metal.
import type { Cloth } from '../../domain/cloth.ts';
import type { BagShape } from '../../domain/look.ts';
import type { BodyModel } from '../person/analyse.ts';
import { rgbOf } from '../cloth/fabrics.ts';
import { addCones, newLayer, PART, place } from '../cloth/layer.ts';
import type { Line, Sheet } from '../cloth/piece.ts';
import { lerp, luma } from '../pixels/pixels.ts';
import type { Point } from '../pixels/pixels.ts';
import { curve, fillPolygon } from '../pixels/shapes.ts';

/** Width and height in thousandths of the size, how round the corners are, and how far the top narrows. */
export const BAG_FORM: Record<
  BagShape,
  { width: number; height: number; round: number; taper: number; crown?: number }
> = {
  tote: { width: 132, height: 112, round: 0.09, taper: -0.05 },
  shoulder: { width: 118, height: 76, round: 0.26, taper: 0.05 },
  crossbody: { width: 96, height: 68, round: 0.24, taper: 0.03 },
  briefcase: { width: 150, height: 100, round: 0.08, taper: 0.01 },
  backpack: { width: 128, height: 172, round: 0.2, taper: 0.1, crown: 0.42 },
  duffel: { width: 190, height: 104, round: 0.42, taper: 0 },
  'belt-bag': { width: 96, height: 48, round: 0.46, taper: 0.04 },
  basket: { width: 150, height: 106, round: 0.2, taper: -0.12 },
  clutch: { width: 104, height: 60, round: 0.1, taper: 0 },
};

const BRASS: Cloth = { fabric: 'plain', colour: '#b8975a', gloss: 0.7 };

/** A box around x from `y` down; `upper` and `lower` are the radii of its corners, `sag` how far its top hangs. */
export function boxOf(
  [x, y]: Point,
  width: number,
  height: number,
  taper: number,
  upper: number,
  lower: number,
  sag = 0,
): Point[] {
  const half = (t: number): number => (width / 2) * lerp(1 - taper, 1, t);
  const corner = (sign: -1 | 1, top: boolean): Point[] => {
    const r = top ? upper : lower;
    const cy = top ? y + r : y + height - r;
    return Array.from({ length: 9 }, (_, k): Point => {
      const angle = (k / 8) * (Math.PI / 2);
      const [across, along] = top ? [Math.sin(angle), Math.cos(angle)] : [Math.cos(angle), Math.sin(angle)];
      const py = top ? cy - r * along : cy + r * along;
      return [x + sign * (half((py - y) / height) - r * (1 - across)), py];
    });
  };
  const top =
    sag === 0
      ? []
      : curve(
          [
            [x + half(0) * 0.5, y + sag * 0.75],
            [x, y + sag],
            [x - half(0) * 0.5, y + sag * 0.75],
          ],
          4,
        );
  return [
    ...corner(1, true),
    ...corner(1, false),
    ...corner(-1, false).reverse(),
    ...corner(-1, true).reverse(),
    ...top.reverse(),
  ];
}

/** Filled as one panel that bulges a little towards the light. */
export function panel(
  model: BodyModel,
  outline: readonly Point[],
  cloth: Cloth,
  more: Partial<Sheet> = {},
): Sheet {
  const layer = newLayer(model.width, model.height);
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const [x0, y0] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - x0 || 1, Math.max(...ys) - y0 || 1];
  fillPolygon(outline, model.width, model.height, (i, coverage, x, y) => {
    place(layer, i, PART.bag, (x - x0) / width, (y - y0) / height);
    layer.alpha[i] = Math.max(layer.alpha[i]!, coverage * 255);
  });
  return { layer, cloth, manner: 'trim', shadow: 0.45, crisp: true, ...more };
}

/** A strap or handle, lit across its own round. */
export function strapSheet(
  model: BodyModel,
  points: readonly Point[],
  radii: readonly number[],
  cloth: Cloth,
  more: Partial<Sheet> = {},
): Sheet {
  const layer = newLayer(model.width, model.height);
  const steps = 6;
  const smooth = curve(points, steps);
  const wide = smooth.map((_, k) => {
    const at = Math.min(k / steps, radii.length - 1);
    const low = Math.floor(at);
    return Math.max(1, lerp(radii[low]!, radii[Math.min(low + 1, radii.length - 1)]!, at - low));
  });
  addCones(layer, smooth, wide, PART.hat, [0, 1], true);
  return { layer, cloth, manner: 'trim', shadow: 0.4, crisp: true, ...more };
}

/** A seam of a bag; on black leather it is seen by the light on it. */
export function seamOn(cloth: Cloth, points: readonly Point[], width: number, strength = 0.5): Line {
  const dark = luma(...rgbOf(cloth.colour)) < 62;
  return {
    points,
    width: Math.max(1, width),
    tone: dark ? 2.1 : 0.52,
    strength: dark ? strength * 0.55 : strength,
  };
}

export const metal = (model: BodyModel, outline: readonly Point[]): Sheet =>
  panel(model, outline, BRASS, { shadow: 0.5 });

/** Where a bag hangs, and of what it is. */
export interface Place {
  model: BodyModel;
  /** Middle of the bag's top. */
  at: Point;
  width: number;
  height: number;
  cloth: Cloth;
  /** Pixels per thousandth of the body's size. */
  unit: number;
}

const loop = (left: Point, right: Point, rise: number): Point[] => [
  left,
  [lerp(left[0], right[0], 0.06), left[1] - rise * 0.62],
  [lerp(left[0], right[0], 0.26), left[1] - rise * 0.95],
  [lerp(left[0], right[0], 0.5), left[1] - rise],
  [lerp(left[0], right[0], 0.74), left[1] - rise * 0.95],
  [lerp(left[0], right[0], 0.94), right[1] - rise * 0.62],
  right,
];

/** A point of the bag: across -0.5 … 0.5 of its width, down 0 … 1 of its height. */
export const on = ({ at, width, height }: Place, across: number, down: number): Point => [
  at[0] + across * width,
  at[1] + down * height,
];

/** A seam through points of the bag. */
export function line(
  place: Place,
  spots: readonly (readonly [number, number])[],
  thick = 1.5,
  strength = 0.5,
): Line {
  const points = curve(
    spots.map(([across, down]) => on(place, across, down)),
    6,
  );
  return seamOn(place.cloth, points, thick * place.unit, strength);
}

/** A handle over the bag, `rise` pixels high. */
export function handle(
  place: Place,
  reach: number,
  rise: number,
  from: number,
  cloth: Cloth,
  thick = 4.2,
): Sheet {
  const points = loop(on(place, -reach, from), on(place, reach, from), rise);
  return strapSheet(place.model, points, [thick * place.unit], cloth, { shadow: 0.35 });
}
