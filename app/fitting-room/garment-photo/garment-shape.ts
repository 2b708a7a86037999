// Which of the six shapes a garment has, by its build and proportions.
import { shapesOf } from '../../domain/looks/garment-surface.ts';
import type { Drawing } from '../../domain/looks/look.ts';
import type { GarmentShape, Proportions } from './garment-reading.ts';
import type { Build } from './landmarks/find-landmarks.ts';

export interface Told {
  build: Build;
  proportions: Partial<Proportions>;
  /** From front-opening.ts. */
  opening: number;
}

/** Length of a top or dress: of what has no sleeves the chest says more than the shoulders. */
function lengthOf({ build, proportions: { length, width } }: Told): number | undefined {
  if (!length) return undefined;
  const wide = width ?? 1.15;
  return length / (build === 'sleeved' ? Math.max(1, (1 + wide / 1.15) / 2) : wide / 1.05);
}

export function shapeOf(told: Told): GarmentShape {
  const { build, proportions, opening } = told;
  if (build === 'skirt') return 'skirt';
  if (build === 'legged') return (proportions.length ?? 2) < 2 ? 'shorts' : 'trousers';
  const isOpen = opening > 1.5 && build === 'sleeved' && (proportions.sleeve ?? 0) > 0.9;
  if (isOpen) return 'open-top';
  return (lengthOf(told) ?? 1) > 2 ? 'dress' : 'top';
}

/** In shoulder widths, or those that its chest tells: no garment is longer, and no sleeve. */
const LONGEST = { length: 5, sleeve: 2.6 } as const;

/** A figure that wears it has arms and legs, and its corners lie on them. */
export const isGarment = (told: Told): boolean =>
  told.build === 'skirt' ||
  told.build === 'legged' ||
  ((lengthOf(told) ?? 0) < LONGEST.length && (told.proportions.sleeve ?? 0) < LONGEST.sleeve);

/** Shorter sleeves than so are none. */
export const SLEEVE = 0.1;

/** Whether what was read has the parts of the kind that she names; else it is read again, as that. */
export function isSeenAs(drawing: Drawing, shape: GarmentShape, hasSleeves: boolean): boolean {
  const shapes: readonly GarmentShape[] = shapesOf(drawing.kind);
  if (shapes.length === 0) return true;
  if (!shapes.includes(shape)) return false;
  const sleeve = drawing.kind === 'coat' ? 1 : 'sleeve' in drawing ? drawing.sleeve : null;
  return sleeve === null || sleeve >= SLEEVE === hasSleeves;
}
