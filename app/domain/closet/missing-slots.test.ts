import { expect, test } from 'vitest';
import { SLOTS, type Slot } from '../looks/look.ts';
import type { Conditions } from '../styling/input/conditions.ts';
import type { Pools } from '../styling/search/garment-option.ts';
import { isOfKind, type Kind } from '../wardrobe/garment-kinds.ts';
import { WARDROBE } from '../wardrobe/wardrobe.ts';
import { rainproofPools, slotsMissingInCold } from './missing-slots.ts';

const poolsOf = (...ids: string[]): Pools =>
  Object.fromEntries(
    SLOTS.map((slot) => [
      slot,
      WARDROBE.filter((garment) => garment.slot === slot && ids.includes(garment.id)).map((garment) => ({
        ...{ garment, cost: 0 },
      })),
    ]),
  ) as Pools;
const of = (kind: Kind) => WARDROBE.find((garment) => isOfKind(garment, kind))!.id;
const GLOVES = WARDROBE.find(({ slot }) => slot === 'gloves')!.id;
const WINTER = ['wool-coat', of('warm hat'), of('warm scarf'), of('boots for deep frost'), GLOVES];
const without = (id: string) => poolsOf(...WINTER.filter((one) => one !== id));
const lacks = (pools: Pools, coldestC: number, over: Partial<Conditions> = {}, headCover = false): Slot[] =>
  slotsMissingInCold(pools, { coldestC, feltC: coldestC, sunHat: false, ...over } as Conditions, headCover);

test('from eight degrees on nothing need be worn over the rest', () => {
  expect(lacks(poolsOf(), 8)).toEqual([]);
  expect(lacks(poolsOf(), 7.9)).toEqual(['coat']);
});

test.each([
  [of('blazer'), 11],
  [of('outdoor jacket'), 6],
])('%s is warm enough over everything down to %d degrees', (id, from) => {
  // Above eight nothing is needed at all.
  if (from < 8) expect(lacks(poolsOf(id), from)).toEqual([]);
  expect(lacks(poolsOf(id), Math.min(from, 8) - 0.1)).toEqual(['coat']);
});

test('a coat is warm enough in any cold, for comfort tells where it is not', () => {
  expect(lacks(poolsOf('trench'), 0)).toEqual([]);
  expect(lacks(poolsOf(...WINTER), -20)).toEqual([]);
});

test('where it feels colder than two below, hat and gloves are a must', () => {
  const coat = poolsOf('wool-coat');
  expect(lacks(coat, 1, { feltC: -2 })).toEqual([]);
  expect(lacks(coat, 1, { feltC: -2.1 })).toEqual(['hat', 'gloves']);
  expect(lacks(without(of('warm hat')), 1, { feltC: -5 })).toEqual(['hat']);
  expect(lacks(without(GLOVES), 1, { feltC: -5 })).toEqual(['gloves']);
});

test('whose head is covered anyway, by wish or against the sun, lacks no warm hat', () => {
  const bare = without(of('warm hat'));
  expect(lacks(bare, -5, {}, true)).toEqual([]);
  expect(lacks(bare, -5, { sunHat: true })).toEqual([]);
});

test('in deep frost, below fifteen Fahrenheit, a warm scarf and boots are a must', () => {
  for (const [id, slot] of [
    [of('warm scarf'), 'scarf'],
    [of('boots for deep frost'), 'shoes'],
    [of('warm hat'), 'hat'],
    [GLOVES, 'gloves'],
  ] as const) {
    expect(lacks(without(id), -9.5, { feltC: 0 }), slot).toEqual([slot]);
    expect(lacks(without(id), -9.4, { feltC: 0 }), slot).toEqual([]);
  }
});

test('in the rain and without an umbrella only what keeps it off goes over the rest', () => {
  const umbrella = WARDROBE.find(({ slot }) => slot === 'umbrella')!.id;
  const [shut, open] = (['protects', 'no'] as const).map(
    (rain) =>
      WARDROBE.find(
        ({ slot, weather }) => slot === 'coat' && (weather.rain === 'protects') === (rain === 'protects'),
      )!.id,
  ) as [string, string];
  const ids = (pools: Pools) => pools.coat.map(({ garment }) => garment.id).sort();
  const [wet, dry] = [{ wet: true }, { wet: false }] as Conditions[];
  expect(ids(rainproofPools(poolsOf(shut, open), wet!))).toEqual([shut]);
  expect(ids(rainproofPools(poolsOf(shut, open), dry!))).toEqual([shut, open].sort());
  expect(ids(rainproofPools(poolsOf(shut, open, umbrella), wet!))).toEqual([shut, open].sort());
});
