import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findSmallestCover, type DressingOption } from './smallest-cover.ts';
import { alternatePieces } from './alternate-pieces.ts';

const OFTEN = { mostWears: () => Infinity, isAlternated: (piece: string) => piece !== 'coat' };
const way = (...pieces: string[]): DressingOption => ({ pieces, look: pieces.join(), cost: 0 });

test('two sweaters are worn in turn, in one coat', () => {
  const ways = ['a', 'b', 'c', 'd'].map((skirt) => [way('coat', 'red', skirt), way('coat', 'blue', skirt)]);
  const cover = { ways: [0, 0, 1, 1], pieces: ['a', 'b', 'blue', 'c', 'coat', 'd', 'red'] };
  const worn = alternatePieces(ways, cover, OFTEN).map((index, day) => ways[day]![index]!.pieces[1]);
  expect([
    ['red', 'blue', 'red', 'blue'],
    ['blue', 'red', 'blue', 'red'],
  ]).toContainEqual(worn);
});

test('nothing else is packed, all of it is worn, none too often, and nothing is worn again that was not', () => {
  const PIECES = ['a', 'b', 'c', 'd', 'e', 'f'];
  const drawn = fc.record({
    pieces: fc.subarray(PIECES, { minLength: 1, maxLength: 3 }),
    look: fc.constantFrom('x', 'y', 'z', 'u', 'v'),
    cost: fc.integer({ min: 0, max: 9 }),
  });
  const trip = fc.array(fc.array(drawn, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 5 });
  const agains = (ways: DressingOption[]) =>
    ways.flatMap(({ pieces }, day) => pieces.filter((piece) => ways[day - 1]?.pieces.includes(piece)));
  fc.assert(
    fc.property(trip, fc.integer({ min: 1, max: 4 }), (days, most) => {
      const asked = { mostWears: () => most, isAlternated: () => true };
      const cover = findSmallestCover(days, asked);
      if (!cover) return;
      const before = cover.ways.map((index, day) => days[day]![index]!);
      const after = alternatePieces(days, cover, asked).map((index, day) => days[day]![index]!);
      expect([...new Set(after.flatMap(({ pieces }) => pieces))].sort()).toEqual(cover.pieces);
      for (const piece of PIECES)
        expect(after.filter(({ pieces }) => pieces.includes(piece)).length).toBeLessThanOrEqual(most);
      expect(agains(after).length).toBeLessThanOrEqual(agains(before).length);
      const looks = (ways: DressingOption[]) => new Set(ways.map(({ look }) => look)).size;
      expect(looks(after)).toBeGreaterThanOrEqual(looks(before));
    }),
    { numRuns: 300 },
  );
});
