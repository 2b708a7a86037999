import { expect, test } from 'vitest';
import type { Picture } from '../../pixels/pixels.ts';
import { mendPanels } from './mended-panels.ts';

const FRONT = { x: 0, y: 0, width: 60, height: 60 };
const [LEFT, RIGHT] = [
  { x: 62, y: 0, width: 30, height: 60 },
  { x: 94, y: 0, width: 30, height: 60 },
];
const PLACES = { front: FRONT, 'sleeve-left': LEFT, 'sleeve-right': RIGHT };
const LOWER = {
  length: 1,
  reach: 1,
  width: 1,
  hemWidth: 1,
  slope: 0,
  strap: 0,
  sleeve: 0,
  cuffWidth: 0,
  rise: 0,
};
const TOP = { ...LOWER, sleeve: 1 };
const WIDTH = 124;

function atlasOf(grayAt: (x: number, y: number) => number): Picture {
  const data = new Uint8ClampedArray(WIDTH * 60 * 4);
  for (let i = 0; i < WIDTH * 60; i++) {
    const gray = grayAt(i % WIDTH, Math.floor(i / WIDTH));
    data.set([gray, gray, gray, 255], i * 4);
  }
  return { width: WIDTH, height: 60, data };
}

const grayAt = ({ data }: Picture, x: number, y = 30): number => data[(y * WIDTH + x) * 4]!;
const sleevesOf = (left: number, right: number): number[] => {
  const atlas = atlasOf((x) => (x < LEFT.x ? 120 : x < RIGHT.x ? left : right));
  mendPanels(atlas, PLACES, TOP, true);
  return [grayAt(atlas, LEFT.x + 15), grayAt(atlas, RIGHT.x + 15)];
};

test('sleeves that lay in another light are as light as the front; darker sleeves of a two-colored top stay', () => {
  for (const value of [...sleevesOf(145, 100), ...sleevesOf(125, 200)])
    expect(Math.abs(value - 120)).toBeLessThan(4);
  expect(sleevesOf(40, 42)).toEqual([40, 42]);
});

test('the shadow in which a sleeve lay along the body is closed, in the sleeve and in the front', () => {
  const isShadow = (x: number): boolean => (x >= 53 && x < 57) || (x >= 88 && x < 92);
  const atlas = atlasOf((x) => (isShadow(x) ? 30 : 120));
  mendPanels(atlas, PLACES, TOP, true);
  expect([55, 90].map((x) => grayAt(atlas, x))).toEqual([120, 120]);
});

test('a dark side panel is no shadow', () => {
  const both = atlasOf((x) => (x < 60 && (x < 10 || x >= 50) ? 30 : 120));
  mendPanels(both, PLACES, TOP, true);
  expect(grayAt(both, 55)).toBe(30);
});

test('the shadow between the legs is closed; above the crotch a fly stays', () => {
  const atlas = atlasOf((x) => (x >= 30 && x < 34 ? 40 : 120));
  mendPanels(atlas, { front: FRONT }, { ...LOWER, length: 1, reach: 1, rise: 0.4 }, true);
  expect([10, 40].map((y) => grayAt(atlas, 32, y))).toEqual([40, 120]);
});

test('clips and tags over the edge of a waist are taken off; a button below it and a waistband stay', () => {
  const isClip = (x: number, y: number): boolean => x >= 10 && x < 16 && y < 6;
  const isButton = (x: number, y: number): boolean => x >= 28 && x < 32 && y >= 3 && y < 7;
  const atlas = atlasOf((x, y) => (isClip(x, y) || isButton(x, y) ? 10 : 120));
  mendPanels(atlas, { front: FRONT }, LOWER, false);
  expect([grayAt(atlas, 12, 2), grayAt(atlas, 30, 5)]).toEqual([120, 10]);
  const banded = atlasOf((_, y) => (y < 6 ? 10 : 120));
  mendPanels(banded, { front: FRONT }, LOWER, true);
  expect(grayAt(banded, 30, 2)).toBe(10);
});

test('what hangs below the hem in another color is a scrap of the wall; a tie of the same cloth stays', () => {
  const coverBelow = (below: readonly [number, number, number]): number => {
    const atlas = atlasOf(() => 150);
    for (let y = 50; y < 60; y++)
      for (let x = 40; x < 50; x++) atlas.data.set([...below, 255], (y * WIDTH + x) * 4);
    for (let y = 50; y < 60; y++) for (let x = 0; x < 40; x++) atlas.data[(y * WIDTH + x) * 4 + 3] = 0;
    for (let y = 50; y < 60; y++) for (let x = 50; x < 60; x++) atlas.data[(y * WIDTH + x) * 4 + 3] = 0;
    mendPanels(atlas, PLACES, { ...TOP, length: 50, reach: 60 }, true);
    return atlas.data[(55 * WIDTH + 45) * 4 + 3]!;
  };
  expect([coverBelow([135, 135, 135]), coverBelow([190, 160, 110])]).toEqual([255, 0]);
});
