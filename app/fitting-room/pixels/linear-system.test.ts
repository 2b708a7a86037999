import { expect, test } from 'vitest';
import { solveRows } from './linear-system.ts';

const rowsOf = (...rows: number[][]) => rows.map((row) => Float64Array.from(row));

test('right sides become the solutions, also where the first row has no first coefficient', () => {
  const rows = rowsOf([0, 2, 6, 2], [4, 1, 11, 5]);
  expect(solveRows(rows, 2)).toBe(2);
  expect(rows.map((row) => [...row.slice(2)])).toEqual([
    [2, 1],
    [3, 1],
  ]);
});

test('a singular system is told by its smallest pivot', () => {
  expect(solveRows(rowsOf([1, 2, 3], [2, 4, 6]), 2)).toBeLessThan(1e-12);
});
