import { expect, test } from 'vitest';
import type { Slot } from '../looks/look.ts';
import { garmentById, toWornGarment } from '../wardrobe/wardrobe.ts';
import { gapReason, borrowedPieceReason } from './gap-words.ts';
import type { OwnPiece } from './closet-terms.ts';

const wearing = (id: string) => toWornGarment(garmentById(id)!, garmentById(id)!.colors[0]!);
const piece = (garmentId: string, color: string): OwnPiece => ({ garmentId, color, warmth: 'usual' });
const told = (missing: Slot[], others: string[], over: { isCold?: boolean; pieces?: OwnPiece[] } = {}) =>
  gapReason({ missing, others: others.map(wearing), isCold: false, pieces: [], ...over });

test('what is missing is said, then what mends it: the piece of that slot', () => {
  expect(told(['shoes'], ['wool-coat', 'ankle-boots'])).toMatch(
    /^Your closet has no shoes for this weather\. Some .*ankle boots would mend that, so today's look is drawn from everything\.$/,
  );
});

test('where nothing is missing, it is the warmth: the warmest mends the cold, no shoes the heat', () => {
  expect(told([], ['ankle-boots', 'cotton-tee', 'wool-coat'], { isCold: true })).toMatch(
    /^Your closet has nothing warm enough for today\. A .*wool coat would mend that/,
  );
  expect(told([], ['ankle-boots', 'cotton-tee'])).toMatch(
    /^Your closet has nothing light enough for today\. A .*tee would mend that/,
  );
  expect(told([], ['ankle-boots'])).toMatch(/Some .*ankle boots would mend that/);
});

test('against the rain a coat does what an umbrella does; a bag mends nothing', () => {
  expect(told(['umbrella'], ['ankle-boots', 'trench'])).toMatch(
    /^Your closet has nothing against the rain\. A .*trench.* would mend that/,
  );
  expect(told(['umbrella'], ['crossbody-bag', 'ankle-boots'])).toMatch(/ankle boots would mend that/);
  expect(told(['shoes'], ['crossbody-bag'])).toBe(
    "Your closet has no shoes for this weather. Today's look is drawn from everything.",
  );
});

test('of hers that comes nearest which does the same: of its own kind first, then as warm', () => {
  const pieces = [piece('leather-sneakers', 'white'), piece('chelsea-boots', 'black')];
  expect(told(['shoes'], ['ankle-boots'], { pieces })).toContain(' Your black Chelsea boots come nearest.');
  const coats = [piece('denim-jacket', 'denim'), piece('trench', 'stone')];
  expect(told(['coat'], ['wool-coat'], { pieces: coats })).toMatch(/ Your stone trench.* comes nearest\./);
  expect(told(['coat'], ['wool-coat'], { pieces: [coats[0]!] })).toMatch(
    / Your .*denim jacket comes nearest\./,
  );
  expect(told(['coat'], ['wool-coat'], { pieces: [piece('cotton-tee', 'white')] })).not.toContain('nearest');
});

test('one piece that is lent is named', () => {
  expect(borrowedPieceReason(wearing('ankle-boots'))).toMatch(
    /^All but one piece is yours: the .* are not in your closet\.$/,
  );
  expect(borrowedPieceReason(wearing('wool-coat'))).toMatch(/wool coat is not in your closet\.$/);
});
