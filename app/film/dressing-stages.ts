// What a film shows one after another: first a toile, the look's innermost pieces in undyed cloth, then each garment.
import type { Cloth } from '../domain/looks/cloth.ts';
import type { Drawing, Look, WornGarment } from '../domain/looks/look.ts';
import type { BodyModel } from '../fitting-room/person/body-model.ts';
import { uncoverableNeeds } from '../fitting-room/fit-look-to-photo.ts';
import { cropPicture } from '../fitting-room/pixels/crop.ts';
import { render } from '../fitting-room/render.ts';
import { packPixels } from './packed-pixels.ts';

/** What one garment brings, as lists over the pixels of the crop. */
export interface Stage {
  garment: WornGarment;
  /** 0..255 over the crop: how much of a pixel is she or what she wears, once this is on. */
  matte: Uint8Array;
  /** Pixels that it changes, in reading order. */
  at: Uint32Array;
  /** What each becomes. */
  to: Uint32Array;
}

/** The first and the last row in which a stage changes something. */
export const stageRows = ({ at }: Stage, width: number): { top: number; bottom: number } => ({
  top: Math.floor((at[0] ?? 0) / width),
  bottom: Math.floor((at.at(-1) ?? 0) / width),
});

export interface DressingStages {
  /** Her in the toile, the crop packed. */
  before: Uint32Array;
  /** 0..255: how much of a pixel is she, in the toile. */
  matte: Uint8Array;
  /** The crop in the end. */
  after: Uint32Array;
  stages: Stage[];
}

/** Below this share of the crop a garment is no event of its own (a belt bag, gloves): the next brings it. */
const LEAST_SHARE = 0.002;

/** Calico, as a cutter tries a pattern in. */
const CALICO: Cloth = { fabric: 'linen', colour: '#d8d0c3' };

/** In which order garments are shown; shoes and tights, at the frame's edge, are on from the start. */
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

/** One picture of the film: what she wears in it, and the garment that has just come. */
interface Step {
  worn: WornGarment[];
  garment: WornGarment;
}

/** The toile, cut as the look's own innermost pieces, and then one more garment a step. */
function stepsOf({ garments }: Look): { toile: WornGarment[]; steps: Step[] } {
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

/**
 * What stands for garments of a step that bare what this photo cannot show until the next ones cover it: longer sleeves,
 * wider legs.
 */
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

/** The crop of a picture, packed, and what of it is she or what she wears. */
function drawn(model: BodyModel, worn: WornGarment[]): { pixels: Uint32Array; matte: Uint8Array } {
  let matte: Uint8Array = new Uint8Array(model.width * model.height);
  const picture = render(model, { garments: asShown(model, worn) }, ({ catches }) => (matte = catches));
  return { pixels: packPixels(cropPicture(picture, model.box).data), matte };
}

/** Which pixels two pictures of the same crop differ in, and what they become. */
function changes(was: Uint32Array, is: Uint32Array): { at: Uint32Array; to: Uint32Array } {
  const at = Uint32Array.from(is.keys()).filter((i) => is[i] !== was[i]);
  return { at, to: at.map((i) => is[i]!) };
}

/**
 * Draws the look garment by garment, each step a whole picture of the fitting room, and says which pixels each garment
 * changes. Face, hair and hands are in no list, but where a hat or gloves cover them. Applied in order to `before`, the
 * lists give `after`, which is the picture of the outfit. Nothing of the photo's own clothes is in any step.
 * @param look as this photo can show it (carried)
 * @param tell share of the pictures that are drawn, 0..1
 */
export function computeDressingStages(
  model: BodyModel,
  look: Look,
  tell?: (share: number) => void,
): DressingStages {
  const { toile, steps } = stepsOf(look);
  const first = drawn(model, toile);
  const least = first.pixels.length * LEAST_SHARE;
  const stages: Stage[] = [];
  let shown = first.pixels;
  for (const [n, { worn, garment }] of steps.entries()) {
    tell?.((n + 1) / (steps.length + 1));
    const { pixels, matte } = drawn(model, worn);
    const { at, to } = changes(shown, pixels);
    if (at.length === 0 || (at.length < least && n < steps.length - 1)) continue;
    stages.push({ garment, matte, at, to });
    shown = pixels;
  }
  return { before: first.pixels, matte: first.matte, after: shown, stages };
}
