// How long her own garment is on her, and how her shoulders lie under the picture's.
import type { DrawnGarment } from '../../cloth/drawn-garment.ts';
import type { WornCloth } from '../../cloth/worn-cloth.ts';
import type { GarmentSurface } from '../../own-cloth/garment-surface.ts';
import type { BodyModel } from '../../person/body-model.ts';
import { heightAtTorsoShare, hemHeight } from '../../person/measures/body-frame.ts';
import { bodyTop, neckWidth } from '../../person/measures/shoulder-line.ts';
import { lerp } from '../../pixels/pixels.ts';
import { neckHeight, shoulderUnit } from './her-cut.ts';

export type OwnGarment = DrawnGarment & { surface: GarmentSurface };

export const isOwnGarment = (garment: DrawnGarment): garment is OwnGarment => garment.surface !== undefined;

export const isTucked = ({ drawing }: OwnGarment): boolean =>
  drawing.kind === 'top' && Boolean(drawing.tucked ?? drawing.halfTucked);

const DROPS = 65;
/** In torso lengths: further down her shoulders' slope moves nothing. */
const FADE = 0.45;

/** Where the picture's hem lies on her; of a tucked top too. */
function hemOf({ frame }: BodyModel, { drawing }: OwnGarment): number {
  if (drawing.kind === 'top') return heightAtTorsoShare(frame, drawing.hem);
  if (drawing.kind === 'dress' || drawing.kind === 'skirt' || drawing.kind === 'coat')
    return hemHeight(frame, drawing.length);
  return frame.ankles[1];
}

/** Of a top that the waistband draws down, its hem as it was cut. */
const lowest = (garment: OwnGarment, hem: number, cut: number): number =>
  garment.drawing.kind === 'top' && !garment.drawing.tucked ? Math.max(hem, cut) : hem;

export type Reach = Pick<WornCloth, 'top' | 'down'>;

/** @param end height where the piece ends */
export function reachOnHer(model: BodyModel, garment: OwnGarment, end: number): Reach {
  const { cut } = garment.surface.facts;
  const { frame } = model;
  const top =
    garment.drawing.kind === 'skirt' ? heightAtTorsoShare(frame, garment.drawing.waist) : neckHeight(model);
  const hem = lowest(garment, hemOf(model, garment), end);
  return { top, down: ((hem - top) * cut.reach) / (cut.length || 1) };
}

/** The same, and how her shoulders lie. */
export function lengthsOf(
  model: BodyModel,
  garment: OwnGarment,
  end: number,
): Reach & Pick<WornCloth, 'drop' | 'fade'> {
  const { top, down } = reachOnHer(model, garment, end);
  const isSkirt = garment.drawing.kind === 'skirt';
  return {
    top,
    down,
    drop: isSkirt ? new Float64Array(DROPS) : dropsOf(model, garment, top),
    fade: model.frame.torso * FADE,
  };
}

/** Her shoulder line from the picture's, both from the neck's height, by the place across the front. */
function dropsOf(model: BodyModel, { surface: { facts } }: OwnGarment, top: number): Float64Array {
  const { frame } = model;
  const [a, b] = frame.sides;
  const { strap = 0 } = facts.cut;
  const slope = facts.cut.slope * shoulderUnit(model);
  const { middle, half } = neckWidth(model);
  const [first, last] = [facts.neckline[0]?.[0] ?? 0.32, facts.neckline.at(-1)?.[0] ?? 0.68];
  const hers = ([-1, 1] as const).map((sign) => ({
    neck: bodyTop(model, middle + sign * half * 1.15),
    shoulder: bodyTop(model, (sign < 0 ? a : b).shoulder[0]),
  }));
  return Float64Array.from({ length: DROPS }, (_, k) => {
    const u = k / (DROPS - 1);
    if (u > first && u < last)
      return lerp(hers[0]!.neck, hers[1]!.neck, (u - first) / (last - first || 1)) - top;
    const [{ neck, shoulder }, share] =
      u <= first ? [hers[0]!, (first - u) / (first || 1)] : [hers[1]!, (u - last) / (1 - last || 1)];
    const edge = u <= first ? first : 1 - last;
    // Beside a strap the picture's shoulder goes no lower.
    return lerp(neck, shoulder, share) - top - slope * Math.min(1, (share * edge) / (edge - strap || 1));
  });
}
