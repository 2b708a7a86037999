import { expect, test } from 'vitest';
import type { ClosetPiece } from '../../contracts/closet.ts';
import type { WornGarment } from '../../domain/look.ts';
import { nameOf, stateOf } from './closet-words.ts';
import { countOf, shelvesOf } from './filter-pieces.ts';

const piece = (id: string, over: Partial<ClosetPiece>): ClosetPiece => ({
  id,
  ...{ garmentId: 'wool-coat', color: 'camel', garment: { name: 'camel wool coat' } as WornGarment },
  ...{ kind: 'outerwear', photo: null },
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
const ids = (...of: Parameters<typeof shelvesOf>) =>
  shelvesOf(...of).map(({ kind, pieces }) => [kind, pieces.map(({ id }) => id)]);

test('what is at hand stands on its shelf; put away and given away have places of their own', () => {
  expect(ids(PIECES, 'all')).toEqual([
    ['tops', ['tee', 'shirt']],
    ['outerwear', ['coat']],
  ]);
  expect(ids(PIECES, 'tops')).toEqual([['tops', ['tee', 'shirt']]]);
  expect(ids(PIECES, 'wash')).toEqual([['tops', ['tee']]]);
  expect(ids(PIECES, 'away')).toEqual([['outerwear', ['parka']]]);
  expect(ids(PIECES, 'gone')).toEqual([['outerwear', ['old']]]);
  expect([countOf(PIECES, 'all'), countOf(PIECES, 'shoes'), countOf(PIECES, 'gone')]).toEqual([3, 0, 1]);
});

test('she finds a piece by her name for it, by ours, and by words in any order', () => {
  expect(ids(PIECES, 'all', ' saturday')).toEqual([['tops', ['shirt']]]);
  expect(ids(PIECES, 'all', 'SHIRT blue')).toEqual([['tops', ['shirt']]]);
  expect(ids(PIECES, 'all', 'boots')).toEqual([]);
});

test('a piece says what it is called and where it is', () => {
  expect(PIECES.map(nameOf).slice(0, 3)).toEqual(['Camel wool coat', 'White cotton tee', 'Saturday shirt']);
  expect(PIECES.map(stateOf)).toEqual(['0 wears', 'In the wash', '0 wears', 'Put away', 'Given away']);
  expect(stateOf(piece('x', { wornCount: 1 }))).toBe('1 wear');
});
