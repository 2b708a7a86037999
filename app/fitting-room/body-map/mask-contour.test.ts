import { expect, test } from 'vitest';
import { traceMaskContour } from './mask-contour.ts';
import type { Mask } from './mask-contour.ts';

function maskOf(inside: (x: number, y: number) => boolean, width = 240, height = 320): Mask {
  const values = new Float32Array(width * height);
  for (let i = 0; i < values.length; i++) values[i] = Number(inside(i % width, Math.floor(i / width)));
  return { width, height, values };
}
const pointsOf = (ring: number[]) =>
  Array.from({ length: ring.length / 2 }, (_, i) => [ring[i * 2]!, ring[i * 2 + 1]!] as const);

test('the line runs around a disc at the same distance everywhere, a little outside', () => {
  const [ring, ...others] = traceMaskContour(maskOf((x, y) => Math.hypot(x - 120, y - 160) < 60));
  expect(others).toEqual([]);
  for (const [x, y] of pointsOf(ring!)) {
    const radius = Math.hypot(x * 240 - 120, y * 320 - 160);
    expect(radius).toBeGreaterThan(59);
    expect(radius).toBeLessThan(67);
  }
});

test('a hole is a ring of its own, a speck is none', () => {
  const mask = maskOf((x, y) => {
    const far = Math.hypot(x - 120, y - 160);
    return (far < 80 && far > 35) || Math.hypot(x - 20, y - 20) < 4;
  });
  expect(traceMaskContour(mask)).toHaveLength(2);
});

test('where she is cut by the edge the line closes along it', () => {
  const [ring] = traceMaskContour(maskOf((x) => x > 90 && x < 150));
  const ys = pointsOf(ring!).map(([, y]) => y);
  expect(Math.min(...ys)).toBeLessThan(0.02);
  expect(Math.max(...ys)).toBeGreaterThan(0.98);
});

test('nobody has no outline', () => {
  expect(traceMaskContour(maskOf(() => false))).toEqual([]);
});
