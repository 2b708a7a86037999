// A garment graded for the man's body: drafts are drawn for the woman's of average build. Girths of the trunk are taken on each.
import type { TopMeasures } from './top-measures.ts';

/** In cm. */
const [SHOULDER, NECK] = [2.8, 0.8] as const;
/** For one of hers. */
const [SLEEVE_WIDTH, SLEEVE_LENGTH, WAIST_IN] = [1.14, 1.06, 0.5] as const;
/** A front without a bust below it is cut so much longer than its sides, for one of hers. */
const FRONT_LONGER = 0.4;

export const gradedForMan = (m: TopMeasures): TopMeasures => ({
  ...m,
  isFlat: true,
  shoulder: m.shoulder + SHOULDER,
  neck: [m.neck[0] + NECK, m.neck[1]],
  waistIn: (m.waistIn ?? 0) * WAIST_IN,
  frontLonger: (m.frontLonger ?? 0) * FRONT_LONGER,
  sleeve: { ...m.sleeve, length: m.sleeve.length * SLEEVE_LENGTH, end: m.sleeve.end * SLEEVE_WIDTH },
});
