import { expect, test } from 'vitest';
import { lookFacts } from '../../../../tests/styling/look-facts.ts';
import type { StyleId } from '../../preferences/style.ts';
import { seededRandom } from '../seeded-random.ts';
import { festiveSentence } from './festive-sentence.ts';
import type { Line } from './sentence.ts';

const context = 'special';
const saidOf = (style: StyleId, ids: string[], off: string[] = [], said: Line = ''): string | null =>
  festiveSentence(
    lookFacts(ids, { style, off, brief: { context, seed: 'occasion' } }),
    said,
    seededRandom('occasion'),
  );

// The look, and the noun that is credited with the occasion; null where nobody would believe it of any piece.
test.each<[string, StyleId, string[], string[], string | null]>([
  [
    'satin before heels',
    'trendy',
    ['satin-camisole:black', 'block-heels:black', 'light-blazer:navy'],
    [],
    'camisole',
  ],
  [
    'satin trousers before a sweater',
    'trendy',
    ['silk-cashmere-sweater:navy', 'satin-trousers:cobalt'],
    [],
    'pants',
  ],
  [
    'no plain boots',
    'trendy',
    ['mohair-knit:cobalt', 'wide-jeans:denim', 'heeled-ankle-boots:black'],
    [],
    null,
  ],
  [
    'no fine dark sweater',
    'professional',
    ['silk-cashmere-sweater:charcoal', 'flannel-trousers:camel'],
    [],
    null,
  ],
  ['no chinos', 'sporty', ['quarter-zip:navy', 'stretch-chinos:stone'], [], null],
  ['no polo, however fine, in sport either', 'sporty', ['silk-polo:navy', 'jersey-trousers:navy'], [], null],
  [
    'a blazer where nothing shines',
    'casual',
    ['oxford-shirt:white', 'chinos:navy', 'light-blazer:stone'],
    [],
    'blazer',
  ],
  [
    'not what hides under a sweater',
    'classic',
    ['silk-blouse:cream', 'lambswool-jumper:navy', 'wool-trousers:navy'],
    [],
    null,
  ],
  [
    'not what comes off',
    'professional',
    ['velvet-blazer:plum', 'fine-tee:white'],
    ['velvet-blazer:plum'],
    null,
  ],
  [
    'the loudest of the bold',
    'go-wild',
    ['statement-shirt:fuchsia', 'wide-jeans:denim', 'monk-shoes:black'],
    [],
    'shirt',
  ],
  [
    'a whole suit',
    'professional',
    ['crisp-shirt:white', 'suit-trousers:navy', 'suit-jacket:navy'],
    [],
    'suit',
  ],
])('%s', (_, style, ids, off, noun) => {
  const said = saidOf(style, ids, off);
  if (noun === null) expect(said).toBeNull();
  else expect(said).toMatch(new RegExp(`\\b${noun}\\b`));
});

test('heels that have been praised, in whatever words, are not praised again', () => {
  const heels = ['fine-tee:white', 'wide-jeans:denim', 'block-heels:black'];
  expect(saidOf('casual', heels)).toMatch(/heels/);
  expect(saidOf('casual', heels, [], { text: 'Worded anew.', tells: ['praised-shoes'] })).toBeNull();
  expect(saidOf('casual', heels, [], 'Polish of any other kind.')).toMatch(/heels/);
});
