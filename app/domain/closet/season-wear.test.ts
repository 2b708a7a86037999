import { expect, test } from 'vitest';
import type { DayHour } from '../comfort/day-hours.ts';
import { holdsDay, type Layers, type WearDay } from './season-wear.ts';

/** How far from comfort so many hundredths of a clo are, clo, in one hour: 0.5 but where it is said otherwise. */
const offAt = (told: Record<number, number>): Float64Array =>
  Float64Array.from({ length: 400 }, (_, clo) => told[clo] ?? 0.5);

function dayOf(
  ...hours: { off: Record<number, number>; feltC?: number; airC?: number; wet?: boolean }[]
): WearDay {
  return {
    days: 1,
    isWet: false,
    conditions: {} as WearDay['conditions'],
    hours: hours.map(
      ({ feltC = 10, airC = 10, wet = false }) => ({ feltC, wet, air: { airC } }) as unknown as DayHour,
    ),
    off: hours.map(({ off }) => offAt(off)),
  };
}

const COAT: Layers = { outer: 30, shelters: true, cardigan: 0 };
const OVER_CARDIGAN: Layers = { outer: 30, shelters: true, cardigan: 20 };
const NOTHING_OPEN: Layers = { outer: 0, shelters: false, cardigan: 0 };

test.each([
  ['the mean hour is a tenth of a clo off', [{ off: { 100: 0.1 } }], NOTHING_OPEN, true],
  ['it is a little more', [{ off: { 100: 0.101 } }], NOTHING_OPEN, false],
  ['one hour makes up for another', [{ off: { 100: 0.2 } }, { off: { 100: 0 } }], NOTHING_OPEN, true],
  ['it is right without the coat', [{ off: { 70: 0 } }], COAT, true],
  ['the coat stays on in rain', [{ off: { 70: 0 }, wet: true }], COAT, false],
  [
    'a coat that lets the rain through may come off',
    [{ off: { 70: 0 }, wet: true }],
    { ...COAT, shelters: false },
    true,
  ],
  ['it is right without coat and cardigan', [{ off: { 50: 0 } }], OVER_CARDIGAN, true],
  ['no cardigan comes off under a coat', [{ off: { 80: 0 } }], OVER_CARDIGAN, false],
  [
    'a cardigan over everything comes off in rain, too',
    [{ off: { 80: 0 }, wet: true }],
    { ...OVER_CARDIGAN, outer: 0 },
    true,
  ],
] as const)('a look of 1 clo, when %s', (_, hours, layers, holds) => {
  expect(holdsDay(dayOf(...hours), [{ clo: 0, pocket: 0 }], 100, layers)).toBe(holds);
});

test('scarf and gloves are in the pocket or on, in frost on, and more clothes than the table knows count as its last', () => {
  const filling = [{ clo: 15, pocket: 10 }];
  const held = (day: WearDay, clo = 100) => holdsDay(day, filling, clo, NOTHING_OPEN);
  expect(held(dayOf({ off: { 115: 0 } }))).toBe(true);
  expect(held(dayOf({ off: { 105: 0 } }))).toBe(true);
  expect(held(dayOf({ off: { 105: 0 }, feltC: -30, airC: -20 }))).toBe(false);
  expect(held(dayOf({ off: { 115: 0 }, feltC: -30, airC: -20 }))).toBe(true);
  expect(held(dayOf({ off: { 399: 0 } }), 900)).toBe(true);
});
