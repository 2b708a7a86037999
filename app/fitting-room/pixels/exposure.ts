import { clamp, type Picture } from './pixels.ts';

/** Share of brighter pixels (glints, lamps) that is ignored. */
const GLINTS = 0.005;
/** Brightest channel of bright things in a well exposed photo, 0..255. */
const WELL_EXPOSED = 160;
/** Least factor on cloth. */
const DARKEST = 0.6;
/** Target of the bright things for the models, and the highest gain. */
const [BRIGHT, MOST_GAIN] = [205, 2.5];

function brightest({ data }: Picture): number {
  const counts = new Uint32Array(256);
  let all = 0;
  for (let o = 0; o + 2 < data.length; o += 4 * 5, all++)
    counts[Math.max(data[o]!, data[o + 1]!, data[o + 2]!)]!++;
  let [bright, above] = [255, counts[255]!];
  while (bright > 0 && above < all * GLINTS) above += counts[--bright]!;
  return bright;
}

/** 0.6..1 for new cloth: in an underexposed photo white must not outshine everything. */
export const exposureFactor = (photo: Picture): number => clamp(brightest(photo) / WELL_EXPOSED, DARKEST, 1);

export function brighteningGain(photo: Picture): number {
  const bright = brightest(photo);
  return bright < WELL_EXPOSED ? clamp(BRIGHT / Math.max(1, bright), 1, MOST_GAIN) : 1;
}

/** For code tuned on well exposed photos; others are returned as they are. */
export function brightenUnderexposed(photo: Picture): Picture {
  const gain = brighteningGain(photo);
  return gain === 1
    ? photo
    : { ...photo, data: photo.data.map((value, i) => (i % 4 === 3 ? value : value * gain)) };
}
