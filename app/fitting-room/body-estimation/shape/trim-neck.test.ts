import { expect, test } from 'vitest';
import type { BodyClass } from '../../../domain/photos/body-map.ts';
import type { PhotoScene } from '../photo-scene.ts';
import type { Skeleton } from '../skeleton.ts';
import { trimNeck } from './trim-neck.ts';

const [WIDTH, HEIGHT] = [200, 120];
const MIDDLE = 100;
const SKELETON = {
  eyes: [MIDDLE, 20],
  mouth: [MIDDLE, 40],
  shoulders: [MIDDLE, 110],
  stature: 600,
  arms: [[[60, 110]], [[140, 110]]],
} as unknown as Skeleton;
/** Half widths of jaw and of the collar that stands off below it. */
const [JAW, COLLAR, COLLAR_TOP] = [18, 34, 60];

/** A jaw, and from `COLLAR_TOP` down a wide collar; hair beside it where it is asked for. */
const sceneWith = (hairFrom: number): PhotoScene =>
  ({
    width: WIDTH,
    height: HEIGHT,
    confidence: (name: BodyClass, x: number, y: number) => {
      const away = Math.abs(x - MIDDLE);
      const half = y < COLLAR_TOP ? JAW : COLLAR;
      if (name === 'hair') return away > half && away < half + 20 && y >= hairFrom ? 255 : 0;
      if (name === 'face') return away <= half && y < COLLAR_TOP ? 255 : 0;
      return name === 'background' && away > half ? 255 : 0;
    },
  }) as unknown as PhotoScene;

function maskOf(): Uint8Array {
  const mask = new Uint8Array(WIDTH * HEIGHT);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++)
      if (Math.abs(x - MIDDLE) <= (y < COLLAR_TOP ? JAW : COLLAR - 4)) mask[y * WIDTH + x] = 255;
  return mask;
}

const halfAt = (mask: Uint8Array, y: number): number => {
  let k = 0;
  while (mask[y * WIDTH + MIDDLE + k]! > 127) k++;
  return k;
};

test('under a collar the neck goes on as wide as the jaw above it, and widens into the shoulders without a ledge', () => {
  const mask = maskOf();
  trimNeck(mask, sceneWith(Infinity), SKELETON, null);
  expect(halfAt(mask, COLLAR_TOP + 2)).toBeLessThan(JAW + 4);
  let before = halfAt(mask, COLLAR_TOP - 1);
  for (let y = COLLAR_TOP; y < 96; y++) {
    expect(halfAt(mask, y) - before, `${y}`).toBeLessThan(5);
    before = halfAt(mask, y);
  }
});

test('behind hair a neck is no wider than the head at the jaw, and widens as softly', () => {
  const mask = maskOf();
  trimNeck(mask, sceneWith(0), SKELETON, null);
  expect(halfAt(mask, COLLAR_TOP + 2)).toBeLessThan(JAW + 4);
  expect(halfAt(mask, 92)).toBeGreaterThan(JAW + 8);
});

test('the tip of a collar that stands out beside the jaw goes, and an even neck stays', () => {
  const [even, tipped] = [maskOf(), maskOf()];
  for (const mask of [even, tipped])
    for (let y = 56; y < HEIGHT; y++)
      for (let x = 0; x < WIDTH; x++) {
        const isTip = mask === tipped && y >= 66 && y < 70;
        mask[y * WIDTH + x] = Math.abs(x - MIDDLE) <= (isTip ? JAW + 6 : JAW) ? 255 : 0;
      }
  const before = even.slice();
  trimNeck(even, sceneWith(Infinity), SKELETON, null);
  expect(even).toEqual(before);
  // Beside the tip the wall is seen: no jaw above bounds it.
  const wall = sceneWith(Infinity);
  const confidence = (name: BodyClass): number => (name === 'background' ? 255 : 0);
  trimNeck(tipped, { ...wall, confidence } as unknown as PhotoScene, SKELETON, null);
  expect(tipped).toEqual(before);
});

test('a shoulder that begins right below a short neck is no collar, and stays', () => {
  const halfOf = (y: number): number => (y < COLLAR_TOP ? JAW : JAW + 2 * (y - COLLAR_TOP));
  const confidence = (name: BodyClass, x: number, y: number): number => {
    const inside = Math.abs(x - MIDDLE) <= halfOf(y);
    if (name === 'face') return inside && y < COLLAR_TOP - 8 ? 255 : 0;
    return name === 'background' && !inside ? 255 : 0;
  };
  const mask = new Uint8Array(WIDTH * HEIGHT).map((_, i) =>
    Math.abs((i % WIDTH) - MIDDLE) <= halfOf(Math.floor(i / WIDTH)) - 3 ? 255 : 0,
  );
  const before = mask.slice();
  trimNeck(mask, { width: WIDTH, height: HEIGHT, confidence } as unknown as PhotoScene, SKELETON, null);
  expect(mask).toEqual(before);
});

test('bare skin of a raised shoulder beside the neck is no collar; the other side is trimmed', () => {
  const mask = maskOf();
  const isShoulder = (i: number): boolean => i % WIDTH < MIDDLE - JAW - 4 && i > 66 * WIDTH;
  const bare = mask.map((value, i) => (isShoulder(i) ? value : 0));
  const before = mask.slice();
  trimNeck(mask, sceneWith(Infinity), SKELETON, bare);
  expect(mask.filter((_, i) => isShoulder(i))).toEqual(before.filter((_, i) => isShoulder(i)));
  expect(halfAt(mask, 70)).toBeLessThan(COLLAR - 6);
});

test('cloth on a shoulder that is higher than the other is trimmed only above it', () => {
  const mask = maskOf();
  const before = mask.slice();
  trimNeck(
    mask,
    sceneWith(Infinity),
    { ...SKELETON, arms: [[[60, 84]], [[140, 110]]] } as unknown as Skeleton,
    null,
  );
  const leftOf = (plane: Uint8Array): Uint8Array => plane.subarray(73 * WIDTH, 73 * WIDTH + MIDDLE);
  expect(leftOf(mask)).toEqual(leftOf(before));
  expect(halfAt(mask, 73)).toBeLessThan(COLLAR - 5);
});
