// The personal thermostat: what her taps on outfits say about how much colder or warmer she feels the same air.
import { celsius } from './comfort/outdoors.ts';
import type { ComfortReceipt, ReceiptHour } from './comfort/receipt.ts';
import type { Feeling } from './feeling.ts';
import { moreClo } from './personal-need.ts';
import { MOST_OFFSET_C } from './styling/brief.ts';

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
const FADING = 0.96;
/** Spread of people around the standards, °C (ours, an estimate). */
const PEOPLE_SPREAD_C = 2.5;
const GRID_C = 0.2;
const POINTS = Math.round((2 * MOST_OFFSET_C) / GRID_C) + 1;
const OFFSETS = Array.from({ length: POINTS }, (_, point) => -MOST_OFFSET_C + point * GRID_C);
/** At which vote (PMV) she says so: mostly at category A of ISO 7730; how choosy she is, is learned with the offset. */
const TOLERANCES = [
  { vote: 0.1, share: 0.2 },
  { vote: 0.2, share: 0.5 },
  { vote: 0.3, share: 0.2 },
  { vote: 0.4, share: 0.1 },
];
/** The same clothes feel different from day to day by about this much of a vote (scale of a logistic distribution). */
const MOOD = 0.04;
/** Share of taps that say nothing: a slip of the finger, a fever. */
const SLIPS = 0.06;
/** The bands of the receipt end here (PMV, category B). */
const BAND_VOTE = 0.5;
/** clo: in heat the band closes, and what is worn too much counts no more than this. */
const NARROWEST = 0.15;
const FURTHEST_VOTE = 2;

/** Vote in one hour of a person with this thermostat: 0 just right, ±0.5 at the ends of her band. */
function hourVote({ tempF, need, worn }: ReceiptHour, madeForC: number, offsetC: number): number {
  const airC = celsius(tempF) - madeForC;
  const off = worn - need.neutral - moreClo(airC, offsetC - madeForC);
  const width = off > 0 ? need.max - need.neutral : need.neutral - need.min;
  const vote = (BAND_VOTE * off) / Math.max(NARROWEST, width);
  return Math.min(FURTHEST_VOTE, Math.max(-FURTHEST_VOTE, vote));
}

/** Vote over all the hours out, on their mean: negative too cold, positive too warm. */
export function voteOf({ hours, offsetC: madeForC }: Omit<ComfortTap, 'feeling'>, offsetC: number): number {
  const sum = hours.reduce((total, hour) => total + hourVote(hour, madeForC, offsetC), 0);
  return hours.length > 0 ? sum / hours.length : 0;
}

const rising = (x: number): number => 1 / (1 + Math.exp(-x));

/** How likely somebody who says so at `tolerance` says this at this vote. */
function likelihood(feeling: Feeling, vote: number, tolerance: number): number {
  const cold = rising((-tolerance - vote) / MOOD);
  const warm = rising((vote - tolerance) / MOOD);
  const said = feeling === 'too-cold' ? cold : feeling === 'too-warm' ? warm : 1 - cold - warm;
  return SLIPS / 3 + (1 - SLIPS) * Math.max(0, said);
}

/**
 * The thermostat that her taps (newest first) speak for: mean and spread of the posterior over offset and tolerance
 * (Bayes on a grid: ordered logistic answers, normal prior around 0). No taps: 0.
 */
export function thermostatOf(taps: readonly ComfortTap[]): Thermostat {
  const counted = taps.slice(0, TAPS_THAT_COUNT);
  if (counted.length === 0) return { offsetC: 0, spreadC: PEOPLE_SPREAD_C, taps: 0 };
  const votes = counted.map((tap) => OFFSETS.map((offset) => voteOf(tap, offset)));
  let total = 0;
  let mean = 0;
  let square = 0;
  for (const { vote: tolerance, share } of TOLERANCES) {
    OFFSETS.forEach((offset, point) => {
      let log = Math.log(share) - 0.5 * (offset / PEOPLE_SPREAD_C) ** 2;
      counted.forEach(({ feeling }, age) => {
        log += FADING ** age * Math.log(likelihood(feeling, votes[age]?.[point] ?? 0, tolerance));
      });
      const weight = Math.exp(log);
      total += weight;
      mean += weight * offset;
      square += weight * offset * offset;
    });
  }
  mean /= total;
  return {
    offsetC: Math.round(mean * 10) / 10 || 0,
    spreadC: Math.sqrt(Math.max(0, square / total - mean * mean)),
    taps: taps.length,
  };
}
