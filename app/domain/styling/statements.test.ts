import { expect, test } from 'vitest';
import { isColourName } from '../wardrobe/palette.ts';
import { garmentById } from '../wardrobe/wardrobe.ts';
import type { Item } from './colour-rules.ts';
import { patternTrouble, statementTrouble } from './statements.ts';

const worn = (...ids: string[]): Item[] =>
  ids.map((id) => {
    const [first, ...rest] = (id.split(':')[1] ?? '').split('+').filter((name) => isColourName(name));
    return { garment: garmentById(id)!, colourway: [first ?? 'black', ...rest] };
  });

test('patterns that share no color weigh more than a good look can gain, and three more still', () => {
  const shared = worn('striped-shirt:white+navy', 'checked-trousers:stone+navy');
  const strangers = worn('bold-stripe-knit:fuchsia+coral', 'checked-trousers:grey+charcoal');
  const three = worn(
    'bold-stripe-knit:fuchsia+coral',
    'checked-trousers:grey+charcoal',
    'bold-check-coat:cobalt+fuchsia',
  );
  expect(patternTrouble(shared)).toBeLessThan(0.5);
  expect(patternTrouble(strangers)).toBeGreaterThanOrEqual(2);
  expect(patternTrouble(three)).toBeGreaterThan(patternTrouble(strangers));
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
  expect(statementTrouble(worn(...ids)) > 0.5).toBe(is);
});
