import { expect, test } from 'vitest';
import { isColorName } from '../../wardrobe/palette.ts';
import { garmentById } from '../../wardrobe/wardrobe.ts';
import type { ColorwayItem } from './color-rules.ts';
import { colorPenalty, isBoldColor, patternPenalty, statementPenalty, timesWorn } from './bold-pieces.ts';

const worn = (...ids: string[]): ColorwayItem[] =>
  ids.map((id) => {
    const [first, ...rest] = (id.split(':')[1] ?? '').split('+').filter((name) => isColorName(name));
    return { garment: garmentById(id)!, colorway: [first ?? 'black', ...rest] };
  });

test('patterns that share no color weigh more than a good look can gain, and three more still', () => {
  const shared = worn('striped-shirt:white+navy', 'checked-trousers:stone+navy');
  const strangers = worn('bold-stripe-knit:fuchsia+coral', 'checked-trousers:grey+charcoal');
  const three = worn(
    'bold-stripe-knit:fuchsia+coral',
    'checked-trousers:grey+charcoal',
    'bold-check-coat:cobalt+fuchsia',
  );
  expect(patternPenalty(shared)).toBeLessThan(0.5);
  expect(patternPenalty(strangers)).toBeGreaterThanOrEqual(2);
  expect(patternPenalty(three)).toBeGreaterThan(patternPenalty(strangers));
});

test.each<[string, string[], boolean]>([
  [
    'loud in three colors from collar to shoe',
    [
      'satin-bomber:plum',
      'statement-shirt:fuchsia',
      'bright-cotton-sweater:emerald',
      'floral-trousers:emerald+fuchsia+coral+butter',
      'patent-loafers:emerald',
    ],
    true,
  ],
  [
    'the same in three pieces',
    ['statement-shirt:fuchsia', 'bright-cotton-sweater:emerald', 'wide-jeans:denim'],
    false,
  ],
  [
    'one bright color on four pieces',
    ['bold-blazer:cobalt', 'bright-cotton-sweater:cobalt', 'bold-trousers:cobalt', 'patent-loafers:cobalt'],
    true,
  ],
  [
    'a suit counted once',
    [
      'bold-suit-jacket:cobalt',
      'bold-suit-trousers:cobalt',
      'bright-cotton-sweater:cobalt',
      'patent-loafers:cobalt',
    ],
    false,
  ],
])('%s: too much %s', (_, ids, is) => {
  expect(statementPenalty(worn(...ids)) > 0.5).toBe(is);
});

test.each<[string[], number]>([
  [['striped-shirt:white+navy'], 0],
  [['cotton-tee:white', 'chinos:navy'], 0],
  [['cotton-tee:white', 'striped-shirt:white+navy', 'chinos:navy'], 0],
  [['striped-shirt:white+navy', 'checked-trousers:stone+navy'], 0.1],
  [['striped-shirt:white+navy', 'checked-trousers:grey+charcoal'], 2],
  [['striped-shirt:white+navy', 'striped-trousers:white+navy'], 2],
  [['striped-shirt:white+navy', 'checked-trousers:stone+navy', 'checked-scarf:red+navy'], 4],
  [['checked-suit-jacket:stone+navy', 'checked-suit-trousers:stone+navy'], 0],
  [['checked-suit-jacket:stone+navy', 'checked-suit-trousers:stone+navy', 'striped-shirt:white+navy'], 0.1],
])('patterns of %o cost %d', (ids, trouble) => {
  expect(patternPenalty(worn(...ids))).toBe(trouble);
});

test('which colors are loud', () => {
  const names = [
    'cobalt',
    'red',
    'emerald',
    'mustard',
    'fuchsia',
    'navy',
    'camel',
    'blush',
    'sky',
    'white',
  ] as const;
  expect(names.filter(isBoldColor)).toEqual(['cobalt', 'red', 'emerald', 'mustard', 'fuchsia']);
});

test('a suit is one piece of its color', () => {
  const times = (...ids: string[]) => timesWorn(worn(...ids), 'cobalt');
  expect(times('bold-suit-jacket:cobalt', 'bold-suit-trousers:cobalt', 'patent-loafers:cobalt')).toBe(2);
  expect(times('boxy-tee:white', 'bold-trousers:cobalt')).toBe(1);
});

const [TOP, LEGS, COAT, SHOES] = ['statement-shirt', 'bold-trousers', 'bold-coat', 'patent-loafers'];
// Large pieces of one loud color: two are a look, three a costume. In four loud pieces two families of color at most.
test.each<[string[], number]>([
  [[`${TOP}:cobalt`, `${LEGS}:cobalt`, `${SHOES}:cobalt`], 0],
  [[`${TOP}:cobalt`, `${LEGS}:cobalt`, `${COAT}:cobalt`], 2],
  [[`${TOP}:navy`, `${LEGS}:navy`, `${COAT}:navy`], 0],
  [[`${TOP}:cobalt`, `${LEGS}:fuchsia`, `${COAT}:emerald`], 0],
  [[`${TOP}:cobalt`, `${LEGS}:fuchsia`, `${COAT}:emerald`, `${SHOES}:emerald`], 2],
  [[`${TOP}:cobalt`, `${LEGS}:fuchsia`, `${COAT}:cobalt`, `${SHOES}:fuchsia`], 0],
  [[`${TOP}:cobalt`, `${LEGS}:fuchsia`, `${COAT}:black`, `${SHOES}:emerald`, 'bold-scarf:mustard'], 1],
  [[`${LEGS}:cobalt`, `${SHOES}:cobalt`, 'bold-scarf:cobalt', 'bright-gloves:cobalt'], 2],
  [[`${LEGS}:cobalt`, `${SHOES}:cobalt`, 'bold-scarf:cobalt'], 0],
])('loud pieces of %o cost %d', (ids, trouble) => {
  expect(statementPenalty(worn(...ids))).toBe(trouble);
});

// What fights in a look is the sum of all of it: each of these has one trouble and no other.
test.each<[string, string[], number]>([
  ['nothing', ['cotton-tee:white', 'chinos:navy'], 0],
  ['nothing, though one color is strong', ['crew-knit:emerald', 'chinos:navy'], 0],
  ['two colors', ['crew-knit:red', 'chinos:navy', 'wool-scarf:burgundy'], 0.8],
  ['two colors, one of them unseen', ['crew-knit:red', 'chinos:navy', 'ankle-socks:burgundy'], 0],
  ['patterns', ['striped-shirt:white+navy', 'checked-trousers:stone+navy'], 0.1],
  ['loud pieces', [`${TOP}:cobalt`, `${LEGS}:cobalt`, 'bold-roll-neck:cobalt'], 2],
  ['a blazer that is no suit', ['wool-blazer:grey', 'chinos:grey'], 1],
  ['a black hat', ['brim-hat:black', 'cotton-tee:white', 'chinos:stone'], 0.5],
  ['tights', ['opaque-tights:navy', 'pencil-skirt:grey', 'cotton-tee:white'], 3],
  ['a uniform', ['cotton-tee:sage', 'light-cotton-trousers:sage'], 1],
  ['shoes', ['loafers:black', 'cotton-tee:sky', 'chinos:white'], 1],
  [
    'shoes that a sock answers',
    ['loafers:black', 'cotton-tee:sky', 'chinos:olive', 'ankle-socks:black'],
    0.5,
  ],
  ['shoes that a bag answers', ['loafers:black', 'cotton-tee:sky', 'chinos:olive', 'leather-tote:black'], 0],
])('%s', (_, ids, trouble) => {
  expect(colorPenalty(worn(...ids), 'casual', 10)).toBeCloseTo(trouble, 9);
});
