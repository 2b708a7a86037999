import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numberBetween } from '../../../tests/random/number-between.ts';
import { extraClo } from '../preferences/personal-warmth.ts';
import { apparentTemperature, shadeApparentC, heatBand } from './felt-heat.ts';
import { clothingNeed, needMethod, outdoorVote, typicalClothing } from './clothing-need.ts';
import { outdoorAir, toCelsius, toFahrenheit, radiantTemperature, sunshineShare } from './outdoor-air.ts';

const shade = (airC: number, airSpeed = 1) => ({ airC, radiantC: airC, airSpeed, humidity: 50 });

test.each([
  [-20, 1.63],
  [-10, 1.52],
  [0, 1.37],
  [5, 1.27],
  [10, 1.13],
  [15, 0.95],
  [18, 0.82],
  [20, 0.73],
  [22, 0.63],
  [25, 0.46],
  [27.5, 0.3],
  [35, 0.3],
])('people wear %d °C in %d clo (Havenith et al. 2012)', (airC, clo) => {
  expect(typicalClothing(airC)).toBeCloseTo(clo, 2);
});

// Calm shade, 55 %: what people wear is the aim, but for what a walk cannot do with.
test.each([
  [0, 1.4],
  [5, 1.31],
  [10, 1.31],
  [15, 0.98],
  [18, 0.85],
  [20, 0.76],
  [22, 0.55],
  [26, 0.4],
  [30, 0.3],
])('calm shade of %d °C asks for about %d clo', (airC, clo) => {
  const { neutral } = clothingNeed({ airC, radiantC: airC, airSpeed: 0.3, humidity: 55 });
  expect(Math.abs(neutral - clo)).toBeLessThan(0.02);
});

test('in the cold the bound is the minimal ICL of ISO 11079 at a walk, and aim and bound are near', () => {
  const need = clothingNeed({ airC: -10, radiantC: -10, airSpeed: 1, humidity: 60 });
  expect(need.min).toBeCloseTo(2.11, 1);
  expect(need.neutral - need.min).toBeCloseTo(0.04, 2);
  expect([needMethod(-10), needMethod(9.9), needMethod(10)]).toEqual(['IREQ', 'IREQ', 'PMV']);
  expect(outdoorVote(shade(0), 2)).toBeNull();
  expect(outdoorVote(shade(15), clothingNeed(shade(15)).min)).toBeCloseTo(-0.5, 1);
});

const AIR = fc.record({
  airC: numberBetween(-30, 40),
  extra: numberBetween(-2, 15),
  airSpeed: numberBetween(0.1, 8),
  humidity: numberBetween(10, 100),
  offsetC: numberBetween(-6, 6),
  wet: fc.boolean(),
});
const ACTIVITY = fc.constantFrom('standing', 'strolling', 'walking', 'brisk' as const);

test('min <= neutral <= max, always finite', () => {
  fc.assert(
    fc.property(AIR, ACTIVITY, ({ airC, extra, airSpeed, humidity, offsetC, wet }, activity) => {
      const air = { airC, radiantC: airC + extra, airSpeed, humidity };
      const need = clothingNeed(air, activity, { wet, more: extraClo(offsetC) });
      expect(need.min).toBeGreaterThanOrEqual(0);
      expect(need.min).toBeLessThanOrEqual(need.neutral);
      expect(need.neutral).toBeLessThanOrEqual(need.max);
      expect(Number.isFinite(need.max)).toBe(true);
    }),
  );
});

test('the need is monotone: colder, windier or cloudier air never asks for less, whoever she is', () => {
  const change = fc.record({
    colder: numberBetween(0, 20),
    windier: numberBetween(0, 5),
    cloudier: numberBetween(0, 1),
  });
  fc.assert(
    fc.property(AIR, change, ({ airC, extra, airSpeed, humidity, offsetC, wet }, by) => {
      const need = (colder: number, windier: number, cloudier: number) =>
        clothingNeed(
          {
            airC: airC - colder,
            radiantC: airC - colder + extra * (1 - cloudier),
            airSpeed: airSpeed + windier,
            humidity,
          },
          'walking',
          { wet, more: extraClo(offsetC) },
        );
      const here = need(0, 0, 0);
      const harder = [need(by.colder, 0, 0), need(0, by.windier, 0)];
      if (extra > 0) harder.push(need(0, 0, by.cloudier));
      for (const other of harder) {
        expect(other.min).toBeGreaterThanOrEqual(here.min - 1e-6);
        expect(other.neutral).toBeGreaterThanOrEqual(here.neutral - 1e-6);
        expect(other.max).toBeGreaterThanOrEqual(here.max - 1e-6);
      }
    }),
    { numRuns: 2000, seed: 20261122 },
  );
});

test('wind, sun and pace move it by a third of a clo at most where the physics of a walk leave room', () => {
  const quiet = clothingNeed(shade(17, 0.1)).neutral;
  const sunny = clothingNeed({ ...shade(17, 0.1), radiantC: 30 }).neutral;
  expect(sunny).toBeLessThan(quiet - 0.1);
  expect(clothingNeed(shade(17, 3)).neutral).toBeGreaterThan(quiet);
  expect(clothingNeed(shade(17), 'walking', { wet: true }).neutral).toBeGreaterThan(
    clothingNeed(shade(17)).neutral,
  );
});

test('the sun warms, the clear night sky cools; cloud is in the UV index already and dims it once', () => {
  expect(sunshineShare(8)).toBe(1);
  expect(sunshineShare(0)).toBe(0);
  expect(radiantTemperature(20, 8, 0)).toBe(35);
  expect(radiantTemperature(20, 8, 1)).toBe(35);
  expect(radiantTemperature(10, 0, 0)).toBe(8);
  const base = { tempF: 68, windMs: 2, humidity: 50, cloud: 0, uv: 0 };
  expect(clothingNeed(outdoorAir({ ...base, uv: 6 })).neutral).toBeLessThan(
    clothingNeed(outdoorAir(base)).neutral,
  );
  expect(toCelsius(toFahrenheit(21))).toBeCloseTo(21, 9);
});

test('heat bands on the UTCI scale', () => {
  const sunny = (airC: number, humidity: number) => ({ airC, radiantC: airC + 15, airSpeed: 1, humidity });
  expect(heatBand(shade(20))).toBe('none');
  expect(heatBand(shade(28))).toBe('moderate');
  expect(heatBand(sunny(30, 45))).toBe('strong');
  expect(heatBand(sunny(36, 50))).toBe('very strong');
  expect(heatBand(sunny(42, 60))).toBe('extreme');
  expect(apparentTemperature(sunny(30, 80))).toBeGreaterThan(apparentTemperature(sunny(30, 30)));
  expect(shadeApparentC(sunny(-2, 70))).toBe(apparentTemperature({ ...sunny(-2, 70), radiantC: -2 }));
});

// Our own figures, which she has been dressed by: a change of a thousandth is a change of what she wears.
test.each([
  [-15, -15, 2, 70, 'standing', false, 0, 6.1556, 6.1956, 7.1087, null],
  [-3, 2, 4, 80, 'strolling', true, 0.16, 3.2025, 3.2425, 4.2857, null],
  [8, 8, 0.5, 60, 'brisk', false, 0, 0.7431, 0.8869, 1.2155, null],
  [10.5, 14, 1, 50, 'walking', true, 0, 1.2324, 1.2924, 2.1596, -1.032],
  [11, 11, 0.1, 50, 'strolling', false, -0.24, 1.3149, 1.3749, 2.7016, -1.359],
  [14, 29, 3, 40, 'walking', false, 0, 0.6961, 0.8404, 1.3326, 0.082],
  [17, 17, 6, 55, 'standing', false, 0.24, 1.8985, 1.9585, 2.9983, -1.8542],
  [19, 19, 0.3, 90, 'walking', true, 0, 0.4473, 0.86, 0.9297, 0.5968],
  [22, 37, 1, 35, 'brisk', false, 0, 0, 0.4, 0.4, 2.7887],
  [24, 24, 2, 60, 'strolling', false, 0.3, 0.6039, 0.9827, 1.0427, 0.8242],
  [27, 40, 0.5, 50, 'walking', false, 0.2, 0, 0.531, 0.531, 2.5332],
  [33, 33, 1, 70, 'standing', true, -0.1, 0, 0.3, 0.4, 2.7947],
  [5, 5, 8, 100, 'walking', false, 0, 2.1588, 2.1988, 3.4643, null],
] as const)(
  'the needs of %d °C, radiant %d, %d m/s, %d %%, %s, wet: %s, %d clo more: they stay',
  (airC, radiantC, airSpeed, humidity, activity, wet, more, min, neutral, max, vote) => {
    const air = { airC, radiantC, airSpeed, humidity };
    const need = clothingNeed(air, activity, { wet, more });
    expect(need.min).toBeCloseTo(min, 3);
    expect(need.neutral).toBeCloseTo(neutral, 3);
    expect(need.max).toBeCloseTo(max, 3);
    const told = outdoorVote(air, 1, activity);
    if (vote === null) expect(told).toBeNull();
    else expect(told).toBeCloseTo(vote, 3);
  },
);
