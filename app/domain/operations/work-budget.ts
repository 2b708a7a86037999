// What she may have made in an hour, whatever her plan says of a day: one table, in milliseconds of CPU.
//
// Measured with Node 24, warm, as the 95th percentile of a year in five climates (`compose`, `alternativesFor`, `packTripPieces` over
// the years of `bench/stylist/weather-years.ts`: 29, 6 and 29 ms a day), and the picture by `npm run bench:fitting` ("whole job with
// codecs": 1,380 ms median, 1,917 ms at most). Whoever makes one of these dearer changes its figure here.
import type { Tier } from '../billing/plan.ts';

/** Composing one look, for today or for a day to come. */
const LOOK = 30;
/** Drawing one look on her photo. */
const PICTURE = 1_500;

export const WORK = {
  /** Another look for today, and its picture. Also the first one of a day, and one for another place. */
  outfit: LOOK + PICTURE,
  /** What could be worn in place of a piece. */
  alternatives: 10,
  /** One piece for another, and the picture of the look. */
  swap: 10 + PICTURE,
  /** Her picture once more. */
  picture: PICTURE,
  /** Reading her calendar, as large and as slow as one may be (tests/samples/calendar-bombs.ts). */
  calendar: 300,
  /** A day of her week. */
  plannedDay: LOOK,
  /** A day of a trip. */
  packedDay: LOOK,
} as const;

/**
 * CPU that an hour of her plan has, ms. On a paid plan more than one outfit every twenty seconds for an hour; half of that
 * on the free one, which has three outfits a day and five swaps in each. Nobody who looks at what she gets is as fast.
 */
export const WORK_PER_HOUR: Record<Tier, number> = {
  free: 100 * WORK.outfit,
  premium: 200 * WORK.outfit,
  pro: 200 * WORK.outfit,
};

const HOUR = 3_600_000;

/**
 * Half of an hour's work is at hand at once, and the other half comes back evenly while the hour passes: so no hour, wherever
 * it begins, has more than the whole.
 */
export const MOST_AHEAD_MS = HOUR;

/** How long it takes until work has been made up for. */
export const makeUpMs = (cpuMs: number, tier: Tier): number =>
  Math.ceil((cpuMs * HOUR) / (WORK_PER_HOUR[tier] / 2));

/** 'in a minute', 'in 12 minutes' */
export function inMinutes(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 1 ? 'in a minute' : `in ${minutes} minutes`;
}
