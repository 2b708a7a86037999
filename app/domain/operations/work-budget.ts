// What she may have made in an hour, whatever her plan says of a day: one table, in milliseconds of CPU.
//
// Measured with Node 24, warm, as the 95th percentile of a year in five climates (`compose`, `alternativesFor`, `packTripPieces` over
// the years of `bench/stylist/weather-years.ts`: 29, 6 and 29 ms a day), and the picture by `npm run bench:fitting` ("whole job with
// codecs": 1,380 ms median, 1,917 ms at most). Whoever makes one of these dearer changes its figure here.
import type { Tier } from '../billing/plan.ts';

const LOOK = 30;
const PICTURE = 1_500;

export const WORK = {
  /** Another look for today, and its picture. Also the first one of a day, and one for another place. */
  outfit: LOOK + PICTURE,
  /** A look around pieces that she chose: `composeAround`, 47 ms over the wardrobe from -15 to 31 °C. */
  around: 50 + PICTURE,
  alternatives: 10,
  swap: 10 + PICTURE,
  picture: PICTURE,
  /** Reading her calendar, as large and as slow as one may be (tests/samples/calendar-bombs.ts). */
  calendar: 300,
  plannedDay: LOOK,
  packedDay: LOOK,
} as const;

/** CPU ms an hour: on a paid plan more than one outfit every twenty seconds, half of that on the free one. */
export const WORK_PER_HOUR: Record<Tier, number> = {
  free: 100 * WORK.outfit,
  premium: 200 * WORK.outfit,
  pro: 200 * WORK.outfit,
};

const HOUR = 3_600_000;

/** Half of an hour's work is at hand at once, the other half comes back evenly: no hour has more than the whole. */
export const MOST_AHEAD_MS = HOUR;

export const makeUpMs = (cpuMs: number, tier: Tier): number =>
  Math.ceil((cpuMs * HOUR) / (WORK_PER_HOUR[tier] / 2));

/** 'in a minute', 'in 12 minutes' */
export function inMinutes(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 1 ? 'in a minute' : `in ${minutes} minutes`;
}
