import { expect, test } from 'vitest';
import { BODY_CLASSES } from '../../../domain/photos/body-map.ts';
import type { Point } from '../../pixels/pixels.ts';
import type { Chain, Skeleton } from '../skeleton.ts';
import { bodyRegions } from './body-regions.ts';
import type { Grid } from './coarse-photo-grid.ts';
import { findLegsByColor } from './legs-by-color.ts';
import { skinDistance } from './skin-distance.ts';

/** One cell a pixel. */
const [WIDTH, HEIGHT, STATURE] = [100, 240, 220];
const [CROWN, CHIN, HIPS, HEM, KNEES, ANKLES, FLOOR] = [10, 40, 120, 150, 170, 216, 230];
const SKIN = [150, 105, 80];
const NAVY = [30, 40, 90];
const LEFT = 38;
const RIGHT = 62;

const chain = (...points: Point[]): Chain => points as unknown as Chain;
const leg = (x: number): Chain => chain([x, HIPS], [x, KNEES], [x, ANKLES], [x, FLOOR - 4]);
const arm = (x: number): Chain => chain([x, 50], [x, 80], [x, 105], [x, 112]);
const SKELETON = {
  stature: STATURE,
  crown: [50, CROWN],
  floor: FLOOR,
  eyes: [50, 25],
  mouth: [50, 34],
  shoulders: [50, 50],
  hips: [50, HIPS],
  arms: [arm(22), arm(78)],
  legs: [leg(LEFT), leg(RIGHT)],
} as unknown as Skeleton;

/** Half of a leg's width: wider at the calf, `ankle` below. */
const halfAt = (y: number, ankle: number): number => (y < KNEES + 25 ? 7 : ankle);

/** She wears something navy down to her hem; the class model takes all below her chin for clothes. */
function dressed(legs: readonly number[], ankle = 4, above: readonly number[] = NAVY): (y: number) => number {
  const count = WIDTH * HEIGHT;
  const plane = (): Float32Array => new Float32Array(count);
  const grid: Grid = {
    ...{ width: WIDTH, height: HEIGHT, cell: 1, light: plane(), blue: plane(), red: plane() },
    ...{ shareRed: plane(), shareGreen: plane(), person: new Uint8Array(count) },
    classes: Object.fromEntries(BODY_CLASSES.map((name) => [name, plane()])) as Grid['classes'],
  };
  for (let i = 0; i < count; i++) {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    const isFace = y > CROWN && y < CHIN && Math.abs(x - 50) < 9;
    const isTrunk = y >= CHIN && y < HEM && Math.abs(x - 50) < 20;
    const isLeg =
      y >= HEM && y < FLOOR && Math.min(Math.abs(x - LEFT), Math.abs(x - RIGHT)) <= halfAt(y, ankle);
    if (!isFace && !isTrunk && !isLeg) continue;
    const [r, g, b] = (isFace ? SKIN : isTrunk ? above : legs) as [number, number, number];
    grid.person[i] = 1;
    grid.light[i] = 0.299 * r + 0.587 * g + 0.114 * b;
    grid.shareRed[i] = r / (r + g + b);
    grid.shareGreen[i] = g / (r + g + b);
    grid.classes[isFace ? 'face' : 'clothes'][i] = 1;
  }
  const places = bodyRegions(grid, SKELETON);
  findLegsByColor(grid, places, skinDistance(grid, places), SKELETON);
  return (y) => grid.classes.skin[y * WIDTH + LEFT]!;
}

test('legs of her own color below a skirt are skin, up to its hem, though the class model sees clothes', () => {
  const skinAt = dressed(SKIN.map((value) => value * 0.8));
  expect(skinAt(ANKLES - 10)).toBe(1);
  expect(skinAt(HEM + 3)).toBe(1);
  expect(skinAt(HEM - 3)).toBe(0);
});

test('black leggings, trousers as brown as she is that end wide, and a suit of one color stay clothes', () => {
  expect(dressed([26, 24, 23])(ANKLES - 10)).toBe(0);
  expect(dressed(SKIN, 7)(ANKLES - 10)).toBe(0);
  expect(dressed(SKIN, 4, SKIN)(ANKLES - 10)).toBe(0);
});
