import { expect, test } from 'vitest';
import type { Point2 } from '../draft.ts';
import { triangulate } from './triangulate.ts';

const ring = (inner: number, outer: number): Point2[] => {
  const arc = (radius: number): Point2[] =>
    Array.from({ length: 40 }, (_, k): Point2 => [
      radius * Math.sin((k / 39) * 2),
      radius * Math.cos((k / 39) * 2),
    ]);
  return [...arc(outer), ...arc(inner).toReversed()];
};

const areaOf = (outline: readonly Point2[]): number =>
  Math.abs(
    outline.reduce((sum, [x, y], i) => {
      const [nx, ny] = outline[(i + 1) % outline.length]!;
      return sum + x * ny - nx * y;
    }, 0) / 2,
  );

test('triangles fill an outline with arcs, whose points lie on one circle, and nothing else', () => {
  const outline = ring(20, 45);
  const { points, triangles } = triangulate(outline, 2);
  const total = triangles.reduce((sum, corners) => sum + areaOf(corners.map((c) => points[c]!)), 0);
  expect(total).toBeGreaterThan(areaOf(outline) * 0.995);
  expect(total).toBeLessThan(areaOf(outline) * 1.005);
});

test('an edge has two triangles, or one at the rim', () => {
  const { triangles } = triangulate(ring(20, 45), 2);
  const uses = new Map<string, number>();
  for (const [a, b, c] of triangles)
    for (const [i, j] of [
      [a, b],
      [b, c],
      [c, a],
    ] as const) {
      const name = `${Math.min(i, j)} ${Math.max(i, j)}`;
      uses.set(name, (uses.get(name) ?? 0) + 1);
    }
  expect(Math.max(...uses.values())).toBe(2);
});
