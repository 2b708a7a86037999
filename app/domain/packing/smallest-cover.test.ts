import fc from 'fast-check';
import { expect, test } from 'vitest';
import { machinePace } from '../../../tests/runner/machine-pace.ts';
import { findSmallestCover, type DressingOption } from './smallest-cover.ts';

const PIECES = ['a', 'b', 'c', 'd', 'e', 'f', 'g'] as const;
const OFTEN = () => Infinity;

const way: fc.Arbitrary<DressingOption> = fc.record({
  pieces: fc.subarray([...PIECES], { minLength: 1, maxLength: 4 }),
  look: fc.constantFrom('x', 'y', 'z', 'u', 'v'),
  cost: fc.integer({ min: 0, max: 9 }),
});
const trip = fc.array(fc.array(way, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 4 });

/** Every choice of one way a day that keeps the rules. */
function choices(
  days: DressingOption[][],
  mostWears: (piece: string) => number,
  isDistinct: boolean,
): DressingOption[][] {
  const all = days.reduce<DressingOption[][]>(
    (before, ways) => before.flatMap((chosen) => ways.map((one) => [...chosen, one])),
    [[]],
  );
  return all.filter((chosen) => {
    const same = new Set(chosen.map(({ look }) => look)).size < chosen.length;
    const tooOften = PIECES.some(
      (piece) => chosen.filter(({ pieces }) => pieces.includes(piece)).length > mostWears(piece),
    );
    return !tooOften && !(isDistinct && same);
  });
}

const packedBy = (chosen: DressingOption[]) => new Set(chosen.flatMap(({ pieces }) => pieces));

test('as few as trying everything finds, and as liked; every day is dressed by what is packed', () => {
  fc.assert(
    fc.property(trip, fc.integer({ min: 1, max: 4 }), (days, most) => {
      const mostWears = (piece: string) => (piece < 'd' ? most : Infinity);
      const distinct = choices(days, mostWears, true);
      const all = distinct.length > 0 ? distinct : choices(days, mostWears, false);
      const cover = findSmallestCover(days, { mostWears });
      if (all.length === 0) return cover === null;
      const rank = (chosen: DressingOption[]) =>
        packedBy(chosen).size * 1000 + chosen.reduce((sum, { cost }) => sum + cost, 0);
      const best = Math.min(...all.map(rank));
      const chosen = cover!.ways.map((index, day) => days[day]![index]!);
      expect(rank(chosen)).toBe(best);
      expect(cover!.pieces).toEqual([...packedBy(chosen)].sort());
      return true;
    }),
    { numRuns: 400 },
  );
});

test('no piece can be left out, even where the search had to stop early', () => {
  fc.assert(
    fc.property(trip, fc.integer({ min: 1, max: 4 }), (days, budget) => {
      const cover = findSmallestCover(days, { mostWears: OFTEN, budget });
      expect(cover).not.toBeNull();
      const isDistinct = choices(days, OFTEN, true).length > 0;
      for (const piece of cover!.pieces) {
        const rest = cover!.pieces.filter((other) => other !== piece);
        const left = days.map((ways) =>
          ways.filter(({ pieces }) => pieces.every((one) => rest.includes(one))),
        );
        expect(choices(left, OFTEN, isDistinct), `${piece} of ${cover!.pieces.join()}`).toEqual([]);
      }
    }),
    { numRuns: 400 },
  );
});

test('thirty pieces more change nothing of how few the others are', () => {
  fc.assert(
    fc.property(trip, fc.integer({ min: 20, max: 70 }), (days, more) => {
      // Pieces of a day that has no choice: their names come first, the others lie beyond them.
      const fixed = Array.from({ length: more }, (_, index) => `Fixed ${index}`);
      const cover = findSmallestCover(days, { mostWears: OFTEN });
      const long = findSmallestCover([...days, [{ pieces: fixed, look: 'fixed', cost: 0 }]], {
        mostWears: OFTEN,
      });
      expect(long!.pieces).toHaveLength(cover!.pieces.length + more);
      expect(long!.pieces).toEqual(expect.arrayContaining(fixed));
    }),
    { numRuns: 300, seed: 1 },
  );
});

test('a fortnight of long lists ends in its budget', () => {
  const names = Array.from({ length: 60 }, (_, index) => `p${index}`);
  const days = Array.from({ length: 14 }, (_, day) =>
    Array.from({ length: 24 }, (_, index) => ({
      pieces: [0, 1, 2, 3, 4].map((step) => names[(day * 7 + index * (step + 3) + step * 11) % 60]!),
      look: `${day} ${index}`,
      cost: index % 5,
    })),
  );
  const before = process.cpuUsage();
  const cover = findSmallestCover(days, { mostWears: (piece) => (piece.endsWith('1') ? 2 : Infinity) });
  const spent = process.cpuUsage(before);
  expect(cover!.ways).toHaveLength(14);
  const hasty = findSmallestCover(days, {
    mostWears: (piece) => (piece.endsWith('1') ? 2 : Infinity),
    budget: 1,
  });
  expect(cover!.pieces.length).toBeLessThan(hasty!.pieces.length);
  expect((spent.user + spent.system) / 1000).toBeLessThan(8_000 * machinePace());
});

test('a day without any way cannot be packed for', () => {
  expect(findSmallestCover([[{ pieces: ['a'], look: 'x', cost: 0 }], []], { mostWears: OFTEN })).toBeNull();
  expect(findSmallestCover([], { mostWears: OFTEN })).toBeNull();
});
