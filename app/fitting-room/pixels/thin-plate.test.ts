import { expect, test } from 'vitest';
import type { Point } from './pixels.ts';
import { thinPlate } from './thin-plate.ts';

const SQUARE: Point[] = [
  [0, 0],
  [100, 0],
  [0, 100],
  [100, 100],
];
const at = (map: ReturnType<typeof thinPlate>, x: number, y: number): number[] => {
  const out = new Float64Array(2);
  map(x, y, out);
  return [...out];
};

test('every point is taken to its place', () => {
  const from: Point[] = [...SQUARE, [40, 60]];
  const to: Point[] = [
    [10, 5],
    [220, -8],
    [0, 130],
    [190, 160],
    [120, 70],
  ];
  const map = thinPlate(from, to);
  for (const [k, [x, y]] of from.entries())
    at(map, x, y).forEach((value, n) => expect(value).toBeCloseTo(to[k]![n]!, 6));
});

test('what moves as one stays as it is: no bend between the points, nor beyond them', () => {
  const move = ([x, y]: Point): Point => [3 * x - y + 7, x + 2 * y - 5];
  const map = thinPlate(SQUARE, SQUARE.map(move));
  for (const point of [
    [50, 50],
    [25, 80],
    [-60, 150],
  ] satisfies Point[])
    at(map, point[0]!, point[1]!).forEach((value, n) =>
      expect(value).toBeCloseTo(move(point as Point)[n]!, 6),
    );
});

test('a stiff plate leaves a point that is out of line a little aside', () => {
  const from: Point[] = [...SQUARE, [50, 50]];
  const to: Point[] = [...SQUARE, [50, 70]];
  const [exact, stiff] = [0, 0.1].map((by) => at(thinPlate(from, to, by), 50, 50)[1]!);
  expect(exact).toBeCloseTo(70, 6);
  expect(stiff).toBeGreaterThan(51);
  expect(stiff).toBeLessThan(69);
});
