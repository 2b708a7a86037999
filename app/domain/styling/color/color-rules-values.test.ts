// What each color rule costs, with the look beside it in which one thing is changed.
import { expect, test } from 'vitest';
import type { StyleId } from '../../preferences/style.ts';
import type { Colorway } from '../../wardrobe/garment.ts';
import { isColorName, PALETTE, type ColorName } from '../../wardrobe/palette.ts';
import { garmentById } from '../../wardrobe/wardrobe.ts';
import {
  colorBitsPenalty,
  colorBits,
  blackOverNavyPenalty,
  countColorFamilies,
  hatColorPenalty,
  isVisibleColor,
  tightsColorPenalty,
  type ColorwayItem,
} from './color-rules.ts';

const item = (id: string): ColorwayItem => {
  const garment = garmentById(id);
  const [first, ...rest] = (id.split(':')[1] ?? '').split('+').filter((name) => isColorName(name));
  if (!garment || !first) throw new Error(`There is no ${id}`);
  return { garment, colorway: [first, ...rest] satisfies Colorway };
};
const worn = (...ids: string[]) => ids.map(item);

const NAMES = Object.keys(PALETTE) as ColorName[];
const bits = (...colors: ColorName[]) =>
  colors.reduce((all, color) => all | colorBits({ ...item('boxy-tee:white'), colorway: [color] }), 0);
const fights = (style: StyleId) =>
  NAMES.flatMap((one, at) =>
    NAMES.slice(at + 1)
      .filter((other) => colorBitsPenalty(bits(one, other), style) > 0)
      .map((other) => [one, other].sort().join(' ')),
  ).sort();

test('a fight costs 0.8, each family too many 0.7', () => {
  expect(colorBitsPenalty(bits('red', 'emerald'), 'casual')).toBeCloseTo(0.8, 9);
  expect(colorBitsPenalty(bits('red', 'burgundy'), 'casual')).toBeCloseTo(0.8, 9);
  expect(colorBitsPenalty(bits('coral', 'plum', 'burgundy'), 'casual')).toBeCloseTo(3 * 0.8 + 0.7, 9);
  expect(colorBitsPenalty(bits('mustard', 'emerald', 'cobalt'), 'casual')).toBeCloseTo(0.7, 9);
  expect(colorBitsPenalty(bits('mustard', 'cobalt', 'lilac', 'coral'), 'casual')).toBeCloseTo(1.4, 9);
  const four = bits('mustard', 'cobalt', 'lilac', 'coral');
  expect([
    countColorFamilies(four),
    countColorFamilies(bits('navy', 'white')),
    colorBitsPenalty(bits('navy'), 'casual'),
  ]).toEqual([4, 0, 0]);
  for (const style of ['professional', 'trendy', 'classic', 'sporty'] as const)
    expect(colorBitsPenalty(four, style), style).toBeCloseTo(1.4, 9);
  expect(colorBitsPenalty(four, 'go-wild')).toBeCloseTo(0.7, 9);
});

test('the boldest style may say red and pink in one breath; else they fight the same colors', () => {
  const all = fights('casual');
  const bold = fights('go-wild');
  expect(all.filter((pair) => !bold.includes(pair))).toEqual([
    ...['blush red', 'coral fuchsia', 'fuchsia plum', 'fuchsia red'],
  ]);
  expect(all.filter((pair) => pair.split(' ').includes('red'))).toHaveLength(12);
  expect(all).toHaveLength(12 + 7 + 7 + 4 + 3 + 4 + 3 + 3);
});

test('a print has the color that it is called by', () => {
  const print = { ...item('floral-blouse:red'), colorway: ['red', 'emerald'] } as ColorwayItem;
  expect(colorBits(print)).toBe(bits('red'));
  expect(colorBits({ ...item('striped-shirt:red'), colorway: ['red', 'teal'] } as ColorwayItem)).toBe(
    bits('red', 'teal'),
  );
});

test('what is seen: no socks, no thermals, no umbrella, but tights', () => {
  const seen = [
    'ankle-socks:red',
    'thermal-top:red',
    'folding-umbrella:red',
    'opaque-tights:red',
    'wool-scarf:red',
  ];
  expect(seen.map((id) => isVisibleColor(item(id)))).toEqual([false, false, false, true, true]);
});

test('a black hat is for black clothes', () => {
  const hat = (...ids: string[]) => hatColorPenalty(worn(...ids));
  expect(hat('brim-hat:black', 'cotton-tee:white')).toBe(0.5);
  expect(hat('brim-hat:black', 'cotton-tee:charcoal')).toBe(0);
  expect(hat('brim-hat:black', 'loafers:black')).toBe(0.5);
  expect([hat('brim-hat:navy', 'cotton-tee:white'), hat('cotton-tee:white')]).toEqual([0, 0]);
});

test.each<[string, string[], number]>([
  ['black and navy clothes', ['cotton-tee:black', 'chinos:navy'], 0.35],
  ['black and navy, one of them a bag', ['cotton-tee:black', 'leather-tote:navy'], 0],
  ['a black blazer and any navy', ['light-blazer:black', 'leather-tote:navy'], 1],
  ['a navy stripe too', ['light-blazer:black', 'striped-shirt:white+navy'], 1],
  ['socks are not seen', ['light-blazer:black', 'ankle-socks:navy'], 0],
  ['a blazer and trousers of one color', ['wool-blazer:grey', 'chinos:grey'], 1],
  ['of two', ['wool-blazer:grey', 'chinos:camel'], 0],
  ['a suit', ['suit-jacket:grey', 'suit-trousers:grey'], 0],
  ['half of one', ['suit-jacket:grey', 'checked-suit-trousers:grey'], 1],
  ['over shorts', ['wool-blazer:grey', 'linen-shorts:grey'], 0],
  ['a black coat over a brown suit', ['wool-coat:black', 'suit-jacket:brown', 'suit-trousers:brown'], 1],
  ['over a blazer', ['wool-coat:black', 'wool-blazer:brown'], 0],
  ['over a gray suit', ['wool-coat:black', 'suit-jacket:grey', 'suit-trousers:grey'], 0],
  ['a brown coat over it', ['wool-coat:camel', 'suit-jacket:brown', 'suit-trousers:brown'], 0],
  ['three darks', ['cotton-tee:black', 'leather-tote:navy', 'loafers:chocolate'], 1],
  ['two darks', ['cotton-tee:black', 'loafers:chocolate'], 0],
  ['a black blazer over olive linen', ['light-blazer:black', 'linen-trousers:olive'], 0.35],
  ['over olive cotton', ['light-blazer:black', 'chinos:olive'], 0],
  ['over white linen', ['light-blazer:black', 'linen-trousers:white'], 0],
])('%s', (_, ids, trouble) => {
  expect(blackOverNavyPenalty(worn(...ids))).toBe(trouble);
});

test.each<[string[], number]>([
  [['opaque-tights:black', 'pencil-skirt:camel'], 0],
  [['sheer-tights:taupe', 'pencil-skirt:navy'], 0],
  [['opaque-tights:chocolate', 'pencil-skirt:camel'], 0],
  [['opaque-tights:chocolate', 'pencil-skirt:navy'], 3],
  [['opaque-tights:chocolate', 'pencil-skirt:black', 'wool-coat:camel'], 3],
  [['opaque-tights:navy', 'pencil-skirt:navy'], 0],
  [['opaque-tights:navy', 'pencil-skirt:grey'], 3],
  [['ankle-socks:red', 'chinos:navy'], 0],
])('tights with their clothes: %o', (ids, trouble) => {
  expect(tightsColorPenalty(worn(...ids))).toBe(trouble);
});
