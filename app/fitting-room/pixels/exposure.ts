// How well a photo is exposed, from its own brightest things.
import { clamp, type Picture } from './pixels.ts';

/** The share of pixels that are brighter still: glints and lamps say nothing. */
const GLINTS = 0.005;
/** In a well exposed photo the brightest channel of its bright things is at least so bright, 0..255. */
const WELL_EXPOSED = 160;
/** However dark a photo is, cloth keeps so much of its light. */
const DARKEST = 0.6;
/** What the bright things of an underexposed photo become for the models, and the most that it takes. */
const [BRIGHT, MOST_GAIN] = [205, 2.5];

/** The brightest channel of a photo's bright things, 0..255. */
function brightest({ data }: Picture): number {
  const counts = new Uint32Array(256);
  let all = 0;
  for (let o = 0; o + 2 < data.length; o += 4 * 5, all++)
    counts[Math.max(data[o]!, data[o + 1]!, data[o + 2]!)]!++;
  let [bright, above] = [255, counts[255]!];
  while (bright > 0 && above < all * GLINTS) above += counts[--bright]!;
  return bright;
}

/** Factor 0.6..1 for new cloth: in an underexposed photo nothing white is much brighter than what is brightest in it. */
export const exposureFactor = (photo: Picture): number => clamp(brightest(photo) / WELL_EXPOSED, DARKEST, 1);

/** Factor 1..2.5 that an underexposed photo is brightened by before models look at it; 1 for all others. */
export function brighteningGain(photo: Picture): number {
  const bright = brightest(photo);
  return bright < WELL_EXPOSED ? clamp(BRIGHT / Math.max(1, bright), 1, MOST_GAIN) : 1;
}

/** An underexposed photo as bright as others, to be read by what was tuned on those; every other photo itself. */
export function brightenUnderexposed(photo: Picture): Picture {
  const gain = brighteningGain(photo);
  return gain === 1
    ? photo
    : { ...photo, data: photo.data.map((value, i) => (i % 4 === 3 ? value : value * gain)) };
}
