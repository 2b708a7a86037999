import { expect, test } from 'vitest';
import { LOOKS } from '../../../tests/samples/looks.ts';
import { listedPieces } from './piece-list.ts';
import type { Look, Slot } from './look.ts';

const of = (...slots: Slot[]): Look => ({
  garments: slots.map((slot) => ({ ...LOOKS['parka']!.garments[0]!, id: slot, slot })),
});

test.each<[Slot[], Slot[]]>([
  [
    ['base', 'legwear', 'top', 'knitwear', 'bottom', 'coat', 'shoes', 'scarf', 'hat', 'gloves'],
    ['coat', 'knitwear', 'top', 'bottom', 'legwear', 'shoes', 'scarf', 'hat', 'gloves'],
  ],
  [
    ['dress', 'jacket', 'shoes', 'umbrella', 'bag'],
    ['jacket', 'dress', 'shoes', 'umbrella', 'bag'],
  ],
  [['base'], []],
])('%s is listed as %s', (worn, listed) => {
  expect(listedPieces(of(...worn)).map(({ slot }) => slot)).toEqual(listed);
});

test('every piece but the base layers is listed once', () => {
  for (const look of Object.values(LOOKS)) {
    const shown = look.garments.filter(({ slot }) => slot !== 'base');
    expect(new Set(listedPieces(look))).toEqual(new Set(shown));
  }
});
