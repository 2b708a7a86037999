import { expect, test } from 'vitest';
import type { Picture } from '../../pixels/pixels.ts';
import { coverCollar, isPatterned } from './cover-collar.ts';

const [WIDTH, HEIGHT] = [120, 150];

function panelOf(colorAt: (x: number, y: number) => readonly number[]): Picture {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  for (let i = 0; i < WIDTH * HEIGHT; i++)
    data.set([...colorAt(i % WIDTH, Math.floor(i / WIDTH)), 255], i * 4);
  return { width: WIDTH, height: HEIGHT, data };
}

test('no more is seen of the picture’s collar: the stripes below it go on over it, and all else stays', () => {
  const cloth = (x: number) => (x % 40 < 20 ? [200, 30, 40] : [30, 40, 200]);
  const isCollar = (x: number, y: number) => x > 40 && x < 80 && y > 10 && y < 32;
  const panel = panelOf((x, y) => (isCollar(x, y) ? [250, 250, 250] : cloth(x)));
  const { data } = coverCollar(
    panel,
    [
      [40, 10],
      [80, 10],
    ],
    100,
  );
  for (const [x, y] of [
    [50, 20],
    [70, 28],
  ] as const)
    expect(Math.abs(data[(y * WIDTH + x) * 4]! - cloth(x)[0]!)).toBeLessThan(12);
  expect(data.subarray(60 * WIDTH * 4)).toEqual(panel.data.subarray(60 * WIDTH * 4));
});

test('stripes are a pattern; the gleam of leather is none', () => {
  expect(isPatterned(panelOf((x) => (x % 12 < 6 ? [230, 230, 230] : [60, 60, 120])))).toBe(true);
  expect(isPatterned(panelOf((x) => [40, 40, 40].map((value) => value + 25 * Math.sin(x / 9))))).toBe(false);
});
