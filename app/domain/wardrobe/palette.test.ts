import { expect, test } from 'vitest';
import {
  nearestColorName,
  colorWord,
  COLOR_WORDS,
  isColorName,
  isTint,
  PALETTE,
  swatch,
  parseTints,
  type ColorName,
  type Tint,
} from './palette.ts';
import { garmentIdOf, garmentById, garmentName, neutralColorway } from './wardrobe.ts';

const NAMES = Object.keys(PALETTE) as ColorName[];

test('whites, grays, browns, navy and denim go with everything; every other color is one', () => {
  const neutral = NAMES.filter((name) => swatch(name).neutral).join(' ');
  expect(neutral).toBe(
    'white cream oat stone sand camel tan cognac brown chocolate taupe silver grey charcoal black navy indigo denim bleached',
  );
});

test('a color is said by its name, but for those that nobody calls so', () => {
  const others = NAMES.filter((name) => colorWord(name) !== name).map((name) => [name, colorWord(name)]);
  expect(Object.fromEntries(others)).toEqual({
    ...{ silver: 'pale gray', grey: 'gray', denim: 'blue', bleached: 'pale blue' },
    ...{ sky: 'sky-blue', butter: 'butter-yellow' },
  });
  expect(COLOR_WORDS).toEqual(NAMES.map(colorWord));
});

test('a color of her own is known by the nearest of ours, and keeps its own looks', () => {
  for (const name of NAMES) expect(nearestColorName(PALETTE[name].hex)).toBe(name);
  expect(['#ffffff', '#000000', '#b02a28', '#272e44'].map((hex) => nearestColorName(hex as Tint))).toEqual([
    ...['white', 'black', 'red', 'navy'],
  ]);
  // A pale lilac is no sky-blue, and a bright red no coral.
  expect(['#d6c4f0', '#ff3b30', '#0aa36f'].map((hex) => nearestColorName(hex as Tint))).toEqual([
    ...['lilac', 'red', 'emerald'],
  ]);
  expect(swatch('#272e44')).toEqual({ hex: '#272e44', neutral: true });
  expect(swatch('#aac1d7')).toEqual({ hex: '#aac1d7', neutral: false, word: 'sky-blue' });
  expect(colorWord('#aac1d7')).toBe('sky-blue');
});

/** As photographs measure cloth. */
const MEASURED: readonly (readonly [Tint, string])[] = [
  ['#a1a1a1', 'gray'],
  ['#a7a19f', 'pale gray'],
  ['#2e2d30', 'black'],
  ['#dddddd', 'white'],
  ['#f1caca', 'blush'],
  ['#ddbdbc', 'blush'],
  ['#cbd8eb', 'sky-blue'],
  ['#7a93b3', 'blue'],
  ['#30453e', 'forest'],
  ['#4c4534', 'olive'],
  ['#3c4756', 'navy'],
];

test.each(MEASURED)('cloth that is nearly gray, measured as %s, is called %s', (tint, word) => {
  expect(colorWord(tint)).toBe(word);
});

test('a tint is a name of the palette or six small hexadecimal digits', () => {
  expect(['camel', '#7a4b32'].every(isTint)).toBe(true);
  for (const other of ['', 'beige', '#7a4b3', '#7a4b322', '#7A4B32', '7a4b32', 'x#7a4b32', 'constructor'])
    expect(isTint(other), other).toBe(false);
  expect(isColorName('toString')).toBe(false);
  expect(parseTints('breton-top:cream+#7a4b32+beige')).toEqual(['cream', '#7a4b32']);
  expect(parseTints('breton-top')).toEqual([]);
});

test('pale colors are not called bright', () => {
  const bag = garmentById('bright-bag')!;
  expect(garmentName(bag, ['red'])).toBe('bright red bag');
  expect(garmentName(bag, ['lilac'])).toBe('lilac bag');
  expect(garmentName(bag, ['butter'])).toBe('butter-yellow bag');
});

test('a garment comes in its first neutral color, else in its first', () => {
  expect(neutralColorway('wool-coat')?.colorway).toEqual(['camel']);
  expect(neutralColorway('bold-scarf')?.colorway).toEqual(['black']);
  expect(neutralColorway('bold-coat')?.colorway).toEqual(['fuchsia']);
  expect(neutralColorway('wool-coat:navy')?.garment.id).toBe('wool-coat');
  expect(neutralColorway('tail-coat')).toBeNull();
});

test('a worn id ends at its colon, and without one is bare already', () => {
  expect(['wool-coat:camel', 'wool-coat', 'a:b:c'].map(garmentIdOf)).toEqual(['wool-coat', 'wool-coat', 'a']);
});
