// What the search weighs besides warmth and style, one rule at a time: a few pieces, a day, and what the look costs.
import { expect, test } from 'vitest';
import { ANY_WARMTH, MILD_DAY, NO_LINES, poolsOf } from '../../../../tests/styling/sample-pools.ts';
import type { StyleRequest } from '../rules/style-fit.ts';
import type { Conditions } from '../input/conditions.ts';
import type { SearchReach } from './ensemble-parts.ts';
import { buildSearchSpace, searchEnsembles } from './ensemble-search.ts';

const CASUAL: StyleRequest = { style: 'casual', context: null };
const PLAIN = ['oxford-shirt', 'chinos', 'chelsea-boots', 'ankle-socks'];

interface Try {
  asked?: StyleRequest;
  headCover?: boolean;
  reach?: SearchReach;
  costs?: Readonly<Record<string, number>>;
}

function looksOf(ids: readonly string[], today: Partial<Conditions>, more: Try = {}) {
  const { asked = CASUAL, headCover = false, reach, costs } = more;
  const conditions = { ...MILD_DAY, ...today };
  const market = buildSearchSpace(poolsOf(ids, costs), conditions, asked, headCover, ANY_WARMTH, NO_LINES);
  return searchEnsembles(market, reach).map(({ cost, garments }) => ({
    cost,
    ids: garments.map(({ id }) => id),
  }));
}

/** What the best look costs; null where there is none. */
const cost = (ids: readonly string[], today: Partial<Conditions> = {}, more: Try = {}): number | null =>
  looksOf(ids, today, more)[0]?.cost ?? null;
/** What the best look costs more than it would on a dry calm day of the same temperatures. */
function moreThanDry(ids: readonly string[], today: Partial<Conditions>, more: Try = {}): number {
  const { coldestC = 15, warmestC = 20 } = today;
  return (cost(ids, today, more) ?? NaN) - (cost(ids, { coldestC, warmestC }, more) ?? NaN);
}
const worn = (ids: readonly string[], today: Partial<Conditions>, more: Try = {}): string[] =>
  looksOf(ids, today, more)[0]?.ids ?? [];

const RAIN = { wet: true, rain: true };
const SNOW = { wet: true, snow: true };
const WIND = { windy: true };
const GUSTS = { windy: true, gusty: true };
const OVER = {
  none: PLAIN,
  hooded: [...PLAIN, 'hooded-raincoat'],
  shell: [...PLAIN, 'trench'],
  blazer: [...PLAIN, 'light-blazer'],
};
const WITH = (ids: readonly string[]) => [...ids, 'folding-umbrella'];

// What is over it, the weather, and what that costs beside a dry day.
test.each<[string, readonly string[], Partial<Conditions>, number]>([
  ['a hood keeps dry in anything', WITH(OVER.hooded), { ...RAIN, ...GUSTS, soaking: true }, 0],
  ['a shell and an umbrella', WITH(OVER.shell), RAIN, 0.25],
  ['an umbrella alone, in light rain', WITH(OVER.none), { ...RAIN, coldestC: 16 }, 0.5],
  ['alone, in cool rain', WITH(OVER.none), { ...RAIN, coldestC: 15.9 }, 14],
  ['alone, in cool snow', WITH(OVER.none), { ...SNOW, coldestC: 15.9 }, 0.5],
  ['alone, where it rains all day', WITH(OVER.none), { ...RAIN, soaking: true, coldestC: 16 }, 120],
  [
    'the same where it is too warm for a shell',
    WITH(OVER.none),
    { ...RAIN, soaking: true, coldestC: 20, warmestC: 23 },
    0.5,
  ],
  ['and just below', WITH(OVER.none), { ...RAIN, soaking: true, coldestC: 20, warmestC: 22.9 }, 120],
  ['a shell where it rains all day', WITH(OVER.shell), { ...RAIN, soaking: true }, 0.25],
  ['a shell without a hood in gusts', WITH(OVER.shell), { ...RAIN, ...GUSTS }, 36],
  ['the same in snow', WITH(OVER.shell), { ...SNOW, ...GUSTS }, 14],
  ['a shell without a hood in wind', WITH(OVER.shell), { ...RAIN, ...WIND }, 36],
  ['no shell in wind', WITH(OVER.none), { ...RAIN, ...WIND, coldestC: 16 }, 36 + 16],
  ['no umbrella: a shell is all there is', OVER.shell, RAIN, 0],
  ['no umbrella: nor anything else', OVER.blazer, RAIN, 0],
])('in the wet: %s', (_, ids, today, more) => {
  expect(moreThanDry(ids, today)).toBeCloseTo(more, 9);
});

test('without an umbrella nobody leaves a shell at home, but where it is too warm for one, or there is none', () => {
  const shells = (today: Partial<Conditions>) =>
    looksOf(OVER.shell, { ...RAIN, ...today }).map(({ ids }) => ids.includes('trench'));
  expect(shells({})).not.toContain(false);
  expect(shells({ coldestC: 20, warmestC: 28 })).toContain(false);
  expect(moreThanDry(OVER.none, RAIN)).toBe(0);
});

test('an occasion and the office want a shell in any rain', () => {
  const mild = { ...RAIN, coldestC: 17 };
  const asked = (style: StyleRequest['style'], context: StyleRequest['context']) =>
    moreThanDry(WITH(OVER.none), mild, { asked: { style, context } });
  expect(asked('casual', 'special')).toBeCloseTo(14, 9);
  expect(asked('professional', null)).toBeCloseTo(14, 9);
  expect(asked('classic', 'work')).toBeCloseTo(0.5, 9);
});

test('the umbrella comes along where it is used, and stays at home in gusts under a shell', () => {
  expect(worn(WITH(OVER.shell), RAIN)).toContain('folding-umbrella');
  expect(worn(WITH(OVER.hooded), RAIN)).not.toContain('folding-umbrella');
  expect(worn(WITH(OVER.shell), { ...RAIN, ...GUSTS })).not.toContain('folding-umbrella');
  expect(worn(WITH(OVER.none), {})).not.toContain('folding-umbrella');
});

// °C of the coldest hour, calm and windy, below which so much alone is too little.
test.each<[string, string, number, number]>([
  ['bare shoulders', 'satin-camisole', 21.1, 24],
  ['plain bare shoulders', 'ribbed-tank', 21.1, 24],
  ['short sleeves', 'fine-tee', 16.7, 18.5],
  ['a plain long sleeve', 'long-tee', 14.5, 15.6],
  ['a shirt', 'oxford-shirt', 14.5, 15.6],
])('%s want a layer at hand below a bound, sooner in wind', (_, top, calm, windy) => {
  const alone = (coldestC: number, today: Partial<Conditions> = {}) =>
    cost([top, 'chinos', 'loafers', 'ankle-socks'], { coldestC, warmestC: 26, ...today }) !== null;
  expect([alone(calm), alone(calm - 0.1)]).toEqual([true, false]);
  expect([alone(windy, WIND), alone(windy - 0.1, WIND)]).toEqual([true, false]);
});

test('a warm shirt, a sweater and sportswear want none, and where nothing else is left anything goes', () => {
  const alone = (top: string, reach?: SearchReach) =>
    cost([top, 'chinos', 'loafers', 'ankle-socks'], { coldestC: 9, warmestC: 14 }, reach && { reach }) !==
    null;
  expect(alone('flannel-shirt')).toBe(true);
  expect(alone('merino-crew')).toBe(true);
  expect(alone('running-tee')).toBe(true);
  // Nor do two.
  const two = ['ribbed-tank', 'cropped-cardigan', 'chinos', 'loafers', 'ankle-socks'];
  expect(cost(two, { coldestC: 14, warmestC: 20 })).not.toBeNull();
  expect([alone('oxford-shirt'), alone('oxford-shirt', 'warmth'), alone('oxford-shirt', 'all')]).toEqual([
    false,
    false,
    true,
  ]);
});

test('a dress covers the legs as well: its cloth counts for as much less', () => {
  const dress = (id: string, coldestC: number) =>
    cost([id, 'ballet-flats', 'sheer-tights'], { coldestC, warmestC: 22 }) !== null;
  // 0.29 clo is below 0.195 + 0.12, and so is 0.33 below 0.26 + 0.12.
  expect([dress('shirt-dress', 16.7), dress('shirt-dress', 16.6)]).toEqual([true, false]);
  expect([dress('jersey-midi', 14.5), dress('jersey-midi', 14.4)]).toEqual([true, false]);
});

// A coat, what is under it, and the days on which that is too little.
test.each<[string, string[], Partial<Conditions>, Partial<Conditions>]>([
  ['a shirt in the cool', ['wool-coat'], { coldestC: 8.5, warmestC: 10 }, { coldestC: 8.4, warmestC: 10 }],
  [
    'a shirt on a day that gets milder',
    ['wool-coat'],
    { coldestC: 8, warmestC: 11 },
    { coldestC: 8, warmestC: 10.9 },
  ],
  [
    'a shirt under a raincoat',
    ['trench'],
    { ...RAIN, coldestC: 14.5, warmestC: 18 },
    { ...RAIN, coldestC: 14.4, warmestC: 18 },
  ],
  [
    'the same by noon',
    ['trench'],
    { ...RAIN, coldestC: 14, warmestC: 18.6 },
    { ...RAIN, coldestC: 14, warmestC: 18.5 },
  ],
])('%s costs', (_, over, enough, tooLittle) => {
  const ids = [...PLAIN, ...over];
  expect(moreThanDry(ids, enough)).toBeCloseTo(0, 9);
  const mild = cost(ids, { coldestC: 15, warmestC: 20 })!;
  expect(cost(ids, tooLittle)! - mild).toBeCloseTo(10, 9);
});

test('in frost under a light coat less than half a clo is too little, by noon 0.42', () => {
  const under = (top: string, warmestC: number, over: string, coldestC = -1) =>
    Math.round(
      cost([top, 'chinos', 'winter-boots', 'wool-socks', over], { coldestC, warmestC }, { reach: 'all' })!,
    ) >= 10;
  const light = 'wool-coat';
  expect([under('chunky-knit', 0.9, light), under('chunky-knit', 1, light)]).toEqual([true, true]);
  expect([under('oxford-shirt', 5, light), under('oxford-shirt', 5, light, 0)]).toEqual([true, true]);
  // Nothing is said of what has down in it, nor of a parka.
  expect(under('chunky-knit', 0.9, 'long-puffer')).toBe(false);
  expect(under('chunky-knit', 0.9, 'parka')).toBe(false);
});

test('a sun hat: the first that shades, unless she keeps her head covered', () => {
  const hats = ['wool-beanie', 'straw-hat', 'panama-hat', 'headscarf', 'cotton-skullcap'];
  const hat = (today: Partial<Conditions>, headCover: boolean, ids = hats) =>
    worn([...PLAIN, ...ids], { coldestC: 20, warmestC: 28, ...today }, { headCover }).find((id) =>
      ids.includes(id),
    );
  expect(hat({}, false)).toBeUndefined();
  expect(hat({ sunHat: true }, false)).toBe('straw-hat');
  expect(hat({}, true)).toBe('headscarf');
  expect(hat({ sunHat: true }, true)).toBe('headscarf');
  // A skullcap gives no shade: then a hat does.
  expect(hat({}, true, ['cotton-skullcap', 'straw-hat'])).toBe('cotton-skullcap');
  expect(hat({ sunHat: true }, true, ['cotton-skullcap', 'straw-hat'])).toBe('straw-hat');
});

test('three layers, four in real frost', () => {
  const most = (coldestC: number, ...layers: string[]) =>
    Math.max(
      ...looksOf(
        [...layers, 'chinos', 'winter-boots', 'wool-socks'],
        { coldestC, warmestC: coldestC + 4 },
        { reach: 'anything' },
      ).map(({ ids }) => layers.filter((id) => ids.includes(id)).length),
    );
  const quilted = ['oxford-shirt', 'fine-cardigan', 'down-liner', 'wool-coat'];
  expect([most(-5, ...quilted), most(-5.1, ...quilted)]).toEqual([3, 4]);
  // Nor a blazer over a sweater, or over a wool dress, under a coat.
  const blazer = ['merino-crew', 'wool-blazer', 'wool-coat'];
  expect(most(6, ...blazer)).toBe(2);
  const dress = ['wool-dress', 'wool-blazer', 'wool-coat'];
  expect(most(-5.1, ...dress)).toBe(2);
});

test('a bag comes along with every look, the first that goes with it', () => {
  expect(worn([...PLAIN, 'leather-tote', 'backpack'], {})).toContain('leather-tote');
  expect(cost([...PLAIN, 'leather-tote'], {}, { costs: { 'leather-tote': 5 } })).toBeCloseTo(cost(PLAIN)!, 9);
});

test('shoes weigh four fifths of what is against them, a top and a bottom all of it', () => {
  const plain = cost(PLAIN)!;
  const against = (id: string) => cost(PLAIN, {}, { costs: { [id]: 1 } })! - plain;
  expect(against('chelsea-boots')).toBeCloseTo(0.8, 9);
  expect([against('oxford-shirt'), against('chinos')]).toEqual([expect.closeTo(1, 9), expect.closeTo(1, 9)]);
});

test('a look that is not of its style costs what it lacks', () => {
  expect(cost(PLAIN, {}, { asked: { style: 'trendy', context: null } })! - cost(PLAIN)!).toBeCloseTo(3.6, 9);
});
