import { expect, test } from 'vitest';
import type { Slot } from '../looks/look.ts';
import { garmentById, toWornGarment } from '../wardrobe/wardrobe.ts';
import { borrowedReason, gapReason, withoutReason } from './gap-words.ts';
import type { OwnPiece } from './closet-terms.ts';

const wearing = (id: string) => toWornGarment(garmentById(id)!, garmentById(id)!.colors[0]!);
const piece = (garmentId: string, color: string): OwnPiece => ({ garmentId, color, warmth: 'usual' });
const told = (
  missing: Slot[],
  others: string[],
  over: { isCold?: boolean; isAllOthers?: boolean; pieces?: OwnPiece[] } = {},
) => gapReason({ missing, others: others.map(wearing), isCold: false, pieces: [], ...over });

test('what is missing is said, then what mends it: the piece of that slot', () => {
  expect(told(['shoes'], ['ankle-boots'])).toMatch(
    /^Your closet has no shoes for this weather\. Some .*ankle boots would mend that, and are borrowed for today\.$/,
  );
  expect(told(['shoes'], ['wool-coat', 'ankle-boots'])).toMatch(
    /ankle boots would mend that, and are borrowed for today, with the .*wool coat\.$/,
  );
  expect(told(['shoes'], ['ankle-boots'], { isAllOthers: true })).toMatch(
    /ankle boots would mend that, so today's look is drawn from everything\.$/,
  );
});

// What the sentence names as missing is what it names as borrowed.
test.each<[Slot[], string[], RegExp]>([
  [
    ['bottom'],
    ['leather-sneakers', 'straight-jeans'],
    /^Your closet has nothing for your legs.*Some .*jeans/,
  ],
  [
    ['bottom'],
    ['leather-sneakers', 'shirt-dress'],
    /^Your closet has nothing for your legs.*A .*shirt dress/,
  ],
  [['top', 'knitwear'], ['leather-sneakers', 'crew-knit'], /^Your closet has no top.*A .*sweater/],
  [['top', 'knitwear'], ['shirt-dress'], /^Your closet has no top.*A .*shirt dress/],
  [['bottom'], ['leather-sneakers'], /^Your closet has too little for this weather\. Some .*sneakers/],
  [['coat', 'shoes'], ['ankle-boots'], /^Your closet has no shoes for this weather\. Some .*ankle boots/],
  [[], ['trench'], /^Your closet has no light coat or jacket for today\. A .*trench/],
])('%j is missing and %j is lent: both are named together', (missing, others, words) => {
  expect(told(missing, others)).toMatch(words);
});

test.each<[Slot[], string[], string | null]>([
  [[], ['wool-coat'], null],
  [['bag'], ['wool-coat'], null],
  [['umbrella'], ['wool-coat'], 'no umbrella for today: borrow an umbrella before you go.'],
  [['umbrella'], ['running-tights', 'running-tee'], null],
  [['gloves'], ['wool-coat'], 'no gloves for today: keep your hands in your pockets.'],
  [['hat'], ['parka'], 'no warm hat for today: pull up your hood.'],
  [['hat'], ['wool-coat', 'wool-scarf'], 'no warm hat for today: wrap the scarf over your ears.'],
  [['hat'], ['wool-coat'], 'no warm hat for today: turn up your collar.'],
  [['scarf'], ['wool-coat'], 'no warm scarf for today: close the coat up to your chin.'],
  [
    ['hat', 'gloves', 'scarf'],
    ['parka'],
    'no warm hat, no gloves and no warm scarf for today: pull up your hood, keep your hands in your pockets and close the parka up to your chin.',
  ],
])('without %j, in %j: %s', (lacks, worn, text) => {
  expect(withoutReason(lacks, worn.map(wearing))).toBe(text && `Your closet has ${text}`);
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

test('a bag mends nothing', () => {
  expect(told(['shoes'], ['crossbody-bag'])).toBe(
    "Your closet has too little for this weather. Today's look is drawn from everything.",
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

test('what is lent is named, and nothing is claimed of the rest', () => {
  expect(borrowedReason([wearing('ankle-boots')])).toMatch(
    /^The .*ankle boots are borrowed for today: they aren't in your closet\.$/,
  );
  expect(borrowedReason([wearing('wool-coat')])).toMatch(
    /^The .*wool coat is borrowed for today: it isn't in your closet\.$/,
  );
});

test('a thin coat is a thin coat: it is not said that she has none', () => {
  const pieces = [piece('trench', 'stone'), piece('ankle-boots', 'brown')];
  expect(told(['shoes'], ['lined-leather-boots', 'long-puffer'], { pieces })).toMatch(
    /^Your closet has no coat warm enough for this weather\. Your stone trench coat comes nearest\. A .*down coat would mend that/,
  );
});

test('where she has as warm a piece of each kind, none of hers is called the nearest', () => {
  const pieces = [piece('crew-knit', 'grey'), piece('fine-cardigan', 'red'), piece('winter-boots', 'black')];
  expect(told([], ['silk-cashmere-sweater', 'lined-chelsea-boots'], { isCold: true, pieces })).toMatch(
    /^Your clothes alone are too little for today's cold: the .*sweater and the .*boots are borrowed\.$/,
  );
});

test('what is missing most is told first', () => {
  expect(told(['shoes', 'coat'], ['ankle-boots', 'wool-coat'])).toMatch(/^Your closet has no coat/);
});

test('small things that she has, though not with these clothes, are taken along and never called missing', () => {
  const mittens = {
    garmentId: 'wool-mittens',
    color: 'cream',
    warmth: 'usual',
    name: 'old mittens',
  } as const;
  expect(withoutReason(['gloves'], [], [mittens])).toBe('Take your old mittens along.');
  expect(withoutReason(['gloves', 'scarf'], [], [mittens])).toMatch(
    /no warm scarf for today.*Take your old mittens along/,
  );
  expect(withoutReason(['gloves'], [], [])).toMatch(/no gloves/);
});

test('canvas shoes of hers that the day asks too little of are no lack in the weather; for rain they are', () => {
  const pieces = [piece('canvas-sneakers', 'white')];
  expect(told(['shoes'], ['suede-loafers'], { pieces })).toMatch(
    /^Your closet has no shoes that are right for today\. Your white canvas sneakers come nearest\./,
  );
  expect(told(['shoes'], ['rubber-chelsea-boots'], { pieces })).toMatch(
    /^Your closet has no shoes for this weather\./,
  );
});
