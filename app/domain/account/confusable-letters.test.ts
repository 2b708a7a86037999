import { expect, test } from 'vitest';
import { confusableSkeleton } from './confusable-letters.ts';

test.each([
  ['admin', 'аdmin', 'a Cyrillic letter'],
  ['admin', 'аԁміn'.replace('м', 'm'), 'several of them'],
  ['scope', 'ѕсоре', 'all of them'],
  ['admin', 'adrnin', 'two letters for one'],
  ['nora0', 'norao', 'a digit for a letter'],
  ['lola1', 'lolal', 'another digit'],
  ['amara', 'αmara', 'a Greek letter'],
  ['paula', 'pau1a', 'a digit in the middle'],
])('%s and %s look alike: %s', (one, other) => {
  expect(one).not.toBe(other);
  expect(confusableSkeleton(other)).toBe(confusableSkeleton(one));
});

test.each([
  ['lea', 'léa'],
  ['anna', 'hanna'],
  ['nora2', 'nora3'],
  ['爱丽丝', '爱丽思'],
  ['мария', 'марина'],
])('%s and %s do not', (one, other) => {
  expect(confusableSkeleton(other)).not.toBe(confusableSkeleton(one));
});

test('what a name looks like looks like itself', () => {
  for (const name of ['admin', 'мария', 'ѕсоре', 'lola1', 'αβγ', '爱丽丝', 'zoë'])
    expect(confusableSkeleton(confusableSkeleton(name))).toBe(confusableSkeleton(name));
});
