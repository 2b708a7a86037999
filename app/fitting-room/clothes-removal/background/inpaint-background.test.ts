import { expect, test } from 'vitest';
import { hash } from '../../pixels/noise.ts';
import { inpaintBackground } from './inpaint-background.ts';

const [WIDTH, HEIGHT] = [320, 240];
type Rgb = readonly [number, number, number];

/** A picture of a wall with a hole, and the mean difference of the fill from that wall in a part of the hole. */
function fillOf(wall: (x: number, y: number) => Rgb, isHole: (x: number, y: number) => boolean) {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(255);
  const hole = new Uint8Array(WIDTH * HEIGHT);
  for (let i = 0; i < hole.length; i++) {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    hole[i] = isHole(x, y) ? 255 : 0;
    const noise = (hash(x, y) - 0.5) * 6;
    const tone = wall(x, y);
    for (let c = 0; c < 3; c++) data[i * 4 + c] = hole[i] ? 255 * (c === 0 ? 1 : 0) : tone[c]! + noise;
  }
  const filled = inpaintBackground({ width: WIDTH, height: HEIGHT, data }, hole);
  return (x0: number, x1: number, y0: number, y1: number): number => {
    let [sum, count] = [0, 0];
    for (let y = y0; y < y1; y++)
      for (let x = x0; x < x1; x++)
        for (let c = 0; c < 3; c++) {
          sum += Math.abs(filled[(y * WIDTH + x) * 4 + c]! - wall(x, y)[c]!);
          count++;
        }
    return sum / count;
  };
}

test('a shadow on the wall beside her has no edge where she stood', () => {
  // Lit on the left, in shade on the right, and going over slowly behind her.
  const light = (x: number): number => 1 - 0.45 * Math.min(1, Math.max(0, (x - 100) / 120));
  const away = fillOf(
    (x) => [190 * light(x), 160 * light(x), 130 * light(x)],
    (x, y) => x > 110 && x < 210 && y > 30,
  );
  // At both borders of the hole the light is that beside it, and nowhere inside is it far from it.
  expect(away(112, 120, 60, 220)).toBeLessThan(8);
  expect(away(200, 208, 60, 220)).toBeLessThan(8);
  expect(away(112, 208, 60, 220)).toBeLessThan(14);
});

test('the edge of a door frame that she touches goes on beside her, and the wall behind', () => {
  const room = (x: number): Rgb => (x < 40 ? [170, 120, 80] : x < 72 ? [225, 225, 220] : [130, 170, 140]);
  const away = fillOf(room, (x, y) => y > 60 && x < 200 && x > (y > 90 && y < 180 ? 66 : 110));
  expect(away(80, 190, 95, 175)).toBeLessThan(6);
});

test('a plain wall goes on between what is seen of it above and below, though a sleeve hid it up to the door', () => {
  const shade = (y: number): number => 1 - (0.25 * y) / HEIGHT;
  const room = (x: number, y: number): Rgb =>
    x < 210 ? [200 * shade(y), 150 * shade(y), 142 * shade(y)] : [190, 180, 160];
  const isHers = (x: number, y: number): boolean =>
    y > 40 && y < 200 && x > 20 && x < (y > 70 && y < 170 ? 214 : 190);
  const away = fillOf(room, isHers);
  expect(away(110, 205, 80, 165)).toBeLessThan(6);
});
