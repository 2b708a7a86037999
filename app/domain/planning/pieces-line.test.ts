import { expect, test } from 'vitest';
import type { Look, Slot, WornGarment } from '../looks/look.ts';
import {
  hiddenUnder,
  keyPieces,
  piecesToLayOut,
  piecesLine,
  shortLine,
  headlinePieces,
} from './pieces-line.ts';

const lookOf = (...pieces: [Slot, string][]): Look => ({
  garments: pieces.map(([slot, name]) => ({
    ...{ slot, name, id: name },
    drawing: {
      kind: /cardigan|coat|jacket/.test(name) ? 'coat' : 'top',
      open: name.includes('chunky') ? 0.26 : name.includes('open') ? 0.3 : 0.1,
    },
  })) as Look['garments'],
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

test('a cardigan that a coat hides gives no look its name, and the list says where it is', () => {
  const pieces: [Slot, string][] = [
    ['top', 'white shirt'],
    ['knitwear', 'chunky sage cardigan'],
    ['bottom', 'navy trousers'],
  ];
  const under = lookOf(...pieces, ['coat', 'sand trench coat']);
  expect(shortLine(under)).toBe('Trench coat, white shirt');
  const cardigan = under.garments[1]!;
  expect(hiddenUnder(under, cardigan)).toBe('coat');
  expect(hiddenUnder(lookOf(...pieces, ['jacket', 'denim jacket']), cardigan)).toBe('jacket');
  expect(hiddenUnder(lookOf(...pieces, ['coat', 'open wool coat']), cardigan)).toBeNull();
  const alone = lookOf(...pieces);
  expect(shortLine(alone)).toBe('Sage cardigan, navy trousers');
  expect(hiddenUnder(alone, cardigan)).toBeNull();
  // With nothing else above, it is told all the same.
  expect(shortLine(lookOf(pieces[1]!, ['coat', 'sand trench coat']))).toBe('Trench coat, sage cardigan');
});

test('a sketch shows at most four, a list all that is seen', () => {
  expect(keyPieces(WINTER).map(({ slot }) => slot)).toEqual(['coat', 'knitwear', 'bottom', 'shoes']);
  expect(headlinePieces(WINTER).map(({ slot }) => slot)).toEqual([
    ...['coat', 'jacket', 'knitwear', 'top', 'bottom', 'shoes'],
  ]);
});

test('what is laid out is what she is shown in, scarf and tights too; what a coat hides comes last, and socks are hers to find', () => {
  const look = lookOf(
    ['top', 'floral blouse'],
    ['knitwear', 'navy cardigan'],
    ['bottom', 'straight jeans'],
    ['coat', 'olive trench coat'],
    ['shoes', 'cognac boots'],
    ['scarf', 'navy scarf'],
    ['legwear', 'socks'],
    ['base', 'thermal top'],
  );
  expect(piecesToLayOut(look).map(({ name }) => name)).toEqual([
    ...['olive trench coat', 'floral blouse', 'straight jeans', 'cognac boots', 'navy scarf'],
    'navy cardigan',
  ]);
  const tights = { ...look.garments[6]!, drawing: { kind: 'legwear' } } as WornGarment;
  expect(piecesToLayOut({ ...look, garments: [tights] })).toEqual([tights]);
});
