import { expect, test } from 'vitest';
import type { ClassMaps } from '../../../domain/photos/body-map.ts';
import { behindAt, measureBackdrop } from './backdrop.ts';
import type { Picture } from '../../pixels/pixels.ts';

const [WIDTH, HEIGHT] = [160, 120];

/** A wall with a skirting line and floor boards, and somebody standing in the middle of it. */
function scene(): { crop: Picture; classes: ClassMaps } {
  const crop: Picture = { width: WIDTH, height: HEIGHT, data: new Uint8ClampedArray(WIDTH * HEIGHT * 4) };
  const background = new Uint8Array(WIDTH * HEIGHT).fill(255);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const i = y * WIDTH + x;
      const inside = x > 60 && x < 100;
      if (inside) background[i] = 0;
      const wall = y > 80 ? (y % 10 === 0 ? 60 : 140) : y > 74 ? 240 : 180;
      crop.data.set(inside ? [250, 0, 0, 255] : [wall, wall, wall, 255], i * 4);
    }
  return { crop, classes: { width: WIDTH, height: HEIGHT, background } as ClassMaps };
}

test('behind her the lines of floor and skirting go on, and none of her own color', () => {
  const { crop, classes } = scene();
  const backdrop = measureBackdrop(crop, classes);
  const at = (y: number, c: 0 | 1 | 2 = 0) => Math.round(behindAt(backdrop, 80, y)[c]!);
  expect(Math.abs(at(40) - 180)).toBeLessThan(6);
  expect(Math.abs(at(77) - 240)).toBeLessThan(12);
  expect(at(90) - at(95)).toBeLessThan(-60);
  expect(Math.abs(at(40) - at(40, 1))).toBeLessThan(3);
});
