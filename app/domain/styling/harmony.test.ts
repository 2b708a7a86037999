import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Hex } from '../cloth.ts';
import { PALETTE, swatch, type ColourName } from '../wardrobe/palette.ts';
import { harmony, hueGap, NO_COLOURS, oklch, schemeOf, withTone, type Mix, type Tone } from './harmony.ts';

const mixOf = (tones: readonly Tone[]): Mix => tones.reduce(withTone, NO_COLOURS);

const mix = (...names: ColourName[]): Mix =>
  mixOf(names.map((name) => ({ ...oklch(swatch(name).hex), neutral: swatch(name).neutral })));

test('OKLCH of known colours (Ottosson)', () => {
  const white = oklch('#ffffff');
  expect(white.l).toBeCloseTo(1, 3);
  expect(white.c).toBeLessThan(0.001);
  const red = oklch('#ff0000');
  expect(red.l).toBeCloseTo(0.628, 3);
  expect(red.c).toBeCloseTo(0.2577, 3);
  expect(red.h).toBeCloseTo(29.23, 1);
  const blue = oklch('#0000ff');
  expect(blue.l).toBeCloseTo(0.452, 3);
  expect(blue.h).toBeCloseTo(264.05, 1);
});

test('the named schemes', () => {
  expect(schemeOf(mix('camel', 'cream', 'navy'))).toBe('neutral');
  expect(schemeOf(mix('berry', 'cream', 'charcoal'))).toBe('one-accent');
  expect(schemeOf(mix('camel', 'sand', 'chocolate'))).toBe('tonal');
  expect(schemeOf(mix('mustard', 'cobalt', 'white'))).toBe('complementary');
});

test('hue gaps go the short way round', () => {
  expect(hueGap(350, 10)).toBe(20);
  expect(hueGap(90, 270)).toBe(180);
});

test('a clash scores lower than one accent, in every style', () => {
  for (const style of ['casual', 'professional', 'trendy', 'classic', 'sporty', 'go-wild'] as const) {
    const clash = harmony(mix('coral', 'emerald', 'fuchsia', 'mustard'), style);
    expect(clash).toBeLessThan(harmony(mix('emerald', 'cream', 'charcoal'), style));
  }
});

test('harmony lies between 0 and 1 for any colours', () => {
  const name = fc.constantFrom(...(Object.keys(PALETTE) as ColourName[]));
  fc.assert(
    fc.property(fc.array(name, { minLength: 1, maxLength: 6 }), (names) => {
      const score = harmony(mix(...names), 'classic');
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(1);
    }),
  );
});

test('palette colours are far enough apart to deserve their names', () => {
  const names = Object.keys(PALETTE) as ColourName[];
  const hexes = new Set<Hex>(names.map((name) => swatch(name).hex));
  expect(hexes.size).toBe(names.length);
});

test('two colors that nearly match cost, the same color twice does not, nor two that are plainly different', () => {
  const grey = (l: number, h = 0) => ({ l, c: 0.05, h, neutral: false });
  const misses = (...all: Tone[]) => mixOf(all).nearMisses;
  expect(misses(grey(0.5), grey(0.5))).toBe(0);
  expect(misses(grey(0.5), grey(0.509))).toBe(0);
  expect(misses(grey(0.5), grey(0.511))).toBe(1);
  expect(misses(grey(0.5), grey(0.549))).toBe(1);
  expect(misses(grey(0.5), grey(0.551))).toBe(0);
  expect(misses(grey(0.5), grey(0.52, 39))).toBe(1);
  expect(misses(grey(0.5), grey(0.52, 41))).toBe(0);
  // Each with each of the others.
  expect(misses(grey(0.5), grey(0.52), grey(0.54))).toBe(3);
});

test('a figure of one lightness is worth three quarters, of little contrast nine tenths', () => {
  const score = (other: number) =>
    harmony(
      mixOf([
        { l: 0.4, c: 0, h: 0, neutral: true },
        { l: other, c: 0, h: 0, neutral: true },
      ]),
      'classic',
    );
  expect(score(0.51) / score(0.7)).toBeCloseTo(0.75);
  expect(score(0.53) / score(0.7)).toBeCloseTo(0.9);
  expect(score(0.61) / score(0.7)).toBeCloseTo(0.9);
  expect(score(0.63) / score(0.7)).toBeCloseTo(1);
});
