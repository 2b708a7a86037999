import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numberBetween } from '../../../tests/random/number-between.ts';
import { predictedDissatisfied, predictedMeanVote, balancedClo } from './pmv.ts';

// ISO 7730 Table D.1: air, radiant, air speed, humidity, met, clo, PMV.
const TABLE_D1 = [
  [22, 22, 0.1, 60, 1.2, 0.5, -0.75],
  [27, 27, 0.1, 60, 1.2, 0.5, 0.77],
  [27, 27, 0.3, 60, 1.2, 0.5, 0.44],
  [23.5, 25.5, 0.1, 60, 1.2, 0.5, -0.01],
  [23.5, 25.5, 0.3, 60, 1.2, 0.5, -0.55],
  [19, 19, 0.1, 40, 1.2, 1, -0.6],
  [23.5, 23.5, 0.3, 40, 1.2, 1, 0.12],
  [23, 21, 0.1, 40, 1.2, 1, 0.05],
  [23, 21, 0.3, 40, 1.2, 1, -0.16],
  [22, 22, 0.1, 60, 1.6, 0.5, 0.05],
  [27, 27, 0.1, 60, 1.6, 0.5, 1.17],
  [27, 27, 0.3, 60, 1.6, 0.5, 0.95],
] as const;

test.each(TABLE_D1)(
  'ISO 7730 table: %d °C, radiant %d, %d m/s, %d %%, %d met, %d clo gives %d',
  (airC, radiantC, airSpeed, humidity, met, clo, pmv) => {
    expect(Math.abs(predictedMeanVote({ airC, radiantC, airSpeed, humidity }, met, clo) - pmv)).toBeLessThan(
      0.1,
    );
  },
);

test('the check of ISO 7730: PMV 0.08 and PPD 5.1', () => {
  const pmv = predictedMeanVote({ airC: 25, radiantC: 25, airSpeed: 0.1, humidity: 50 }, 1.2, 0.5);
  expect(pmv).toBeCloseTo(0.08, 2);
  expect(predictedDissatisfied(pmv)).toBeCloseTo(5.1, 1);
});

// Strolling (2 met, 1 m/s, 50 %): clo for PMV -0.5, 0, +0.5.
test.each([
  [10, 10, 1.47, 1.92, 2.63],
  [16, 16, 0.94, 1.24, 1.72],
  [22, 22, 0.42, 0.6, 0.88],
  [26, 26, 0.09, 0.2, 0.36],
] as const)('clo for a stroll at %d °C', (airC, radiantC, cool, neutral, warm) => {
  const air = { airC, radiantC, airSpeed: 1, humidity: 50 };
  expect(balancedClo(air, 2, -0.5)).toBeCloseTo(cool, 1);
  expect(Math.abs(balancedClo(air, 2, 0) - neutral)).toBeLessThan(0.02);
  expect(Math.abs(balancedClo(air, 2, 0.5) - warm)).toBeLessThan(0.02);
});

test('full sun lowers the need of a stroll at 22 °C to 0.21 clo', () => {
  const clo = balancedClo({ airC: 22, radiantC: 37, airSpeed: 1, humidity: 50 }, 2, 0);
  expect(Math.abs(clo - 0.21)).toBeLessThan(0.02);
});

const AIR = fc.record({
  airC: numberBetween(5, 32),
  radiantExtra: numberBetween(-3, 15),
  airSpeed: numberBetween(0.1, 1),
  humidity: numberBetween(10, 100),
});

test('the required clo gives back the vote it was asked for', () => {
  fc.assert(
    fc.property(AIR, fc.constantFrom(-0.5, 0, 0.5), ({ airC, radiantExtra, airSpeed, humidity }, vote) => {
      const air = { airC, radiantC: airC + radiantExtra, airSpeed, humidity };
      const clo = balancedClo(air, 2, vote);
      if (clo > 0 && clo < 5.9) expect(predictedMeanVote(air, 2, clo)).toBeCloseTo(vote, 2);
    }),
  );
});

test('warmer air never asks for more clothing, and more clothing never feels colder where it is cooler than skin', () => {
  fc.assert(
    fc.property(AIR, numberBetween(0, 8), ({ airC, radiantExtra, airSpeed, humidity }, by) => {
      const at = (extra: number) => ({
        airC: airC + extra,
        radiantC: airC + extra + radiantExtra,
        airSpeed,
        humidity,
      });
      expect(balancedClo(at(by), 2, 0)).toBeLessThanOrEqual(balancedClo(at(0), 2, 0) + 1e-6);
      // Around hotter than the skin clothing shields from the heat instead.
      if (airC + radiantExtra > 28) return;
      const more = predictedMeanVote(at(0), 2, 0.5 + by / 8);
      expect(more).toBeGreaterThanOrEqual(predictedMeanVote(at(0), 2, 0.5) - 1e-6);
    }),
  );
});

test('dissatisfaction is 5 % at best and grows on both sides', () => {
  expect(predictedDissatisfied(0)).toBe(5);
  expect(predictedDissatisfied(0.5)).toBeCloseTo(10.2, 1);
  expect(predictedDissatisfied(-0.5)).toBeCloseTo(predictedDissatisfied(0.5), 9);
});

// Our own figures, which she has been dressed by: a change of a thousandth is a change of what she wears.
test.each([
  [21, 21, 0.1, 50, 1, 1, -0.6151],
  [26, 26, 0.05, 60, 1, 0.4, -0.1072],
  [30, 30, 0.2, 70, 1.2, 0.3, 1.4594],
  [18, 33, 0.8, 35, 2, 0.7, 0.1883],
  [12, 9, 1, 90, 2.6, 1.4, 0.3105],
  [5, 5, 1.5, 80, 3.8, 1.8, 1.0612],
  [35, 50, 0.5, 20, 1.6, 0.3, 4.7535],
  [20, 20, 0.3, 50, 0.8, 2, -0.715],
])(
  'the vote of %d °C, radiant %d, %d m/s, %d %%, %d met, %d clo stays',
  (airC, radiantC, airSpeed, humidity, met, clo, pmv) => {
    expect(predictedMeanVote({ airC, radiantC, airSpeed, humidity }, met, clo)).toBeCloseTo(pmv, 3);
  },
);

// Below nothing to -2 clo, above it to 6.
test.each([
  [10, 8, 1, 90, 2, -0.5, 1.4535],
  [18, 18, 0.1, 50, 1.2, 0, 1.5885],
  [24, 36, 0.6, 40, 2.6, 0.5, -0.1539],
  [33, 45, 0.2, 70, 1.2, 0, -1.4381],
  [45, 80, 0.1, 20, 1.2, 0, -2],
  [20, 20, 0.4, 20, 1, 0.5, 2.69],
  [-20, -20, 1, 80, 1, 0, 6],
])(
  'what %d °C, radiant %d, %d m/s, %d %% ask of %d met for a vote of %d stays',
  (airC, radiantC, airSpeed, humidity, met, vote, clo) => {
    expect(balancedClo({ airC, radiantC, airSpeed, humidity }, met, vote)).toBeCloseTo(clo, 3);
  },
);

test('few are content far from neutral, and five in a hundred never are', () => {
  expect(predictedDissatisfied(0)).toBe(5);
  expect(predictedDissatisfied(1)).toBeCloseTo(26.12, 2);
  expect(predictedDissatisfied(-2)).toBeCloseTo(76.76, 2);
});
