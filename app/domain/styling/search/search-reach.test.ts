// What the search tries, in which order it stops, and what it counts as too thin, under a coat, by clo.
import { expect, test } from 'vitest';
import { MILD_DAY, NO_LINES, poolsOf } from '../../../../tests/styling/sample-pools.ts';
import { ensembleIcl, UNDERWEAR_CLO } from '../../comfort/insulation.ts';
import type { Garment } from '../../wardrobe/garment.ts';
import { garmentById } from '../../wardrobe/wardrobe.ts';
import type { Conditions } from '../input/conditions.ts';
import type { Option, Pools } from './garment-option.ts';
import { buildSearchSpace, searchEnsembles } from './ensemble-search.ts';
import { warmthIndex, type WarmthCosts } from '../input/warmth-index.ts';

const CASUAL = { style: 'casual', context: null } as const;
const ANY: WarmthCosts = { under: () => ({ costOf: () => 0 }) };
const found = (
  pools: Pools,
  today: Partial<Conditions> = {},
  warmth = ANY,
  reach: 'style' | 'all' | 'anything' = 'style',
) =>
  searchEnsembles(buildSearchSpace(pools, { ...MILD_DAY, ...today }, CASUAL, false, warmth, NO_LINES), reach);
const withClo = (pools: Pools, slot: 'top' | 'coat' | 'knitwear', clo: number): Pools => ({
  ...pools,
  [slot]: pools[slot].map((one) => ({ ...one, garment: { ...one.garment, clo } })),
});

const COATED = ['long-tee', 'chinos', 'chelsea-boots', 'wool-socks', 'trench'];
/** Whether so much clo under a coat of so much is too thin on such a day. */
function isThin(today: Partial<Conditions>, clo: number, coatClo: number): boolean {
  const pools = withClo(withClo(poolsOf(COATED), 'top', clo), 'coat', coatClo);
  const best = (coldestC: number, warmestC: number, more: Partial<Conditions> = {}) =>
    found(pools, { coldestC, warmestC, feltC: 15, ...more }, ANY, 'anything')
      .filter(({ garments }) => garments.some(({ slot }) => slot === 'coat'))
      .map(({ cost }) => cost)[0]!;
  const { coldestC = 15, warmestC = 20, rain = false } = today;
  return best(coldestC, warmestC, { rain }) - best(15, 20) > 9;
}

// The day, then clo under a coat and clo of the coat, just enough and just too little.
test.each<[string, Partial<Conditions>, [number, number], [number, number]]>([
  ['frost all day: half a clo', { coldestC: -0.1, warmestC: 0.9 }, [0.5, 0.6], [0.49, 0.6]],
  ['frost in the morning: 0.42', { coldestC: -0.1, warmestC: 9 }, [0.42, 0.6], [0.41, 0.6]],
  ['frost, under a heavy coat', { coldestC: -0.1, warmestC: 0.9 }, [0.3, 0.66], [0.3, 0.65]],
  ['frost in the morning, under a heavy coat', { coldestC: -0.1, warmestC: 9 }, [0.3, 0.66], [0.3, 0.65]],
  ['the cool: 0.3', { coldestC: 8.4, warmestC: 10.9 }, [0.3, 0.5], [0.29, 0.5]],
  ['the cool, under a heavy coat', { coldestC: 8.4, warmestC: 10.9 }, [0.2, 0.66], [0.2, 0.65]],
  ['cool rain: 0.28', { coldestC: 14.4, warmestC: 18.5, rain: true }, [0.28, 0.4], [0.27, 0.4]],
  [
    'cool rain, under a thicker coat',
    { coldestC: 14.4, warmestC: 18.5, rain: true },
    [0.2, 0.45],
    [0.2, 0.44],
  ],
])('too thin in %s', (_, today, enough, tooLittle) => {
  expect([isThin(today, ...enough), isThin(today, ...tooLittle)]).toEqual([false, true]);
});

test('days on which it is not: at the bounds of each', () => {
  const thin = (coldestC: number, warmestC: number, rain = false) =>
    isThin({ coldestC, warmestC, rain }, 0.1, 0.4);
  expect([thin(8.4, 10.9), thin(8.5, 10.9), thin(8.4, 11)]).toEqual([true, false, false]);
  expect([thin(14.4, 18.5, true), thin(14.5, 18.5, true), thin(14.4, 18.6, true), thin(14.4, 18.5)]).toEqual([
    ...[true, false, false, false],
  ]);
});

test('in gusts a layer on top must do for three degrees less', () => {
  const outer = (coldestC: number, gusty: boolean) =>
    found(poolsOf([...COATED.slice(0, 4), 'leather-jacket', 'wool-coat']), {
      coldestC,
      warmestC: 14,
      gusty,
    }).some(({ garments }) => garments.some(({ id }) => id === 'leather-jacket'));
  expect([outer(6, false), outer(8.9, true), outer(9, true)]).toEqual([true, false, true]);
});

test('an ensemble has the clo of all that is in it, underwear too', () => {
  const ids = ['long-tee', 'merino-crew', 'chinos', 'chelsea-boots', 'wool-socks', 'wool-coat', 'straw-hat'];
  const asked = { sunHat: true, coldestC: 4, warmestC: 9, feltC: 4 };
  const [best] = found(withClo(poolsOf(ids), 'top', 0.2), asked, ANY, 'all').filter(
    ({ garments }) => garments.length === 7,
  );
  const sum = best!.garments.reduce((clo, garment) => clo + garment.clo, UNDERWEAR_CLO);
  expect(best!.icl).toBeCloseTo(ensembleIcl(sum), 9);
});

test('the warmth that is asked about is that of the whole ensemble, without what comes off', () => {
  const asked: number[] = [];
  const layered: unknown[] = [];
  const spy: WarmthCosts = {
    under: (first, second, doorClo) => {
      layered.push([first?.clo, first?.shelters, second?.clo, second?.shelters, Number(doorClo.toFixed(3))]);
      return { costOf: (index) => (asked.push(index), 0) };
    },
  };
  const ids = ['long-tee', 'fine-cardigan', 'chinos', 'chelsea-boots', 'wool-socks', 'trench'];
  found(poolsOf(ids), { coldestC: 12 }, spy, 'anything');
  expect(layered).toContainEqual([0.42, true, 0.23, false, 0.42]);
  expect(layered).toContainEqual([undefined, undefined, undefined, undefined, 0]);
  const whole = UNDERWEAR_CLO + 0.2 + 0.23 + 0.18 + 0.1 + 0.06 + 0.42;
  expect(asked).toContain(warmthIndex(whole));
  expect(Math.max(...asked)).toBe(warmthIndex(whole));
});

const many = (id: string, count: number): Option[] =>
  Array.from({ length: count }, (_, n) => ({
    garment: { ...garmentById(id)!, id: `${id} ${n}` } as Garment,
    cost: n,
  }));

test('in a small closet every pair of shoes is tried with all, in a large one they take turns', () => {
  const pools = { ...poolsOf(['long-tee', 'chinos', 'wool-socks']), shoes: many('chelsea-boots', 3) };
  const shod = (these: Pools) =>
    found(these).map(({ garments }) =>
      garments.find(({ slot }) => slot === 'shoes')!.id.replace('chelsea-boots ', ''),
    );
  // So few looks that every pair is tried with all.
  expect(shod(pools).sort()).toEqual(['0', '1', '2']);
  expect(shod({ ...pools, top: many('long-tee', 3) })).toHaveLength(9);
  const large = shod({ ...pools, top: many('long-tee', 40), bottom: many('chinos', 20) });
  expect(new Set(large).size).toBe(3);
  expect(large.length).toBeLessThanOrEqual(40 * 20);
  const dress = { ...poolsOf(['jersey-midi', 'opaque-tights']), shoes: many('chelsea-boots', 5) };
  expect(shod(dress).sort()).toEqual(['0', '1', '2', '3', '4']);
});

test('what may not meet is not tried: top and bottom, shoes with either, the layer on top with all', () => {
  const strict = (...ids: string[]) =>
    searchEnsembles(
      buildSearchSpace(poolsOf([...ids, 'ankle-socks']), { ...MILD_DAY, coldestC: 15 }, CASUAL, false, ANY),
      'all',
    ).length;
  expect(strict('long-tee', 'chinos', 'loafers')).toBe(1);
  expect(strict('striped-shirt', 'striped-trousers', 'loafers')).toBe(0);
  expect(strict('fine-tee', 'chinos', 'brogues')).toBe(0);
  expect(strict('long-tee', 'cargo-trousers', 'loafers')).toBe(0);
  // The layer on top is left at home.
  expect(strict('long-tee', 'straight-jeans', 'loafers', 'denim-jacket')).toBe(1);
  expect(strict('linen-tee', 'linen-trousers', 'espadrilles', 'overshirt')).toBe(1);
  expect(strict('linen-tee', 'chinos', 'loafers', 'overshirt')).toBe(2);
});

test('a shirt too thin alone goes under a blazer and a coat, and nowhere else', () => {
  const ids = [
    'oxford-shirt',
    'crew-knit',
    'chinos',
    'chelsea-boots',
    'wool-socks',
    'wool-blazer',
    'wool-coat',
  ];
  const looks = found(poolsOf(ids), { coldestC: 4, warmestC: 8, feltC: 3 }, ANY, 'all').map(({ garments }) =>
    garments.map(({ id }) => id),
  );
  const alone = looks.filter((look) => look.includes('oxford-shirt') && !look.includes('crew-knit'));
  expect(alone.length).toBeGreaterThan(0);
  expect(alone.every((look) => look.includes('wool-blazer') && look.includes('wool-coat'))).toBe(true);
  // Under both a thick sweater only in real frost.
  const both = (coldestC: number) =>
    found(poolsOf(ids), { coldestC, warmestC: coldestC + 3, feltC: coldestC }, ANY, 'all').some(
      ({ garments }) => {
        const worn = garments.map(({ id }) => id);
        return ['crew-knit', 'wool-blazer', 'wool-coat'].every((id) => worn.includes(id));
      },
    );
  expect([both(4), both(-6)]).toEqual([false, true]);
});
