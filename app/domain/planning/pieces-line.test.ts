import { expect, test } from 'vitest';
import type { Look, Slot } from '../look.ts';
import { keyPieces, piecesLine, shortLine, toldPieces } from './pieces-line.ts';

const lookOf = (...pieces: [Slot, string][]): Look => ({
  garments: pieces.map(([slot, name]) => ({ slot, name, id: name })) as Look['garments'],
});
const WINTER = lookOf(
  ['base', 'thermal top'],
  ['top', 'white shirt'],
  ['knitwear', 'blush rib sweater'],
  ['bottom', 'stone trousers'],
  ['jacket', 'gray blazer'],
  ['coat', 'navy wool coat'],
  ['shoes', 'black boots'],
);

test('a line names one piece over, above and below', () => {
  expect(piecesLine(WINTER)).toBe('Navy wool coat, blush rib sweater, stone trousers');
  expect(piecesLine(lookOf(['dress', 'forest wrap dress'], ['shoes', 'tall boots']))).toBe(
    'Forest wrap dress, tall boots',
  );
});

test('a narrow column has two of them, in two words each', () => {
  expect(shortLine(WINTER)).toBe('Wool coat, rib sweater');
  expect(shortLine(lookOf(['dress', 'forest sundress']))).toBe('Forest sundress');
});

test('a sketch shows at most four, a list all that is seen', () => {
  expect(keyPieces(WINTER).map(({ slot }) => slot)).toEqual(['coat', 'knitwear', 'bottom', 'shoes']);
  expect(toldPieces(WINTER).map(({ slot }) => slot)).toEqual([
    ...['coat', 'jacket', 'knitwear', 'top', 'bottom', 'shoes'],
  ]);
});
