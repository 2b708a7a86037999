import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Hex } from '../../looks/cloth.ts';
import { PALETTE, swatch, type ColorName } from '../../wardrobe/palette.ts';
import type { StyleId } from '../../preferences/style.ts';
import { harmonyScore, EMPTY_MIX, classifyScheme, withTone, type ColorMix, type Tone } from './harmony.ts';
import { toOklch } from '../../looks/oklch.ts';
import type { ColorScheme } from '../input/brief.ts';

const mixOf = (tones: readonly Tone[]): ColorMix => tones.reduce(withTone, EMPTY_MIX);

const mix = (...names: ColorName[]): ColorMix =>
  mixOf(names.map((name) => ({ ...toOklch(swatch(name).hex), neutral: swatch(name).neutral })));

test('the named schemes', () => {
  expect(classifyScheme(mix('camel', 'cream', 'navy'))).toBe('neutral');
  expect(classifyScheme(mix('berry', 'cream', 'charcoal'))).toBe('one-accent');
  expect(classifyScheme(mix('camel', 'sand', 'chocolate'))).toBe('tonal');
  expect(classifyScheme(mix('mustard', 'cobalt', 'white'))).toBe('complementary');
});

/** Light and dark enough to be told apart, whatever the hue. */
const strong = (...hues: number[]): ColorMix =>
  mixOf(hues.map((h, place) => ({ l: 0.4 + 0.3 * (place % 2), c: 0.15, h, neutral: false })));

// 28 degrees are one hue, 65 neighbors, from 140 on opposites; three are a triad from 90 between any two.
test.each<[number[], ColorScheme]>([
  [[100], 'one-accent'],
  [[100, 128], 'tonal'],
  [[100, 128.1], 'analogous'],
  [[100, 165], 'analogous'],
  [[100, 165.1], 'free'],
  [[100, 239.9], 'free'],
  [[100, 240], 'complementary'],
  [[100, 130, 165], 'analogous'],
  [[100, 130, 165.1], 'free'],
  [[130, 100, 165.1], 'free'],
  [[165.1, 100, 130], 'free'],
  [[0, 90, 180], 'triad'],
  [[0, 89.9, 180], 'free'],
  [[0, 90.1, 180], 'free'],
  [[0, 120, 209.9], 'free'],
  [[0, 120, 240], 'triad'],
  [[0, 100, 200, 300], 'free'],
])('hues of %o are %s', (hues, scheme) => {
  expect(classifyScheme(strong(...hues))).toBe(scheme);
});

test('grays and browns: tonal where two of them are of one hue, and near-grays belong to every family', () => {
  const quiet = (...tones: [c: number, h: number][]) =>
    classifyScheme(mixOf(tones.map(([c, h], place) => ({ l: 0.3 + 0.3 * place, c, h, neutral: true }))));
  expect(quiet([0.05, 60])).toBe('neutral');
  expect(quiet([0.05, 60], [0.05, 88])).toBe('tonal');
  expect(quiet([0.05, 60], [0.05, 89])).toBe('neutral');
  // Of one family are those that are near the first.
  expect(quiet([0.05, 60], [0.05, 100], [0.05, 60])).toBe('neutral');
  expect(quiet([0.05, 60], [0.05, 80], [0.05, 40])).toBe('tonal');
  expect(quiet([0.05, 60], [0.012, 60])).toBe('neutral');
  expect(quiet([0.05, 60], [0.0121, 60])).toBe('tonal');
});

// How much each style likes each scheme.
const SCHEMES: Record<ColorScheme, ColorMix> = {
  neutral: mix('black', 'white'),
  tonal: strong(100, 110),
  'one-accent': strong(100),
  analogous: strong(100, 150),
  complementary: strong(100, 270),
  triad: strong(0, 120, 240),
  free: strong(0, 100),
};
// oxfmt-ignore
test.each<[StyleId, Record<ColorScheme, number>]>([
  ['casual', { neutral: 0.8, tonal: 0.85, 'one-accent': 0.95, analogous: 0.8, complementary: 0.6, triad: 0.3, free: 0.15 }],
  ['professional', { neutral: 0.9, tonal: 0.95, 'one-accent': 0.9, analogous: 0.65, complementary: 0.4, triad: 0.1, free: 0.05 }],
  ['trendy', { neutral: 0.75, tonal: 1, 'one-accent': 0.85, analogous: 0.85, complementary: 0.75, triad: 0.4, free: 0.2 }],
  ['classic', { neutral: 0.95, tonal: 0.95, 'one-accent': 0.95, analogous: 0.65, complementary: 0.45, triad: 0.1, free: 0.05 }],
  ['sporty', { neutral: 0.8, tonal: 0.75, 'one-accent': 1, analogous: 0.75, complementary: 0.65, triad: 0.35, free: 0.2 }],
  ['go-wild', { neutral: 0.25, tonal: 0.6, 'one-accent': 0.75, analogous: 0.95, complementary: 1, triad: 0.85, free: 0.4 }],
])('what %s likes', (style, liked) => {
  for (const scheme of Object.keys(SCHEMES) as ColorScheme[]) {
    const colors = SCHEMES[scheme];
    expect(classifyScheme(colors)).toBe(scheme);
    const contrast = colors.tones.length > 1 ? 1 : 0.75;
    expect(harmonyScore(colors, style), scheme).toBeCloseTo(liked[scheme] * contrast, 6);
  }
});

test('each near miss costs 12 %, three at most', () => {
  const grays = [0.4, 0.7, 0.42, 0.72, 0.44, 0.74].map((l) => ({ l, c: 0.05, h: 100, neutral: true }));
  const of = (count: number) => harmonyScore(mixOf(grays.slice(0, count)), 'trendy');
  expect(mixOf(grays.slice(0, 5)).nearMisses).toBe(4);
  expect([of(2), of(3), of(4), of(5), of(6)]).toEqual(
    [1, 0.88, 0.76, 0.64, 0.64].map((is) => expect.closeTo(is, 6)),
  );
});

test('a clash scores lower than one accent, in every style', () => {
  for (const style of ['casual', 'professional', 'trendy', 'classic', 'sporty', 'go-wild'] as const) {
    const clash = harmonyScore(mix('coral', 'emerald', 'fuchsia', 'mustard'), style);
    expect(clash).toBeLessThan(harmonyScore(mix('emerald', 'cream', 'charcoal'), style));
  }
});

test('harmony lies between 0 and 1 for any colors', () => {
  const name = fc.constantFrom(...(Object.keys(PALETTE) as ColorName[]));
  fc.assert(
    fc.property(fc.array(name, { minLength: 1, maxLength: 6 }), (names) => {
      const score = harmonyScore(mix(...names), 'classic');
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(1);
    }),
  );
});

test('palette colors are far enough apart to deserve their names', () => {
  const names = Object.keys(PALETTE) as ColorName[];
  const hexes = new Set<Hex>(names.map((name) => swatch(name).hex));
  expect(hexes.size).toBe(names.length);
});

test('two colors that nearly match cost, the same color twice does not, nor two that are plainly different', () => {
  const gray = (l: number, h = 0) => ({ l, c: 0.05, h, neutral: false });
  const misses = (...all: Tone[]) => mixOf(all).nearMisses;
  expect(misses(gray(0.5), gray(0.5))).toBe(0);
  expect(misses(gray(0.5), gray(0.509))).toBe(0);
  expect(misses(gray(0.5), gray(0.511))).toBe(1);
  expect(misses(gray(0.5), gray(0.549))).toBe(1);
  expect(misses(gray(0.5), gray(0.551))).toBe(0);
  expect([misses(gray(0), gray(0.01)), misses(gray(0), gray(0.05))]).toEqual([1, 0]);
  expect(misses(gray(0.5), gray(0.52, 39.9))).toBe(1);
  expect(misses(gray(0.5), gray(0.52, 40))).toBe(0);
  // Chroma counts as lightness does.
  expect(misses(gray(0.5), { ...gray(0.52), c: 0.09 })).toBe(1);
  expect(misses(gray(0.5), { ...gray(0.53), c: 0.1 })).toBe(0);
  expect(misses(gray(0.5), { ...gray(0.5), c: 0.08 })).toBe(1);
  // Each with each of the others.
  expect(misses(gray(0.5), gray(0.52), gray(0.54))).toBe(3);
});

test('a figure of one lightness is worth three quarters, of little contrast nine tenths', () => {
  const score = (other: number, one = 0.4) =>
    harmonyScore(
      mixOf([
        { l: one, c: 0, h: 0, neutral: true },
        { l: other, c: 0, h: 0, neutral: true },
      ]),
      'classic',
    );
  expect(score(0.51) / score(0.7)).toBeCloseTo(0.75);
  expect(score(0.53) / score(0.7)).toBeCloseTo(0.9);
  expect(score(0.61) / score(0.7)).toBeCloseTo(0.9);
  expect(score(0.63) / score(0.7)).toBeCloseTo(1);
  expect([score(0.12, 0), score(0.22, 0)]).toEqual([0.9, 0.9].map((share) => share * score(0.7)));
});
