import fc from 'fast-check';
import { expect, test } from 'vitest';
import { coveredRangeF } from './covered-range.ts';
import { apparentTemperature, heatBand } from './heat.ts';
import { clothingNeed, needMethod, outdoorVote } from './need.ts';
import { airOf, celsius, fahrenheit, radiantTemperature, sunshine } from './outdoors.ts';

const shade = (airC: number, airSpeed = 1) => ({ airC, radiantC: airC, airSpeed, humidity: 50 });

test('PMV from 12 °C up, IREQ up to 5 °C, a blend between', () => {
  expect([-10, 5, 5.1, 11.9, 12, 30].map(needMethod)).toEqual([
    'IREQ',
    'IREQ',
    'blend',
    'blend',
    'PMV',
    'PMV',
  ]);
});

test('mild air: the PMV need, with what walking takes away added (2 met leaves 0.8)', () => {
  const need = clothingNeed(shade(22));
  expect(need.neutral).toBeCloseTo(0.6 / 0.8, 1);
  expect(outdoorVote(shade(22), need.neutral)).toBeCloseTo(0, 2);
  expect(outdoorVote(shade(22), need.min)).toBeCloseTo(-0.5, 2);
});

test('cold air: ICL required of ISO 11079', () => {
  const need = clothingNeed({ airC: -10, radiantC: -10, airSpeed: 1, humidity: 70 });
  expect(Math.abs(need.min - 2.88)).toBeLessThan(0.02);
  expect(Math.abs(need.neutral - 3.31)).toBeLessThan(0.02);
  expect(outdoorVote(shade(0), 2)).toBeNull();
});

const AIR = fc.record({
  airC: fc.double({ min: -30, max: 40, noNaN: true }),
  extra: fc.double({ min: -2, max: 15, noNaN: true }),
  airSpeed: fc.double({ min: 0.1, max: 8, noNaN: true }),
  humidity: fc.double({ min: 10, max: 100, noNaN: true }),
});
const ACTIVITY = fc.constantFrom('standing', 'strolling', 'walking', 'brisk' as const);

test('min <= neutral <= max, always finite', () => {
  fc.assert(
    fc.property(AIR, ACTIVITY, ({ airC, extra, airSpeed, humidity }, activity) => {
      const need = clothingNeed({ airC, radiantC: airC + extra, airSpeed, humidity }, activity);
      expect(need.min).toBeLessThanOrEqual(need.neutral + 1e-6);
      expect(need.neutral).toBeLessThanOrEqual(need.max + 1e-6);
      expect(Number.isFinite(need.max)).toBe(true);
    }),
  );
});

test('outside the blend warmer air asks for less, and more wind never asks for less', () => {
  fc.assert(
    fc.property(AIR, ({ airC, extra, airSpeed, humidity }) => {
      const need = (warmer: number, windier: number) =>
        clothingNeed({
          airC: airC + warmer,
          radiantC: airC + warmer + extra,
          airSpeed: airSpeed + windier,
          humidity,
        }).neutral;
      const blended = airC + 2 > 5 && airC < 12;
      if (!blended) expect(need(2, 0)).toBeLessThanOrEqual(need(0, 0) + 1e-6);
      expect(need(0, 1)).toBeGreaterThanOrEqual(need(0, 0) - 1e-6);
    }),
  );
});

test('the seam of the two standards bends the need by less than a jumper', () => {
  let before = clothingNeed(shade(2)).neutral;
  for (let airC = 2.25; airC <= 15; airC += 0.25) {
    const now = clothingNeed(shade(airC)).neutral;
    expect(now - before).toBeLessThan(0.05);
    before = now;
  }
});

test('the sun warms, the clear night sky cools', () => {
  expect(sunshine(8, 0)).toBe(1);
  expect(sunshine(8, 1)).toBeCloseTo(0.25, 9);
  expect(sunshine(0, 0)).toBe(0);
  expect(radiantTemperature(20, 8, 0)).toBe(35);
  expect(radiantTemperature(10, 0, 0)).toBe(8);
  const base = { tempF: 68, windMs: 2, humidity: 50, cloud: 0, uv: 0 };
  expect(clothingNeed(airOf({ ...base, uv: 6 })).neutral).toBeLessThan(clothingNeed(airOf(base)).neutral);
  expect(celsius(fahrenheit(21))).toBeCloseTo(21, 9);
});

test('an ensemble covers a range of temperatures, and without its coat a warmer one', () => {
  const withCoat = coveredRangeF(1.36);
  const without = coveredRangeF(0.86);
  expect(withCoat.low).toBeLessThan(without.low);
  expect(withCoat.high).toBeLessThan(without.high);
  expect(withCoat.high - withCoat.low).toBeGreaterThan(5);
  expect(clothingNeed(shade(celsius(without.low))).min).toBeCloseTo(0.86, 1);
});

test('the table of what an ensemble covers is what the hour asks for in calm shade', () => {
  const nearly = (tempF: number) => [tempF - 1, tempF, tempF + 1];
  for (let tempF = -30; tempF <= 80; tempF++) {
    const { min, max } = clothingNeed(shade(celsius(tempF)), 'strolling');
    // In between, where the two standards meet, one insulation belongs to several temperatures.
    if (min > 0 && (min < 1.5 || min > 1.7)) expect(nearly(tempF)).toContain(coveredRangeF(min).low);
    if (max > 0 && (max < 2.35 || max > 3)) expect(nearly(tempF)).toContain(coveredRangeF(max).high);
  }
});

test('heat bands on the UTCI scale', () => {
  const sunny = (airC: number, humidity: number) => ({ airC, radiantC: airC + 15, airSpeed: 1, humidity });
  expect(heatBand(shade(20))).toBe('none');
  expect(heatBand(shade(28))).toBe('moderate');
  expect(heatBand(sunny(30, 45))).toBe('strong');
  expect(heatBand(sunny(36, 50))).toBe('very strong');
  expect(heatBand(sunny(42, 60))).toBe('extreme');
  expect(apparentTemperature(sunny(30, 80))).toBeGreaterThan(apparentTemperature(sunny(30, 30)));
});
