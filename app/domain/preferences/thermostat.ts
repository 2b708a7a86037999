// The personal thermostat: what her taps on outfits say about how much colder or warmer she feels the same air.
import type { ComfortReceipt, ReceiptHour } from '../comfort/receipt.ts';
import type { Feeling } from './feeling.ts';
import { extraClo } from './personal-warmth.ts';
import { MOST_OFFSET_C } from '../styling/input/brief.ts';

/** What she said of an outfit, with what its receipt holds: the weather, the need it was made for, what was worn. */
export interface ComfortTap {
  feeling: Feeling;
  hours: ComfortReceipt['hours'];
  /** Thermostat that the needs of these hours were shifted by, °C. */
  offsetC: number;
}

export interface Thermostat {
  /** °C, to a tenth, within ±MOST_OFFSET_C. Positive: she feels the cold more and is dressed warmer. */
  offsetC: number;
  /** How sure that is: standard deviation, °C. */
  spreadC: number;
  taps: number;
}

/** Older taps are not asked for. */
export const TAPS_THAT_COUNT = 40;
/** Each tap counts so much less than the one after it: people and seasons change. */
const FADING = 0.98;
/** Spread of people around the standards, °C (ours, an estimate). */
const PEOPLE_SPREAD_C = 2.5;
const GRID_C = 0.2;
const POINTS = Math.round((2 * MOST_OFFSET_C) / GRID_C) + 1;
const OFFSETS = Array.from({ length: POINTS }, (_, point) => -MOST_OFFSET_C + point * GRID_C);
/** At which vote (PMV) she says so: mostly at category A of ISO 7730; how choosy she is, is learned with the offset. */
const TOLERANCES = [
  { vote: 0.1, share: 0.12 },
  { vote: 0.2, share: 0.7 },
  { vote: 0.3, share: 0.13 },
  { vote: 0.4, share: 0.05 },
];
/** The same clothes feel different from day to day by about this much of a vote (scale of a logistic distribution). */
const MOOD = 0.04;
/** Share of taps that say nothing: a slip of the finger, a fever. */
const SLIPS = 0.06;
/** clo that half a vote is worth at a walk: PMV 0 to ±0.5 at 2.6 met and 15 °C (comfort/clothing-need.ts). */
const HALF_A_VOTE = 0.35;
const FURTHEST_VOTE = 2;

/** Where so little is asked for that everybody is as warm in anything light: such an hour says nothing of her, clo. */
const TELLS_NOTHING = 0.4;

/** Vote in one hour of a person with this thermostat: 0 just right, ±0.5 so many clo beside it. */
function hourVote({ need, worn }: ReceiptHour, madeForC: number, offsetC: number): number {
  const forOthers = need.neutral - extraClo(madeForC);
  if (forOthers <= TELLS_NOTHING) return 0;
  const off = worn - forOthers - extraClo(offsetC);
  return Math.min(FURTHEST_VOTE, Math.max(-FURTHEST_VOTE, (0.5 * off) / HALF_A_VOTE));
}

/** Vote over all the hours out, on their mean: negative too cold, positive too warm. */
export function predictedVote(
  { hours, offsetC: madeForC }: Omit<ComfortTap, 'feeling'>,
  offsetC: number,
): number {
  const sum = hours.reduce((total, hour) => total + hourVote(hour, madeForC, offsetC), 0);
  return hours.length > 0 ? sum / hours.length : 0;
}

const rising = (x: number): number => 1 / (1 + Math.exp(-x));

/** How likely somebody who says so at `tolerance` says this at this vote. */
export function likelihood(feeling: Feeling, vote: number, tolerance: number): number {
  const cold = rising((-tolerance - vote) / MOOD);
  const warm = rising((vote - tolerance) / MOOD);
  const said = feeling === 'too-cold' ? cold : feeling === 'too-warm' ? warm : 1 - cold - warm;
  return SLIPS / 3 + (1 - SLIPS) * Math.max(0, said);
}

/** One of the persons that she could be, and how likely she is that one. */
export interface Belief {
  offsetC: number;
  tolerance: number;
  weight: number;
}

/** Posterior over offset and tolerance: Bayes on a grid, ordered logistic answers, a normal prior around 0. Sums to 1. */
export function beliefsFrom(taps: readonly ComfortTap[]): Belief[] {
  const votes = taps.map((tap) => OFFSETS.map((offset) => predictedVote(tap, offset)));
  const beliefs = TOLERANCES.flatMap(({ vote: tolerance, share }) =>
    OFFSETS.map((offsetC, point) => {
      let log = Math.log(share) - 0.5 * (offsetC / PEOPLE_SPREAD_C) ** 2;
      taps.forEach(({ feeling }, age) => {
        log += FADING ** age * Math.log(likelihood(feeling, votes[age]?.[point] ?? 0, tolerance));
      });
      return { offsetC, tolerance, weight: Math.exp(log) };
    }),
  );
  const total = beliefs.reduce((sum, { weight }) => sum + weight, 0);
  return beliefs.map((belief) => ({ ...belief, weight: belief.weight / total }));
}

/** Mean and variance of the offset (°C, °C²), with every belief weighed as told; `total` is the sum of the weights. */
export function offsetMoments(beliefs: readonly Belief[], weightOf: (belief: Belief) => number) {
  let [total, mean, square] = [0, 0, 0];
  for (const belief of beliefs) {
    const weight = weightOf(belief);
    total += weight;
    mean += weight * belief.offsetC;
    square += weight * belief.offsetC ** 2;
  }
  if (total === 0) return { total, mean: 0, variance: 0 };
  mean /= total;
  return { total, mean, variance: Math.max(0, square / total - mean * mean) };
}

/** To a tenth, and never -0. */
export const roundToTenth = (c: number): number => Math.round(c * 10) / 10 || 0;

/** The thermostat that her taps (newest first) speak for: mean and spread of the posterior. No taps: 0. */
export function computeThermostat(taps: readonly ComfortTap[]): Thermostat {
  if (taps.length === 0) return { offsetC: 0, spreadC: PEOPLE_SPREAD_C, taps: 0 };
  const beliefs = beliefsFrom(taps.slice(0, TAPS_THAT_COUNT));
  const { mean, variance } = offsetMoments(beliefs, ({ weight }) => weight);
  return { offsetC: roundToTenth(mean), spreadC: Math.sqrt(variance), taps: taps.length };
}
