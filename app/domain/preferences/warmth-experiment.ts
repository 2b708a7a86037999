// While her thermostat is unsure she is dressed a little to one side of it, where her next tap tells most: dressed
// right in the middle she would say "Just right" for a range of 3 to 4 °C, and nothing more would be learned.
import { FEELINGS } from './feeling.ts';
import { MOST_OFFSET_C } from '../styling/input/brief.ts';
import {
  beliefsFrom,
  likelihood,
  offsetMoments,
  TAPS_THAT_COUNT,
  roundToTenth,
  predictedVote,
  type Belief,
  type ComfortTap,
} from './thermostat.ts';

/** °C. Surer than this, nothing is tried any more. */
const SURE_C = 0.4;
const FURTHEST_C = 3;
const STEP_C = 0.25;
/** A trial stays inside her band (±0.5) as far as is known. */
const FURTHEST_VOTE = 0.4;
/** What a trial of so many °C costs her, in °C² of the variance that it takes away. */
const PRICE = 0.003;
/** Votes per °C below which clothes cannot tell: in the heat, everybody is too warm in anything. */
const FLAT = 0.02;

/** Variance of the offset (°C²) that is left, on the mean of her possible answers, when she is dressed for `vote`. */
function varianceLeft(beliefs: readonly Belief[], voteFor: (offsetC: number) => number): number {
  return FEELINGS.reduce((sum, feeling) => {
    const { total, variance } = offsetMoments(
      beliefs,
      ({ offsetC, tolerance, weight }) => weight * likelihood(feeling, voteFor(offsetC), tolerance),
    );
    return sum + total * variance;
  }, 0);
}

/**
 * °C to add to the thermostat of these taps (newest first) for the next outfit only; 0 when it is sure, when nothing
 * has been said yet, or where clothes cannot tell. Weather and wardrobe are taken to be like those of the last taps.
 */
export function thermostatTrial(taps: readonly ComfortTap[]): number {
  const counted = taps.slice(0, TAPS_THAT_COUNT);
  const [last] = counted;
  if (!last) return 0;
  const beliefs = beliefsFrom(counted);
  const { mean, variance } = offsetMoments(beliefs, ({ weight }) => weight);
  const votesPerC = (predictedVote(last, mean - 1) - predictedVote(last, mean + 1)) / 2;
  if (Math.sqrt(variance) <= SURE_C || votesPerC < FLAT) return 0;
  // Clothes come in pieces: how far beside the asked-for warmth they have landed so far.
  const beside = counted.reduce((sum, tap) => sum + predictedVote(tap, tap.offsetC), 0) / counted.length;
  let best = 0;
  let least = Infinity;
  for (let size = 0; size <= FURTHEST_C && size * votesPerC <= FURTHEST_VOTE; size += STEP_C) {
    for (const trial of [size, -size]) {
      if (Math.abs(mean + trial) > MOST_OFFSET_C) continue;
      const voteFor = (offsetC: number) => beside + (mean + trial - offsetC) * votesPerC;
      const cost = PRICE * trial * trial + varianceLeft(beliefs, voteFor);
      if (cost < least - 1e-9) [best, least] = [trial, cost];
    }
  }
  return roundToTenth(best);
}
