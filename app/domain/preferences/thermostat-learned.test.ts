import { expect, test } from 'vitest';
import type { ReceiptHour } from '../comfort/receipt.ts';
import type { Feeling } from './feeling.ts';
import { thermostatTrial } from './warmth-experiment.ts';
import { beliefsFrom, roundToTenth, computeThermostat, type ComfortTap } from './thermostat.ts';

const SAID: Record<string, Feeling> = { cold: 'too-cold', right: 'just-right', warm: 'too-warm' };

/** 'cold in 1 for 1.1 at 2': one hour that asks 1.1 clo of somebody whose thermostat stands at 2 °C. */
function tapOf(words: string): ComfortTap {
  const [said = '', worn = 0, neutral = 0, offsetC = 0] = words
    .split(/ in | for | at /)
    .map((word) => (word in SAID ? word : Number(word))) as [string, number, number, number];
  const hour: Partial<ReceiptHour> = { worn, need: { min: neutral, neutral, max: neutral } };
  return { feeling: SAID[said] ?? 'just-right', hours: [hour as ReceiptHour], offsetC };
}
const tapsOf = (words: string): ComfortTap[] => words.split(', ').map(tapOf);

// Newest first. Our own figures, which she has been dressed by: the offset, how sure it is, and what is tried next.
test.each([
  ['cold in 1 for 1 at 0', 2.7, 1.5815, -0.7],
  ['warm in 1 for 1 at 0', -2.7, 1.5815, 0.8],
  ['right in 1 for 1 at 0', 0, 1.2878, 2],
  ['right in 1.2 for 1 at 0', 1.8, 1.373, -0.5],
  ['cold in 0.5 for 0.5 at 0', 2.7, 1.5815, -0.7],
  ['cold in 1.5 for 1 at 0', 0, 2.381, -3],
  ['cold in 1 for 1 at 0, cold in 1.1 for 1.1 at 1', 3.6, 1.086, 1.8],
  ['cold in 1.2 for 1.2 at 2, cold in 1.1 for 1.1 at 1, cold in 1 for 1 at 0', 4.3, 0.8891, 1.5],
  ['right in 1.2 for 1.2 at 3, cold in 1.1 for 1.1 at 1.5, cold in 1 for 1 at 0', 3.6, 0.8168, 1.8],
  ['warm in 1.3 for 1.3 at 4, cold in 1 for 1 at 0', 1.4, 1.4706, -0.5],
  ['right in 1 for 1 at 0, warm in 1.3 for 1 at 0, cold in 0.7 for 1 at 0', 0, 0.9563, -1.7],
  ['right in 1.1 for 1.1 at 1.4, cold in 1 for 1 at 0, warm in 1.2 for 1.2 at 2.6', 1.2, 0.937, -2],
  ['warm in 0.6 for 0.6 at -5, warm in 0.6 for 0.6 at -5, warm in 0.6 for 0.6 at -5', -5.2, 1.9558, 1.3],
])('%s: %d °C, give or take %d, and %d are tried', (words, offsetC, spreadC, trialC) => {
  const taps = tapsOf(words);
  const thermostat = computeThermostat(taps);
  expect(thermostat).toMatchObject({ offsetC, taps: taps.length });
  expect(thermostat.spreadC).toBeCloseTo(spreadC, 3);
  expect(thermostatTrial(taps)).toBe(trialC);
});

test('where only 0.4 clo are asked for a tap tells next to nothing, and nothing is tried', () => {
  const taps = tapsOf('cold in 0.4 for 0.4 at 0');
  expect(computeThermostat(taps).offsetC).toBe(0);
  expect(thermostatTrial(taps)).toBe(0);
});

test('people are spread by 2.5 °C around the standards, from -6 to 6 in fifths of a degree', () => {
  const beliefs = beliefsFrom([]);
  const usual = beliefs.filter(({ tolerance }) => tolerance === 0.2);
  expect(usual.map(({ offsetC }) => roundToTenth(offsetC))).toEqual(
    Array.from({ length: 61 }, (_, i) => roundToTenth(-6 + i / 5)),
  );
  const at = (offset: number) => usual.find(({ offsetC }) => roundToTenth(offsetC) === offset)?.weight ?? NaN;
  expect(at(2.4) / at(0)).toBeCloseTo(Math.exp(-((2.4 / 2.5) ** 2) / 2), 9);
  expect(at(-2.4)).toBeCloseTo(at(2.4), 12);
});

test('most say so at a fifth of a vote, few at a tenth or at more', () => {
  const shares = [0.1, 0.2, 0.3, 0.4].map((vote) =>
    beliefsFrom([])
      .filter(({ tolerance }) => tolerance === vote)
      .reduce((sum, { weight }) => sum + weight, 0),
  );
  for (const [i, share] of [0.12, 0.7, 0.13, 0.05].entries()) expect(shares[i]).toBeCloseTo(share, 9);
});

test('a tap counts two hundredths less than the one after it', () => {
  const [tap] = tapsOf('cold in 1 for 1 at 0');
  /** How much more likely the last person became than the first, as a logarithm. */
  const told = (taps: ComfortTap[]) => {
    const [before, after] = [beliefsFrom([]), beliefsFrom(taps)];
    const ratio = (beliefs: typeof before) => Math.log(beliefs.at(-1)!.weight / beliefs[0]!.weight);
    return ratio(after) - ratio(before);
  };
  const once = told([tap!]);
  expect(once).toBeGreaterThan(1);
  expect(told([tap!, tap!])).toBeCloseTo(once * (1 + 0.98), 9);
  expect(told([tap!, tap!, tap!])).toBeCloseTo(once * (1 + 0.98 + 0.98 ** 2), 9);
});
