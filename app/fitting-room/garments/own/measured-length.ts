// How long a garment is on her: a picture has no scale, but what it is wide and what its sleeves are long.
import type { SurfaceFacts } from '../../../domain/looks/garment-surface.ts';
import type { BodyModel } from '../../person/body-model.ts';

/** Of her torso: garments grow wider with their wearer, and hardly longer. */
const TALL = 0.9;

/**
 * In torso lengths, from the middle of the neck to the cuff of a long sleeve: 80 cm, as garments of women and men are sold, on
 * torsos of 54 cm. Shoulder widths vary with the cut and with where the shoulder was read, this does not.
 */
const TO_CUFF = 1.5;
/** In shoulder widths: a shorter sleeve is none, or lies folded; and half of the shoulders, beside it. */
const [LONG, HALF] = [0.75, 0.5] as const;
/** Of two measures: what the sleeves say. Where they bend they say too much. */
const BELIEVED = 0.7;

export const isMeasuredBySleeves = ({ sleeves, cut, marks, panels }: SurfaceFacts): boolean =>
  sleeves === 'long' && cut.sleeve > LONG && (marks ?? panels['front-left']) !== undefined;

/**
 * In pixels, from the neck down.
 * @param width in shoulder widths as wide as hers, where nothing else tells how long it is
 */
export function measuredLength({ frame }: BodyModel, facts: SurfaceFacts, width: number): number {
  const byWidth = width * TALL * frame.torso;
  if (!isMeasuredBySleeves(facts)) return byWidth;
  const { length, sleeve } = facts.cut;
  const bySleeves = (length / (HALF + sleeve)) * TO_CUFF * frame.torso;
  return byWidth ** (1 - BELIEVED) * bySleeves ** BELIEVED;
}
