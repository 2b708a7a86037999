import { expect, test } from 'vitest';
import type { Picture } from '../../pixels/pixels.ts';
import { closeLegShadow, evenSleeves } from './even-sleeves.ts';

const FRONT = { x: 0, y: 0, width: 60, height: 60 };
const [LEFT, RIGHT] = [
  { x: 62, y: 0, width: 30, height: 60 },
  { x: 94, y: 0, width: 30, height: 60 },
];
const PLACES = { front: FRONT, 'sleeve-left': LEFT, 'sleeve-right': RIGHT };
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
  evenSleeves(atlas, PLACES);
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
  evenSleeves(atlas, PLACES);
  expect([55, 90].map((x) => grayAt(atlas, x))).toEqual([120, 120]);
});

test('a dark side panel is no shadow', () => {
  const both = atlasOf((x) => (x < 60 && (x < 10 || x >= 50) ? 30 : 120));
  evenSleeves(both, PLACES);
  expect(grayAt(both, 55)).toBe(30);
});

test('the shadow between the legs is closed; above the crotch a fly stays', () => {
  const atlas = atlasOf((x) => (x >= 30 && x < 34 ? 40 : 120));
  closeLegShadow(atlas, FRONT, 0.4);
  expect([10, 40].map((y) => grayAt(atlas, 32, y))).toEqual([40, 120]);
});
