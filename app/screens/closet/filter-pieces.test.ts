import { expect, test } from 'vitest';
import type { ClosetPiece } from '../../contracts/closet.ts';
import type { WornGarment } from '../../domain/looks/look.ts';
import { pieceName, pieceState } from './closet-words.ts';
import { countPieces, groupByShelf, type PieceFilter } from './filter-pieces.ts';

const piece = (id: string, over: Partial<ClosetPiece>): ClosetPiece => ({
  id,
  ...{ garmentId: 'wool-coat', color: 'camel', garment: { name: 'camel wool coat' } as WornGarment },
  ...{ kind: 'outerwear', photo: null, own: null },
  ...{ name: null, warmth: 'usual', price: null, currency: null, status: 'here', restUntil: null },
  ...{ wornCount: 0, lastWornOn: null, createdAt: '2026-11-20T09:00:00Z' },
  ...over,
});
const PIECES = [
  piece('coat', {}),
  piece('tee', { kind: 'tops', garment: { name: 'white cotton tee' } as WornGarment, status: 'wash' }),
  piece('shirt', {
    kind: 'tops',
    garment: { name: 'sky-blue shirt' } as WornGarment,
    name: 'Saturday shirt',
  }),
  piece('parka', { garment: { name: 'navy parka' } as WornGarment, status: 'away' }),
  piece('old', { garment: { name: 'red coat' } as WornGarment, status: 'gone' }),
];
const TODAY = '2026-11-23';
const ids = (pieces: ClosetPiece[], shown: PieceFilter, typed?: string, today = TODAY) =>
  groupByShelf(pieces, shown, today, typed).map(({ kind, pieces }) => [kind, pieces.map(({ id }) => id)]);

test('what is at hand stands on its shelf; put away and given away have places of their own', () => {
  expect(ids(PIECES, 'all')).toEqual([
    ['tops', ['tee', 'shirt']],
    ['outerwear', ['coat']],
  ]);
  expect(ids(PIECES, 'tops')).toEqual([['tops', ['tee', 'shirt']]]);
  expect(ids(PIECES, 'wash')).toEqual([['tops', ['tee']]]);
  expect(ids(PIECES, 'away')).toEqual([['outerwear', ['parka']]]);
  expect(ids(PIECES, 'gone')).toEqual([['outerwear', ['old']]]);
  const counts = (['all', 'shoes', 'gone'] as const).map((shown) => countPieces(PIECES, shown, TODAY));
  expect(counts).toEqual([3, 0, 1]);
});

test('she finds a piece by her name for it, by ours, and by words in any order', () => {
  expect(ids(PIECES, 'all', ' saturday')).toEqual([['tops', ['shirt']]]);
  expect(ids(PIECES, 'all', 'SHIRT blue')).toEqual([['tops', ['shirt']]]);
  expect(ids(PIECES, 'all', 'boots')).toEqual([]);
});

test('what hung there unworn all year is found; what is new, or worn, or was worn in the fall is not', () => {
  const pieces = [
    piece('never', { createdAt: '2025-10-01T09:00:00Z' }),
    piece('last year', { createdAt: '2024-10-01T09:00:00Z', lastWornOn: '2025-12-31' }),
    piece('this year', { createdAt: '2024-10-01T09:00:00Z', lastWornOn: '2026-01-01' }),
    piece('new', { createdAt: '2026-02-01T09:00:00Z' }),
    piece('away', { createdAt: '2024-10-01T09:00:00Z', status: 'away' }),
  ];
  expect(ids(pieces, 'unworn')).toEqual([['outerwear', ['never', 'last year']]]);
  // 90 days into the next year, and a day before.
  const fall = [piece('fall', { createdAt: '2024-10-01T09:00:00Z', lastWornOn: '2025-10-04' })];
  expect(ids(fall, 'unworn', '', '2026-01-02')).toEqual([['outerwear', ['fall']]]);
  expect(ids(fall, 'unworn', '', '2026-01-01')).toEqual([]);
});

test('a piece says what it is called and where it is', () => {
  expect(PIECES.map(pieceName).slice(0, 3)).toEqual([
    'Camel wool coat',
    'White cotton tee',
    'Saturday shirt',
  ]);
  expect(PIECES.map(pieceState)).toEqual(['', 'In the wash', '', 'Put away', 'Given away']);
  expect(pieceState(piece('x', { wornCount: 1 }))).toBe('1 wear');
});
