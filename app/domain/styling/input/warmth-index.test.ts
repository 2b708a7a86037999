// A day's warmth as the search looks it up: what the hours outdoors cost, what comes off, and how it is inside.
import { expect, test } from 'vitest';
import type { DayHour } from '../../comfort/day-hours.ts';
import { strain } from '../../comfort/comfort-strain.ts';
import { warmthSteps, warmthIndex, warmthCosts, type WarmthCosts } from './warmth-index.ts';

interface Hour {
  aim?: number;
  airC?: number;
  out?: boolean;
  wet?: boolean;
  weight?: number;
  personalClo?: number;
}
/** An hour that asks for so many clo, a fifth of one more or less being all right. */
const hour = ({
  aim = 1,
  airC = 10,
  out = true,
  wet = false,
  weight = 1,
  personalClo = 0,
}: Hour = {}): DayHour =>
  ({
    ...{
      need: { min: aim - 0.2, neutral: aim, max: aim + 0.2 },
      air: { airC },
      out,
      wet,
      weight,
      personalClo,
    },
  }) as unknown as DayHour;

const OUTSIDE = 29;
/** A layer of 50 steps of the tables: half a clo of the ensemble. */
const HALF = { clo: 0.5 / 0.835, shelters: false };
const SHELL = { ...HALF, shelters: true };
const costs = (warmth: WarmthCosts, ...layers: Parameters<WarmthCosts['under']>) => {
  const layered = warmth.under(...layers);
  return (index: number, pocketSteps = 0) => layered.costOf(index, pocketSteps);
};
const alone = (...hours: DayHour[]) => costs(warmthCosts(hours), null, null, 0);

test('the place of an ensemble in the tables, and of a garment in it', () => {
  expect([0, 0.5, 1, -1, 9].map(warmthIndex)).toEqual([16, 58, 100, 0, 419]);
  expect([warmthSteps(0), warmthSteps(0.1), warmthSteps(0.6)]).toEqual([0, 8, 50]);
});

test('outdoors the mean strain of the hours, by their weight', () => {
  const one = alone(hour());
  expect(one(100)).toBe(0);
  for (const index of [70, 95, 110, 130])
    expect(one(index)).toBeCloseTo(OUTSIDE * strain(hour(), index / 100), 9);
  const [cold, mild] = [hour({ aim: 1.2, weight: 1 }), hour({ aim: 1, weight: 3 })];
  const mean = (strain(cold, 1.1) + 3 * strain(mild, 1.1)) / 4;
  expect(alone(cold, mild)(110)).toBeCloseTo(OUTSIDE * mean, 9);
});

test('where nothing that is worn will do, only the difference counts', () => {
  const [arctic, desert] = [hour({ aim: 5 }), hour({ aim: 0 })];
  const places = Array.from({ length: 420 }, (_, index) => index);
  expect(Math.min(...places.map((place) => alone(arctic)(place)))).toBe(0);
  expect([alone(desert)(36), alone(desert)(20)]).toEqual([0, 0]);
  expect(alone(desert)(40)).toBeCloseTo(OUTSIDE * (strain(desert, 0.4) - strain(desert, 0.36)), 6);
});

test('each hour takes off what is best for it, from the outside in', () => {
  const [cold, mild, hot] = [hour({ aim: 1.5 }), hour({ aim: 1 }), hour({ aim: 0.5 })];
  expect(costs(warmthCosts([cold, mild]), HALF, null, 0)(150)).toBe(0);
  expect(costs(warmthCosts([cold, mild, hot]), HALF, HALF, 0)(150)).toBe(0);
  expect(costs(warmthCosts([cold, mild, hot]), HALF, null, 0)(150)).toBeCloseTo(
    (OUTSIDE * strain(hot, 1)) / 3,
    6,
  );
  // What goes into a pocket comes off first, and the coat not without it.
  expect(costs(warmthCosts([cold, mild]), null, null, 0)(150, 50)).toBe(0);
  expect(costs(warmthCosts([cold, hot]), HALF, null, 0)(150, 50)).toBe(0);
});

test('a layer that is too much in every hour is left at home: 4', () => {
  const mild = warmthCosts([hour(), hour()]);
  expect(costs(mild, HALF, null, 0)(150)).toBe(4);
  expect(costs(mild, null, null, 0)(100)).toBe(0);
  expect(costs(warmthCosts([hour(), hour({ aim: 1.5 })]), HALF, null, 0)(150)).toBe(0);
});

test('in the wet what keeps it off stays on, and all that is under it', () => {
  const wet = hour({ wet: true });
  const day = warmthCosts([hour({ aim: 1.5 }), wet]);
  const kept = (OUTSIDE * strain(wet, 1.5)) / 2;
  expect(costs(day, HALF, null, 0)(150)).toBe(0);
  expect(costs(day, SHELL, null, 0)(150)).toBeCloseTo(kept, 6);
  expect(costs(day, SHELL, HALF, 0)(150)).toBeCloseTo(kept, 6);
  // The one under it shelters: the outer one may go.
  expect(costs(day, HALF, SHELL, 0)(150)).toBe(0);
  const wetter = hour({ aim: 0.5, wet: true });
  expect(costs(warmthCosts([hour({ aim: 1.5 }), wetter]), HALF, SHELL, 0)(150)).toBeCloseTo(
    (OUTSIDE * strain(wetter, 1)) / 2,
    6,
  );
  expect(
    costs(warmthCosts([hour({ aim: 1.5 }), hour({ aim: 1.3, wet: true })]), SHELL, null, 0)(150, 20),
  ).toBe(0);
});

test('hours of a long day are dressed in five groups, alike with alike and the wet ones by themselves', () => {
  const aims = Array.from({ length: 11 }, (_, n) => (n % 2 ? 1 : 1.5));
  const turns = aims.map((aim) => hour({ aim }));
  // Sorted, three and three: one group has two hours of the one need and one of the other, and dresses for that.
  expect(costs(warmthCosts(turns), HALF, null, 0)(150)).toBeCloseTo(
    (OUTSIDE * 2 * strain(hour(), 1.5)) / 11,
    6,
  );
  expect(alone(...turns)(100)).toBeCloseTo((OUTSIDE * 6 * strain(hour({ aim: 1.5 }), 1)) / 11, 6);
  const four = Array.from({ length: 8 }, (_, n) => hour({ aim: n % 2 ? 1.5 : 1 }));
  expect(costs(warmthCosts(four), HALF, null, 0)(150)).toBe(0);
  const rainy = four.map((_, n) => hour({ aim: n % 2 ? 1.5 : 1, wet: n % 2 === 1 }));
  expect(costs(warmthCosts(rainy), HALF, null, 0)(150)).toBe(0);
});

test('inside, what stays on is right between 0.67 and 1.34 clo; outside of it 1.4, and 10 a clo', () => {
  const day = (more: Hour = {}) => [hour({ aim: 1.5, ...more }), hour({ aim: 1.5, out: false, ...more })];
  const inside = (off: number, more: Hour = {}, door = 0) => {
    const [rooms, street] = [day(more), day({ ...more, out: true })];
    const at = (hours: DayHour[]) =>
      costs(warmthCosts(hours), null, null, door)(150, 150 - Math.round(off * 100));
    return at(rooms) - at(street);
  };
  expect([inside(0.67), inside(1), inside(1.34)]).toEqual([0, 0, 0]);
  expect(inside(0.66)).toBeCloseTo(1.4 + 10 * 0.01, 6);
  expect(inside(0.5)).toBeCloseTo(1.4 + 10 * 0.17, 6);
  expect(inside(1.35)).toBeCloseTo(1.4 + 10 * 0.01, 6);
  // What hangs at the door is not worn inside: a tenth of a clo is 8 steps.
  expect(inside(0.75, {}, 0.1)).toBe(0);
  expect(inside(0.74, {}, 0.1)).toBeCloseTo(1.4 + 10 * 0.01, 6);
  // Who needs more needs half of it inside as well.
  expect(inside(0.77, { personalClo: 0.2 })).toBe(0);
  expect(inside(0.76, { personalClo: 0.2 })).toBeCloseTo(1.4 + 10 * 0.01, 6);
  // Rooms are heated on days below 15 °C.
  expect([inside(0.5, { airC: 14.9 }) > 0, inside(0.5, { airC: 15 })]).toEqual([true, 0]);
});

test('what one ensemble is asked says nothing of another', () => {
  const hours = [hour({ aim: 1.5 }), hour({ wet: true }), hour({ aim: 0.8, out: false })];
  const shared = warmthCosts(hours);
  const asked: Parameters<WarmthCosts['under']>[] = [
    ...[null, HALF, SHELL, { clo: 0.2, shelters: false }].flatMap((first) =>
      [null, HALF, SHELL].flatMap((second) =>
        [0, 0.3].map((door): Parameters<WarmthCosts['under']> => [first, second, door]),
      ),
    ),
  ];
  for (const layers of [...asked, ...asked])
    for (const pocket of [0, 10])
      expect(costs(shared, ...layers)(150, pocket)).toBe(costs(warmthCosts(hours), ...layers)(150, pocket));
});
