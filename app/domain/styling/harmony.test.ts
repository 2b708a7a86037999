import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Hex } from '../cloth.ts';
import { PALETTE, swatch, type ColourName } from '../wardrobe/palette.ts';
import { harmony, hueGap, oklch, schemeOf, type Tone } from './harmony.ts';

const tones = (...names: ColourName[]): Tone[] =>
  names.map((name) => ({ ...oklch(swatch(name).hex), neutral: swatch(name).neutral }));

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
  expect(schemeOf(tones('camel', 'cream', 'navy'))).toBe('neutral');
  expect(schemeOf(tones('berry', 'cream', 'charcoal'))).toBe('one-accent');
  expect(schemeOf(tones('camel', 'sand', 'chocolate'))).toBe('tonal');
  expect(schemeOf(tones('mustard', 'cobalt', 'white'))).toBe('complementary');
});

test('hue gaps go the short way round', () => {
  expect(hueGap(350, 10)).toBe(20);
  expect(hueGap(90, 270)).toBe(180);
});

test('a clash scores lower than one accent, in every style', () => {
  for (const style of ['casual', 'professional', 'trendy', 'classic', 'sporty', 'go-wild'] as const) {
    const clash = harmony(tones('coral', 'emerald', 'fuchsia', 'mustard'), style);
    expect(clash).toBeLessThan(harmony(tones('emerald', 'cream', 'charcoal'), style));
  }
});

test('harmony lies between 0 and 1 for any colours', () => {
  const name = fc.constantFrom(...(Object.keys(PALETTE) as ColourName[]));
  fc.assert(
    fc.property(fc.array(name, { minLength: 1, maxLength: 6 }), (names) => {
      const score = harmony(tones(...names), 'classic');
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
