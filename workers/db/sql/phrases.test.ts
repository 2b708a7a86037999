import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MOST_PHRASES, buildPhrases } from './phrases.ts';

const { shorter, longer } = buildPhrases('crew knit\nknit\n a$b.*\né°');

test('the longest phrase that fits is a letter of two bytes; the rest stays', () => {
  expect(shorter('a crew knit, a knit a$b.*')).toBe('a \u0081, a \u0082\u0083');
  expect(longer('a \u0081, a \u0082\u0083')).toBe('a crew knit, a knit a$b.*');
});

test('any text comes back as it was, letters of phrases among them', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('crew knit', 'é', '°', '\u0080', '\u0081', '\u07ff', '\u0800', ' a$b.*'),
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const text = pieces.join('');
      expect(longer(shorter(text))).toBe(text);
    }),
    { numRuns: 500 },
  );
});

test('more phrases than letters are an error', () => {
  expect(() => buildPhrases(Array.from({ length: MOST_PHRASES + 1 }, (_, i) => `${i}`).join('\n'))).toThrow(
    'at most 1919',
  );
});
