import { expect, test } from 'vitest';
import type { WeatherHour } from '../weather/weather.ts';
import { dayHours, comfortVerdict } from './day-hours.ts';
import { comfortReceipt } from './make-receipt.ts';
import { strain } from './comfort-strain.ts';
import { planWearing, cloWornAt, type RemovalStep } from './plan-wearing.ts';

const hourAt = (hour: number, tempF: number, extra: Partial<WeatherHour> = {}): WeatherHour => ({
  at: `2026-11-20T${String(hour).padStart(2, '0')}:00:00Z`,
  hour,
  date: '2026-11-20',
  tempF,
  windMs: 2,
  humidity: 60,
  precipitationMm: 0,
  snow: false,
  cloud: 0.4,
  uv: hour > 9 && hour < 16 ? 2 : 0,
  condition: 'Partly Cloudy',
  ...extra,
});

// A mild November day in Lisbon: 57° at eight, 71° at three, 60° at eight in the evening.
const LISBON = [57, 58, 60, 62, 65, 68, 70, 71, 70, 67, 64, 62, 60].map((tempF, index) =>
  hourAt(8 + index, tempF),
);
const COAT: RemovalStep = {
  kind: 'layer',
  layers: [{ garmentId: 'wool-coat:camel', name: 'camel wool coat', clo: 0.6 }],
  shelters: true,
};
const CARDIGAN: RemovalStep = {
  kind: 'layer',
  layers: [{ garmentId: 'fine-cardigan:navy', name: 'fine navy cardigan', clo: 0.23 }],
  shelters: false,
};
const SCARF: RemovalStep = {
  kind: 'extras',
  layers: [{ garmentId: 'wool-scarf:grey', name: 'gray wool scarf', clo: 0.08 }],
  shelters: false,
};

test('leaving, midday and coming home are outdoors and weigh most; in sport every hour is', () => {
  const day = dayHours(LISBON);
  expect(day.filter(({ out }) => out).map(({ hour }) => hour)).toEqual([8, 12, 20]);
  expect(day.map(({ weight }) => weight)).toEqual([
    4, 0.2, 0.2, 0.2, 3, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 4,
  ]);
  expect(dayHours(LISBON, { throughout: true }).every(({ out }) => out)).toBe(true);
  expect(dayHours([hourAt(8, 57)]).map(({ out }) => out)).toEqual([true]);
  expect(dayHours([hourAt(11, 57), hourAt(12, 57), hourAt(13, 58)]).map(({ out }) => out)).toEqual([
    true,
    false,
    true,
  ]);
});

test.each([
  [[10, 11, 12, 13, 14], 12],
  [[9, 10, 11, 12, 13, 14], 12],
  [[11, 12, 13, 14, 15], null],
  [[9, 10, 11, 12, 13], null],
  [[13, 14, 15, 16], null],
  [[7, 8, 9, 10, 11], null],
])('of the hours %j she is out around %s, beside leaving and coming home', (hours, midday) => {
  const out = dayHours(hours.map((hour) => hourAt(hour, 57)))
    .slice(1, -1)
    .filter((hour) => hour.out);
  expect(out.map(({ hour, weight }) => [hour, weight])).toEqual(midday === null ? [] : [[midday, 3]]);
});

test('the coat comes off for the warm middle of the day and is wanted back', () => {
  const day = dayHours(LISBON.map((hour) => ({ ...hour, tempF: hour.tempF - 6 })));
  const receipt = comfortReceipt(day, [], planWearing(day, 1.25, [COAT]));
  expect(receipt.shed?.garmentId).toBe('wool-coat:camel');
  expect(receipt.shed?.fromHour).toBeGreaterThan(8);
  expect(receipt.shed?.fromHour).toBeLessThan(14);
  expect(receipt.shed?.untilHour).toBeGreaterThan(15);
  expect(receipt.hours.find(({ hour }) => hour === 15)?.worn).toBe(0.75);
  expect(receipt.hours[0]?.worn).toBe(1.25);
  expect(receipt.layers?.[0]?.wornHours).toContain(8);
  expect(receipt.layers?.[0]?.wornHours).not.toContain(15);
  expect(receipt.method).toBe('PMV');
  expect(receipt.ppd).toBeGreaterThanOrEqual(5);
  expect(receipt.hours.filter(({ out }) => out).map(({ hour }) => hour)).toEqual([8, 12, 20]);
});

test('a day from frost to spring: scarf, coat and cardigan come off one after the other', () => {
  const day = dayHours([20, 28, 40, 52, 60, 66, 70, 62, 50].map((tempF, index) => hourAt(7 + index, tempF)));
  const plan = planWearing(day, 1.9, [SCARF, COAT, CARDIGAN]);
  expect(Math.max(...plan.off)).toBe(3);
  expect(plan.off[0]).toBe(0);
  const receipt = comfortReceipt(day, [], plan);
  expect(receipt.layers?.map(({ garmentId }) => garmentId)).toEqual([
    'wool-scarf:grey',
    'wool-coat:camel',
    'fine-cardigan:navy',
  ]);
  const [, coat, cardigan] = receipt.layers ?? [];
  for (const hour of coat?.wornHours ?? []) expect(cardigan?.wornHours).toContain(hour);
  receipt.hours.forEach(({ hour, worn }) => {
    const off = [0.08, 0.6, 0.23].filter((_, i) => !receipt.layers?.[i]?.wornHours.includes(hour));
    expect(worn).toBeCloseTo(1.9 - 0.835 * off.reduce((sum, clo) => sum + clo, 0), 1);
  });
});

test('hat, scarf and gloves stay on where it feels below -2 °C, and are in the pocket above 12', () => {
  const day = dayHours([14, 23, 40, 50, 57, 60].map((tempF, index) => hourAt(8 + index, tempF)));
  const plan = planWearing(day, 2.4, [SCARF]);
  expect(plan.off.slice(0, 2)).toEqual([0, 0]);
  expect(plan.off.slice(4)).toEqual([1, 1]);
});

test('no layer comes off in the rain that it keeps out', () => {
  const wet = dayHours(LISBON.map((hour) => ({ ...hour, precipitationMm: 1 })));
  expect(planWearing(wet, 1.4, [COAT]).off.every((off) => off === 0)).toBe(true);
  const dry = planWearing(wet, 1.4, [{ ...COAT, shelters: false }]);
  expect(dry.off.some((off) => off > 0)).toBe(true);
});

test('a layer that is too much in every hour costs more than leaving it at home', () => {
  const hot = dayHours(LISBON.map((hour) => ({ ...hour, tempF: 80 })));
  const plan = planWearing(hot, 0.9, [COAT]);
  expect(plan.off.filter((off) => off === 0)).toHaveLength(1);
  expect(plan.cost).toBeGreaterThan(planWearing(hot, 0.4, []).cost);
});

test('honest cold: minutes outdoors and what is missing when city clothes cannot hold it, nothing when they can', () => {
  const day = dayHours([hourAt(8, -4), hourAt(9, -2)]);
  const receipt = comfortReceipt(day, [], planWearing(day, 1.9, []));
  expect(receipt.method).toBe('IREQ');
  expect(receipt.pmv).toBeUndefined();
  expect(receipt.minutesOutdoors).toBeGreaterThanOrEqual(15);
  expect(receipt.minutesOutdoors).toBeLessThan(180);
  expect(receipt.hours[0]?.verdict).toBe('cold');
  expect(receipt.shortfall).toMatchObject({ hour: 8, tempF: -4, side: 'cold' });
  const mild = dayHours([hourAt(8, 36)]);
  const enough = comfortReceipt(mild, [], planWearing(mild, 1.6, []));
  expect(enough.minutesOutdoors).toBeUndefined();
  expect(enough.shortfall).toBeUndefined();
});

test('too much is never told as an amount: heat has no shortfall', () => {
  const hot = dayHours([hourAt(12, 95), hourAt(13, 97)]);
  const receipt = comfortReceipt(hot, [], planWearing(hot, 0.6, []));
  expect(receipt.shortfall).toBeUndefined();
  expect(receipt.hours.map(({ verdict }) => verdict)).toEqual(['hot', 'hot']);
});

test('what stays on inside is told with how it feels there, but not to somebody who is outdoors throughout', () => {
  const day = dayHours([hourAt(8, 45), hourAt(9, 46)]);
  const plan = planWearing(day, 1.3, [COAT]);
  expect(comfortReceipt(day, [], plan, { insideIcl: 0.8 }).inside).toMatchObject({
    icl: 0.8,
    verdict: 'comfortable',
  });
  expect(comfortReceipt(day, [], plan).inside).toBeUndefined();
});

test('the thermostat dresses for colder air and leaves the told temperature alone', () => {
  const [plain] = dayHours([hourAt(8, 57)]);
  const [chilly] = dayHours([hourAt(8, 57)], { offsetC: 3 });
  const [hardy] = dayHours([hourAt(8, 57)], { offsetC: -3 });
  expect(chilly?.need.neutral).toBeCloseTo((plain?.need.neutral ?? 0) + 0.24);
  expect(hardy?.need.neutral).toBeCloseTo((plain?.need.neutral ?? 0) - 0.24);
  expect(chilly?.tempF).toBe(57);
});

test('verdicts step from cold to hot; anything light is comfortable from 26 °C, nothing in strong heat', () => {
  const at = (airC: number) => ({
    need: { min: 0.8, neutral: 1, max: 1.3 },
    air: { airC, radiantC: airC, airSpeed: 1, humidity: 50 },
    personalClo: 0,
  });
  expect([0.3, 0.7, 1, 1.5, 2].map((icl) => comfortVerdict(at(15), icl))).toEqual([
    'cold',
    'cool',
    'comfortable',
    'warm',
    'hot',
  ]);
  const summer = { ...at(27), need: { min: 0, neutral: 0.3, max: 0.4 } };
  expect([0.35, 0.5, 0.51].map((icl) => comfortVerdict(summer, icl))).toEqual([
    'comfortable',
    'comfortable',
    'warm',
  ]);
  expect(comfortVerdict({ ...summer, air: at(36).air }, 0.3)).toBe('hot');
});

test('strain: nothing on the aim, more with every tenth, much more out of the band, most when too cold', () => {
  const hour = {
    need: { min: 0.8, neutral: 1, max: 1.3 },
    air: { airC: 15, radiantC: 15, airSpeed: 1, humidity: 50 },
    personalClo: 0,
  };
  expect(strain(hour, 1)).toBe(0);
  expect(strain(hour, 1.1)).toBeCloseTo(0.42);
  expect(strain(hour, 0.9)).toBeCloseTo(0.42);
  expect(strain(hour, 0.79) - strain(hour, 0.82)).toBeGreaterThan(2);
  expect(strain(hour, 1.31) - strain(hour, 1.28)).toBeGreaterThan(1);
  expect(strain(hour, 0.6)).toBeGreaterThan(strain(hour, 1.4));
  const frost = { ...hour, need: { min: 3, neutral: 3, max: 4 } };
  expect(strain(frost, 2.6), 'the warmer, where nothing is enough').toBeLessThan(strain(frost, 2.2));
  expect(cloWornAt(3, planWearing(dayHours([hourAt(8, 57)]), 1.4, []))).toBe(1.4);
});

test('a receipt of no hours is refused', () => {
  expect(() => comfortReceipt([], [], { steps: [], off: [], icls: [1] })).toThrow(RangeError);
});
