// What is on the legs under which shoes, and how much of scarf, gloves, hat and thermals a day asks for.
import { expect, test } from 'vitest';
import { MILD_DAY, NO_LINES, poolsOf } from '../../../../tests/styling/sample-pools.ts';
import type { Conditions } from '../input/conditions.ts';
import { type Part, combineOptions } from './ensemble-parts.ts';
import type { LegKind } from '../../wardrobe/garment-predicates.ts';
import { createFiller, legwearUnder } from './fill-for-warmth.ts';
import type { LayeredWarmth } from '../input/warmth-index.ts';

const shoe = (id: string): Part => combineOptions(Object.values(poolsOf([id])).flat());
const ALL = [
  'no-show-socks',
  'ankle-socks',
  'sports-socks',
  'wool-socks',
  'sheer-tights',
  'opaque-tights',
  'wool-tights',
];

/** What may be on the legs, and what each costs: 'ankle-socks 0.5'; 'bare' for nothing. */
const legs = (kind: LegKind, shoes: string, today: Partial<Conditions> = {}, ids: readonly string[] = ALL) =>
  legwearUnder(poolsOf(ids), kind, shoe(shoes), { ...MILD_DAY, ...today }, NO_LINES).map(
    ({ garments, cost }) => `${garments[0]?.id ?? 'bare'} ${Number(cost.toFixed(6))}`,
  );

const SHORT = ['no-show-socks 0', 'ankle-socks 0.5', 'sports-socks 0.5'];
const TIGHTS = ['sheer-tights 0', 'opaque-tights 0', 'wool-tights 0'];
const SOCKS = ['no-show-socks 0', 'ankle-socks 0', 'sports-socks 0', 'wool-socks 0'];
/** One way or the other of what is barely enough. */
const BARE_OK = { coldestC: 11, warmestC: 18 };

test.each<[string, LegKind, string, Partial<Conditions>, string[]]>([
  ['shorts over sneakers: short socks', 'shorts', 'leather-sneakers', {}, SHORT],
  ['shorts over loafers', 'shorts', 'loafers', {}, ['bare 0']],
  ['trousers over loafers', 'covered', 'loafers', {}, SOCKS],
  ['from 21 °C no sock is to be seen', 'covered', 'loafers', { warmestC: 21 }, [...SHORT, 'wool-socks 0.5']],
  ['just below', 'covered', 'loafers', { warmestC: 20.9 }, SOCKS],
  ['at 3 °C any socks', 'covered', 'chelsea-boots', { coldestC: 3 }, SOCKS],
  ['below it wool', 'covered', 'chelsea-boots', { coldestC: 2.9 }, ['wool-socks 0']],
  ['sandals', 'covered', 'flat-sandals', { coldestC: 18 }, ['bare 0']],
  ['pumps, at 11 °C', 'covered', 'court-heels', { coldestC: 11 }, ['bare 0']],
  ['pumps, below: sheer ones', 'covered', 'court-heels', { coldestC: 10.9 }, ['sheer-tights 2']],
  ['ballet flats', 'covered', 'ballet-flats', { coldestC: 10.9 }, ['sheer-tights 2']],
  ['rain flats', 'covered', 'rain-flats', { coldestC: 10.9 }, ['sheer-tights 2']],
  ['espadrilles', 'covered', 'espadrilles', { coldestC: 10.9 }, ['sheer-tights 2']],
  ['a hem on a mild day', 'skirt', 'leather-sneakers', BARE_OK, [...SHORT, ...TIGHTS]],
  ['colder', 'skirt', 'leather-sneakers', { ...BARE_OK, coldestC: 10.9 }, TIGHTS],
  ['no noon to it', 'skirt', 'leather-sneakers', { ...BARE_OK, warmestC: 17.9 }, TIGHTS],
  ['in wind', 'skirt', 'court-heels', { windy: true, coldestC: 15 }, ['bare 0', ...TIGHTS]],
  ['in wind, colder', 'skirt', 'court-heels', { windy: true, coldestC: 14.9 }, TIGHTS],
  ['in rain', 'skirt', 'court-heels', { rain: true, windy: true, coldestC: 17 }, ['bare 0', ...TIGHTS]],
  ['in rain, colder', 'skirt', 'court-heels', { rain: true, coldestC: 16.9 }, TIGHTS],
  ['at 4.5 °C any tights', 'skirt', 'chelsea-boots', { coldestC: 4.5 }, TIGHTS],
  ['below it wool', 'skirt', 'chelsea-boots', { coldestC: 4.4 }, ['wool-tights 0']],
  ['where it feels below 10 °C', 'skirt', 'court-heels', { ...BARE_OK, feltC: 9.9 }, TIGHTS],
  ['low leather shoes under a hem', 'skirt', 'walking-shoes', {}, ['no-show-socks 0', ...TIGHTS]],
])('%s', (_, kind, shoes, today, found) => {
  expect(legs(kind, shoes, today)).toEqual(found);
});

test.each<[string, LegKind, string, Partial<Conditions>, string[], string[]]>([
  ['pumps in the cool, no hose', 'covered', 'court-heels', { coldestC: 10.9 }, [], ['bare 12']],
  ['no wool', 'covered', 'chelsea-boots', { coldestC: -9 }, ['ankle-socks'], ['ankle-socks 0']],
  ['nothing at all', 'covered', 'chelsea-boots', {}, [], ['bare 0']],
  ['leather and no short sock', 'skirt', 'walking-shoes', {}, ['ankle-socks'], ['bare 2.5']],
  ['a hem, no tights, in the cool', 'skirt', 'court-heels', { coldestC: 10.9 }, ['wool-socks'], ['bare 12']],
  ['and felt below 10 °C', 'skirt', 'court-heels', { coldestC: 10.9, feltC: 9.9 }, [], ['bare 400']],
  [
    'the same on a milder day',
    'skirt',
    'court-heels',
    { coldestC: 11, warmestC: 17 },
    ['wool-socks'],
    ['bare 0'],
  ],
  [
    'tights of another length only',
    'skirt',
    'leather-sneakers',
    { coldestC: 5 },
    ['ankle-socks'],
    ['ankle-socks 12.5'],
  ],
])('what is not there: %s', (_, kind, shoes, today, ids, found) => {
  expect(legs(kind, shoes, today, ids)).toEqual(found);
});

const KIT = ['wool-socks', 'wool-scarf', 'wool-gloves', 'wool-beanie'];
/** Warmth that asks for nothing, and one that asks for all there is. */
const NOTHING_MORE: LayeredWarmth = { costOf: () => 0 };
const EVERYTHING: LayeredWarmth = { costOf: (index) => 1000 - index };

interface Asked {
  ids?: readonly string[];
  kind?: LegKind;
  shoes?: string;
  hatTaken?: boolean;
}
function filled(today: Partial<Conditions>, warmth: LayeredWarmth, asked: Asked = {}) {
  const { ids = KIT, kind = 'covered', shoes = 'chelsea-boots', hatTaken = false } = asked;
  const fill = createFiller(poolsOf(ids), { ...MILD_DAY, ...today }, NO_LINES, hatTaken);
  const found = fill(kind, shoe(shoes), 0.5, warmth)!;
  return { cost: found.cost, ids: found.filling.garments.slice(1).map(({ id }) => id.replace(/^wool-/, '')) };
}
/** The least and the most of the kit. */
const kit = (today: Partial<Conditions>, asked: Asked = {}) =>
  [NOTHING_MORE, EVERYTHING].map((warmth) => filled(today, warmth, asked).ids.toSorted().join(' '));

const [THREE, NECK_AND_HANDS, HEAD_AND_HANDS] = ['beanie gloves scarf', 'gloves scarf', 'beanie gloves'];

// As the coldest hour feels, its air, the warmest hour's, and the least and the most of scarf, gloves and hat.
test.each<[number, number, number, string, string]>([
  // Felt frost, or deep frost: head and hands always, the neck where it does not thaw by much.
  [-2.1, 2, 10.9, THREE, THREE],
  [-2.1, 2, 11, HEAD_AND_HANDS, HEAD_AND_HANDS],
  [-2.1, 1.7, 20, THREE, THREE],
  [-2.1, 1.8, 20, HEAD_AND_HANDS, HEAD_AND_HANDS],
  [-2.1, 4.5, 8.9, THREE, THREE],
  [-2.1, 4.5, 9, HEAD_AND_HANDS, HEAD_AND_HANDS],
  [-2.1, 4.4, 10.9, THREE, THREE],
  [-2, -9.5, 20, THREE, THREE],
  // Where it stays cold, all three.
  [-2, 3, 4.5, THREE, THREE],
  [-2, 3, 4.6, NECK_AND_HANDS, THREE],
  [-2, 3, 7.8, NECK_AND_HANDS, THREE],
  [-2, 3, 7.9, NECK_AND_HANDS, NECK_AND_HANDS],
  [-2, 1.7, 12, NECK_AND_HANDS, THREE],
  [-2, 1.8, 12, NECK_AND_HANDS, NECK_AND_HANDS],
  // From 45 °F down neck and hands, above it a scarf at most.
  [5, 7.1, 12, NECK_AND_HANDS, NECK_AND_HANDS],
  [5, 7.2, 12, '', 'scarf'],
])('felt %d, %d to %d °C: from "%s" to "%s"', (feltC, coldestC, warmestC, least, most) => {
  expect(kit({ feltC, coldestC, warmestC })).toEqual([least, most]);
});

test('in wind neck and hands 2.2 °C sooner', () => {
  const windy = (coldestC: number) => kit({ feltC: 3, coldestC, warmestC: 13, windy: true })[0];
  expect([windy(9.3), windy(9.5)]).toEqual([NECK_AND_HANDS, '']);
});

test('a hat that is worn anyway is not worn twice, and each piece costs a little', () => {
  const frost = { feltC: -9, coldestC: -5, warmestC: 0 };
  expect(kit(frost, { hatTaken: true })).toEqual([NECK_AND_HANDS, NECK_AND_HANDS]);
  expect(filled(frost, NOTHING_MORE).cost).toBeCloseTo(0.3, 9);
  expect(filled({ coldestC: 12 }, NOTHING_MORE).cost).toBe(0);
});

test('thermals come in two under trousers, under a hem the top alone; each costs a quarter', () => {
  const ids = ['wool-socks', 'wool-tights', 'thermal-top', 'thermal-leggings'];
  const base = (kind: LegKind, there: readonly string[]) => filled({}, EVERYTHING, { ids: there, kind }).ids;
  expect(base('covered', ids)).toEqual(['thermal-top', 'thermal-leggings']);
  expect(base('covered', ids.slice(0, 3))).toEqual(['thermal-top']);
  expect(base('skirt', ids)).toEqual(['thermal-top']);
  const cost = (warmth: LayeredWarmth) => filled({}, warmth, { ids }).cost;
  expect(cost(NOTHING_MORE)).toBe(0);
  // Half a clo and socks are 63 hundredths of Icl, with both thermals 92.
  expect(cost({ costOf: (index) => (index > 80 ? 0 : 99) })).toBeCloseTo(0.5, 9);
});

test('a light scarf is for days that ask for nothing, and tights in trainers cost', () => {
  const light = ['wool-socks', 'cotton-scarf'];
  const scarf = (today: Partial<Conditions>, ids = light) => filled(today, EVERYTHING, { ids }).ids;
  expect(scarf({ coldestC: 10 })).toEqual(['cotton-scarf']);
  expect(scarf({ coldestC: 7 }, [...KIT, 'cotton-scarf'])).not.toContain('cotton-scarf');
  expect(scarf({ feltC: -2.1, warmestC: 20 })).toEqual([]);
  expect(filled({ coldestC: 10 }, EVERYTHING, { ids: light }).cost % 1).toBeCloseTo(0.05, 6);
  const tights = { ids: ['opaque-tights'], kind: 'skirt', shoes: 'leather-sneakers' } as const;
  expect(filled({ coldestC: 8 }, NOTHING_MORE, tights).cost).toBeCloseTo(0.7, 9);
  expect(filled({ coldestC: 8 }, NOTHING_MORE, { ...tights, shoes: 'chelsea-boots' }).cost).toBe(0);
});
