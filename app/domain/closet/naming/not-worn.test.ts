// What a closet lists and nobody goes out in.
import { expect, test } from 'vitest';
import { readName } from './read-name.ts';

test.each([
  'jeans too big now',
  'dress (too small)',
  'coat that does not fit',
  'jacket, broken zip',
  'boots at the cobbler, sole broken',
  'aqua shoes',
  'solly wrap',
  'ring sling',
  'shoe rain cover',
  'tie navy knit',
  'kilt flashes',
])('%s', (name) => {
  expect(readName(name, 'female')).toBe('unworn');
});

test.each([
  ['big sweater', 'knit'],
  ['small black bag', 'bag'],
  ['tie dye tee', 'tee'],
  ['tie waist dress', 'dress'],
  ['oxfords rubber sole', 'oxford'],
  ['ankle boots black low heel', 'ankle-boots'],
  ['tight turtleneck', 'turtleneck'],
  ['sport suit adidas', 'track-top'],
])('%s is worn', (name, id) => {
  const piece = readName(name, 'female');
  expect(piece && typeof piece === 'object' && piece.garmentId).toMatch(id);
});
