// The steps of a film: the look's innermost pieces in undyed cloth (the toile), then garment by garment.
import type { Cloth } from '../domain/looks/cloth.ts';
import type { Drawing, Look, WornGarment } from '../domain/looks/look.ts';
import type { BodyModel } from '../fitting-room/person/body-model.ts';
import { uncoverableNeeds } from '../fitting-room/fit-look-to-photo.ts';
import type { Bakes } from '../fitting-room/garments/baked/choose-bake.ts';
import type { Surfaces } from '../fitting-room/own-cloth/garment-surface.ts';
import { cropPicture } from '../fitting-room/pixels/crop.ts';
import { render } from '../fitting-room/render.ts';
import { packPixels } from './packed-pixels.ts';

export interface Stage {
  garment: WornGarment;
  /** 0..255 over the crop: how much of a pixel is her or her clothes, once this is on. */
  matte: Uint8Array;
  at: Uint32Array;
  to: Uint32Array;
}

export const stageRows = ({ at }: Stage, width: number): { top: number; bottom: number } => ({
  top: Math.floor((at[0] ?? 0) / width),
  bottom: Math.floor((at.at(-1) ?? 0) / width),
});

export interface DressingStages {
  before: Uint32Array;
  matte: Uint8Array;
  after: Uint32Array;
  stages: Stage[];
}

/** A garment that changes less than this share of the crop is shown together with the next one. */
const LEAST_SHARE = 0.002;

const CALICO: Cloth = { fabric: 'linen', colour: '#d8d0c3' };

/** The order in which garments appear; shoes and tights, at the frame's edge, are on from the start. */
const TURN: Partial<Record<Drawing['kind'], number>> = {
  trousers: 1,
  skirt: 1,
  dress: 1,
  top: 2,
  coat: 3,
  scarf: 4,
  bag: 5,
  gloves: 6,
  hat: 7,
  umbrella: 8,
};

function stepsOf({ garments }: Look) {
  const turnOf = ({ drawing: { kind } }: WornGarment): number => TURN[kind] ?? 0;
  const innermost = garments.find(({ drawing }) => drawing.kind === 'top');
  const inTurn = garments.filter((garment) => turnOf(garment) > 0).sort((a, b) => turnOf(a) - turnOf(b));
  const wornAfter = (count: number): WornGarment[] => {
    const on = inTurn.slice(0, count);
    return garments.flatMap((garment) => {
      if (on.includes(garment) || turnOf(garment) === 0) return [garment];
      return turnOf(garment) === 1 || garment === innermost ? [{ ...garment, cloth: CALICO }] : [];
    });
  };
  return {
    toile: wornAfter(0),
    steps: inTurn.map((garment, n) => ({ garment, worn: wornAfter(n + 1) })),
  };
}

/** Replaces garments that bare what this photo cannot show until a later step covers it. */
function asShown(model: BodyModel, worn: WornGarment[]): WornGarment[] {
  const missing = uncoverableNeeds(model, { garments: worn });
  return worn.map((garment) => {
    const { drawing } = garment;
    if (missing.includes('bare arms') && (drawing.kind === 'top' || drawing.kind === 'dress'))
      return { ...garment, drawing: { ...drawing, sleeve: 1 } };
    if (missing.includes('legs apart') && drawing.kind === 'trousers')
      return { ...garment, drawing: { ...drawing, leg: 'straight' } };
    return garment;
  });
}

/** What is still in undyed cloth is not hers yet. */
const surfacesOn = (worn: readonly WornGarment[], surfaces: Surfaces | undefined): Surfaces =>
  new Map(
    [...(surfaces ?? [])].filter(([id]) =>
      worn.some((garment) => garment.id === id && garment.cloth !== CALICO),
    ),
  );

function drawn(
  model: BodyModel,
  worn: WornGarment[],
  surfaces?: Surfaces,
  bakes?: Bakes,
): { pixels: Uint32Array; matte: Uint8Array } {
  let matte: Uint8Array = new Uint8Array(model.width * model.height);
  const shown = { garments: asShown(model, worn) };
  const picture = render(model, shown, ({ catches }) => (matte = catches), surfacesOn(worn, surfaces), bakes);
  return { pixels: packPixels(cropPicture(picture, model.box).data), matte };
}

function changes(was: Uint32Array, is: Uint32Array): { at: Uint32Array; to: Uint32Array } {
  const at = Uint32Array.from(is.keys()).filter((i) => is[i] !== was[i]);
  return { at, to: at.map((i) => is[i]!) };
}

/**
 * Draws the look garment by garment; each step is a complete render, so nothing of the photo's clothes is in
 * it. Applied in order to `before`, the lists give `after`. Only hats and gloves change face, hair or hands.
 * @param tell share of the pictures that are drawn, 0..1
 */
export function computeDressingStages(
  model: BodyModel,
  look: Look,
  tell?: (share: number) => void,
  surfaces?: Surfaces,
  bakes?: Bakes,
): DressingStages {
  const { toile, steps } = stepsOf(look);
  const first = drawn(model, toile, surfaces, bakes);
  const least = first.pixels.length * LEAST_SHARE;
  const stages: Stage[] = [];
  let shown = first.pixels;
  for (const [n, { worn, garment }] of steps.entries()) {
    tell?.((n + 1) / (steps.length + 1));
    const { pixels, matte } = drawn(model, worn, surfaces, bakes);
    const { at, to } = changes(shown, pixels);
    if (at.length === 0 || (at.length < least && n < steps.length - 1)) continue;
    stages.push({ garment, matte, at, to });
    shown = pixels;
  }
  return { before: first.pixels, matte: first.matte, after: shown, stages };
}
