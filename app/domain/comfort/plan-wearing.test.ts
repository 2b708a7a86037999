import { expect, test } from 'vitest';
import type { DayHour } from './day-hours.ts';
import { strain } from './comfort-strain.ts';
import { planWearing, cloWornAt, type RemovalStep } from './plan-wearing.ts';

const stepOf = (kind: RemovalStep['kind'], clo: number, shelters = false): RemovalStep => ({
  ...{ kind, shelters },
  layers: [{ garmentId: `${kind} ${clo}`, name: kind, clo }],
});
const EXTRAS = stepOf('extras', 0.1);
const COAT = stepOf('layer', 0.5);
const RAINCOAT = stepOf('layer', 0.34, true);
const CARDIGAN = stepOf('layer', 0.2);
const SHELL = stepOf('layer', 0.33);
const STEPS: Record<string, RemovalStep> = {
  ...{ scarf: EXTRAS, coat: COAT, raincoat: RAINCOAT, cardigan: CARDIGAN, shell: SHELL },
};

/** An hour that would have everything on, or everything off, as far as it may. */
const hourAt = (airC: number, wish: 'on' | 'off', more: Partial<DayHour> = {}): DayHour => ({
  ...{ hour: 12, tempF: 50, feltC: airC, personalClo: 0, wet: false, out: true, weight: 100 },
  air: { airC, radiantC: airC, airSpeed: 1, humidity: 50 },
  need: wish === 'on' ? { min: 2, neutral: 2, max: 3 } : { min: 0, neutral: 0.1, max: 0.45 },
  ...more,
});
/** Frost in which nothing comes off. */
const FROST = hourAt(-5, 'on', { feltC: -10 });
/** How many steps are off in an hour that comes after one in frost. */
const offIn = (hour: DayHour, steps: readonly RemovalStep[]) => planWearing([FROST, hour], 2, steps).off[1];

// What must come off, however much is wanted: scarf, hat and gloves above 12 °C, a coat above 18.4 (65 °F), any outer
// layer above 24 (75 °F), all that comes off above 26 (79 °F).
test.each([
  [12, 'scarf coat cardigan', 0],
  [12.1, 'scarf coat cardigan', 1],
  [18.4, 'scarf coat cardigan', 1],
  [18.5, 'scarf coat cardigan', 2],
  [18.5, 'scarf raincoat cardigan', 2],
  [18.5, 'scarf shell cardigan', 1],
  [24, 'scarf shell cardigan', 1],
  [24.1, 'scarf shell cardigan', 2],
  [25.9, 'scarf shell cardigan', 2],
  [26.1, 'scarf shell cardigan', 3],
  [18.4, 'coat cardigan', 0],
  [18.5, 'coat cardigan', 1],
  [24, 'shell cardigan', 0],
  [24.1, 'shell cardigan', 1],
  [26.1, 'shell cardigan', 2],
  [24.1, 'scarf', 1],
  [26.1, 'scarf', 1],
])('at %d °C of %s at least %d must be off', (airC, words, off) => {
  const steps = words.split(' ').map((word) => STEPS[word]!);
  expect(offIn(hourAt(airC, 'on'), steps)).toBe(off);
});

test('at 26 °C itself what is under the outer layer may stay on', () => {
  const need = { min: 1.6, neutral: 2, max: 3 };
  expect(offIn(hourAt(26, 'on', { need }), [EXTRAS, SHELL, CARDIGAN])).toBe(2);
});

// What must stay on, however little is wanted: scarf, hat and gloves where it feels below -2 °C, in the wet what shelters
// and all that is under it.
test.each([
  ['all may come off', hourAt(10, 'off'), [EXTRAS, COAT, CARDIGAN], 3],
  ['below 8 °C the coat stays on', hourAt(7.9, 'off'), [EXTRAS, COAT, CARDIGAN], 1],
  ['at 8 °C it may come off', hourAt(8, 'off'), [EXTRAS, COAT, CARDIGAN], 3],
  ['scarf and gloves may at -2 °C felt', hourAt(0, 'off', { feltC: -2 }), [EXTRAS, COAT, CARDIGAN], 1],
  ['none may below', hourAt(0, 'off', { feltC: -2.1 }), [EXTRAS, COAT, CARDIGAN], 0],
  ['nor the coat, where there is no scarf', hourAt(0, 'off', { feltC: -2.1 }), [COAT, CARDIGAN], 0],
  ['the raincoat stays on', hourAt(10, 'off', { wet: true }), [EXTRAS, RAINCOAT, CARDIGAN], 1],
  ['also without a scarf over it', hourAt(10, 'off', { wet: true }), [RAINCOAT, CARDIGAN], 0],
  ['in warm rain as well', hourAt(20, 'off', { wet: true }), [EXTRAS, RAINCOAT, CARDIGAN], 1],
  ['and in hot rain', hourAt(27, 'off', { wet: true }), [EXTRAS, RAINCOAT, CARDIGAN], 1],
  ['where nothing shelters all may', hourAt(10, 'off', { wet: true }), [EXTRAS, COAT, CARDIGAN], 3],
] as const)('%s', (_, hour, steps, off) => {
  expect(offIn(hour, steps)).toBe(off);
});

test('each step takes its share of clo off: 0.835 of what the layers have', () => {
  const { icls } = planWearing([FROST], 2, [
    { ...EXTRAS, layers: [...EXTRAS.layers, ...EXTRAS.layers] },
    COAT,
  ]);
  expect(icls.map((icl) => Number(icl.toFixed(4)))).toEqual([2, 1.833, 1.4155]);
});

test('a day costs what its hours cost, each by its weight, and 0.15 for every change', () => {
  const warm = hourAt(10, 'off', { weight: 2 });
  const day = [FROST, warm, { ...FROST, weight: 3 }];
  const { cost, off, icls } = planWearing(day, 2, [COAT]);
  expect(off).toEqual([0, 1, 0]);
  const hours = 100 * strain(FROST, 2) + 2 * strain(warm, icls[1]!) + 3 * strain(FROST, 2);
  expect(cost).toBeCloseTo(hours + 0.3, 9);
});

test('nobody changes for less than the trouble is worth', () => {
  const cool = hourAt(10, 'on');
  /** Half a tenth of a clo too much: 3 · 0.0835 + 12 · 0.0835² with the scarf on, an hour's strain of 0.33. */
  const mild = (weight: number) => hourAt(10, 'on', { weight, need: { min: 1, neutral: 1.9165, max: 3 } });
  const worth = 0.15 / strain(mild(1), 2);
  expect(planWearing([cool, mild(worth * 0.99)], 2, [stepOf('extras', 0.1)]).off).toEqual([0, 0]);
  expect(planWearing([cool, mild(worth * 1.01)], 2, [stepOf('extras', 0.1)]).off).toEqual([0, 1]);
});

test('what is never wanted is on in the coldest hour all the same, and costs 3 more', () => {
  const day = [30, 28, 29, 28].map((airC) => hourAt(airC, 'off', { weight: 1 }));
  const { off, cost, icls } = planWearing(day, 1, [COAT]);
  expect(off).toEqual([1, 0, 1, 1]);
  const hours = day.reduce((sum, hour) => sum + strain(hour, icls[1]!), 0);
  expect(cost).toBeCloseTo(hours + 3, 9);
});

test('what is worn in an hour is what is left of the ensemble then', () => {
  const plan = { steps: [COAT], off: [0, 1], icls: [2, 1.5825] };
  expect([0, 1, 2].map((index) => cloWornAt(index, plan))).toEqual([2, 1.5825, 2]);
  expect(cloWornAt(0, { ...plan, icls: [] })).toBe(0);
});
