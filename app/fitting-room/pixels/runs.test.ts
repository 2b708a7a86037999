import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromRuns, toRuns } from './runs.ts';

const plane = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 255 }), fc.integer({ min: 1, max: 400 })), { maxLength: 40 })
  .map((runs) => Uint8Array.from(runs.flatMap(([value, length]) => new Array<number>(length).fill(value))));

test('a plane comes back from its runs', () => {
  fc.assert(
    fc.property(plane, (bytes) => {
      expect(fromRuns(toRuns(bytes), bytes.length)).toEqual(bytes);
    }),
  );
  const long = new Uint8Array(3_000_000).fill(7);
  long[2_999_999] = 8;
  expect(Buffer.compare(fromRuns(toRuns(long), long.length)!, long)).toBe(0);
});

test('one run takes two bytes, and a noisy plane twice its own', () => {
  expect([...toRuns(new Uint8Array(127).fill(3))]).toEqual([3, 127]);
  expect([...toRuns(new Uint8Array(130).fill(3))]).toEqual([3, 0x82, 1]);
  expect([...toRuns(Uint8Array.of(1, 2, 3))]).toEqual([1, 1, 2, 1, 3, 1]);
});

test('runs that are cut short, or too long, are no plane', () => {
  const runs = toRuns(Uint8Array.of(1, 1, 2, 2, 2));
  expect(fromRuns(runs.subarray(0, -1), 5)).toBeNull();
  expect(fromRuns(runs.subarray(0, 2), 5)).toBeNull();
  expect(fromRuns(runs, 4)).toBeNull();
});
