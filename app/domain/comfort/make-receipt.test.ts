import { expect, test } from 'vitest';
import type { WeatherHour } from '../weather/weather.ts';
import { dayHours } from './day-hours.ts';
import { safeHours } from './ireq.ts';
import { coldExposure } from './clothing-need.ts';
import { comfortReceipt } from './make-receipt.ts';
import { turningPoint } from './turning-point.ts';
import type { WearingPlan } from './plan-wearing.ts';

const dayOf = (...temps: number[]) =>
  dayHours(
    temps.map((tempF, i): WeatherHour => ({
      ...{ at: '', date: '2026-05-20', hour: 8 + i, tempF, windMs: 2, humidity: 50, precipitationMm: 0 },
      ...{ snow: false, cloud: 0.5, uv: 0, condition: 'Clouds' },
    })),
  );
const coat = { garmentId: 'wool-coat:camel', name: 'camel wool coat' };
const onTop = { kind: 'layer', layers: [{ ...coat, clo: 0.6 }], shelters: false } as const;
/** A coat over the rest; `off` says in which hours it is off. */
const planOf = (off: number[], icls = [1.2, 0.704]): WearingPlan => ({
  ...{ steps: [onTop], off, icls },
});
const receipt = (temps: number[], off: number[], icls?: number[]) =>
  comfortReceipt(dayOf(...temps), [], planOf(off, icls));

test('the longest stretch without the coat is told, the first of two as long', () => {
  expect(receipt([50, 60, 60, 50, 60, 60, 60, 50], [0, 1, 1, 0, 1, 1, 1, 0]).shed).toEqual({
    ...{ garment: coat.name, garmentId: coat.garmentId, fromHour: 12, untilHour: 15, icl: 0.7 },
  });
  expect(receipt([50, 60, 60, 50, 60, 60], [0, 1, 1, 0, 1, 1]).shed).toMatchObject({
    ...{ fromHour: 9, untilHour: 11 },
  });
  expect(receipt([60, 60, 50], [1, 0, 0]).shed).toMatchObject({ fromHour: 8, untilHour: 9 });
  expect(receipt([50, 60], [0, 1]).shed).not.toHaveProperty('untilHour');
  expect(receipt([50, 60], [0, 0]).shed).toBeUndefined();
});

test('what is on in every hour is no layer that comes off', () => {
  expect(receipt([50, 60, 60], [0, 1, 1]).layers).toEqual([{ ...coat, wornHours: [8] }]);
  expect(receipt([50, 60], [0, 0])).not.toHaveProperty('layers');
});

test('the hour with the most missing is told, in hundredths; of two alike the first', () => {
  const { shortfall, hours } = receipt([20, 10, 10, 20], [0, 0, 0, 0], [1, 0.5]);
  expect(shortfall).toMatchObject({ hour: 9, tempF: 10, side: 'cold' });
  expect(shortfall?.clo).toBeCloseTo(hours[1]!.need.min - 1, 2);
  expect(receipt([65, 65], [0, 0], [0.9, 0.5])).not.toHaveProperty('shortfall');
});

// Below 0 °F fingers last 45 minutes, whatever the rest of her wears; minutes are told in fives, five at least.
test.each([
  [0, 3.4, 45],
  [0.3, 3.4, undefined],
  [-40, 0, 5],
  [-10, 1.5, 20],
  [-10, 3.4, 45],
  [45, 2, undefined],
])('at %d °F in %d clo: %s minutes outdoors', (tempF, clo, minutes) => {
  expect(receipt([tempF, tempF], [0, 0], [clo, clo]).minutesOutdoors).toBe(minutes);
});

test('a vote is told from 10 °C up, and a day has an hour at least', () => {
  expect(receipt([50], [0])).toMatchObject({ method: 'PMV' });
  expect(receipt([49], [0])).toMatchObject({ method: 'IREQ' });
  expect(receipt([49], [0])).not.toHaveProperty('pmv');
  expect(receipt([60], [0], [0.9])).not.toHaveProperty('offsetC');
  expect(() => receipt([], [])).toThrow(RangeError);
});

test('what of the warmth is hers alone keeps nobody warm for longer', () => {
  const plan = planOf([0], [1.5]);
  const [hour] = dayOf(-10);
  const minutes = (personalClo: number) =>
    comfortReceipt([{ ...hour!, personalClo }], [], plan).minutesOutdoors ?? Infinity;
  expect(minutes(0.5)).toBe(comfortReceipt([hour!], [], planOf([0], [1])).minutesOutdoors);
  expect(minutes(9)).toBe(comfortReceipt([hour!], [], planOf([0], [0])).minutesOutdoors);
  expect(minutes(-0.3)).toBeGreaterThan(minutes(0));
});

test('clothes are told in hundredths, temperatures in whole degrees', () => {
  const told = receipt([60.4, 60.6], [0, 1], [1.2345, 0.7049]);
  expect(told.icl).toBe(1.23);
  expect(told.shed?.icl).toBe(0.7);
  expect(told.hours.map(({ tempF, worn, out }) => [tempF, worn, out])).toEqual([
    [60, 1.23, true],
    [61, 0.7, true],
  ]);
  for (const { need } of told.hours)
    for (const clo of Object.values(need)) expect(clo * 100).toBeCloseTo(Math.round(clo * 100), 9);
  expect(told.ppd).toBe(Math.round(told.ppd ?? NaN));
  expect(told.pmv).toBe(Number(told.pmv?.toFixed(2)));
});

test('minutes are rounded down to fives, and more than eight hours are nobody’s plan', () => {
  const [hour] = dayOf(20);
  const minutesIn = (clo: number) => safeHours(coldExposure(hour!.air, 'walking'), clo, 'minimal') * 60;
  const told = (minutes: number) => {
    const clo = turningPoint(0, 4, (some) => minutesIn(some) >= minutes);
    return comfortReceipt([hour!], [], planOf([0], [clo])).minutesOutdoors;
  };
  expect([59.9, 60.1, 64.9, 479.9].map(told)).toEqual([55, 60, 60, 475]);
  expect(told(480.1)).toBeUndefined();
});
