import { expect, test } from 'vitest';
import type { Picture } from '../../pixels/pixels.ts';
import { spreadColors, takeOutGround } from './leaked-ground.ts';

const SIZE = 60;
type Rgb = readonly [number, number, number];

const picture = (colorAt: (x: number, y: number) => Rgb): Picture => {
  const data = new Uint8ClampedArray(SIZE * SIZE * 4);
  for (let i = 0; i < SIZE * SIZE; i++) data.set([...colorAt(i % SIZE, Math.floor(i / SIZE)), 255], i * 4);
  return { width: SIZE, height: SIZE, data };
};

/** Cloth in the middle of the picture. */
const isIn = (x: number, y: number): boolean => x >= 15 && x < 45 && y >= 15 && y < 45;
const mask = (): Uint8Array =>
  Uint8Array.from({ length: SIZE * SIZE }, (_, i) => (isIn(i % SIZE, Math.floor(i / SIZE)) ? 255 : 0));
const covered = (of: Uint8Array, x: number, y: number): boolean => of[y * SIZE + x]! > 127;

const NAVY: Rgb = [30, 40, 90];
const WHITE: Rgb = [250, 250, 250];
const isWedge = (x: number, y: number): boolean => x >= 27 && x < 33 && y >= 38;
const isPrint = (x: number, y: number): boolean => x >= 25 && x < 35 && y >= 25 && y < 30;

test('ground that was taken for cloth between the legs is taken out; a print of its color inside stays', () => {
  const cut = mask();
  takeOutGround(
    picture((x, y) => (isIn(x, y) && !isWedge(x, y) && !isPrint(x, y) ? NAVY : WHITE)),
    cut,
  );
  expect([covered(cut, 30, 41), covered(cut, 30, 27), covered(cut, 20, 41)]).toEqual([false, true, true]);
});

test('a colored ground keeps its hue in its shadow beside a sleeve: no cloth', () => {
  const cut = mask();
  takeOutGround(
    picture((x, y) => (isIn(x, y) ? (isWedge(x, y) ? [95, 28, 70] : [200, 202, 190]) : [210, 70, 165])),
    cut,
  );
  expect([covered(cut, 30, 41), covered(cut, 20, 30)]).toEqual([false, true]);
});

const WOOD: Rgb = [226, 214, 196];
const inShadow = (share: number): Rgb => [WOOD[0] * share, WOOD[1] * share, WOOD[2] * share];

test('a pale ground in its own shadow along the hem is no cloth, nor is the dark line where the shadow ends', () => {
  const cut = mask();
  takeOutGround(
    picture((x, y) => (!isIn(x, y) ? WOOD : y < 41 ? NAVY : y < 44 ? inShadow(0.7) : [24, 24, 30])),
    cut,
  );
  expect([37, 42, 44].map((y) => covered(cut, 30, y))).toEqual([true, false, false]);
});

test('stripes of the ground’s color that end at the outline are cloth', () => {
  const cut = mask();
  const groundAt = (x: number): Rgb => (x < 20 ? WHITE : [205, 205, 205]);
  takeOutGround(
    picture((x, y) => (!isIn(x, y) ? groundAt(x) : y % 5 >= 3 ? WHITE : NAVY)),
    cut,
  );
  expect(cut).toEqual(mask());
});

test('one stripe of the ground’s color that parts a cuff from its sleeve is cloth', () => {
  const cut = mask();
  takeOutGround(
    picture((x, y) => (!isIn(x, y) || (y >= 33 && y < 36) ? WHITE : NAVY)),
    cut,
  );
  expect([31, 34, 40].map((y) => covered(cut, 30, y))).toEqual([true, true, true]);
});

test('beside a print a smooth shadow of the ground is no cloth, though the print has its color too', () => {
  const cut = mask();
  const prints: readonly Rgb[] = [inShadow(0.7), [40, 60, 30], [230, 230, 80], [20, 20, 20]];
  takeOutGround(
    picture((x, y) => {
      if (!isIn(x, y)) return WOOD;
      const isShadow = x >= 35 && y >= 35;
      return isShadow
        ? inShadow(0.7 + 0.03 * Math.max(x - 36, y - 36, 0))
        : prints[(x * 7 + y * 5 + ((x * y) % 3)) % 4]!;
    }),
    cut,
  );
  expect([covered(cut, 25, 30), covered(cut, 40, 41)]).toEqual([true, false]);
});

test('of cloth like its ground nothing is taken out', () => {
  const cut = mask();
  takeOutGround(
    picture(() => WHITE),
    cut,
  );
  expect(cut).toEqual(mask());
});

test('beyond its edge striped cloth goes on in stripes', () => {
  const striped = picture((_, y) => (y % 6 < 3 ? NAVY : WHITE));
  spreadColors(
    striped,
    mask().map((value) => (value > 0 ? 1 : 0)),
    true,
  );
  const rows = Array.from({ length: 12 }, (_, k) => striped.data[((46 + k) * SIZE + 30) * 4]!);
  expect(new Set(rows).size, `${rows}`).toBe(2);
});
