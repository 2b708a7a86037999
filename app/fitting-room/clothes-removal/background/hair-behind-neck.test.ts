import { expect, test } from 'vitest';
import type { ClassMaps } from '../../../domain/photos/body-map.ts';
import type { Frame } from '../../person/measures/body-frame.ts';
import { paintHairBehindNeck } from './hair-behind-neck.ts';

const [WIDTH, HEIGHT] = [60, 40];
const FRAME = { mouth: [30, 8], shoulders: [30, 30], shoulderWidth: 50 } as unknown as Frame;
const WALL = 240;

/** Brown hair of the given columns on a photo whose wall is pale; `wall` is that wall. */
function scene(columns: (x: number) => boolean): {
  photo: { data: Uint8ClampedArray; width: number; height: number };
  hair: Uint8Array;
  wall: Uint8ClampedArray;
} {
  const hair = new Uint8Array(WIDTH * HEIGHT);
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(WALL);
  for (let i = 0; i < hair.length; i++) {
    if (!columns(i % WIDTH)) continue;
    hair[i] = 255;
    data.set([90, 60, 40], i * 4);
  }
  return {
    photo: { data, width: WIDTH, height: HEIGHT },
    hair,
    wall: new Uint8ClampedArray(data.length).fill(WALL),
  };
}

const redOf = (wall: Uint8ClampedArray, x: number, y: number): number => wall[(y * WIDTH + x) * 4]!;

test('between hair on both sides of the neck the wall gives way to hair, darker deep behind the neck', () => {
  const { photo, hair, wall } = scene((x) => (x > 12 && x < 20) || (x > 40 && x < 48));
  paintHairBehindNeck(photo, { hair } as unknown as ClassMaps, FRAME, wall);
  for (let x = 21; x < 40; x++) expect(redOf(wall, x, 20), `${x}`).toBeLessThan(95);
  expect(redOf(wall, 30, 20)).toBeLessThan(redOf(wall, 20, 20));
  // Above the mouth and below the shoulders it is the wall's.
  expect(redOf(wall, 30, 4)).toBe(WALL);
  expect(redOf(wall, 30, 34)).toBe(WALL);
});

test('hair on one side only leaves the wall as it is', () => {
  const { photo, hair, wall } = scene((x) => x > 12 && x < 20);
  paintHairBehindNeck(photo, { hair } as unknown as ClassMaps, FRAME, wall);
  expect(wall.every((value) => value === WALL)).toBe(true);
});
