import { expect, test } from 'vitest';
import type { WeatherHour } from '../weather.ts';
import { dayHours, verdictOf } from './day.ts';
import { comfortReceipt } from './receipt-of.ts';
import { discomfort, planWearing, wornAt, type Step } from './wearing.ts';

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
const COAT: Step = {
  kind: 'layer',
  layers: [{ garmentId: 'wool-coat:camel', name: 'camel wool coat', clo: 0.6 }],
  shelters: true,
};
const CARDIGAN: Step = {
  kind: 'layer',
  layers: [{ garmentId: 'fine-cardigan:navy', name: 'fine navy cardigan', clo: 0.23 }],
  shelters: false,
};
const SCARF: Step = {
  kind: 'extras',
  layers: [{ garmentId: 'wool-scarf:grey', name: 'grey wool scarf', clo: 0.08 }],
  shelters: false,
};

test('the coat comes off for the warm middle of the day and is wanted back', () => {
  const day = dayHours(LISBON);
  const receipt = comfortReceipt(day, [], planWearing(day, 1.4, [COAT]));
  expect(receipt.shed?.garmentId).toBe('wool-coat:camel');
  expect(receipt.shed?.fromHour).toBeGreaterThan(9);
  expect(receipt.shed?.fromHour).toBeLessThan(14);
  expect(receipt.shed?.untilHour).toBeGreaterThan(15);
  expect(receipt.hours.find(({ hour }) => hour === 15)?.worn).toBe(0.9);
  expect(receipt.hours[0]?.worn).toBe(1.4);
  expect(receipt.layers?.[0]?.wornHours).toContain(8);
  expect(receipt.layers?.[0]?.wornHours).not.toContain(15);
  expect(receipt.method).toBe('PMV');
  expect(receipt.ppd).toBeGreaterThanOrEqual(5);
});

test('a day from frost to spring: scarf, coat and cardigan come off one after the other', () => {
  const day = dayHours([28, 34, 42, 52, 60, 66, 68, 60, 50].map((tempF, index) => hourAt(7 + index, tempF)));
  const plan = planWearing(day, 2.1, [SCARF, COAT, CARDIGAN]);
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
    expect(worn).toBeCloseTo(2.1 - 0.835 * off.reduce((sum, clo) => sum + clo, 0), 1);
  });
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
  const receipt = comfortReceipt(day, [], planWearing(day, 2.1, []));
  expect(receipt.method).toBe('IREQ');
  expect(receipt.pmv).toBeUndefined();
  expect(receipt.minutesOutdoors).toBeGreaterThanOrEqual(15);
  expect(receipt.minutesOutdoors).toBeLessThan(120);
  expect(receipt.hours[0]?.verdict).toBe('cold');
  expect(receipt.shortfall).toMatchObject({ hour: 8, tempF: -4, side: 'cold' });
  const mild = dayHours([hourAt(8, 36)]);
  const enough = comfortReceipt(mild, [], planWearing(mild, 2.1, []));
  expect(enough.minutesOutdoors).toBeUndefined();
  expect(enough.shortfall).toBeUndefined();
});

test('the thermostat dresses for colder air and leaves the told temperature alone', () => {
  const [plain] = dayHours([hourAt(8, 57)]);
  const [chilly] = dayHours([hourAt(8, 57)], 'strolling', 3);
  const [hardy] = dayHours([hourAt(8, 57)], 'strolling', -3);
  expect(chilly?.need.neutral).toBeGreaterThan((plain?.need.neutral ?? 0) + 0.2);
  expect(hardy?.need.neutral).toBeLessThan((plain?.need.neutral ?? 0) - 0.2);
  expect(chilly?.tempF).toBe(57);
});

test('verdicts step from cold to hot', () => {
  const need = { min: 0.8, neutral: 1, max: 1.3 };
  expect([0.3, 0.7, 1, 1.5, 2].map((icl) => verdictOf(need, icl))).toEqual([
    'cold',
    'cool',
    'comfortable',
    'warm',
    'hot',
  ]);
  expect(discomfort(need, 0.6)).toBeGreaterThan(discomfort(need, 1.5));
  const day = dayHours([hourAt(8, 57)]);
  expect(wornAt(3, planWearing(day, 1.4, []))).toBe(1.4);
});

test('a receipt of no hours is refused', () => {
  expect(() => comfortReceipt([], [], { steps: [], off: [], icls: [1] })).toThrow(RangeError);
});
