// The parts that an ensemble is put together from: what goes over what, and from how many °C on.
import { expect, test } from 'vitest';
import { NO_LINES, poolsOf } from '../../../../tests/styling/sample-pools.ts';
import { garmentById } from '../../wardrobe/wardrobe.ts';
import {
  bottomParts,
  comesOffInside,
  goesIntoPocket,
  outerwearParts,
  combineOptions,
  footwearParts,
  upperParts,
  type Part,
  type SearchReach,
} from './ensemble-parts.ts';
import { legKind } from '../../wardrobe/garment-predicates.ts';
import { activeLines } from '../rules/never-together.ts';

const garment = (id: string) => garmentById(id)!;
const names = (parts: readonly Part[]) =>
  parts.map(({ garments }) => garments.map(({ id }) => id).join(' + '));
const above = (ids: readonly string[], coldestC: number, reach: SearchReach = 'style') =>
  names(upperParts(poolsOf(ids), reach, NO_LINES, { coldestC }).split);
const over = (ids: readonly string[], coldestC: number, reach: SearchReach = 'style') =>
  names(outerwearParts(poolsOf(ids), reach, NO_LINES, coldestC));

test('a part adds up what is in it', () => {
  const part = combineOptions(
    ['striped-shirt', 'fine-cardigan', 'wool-coat', 'wool-scarf', 'wool-beanie', 'wool-gloves'].map(
      (id, n) => ({
        garment: garment(id),
        cost: n,
      }),
    ),
    0.5,
  );
  expect(part).toMatchObject({ cost: 15.5, low: 1, high: 3, patterned: 1, open: 2 });
  expect(part.clo).toBeCloseTo(0.25 + 0.23 + 0.6 + 0.08 + 0.05 + 0.05, 9);
  expect(part.pocketClo).toBeCloseTo(0.08 + 0.05 + 0.05, 9);
  expect(part.doorClo).toBeCloseTo(0.6, 9);
  expect(part.set).toBeUndefined();
  expect(combineOptions([])).toMatchObject({ cost: 0, clo: 0, low: 4, high: 0, patterned: 0, open: 0 });
  expect(combineOptions([{ garment: garment('suit-trousers'), cost: 0 }]).set).toBe('wool-suit');
});

test.each<[string, boolean, boolean]>([
  ['wool-scarf', true, true],
  ['wool-gloves', true, true],
  ['wool-beanie', true, true],
  // A hat against the sun stays on the head, and comes off inside; what covers her hair never does.
  ['straw-hat', false, true],
  ['headscarf', false, false],
  ['wool-coat', false, true],
  ['parka', false, true],
  ['fleece-jacket', false, true],
  ['wool-blazer', false, false],
  ['fine-cardigan', false, false],
])('%s: into a pocket %s, off inside %s', (id, pocket, door) => {
  expect([goesIntoPocket(garment(id)), comesOffInside(garment(id))]).toEqual([pocket, door]);
});

// A top alone: never below 5 °C, below 7 only what is as warm as a flannel shirt, where there is a sweater at all.
test.each<[string[], number, string[]]>([
  [['long-tee', 'crew-knit'], 7, ['long-tee', 'crew-knit', 'long-tee + crew-knit']],
  [['long-tee', 'crew-knit'], 6.9, ['crew-knit', 'long-tee + crew-knit']],
  [['brushed-tee', 'chunky-roll-neck'], 6.9, ['chunky-roll-neck', 'brushed-tee + chunky-roll-neck']],
  [['corduroy-shirt', 'crew-knit'], 5, ['corduroy-shirt', 'crew-knit', 'corduroy-shirt + crew-knit']],
  [['henley', 'fine-cardigan'], 5, ['henley', 'henley + fine-cardigan']],
  [['henley', 'fine-cardigan'], 4.9, ['henley + fine-cardigan']],
  [['henley'], -10, ['henley']],
  // A shirt waits for its blazer.
  [['oxford-shirt', 'crew-knit'], 4, ['oxford-shirt', 'crew-knit', 'oxford-shirt + crew-knit']],
  // A thin sweater alone: not below 5 °C.
  [['long-tee', 'merino-crew'], 5, ['merino-crew', 'long-tee + merino-crew']],
  [['long-tee', 'merino-crew'], 4.9, ['long-tee + merino-crew']],
  // A sweatshirt has a tee under it from 4.4 °C down, a crew neck something in frost.
  [['long-tee', 'sweatshirt'], 4.4, ['sweatshirt', 'long-tee + sweatshirt']],
  [['long-tee', 'sweatshirt'], 4.3, ['long-tee + sweatshirt']],
  [['long-tee', 'crew-knit'], 0, ['crew-knit', 'long-tee + crew-knit']],
  [['long-tee', 'crew-knit'], -0.1, ['long-tee + crew-knit']],
  [['long-tee', 'chunky-roll-neck'], -0.1, ['chunky-roll-neck', 'long-tee + chunky-roll-neck']],
  [['boxy-tee', 'crew-knit'], -0.1, ['crew-knit']],
  // Rough wool is not worn on the skin, a vest and a fine V want a shirt.
  [['long-tee', 'cable-knit'], 6, ['long-tee + cable-knit']],
  [['boxy-tee', 'cable-knit'], 6, ['cable-knit']],
  [['oxford-shirt', 'knit-vest'], 8, ['oxford-shirt', 'oxford-shirt + knit-vest']],
  [['oxford-shirt', 'merino-v'], 8, ['oxford-shirt', 'oxford-shirt + merino-v']],
  // Short sleeves under a cardigan.
  [['cotton-tee', 'fine-cardigan'], 9, ['cotton-tee', 'cotton-tee + fine-cardigan']],
  [['cotton-tee', 'fine-cardigan'], 8.9, ['cotton-tee']],
])('of %o at %d °C: %o', (ids, coldestC, found) => {
  expect(above(ids, coldestC)).toEqual(found);
});

test('a shirt that is too little alone wants a blazer, and what leaves nothing out takes it as it is', () => {
  const shirt = (coldestC: number, reach: SearchReach) =>
    upperParts(poolsOf(['oxford-shirt', 'crew-knit']), reach, NO_LINES, { coldestC }).split[0];
  expect(shirt(4, 'style')?.underBlazer).toBe(true);
  expect(shirt(8, 'style')?.underBlazer).toBeUndefined();
  expect(shirt(4, 'anything')?.underBlazer).toBeUndefined();
});

test('two tops must earn their keep, a cardigan a little, and a dress counts for both halves', () => {
  const costs = { 'long-tee': 0.4, 'crew-knit': 0.2, 'fine-cardigan': 0.3, 'wool-dress': 0.5 };
  const made = upperParts(poolsOf(Object.keys(costs), costs), 'style', NO_LINES, { coldestC: 8 });
  const all = [...made.split, ...made.dresses];
  expect(Object.fromEntries(all.map((part) => [names([part])[0], Number(part.cost.toFixed(3))]))).toEqual({
    'long-tee': 0.4,
    'crew-knit': 0.2,
    'long-tee + crew-knit': 0.4 + 0.2 + 0.12 - 0.2,
    'long-tee + fine-cardigan': 0.4 + 0.3 + 0.05,
    'wool-dress': 1,
    'wool-dress + fine-cardigan': 1.4,
  });
});

// The outermost layer of a day: bare from 8 °C, a thin jacket too, a blazer from 11, other jackets from 6, a light coat from 5.5.
test.each<[string[], number, string[]]>([
  [['overshirt'], 8, ['', 'overshirt']],
  [['windbreaker', 'wool-coat'], 7.9, ['wool-coat']],
  [['windbreaker', 'wool-coat'], 8, ['', 'windbreaker', 'wool-coat']],
  [['leather-jacket', 'wool-coat'], 6, ['leather-jacket', 'wool-coat']],
  [['leather-jacket', 'wool-coat'], 5.9, ['wool-coat']],
  [['wool-blazer', 'wool-coat'], 11, ['', 'wool-blazer', 'wool-coat', 'wool-blazer + wool-coat']],
  [['wool-blazer', 'wool-coat'], 10.9, ['', 'wool-coat', 'wool-blazer + wool-coat']],
  [['trench', 'wool-coat'], 5.5, ['trench', 'wool-coat']],
  [['trench', 'wool-coat'], 5.4, ['wool-coat']],
  // Nothing is warm enough: any coat rather than a blazer, and where there is none, anything.
  [['wool-blazer', 'trench'], 5, ['trench', 'wool-blazer + trench']],
  [['wool-blazer'], 5, ['', 'wool-blazer']],
  // A peacoat does not close over a blazer.
  [['wool-blazer', 'peacoat'], 4, ['peacoat']],
  [['down-liner', 'car-coat'], 4, ['car-coat', 'down-liner + car-coat']],
])('over it, of %o at %d °C: %o', (ids, coldestC, found) => {
  expect(over(ids, coldestC)).toEqual(found);
});

test('a coat must be longer than the jacket under it by half a length, and both cost', () => {
  const coat = (length: number) => {
    const pools = poolsOf(['wool-blazer', 'wool-coat']);
    const [option] = pools.coat;
    const drawing = { ...option!.garment.drawing, length } as never;
    pools.coat = [{ garment: { ...option!.garment, drawing }, cost: 0 }];
    return outerwearParts(pools, 'anything', NO_LINES, 8);
  };
  // The blazer's is 0.14.
  expect([coat(0.64).length, coat(0.65).length]).toEqual([3, 4]);
  expect(coat(0.65).at(-1)?.cost).toBeCloseTo(0.35, 9);
  const strict = outerwearParts(
    poolsOf(['wool-blazer', 'wool-coat']),
    'style',
    activeLines({ coldestC: 4 }, 'trendy'),
    4,
  );
  expect(names(strict)).toEqual(['wool-coat']);
});

test('the whole reach leaves nothing out, warmth asks for the lightest and the warmest as well', () => {
  const ids = [
    'wool-trousers',
    'cargo-trousers',
    'linen-trousers',
    'chinos',
    'joggers',
    'bold-trousers',
    'leggings',
    'culottes',
    'suit-trousers',
  ];
  const legs = (reach: SearchReach, sets: string[] = []) =>
    names(bottomParts(poolsOf(ids), reach, new Set(sets)));
  // Six of the cheapest, and of all the lightest and the warmest.
  expect(legs('style')).toEqual([...ids.slice(0, 6), 'culottes']);
  // The trousers of a suit come along where its jacket is there.
  expect(legs('style', ['wool-suit'])).toEqual([...ids.slice(0, 6), 'culottes', 'suit-trousers']);
  // A third of six, the ends, and two between them.
  expect(legs('warmth')).toEqual([
    'wool-trousers',
    'cargo-trousers',
    'culottes',
    'joggers',
    'chinos',
    'suit-trousers',
  ]);
  expect(legs('all')).toEqual(ids);
});

// How many of a slot are looked at: the cheapest, and of each the lightest and the warmest, which are among them here.
test('so many of each kind are tried', () => {
  const many = (id: string, count: number) => {
    const pools = poolsOf([id]);
    const one = Object.values(pools).flat()[0]!;
    const more = Array.from({ length: count }, (_, n) => ({
      garment: { ...one.garment, id: `${id} ${n}` },
      cost: n,
    }));
    return { ...pools, [one.garment.slot]: more };
  };
  const counts = (reach: SearchReach) => {
    const top = (id: string) => upperParts(many(id, 12), reach, NO_LINES, { coldestC: 12 });
    const [cardigans, tees] = [many('fine-cardigan', 12), many('cotton-tee', 1)];
    return [
      ...[top('cotton-tee').split.length, top('crew-knit').split.length, top('wool-dress').dresses.length],
      upperParts({ ...cardigans, top: tees.top }, reach, NO_LINES, { coldestC: 12 }).split.length - 1,
      ...[
        outerwearParts(many('bomber', 12), reach, NO_LINES, 12).length - 1,
        outerwearParts(many('trench', 12), reach, NO_LINES, 12).length - 1,
      ],
      ...[
        bottomParts(many('chinos', 12), reach, new Set()).length,
        footwearParts(many('loafers', 12), reach, { coldestC: 12 }).length,
      ],
    ];
  };
  expect(counts('style')).toEqual([6, 4, 6, 4, 4, 4, 6, 8]);
  // A third of them, and two between the ends: the fifth and the ninth of twelve.
  expect(counts('warmth')).toEqual([2, 2, 2, 2, 2, 2, 2, 3].map((cheapest) => cheapest + 2));
});

test('feet have a lining below 1.1 °C, where there is one', () => {
  const at = (coldestC: number, ids = ['chelsea-boots', 'winter-boots']) =>
    names(footwearParts(poolsOf(ids), 'style', { coldestC }));
  expect([at(1.1), at(1), at(1, ['chelsea-boots'])]).toEqual([
    ['chelsea-boots', 'winter-boots'],
    ['winter-boots'],
    ['chelsea-boots'],
  ]);
});

test('legs are covered, bare under shorts or under a hem', () => {
  const kinds = ['chinos', 'culottes', 'linen-shorts', 'pencil-skirt', 'wool-dress', 'cotton-tee'];
  expect(kinds.map((id) => legKind(garment(id)))).toEqual([
    ...['covered', 'covered', 'shorts', 'skirt', 'skirt', 'covered'],
  ]);
});
