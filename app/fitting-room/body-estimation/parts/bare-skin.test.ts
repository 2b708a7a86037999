import { expect, test } from 'vitest';
import { bareSkinMask, hoodIsNoFace } from './bare-skin.ts';
import { PARTS } from '../person.ts';
import type { Skeleton } from '../skeleton.ts';

const [WIDTH, HEIGHT] = [100, 200];
const arm = (x: number) =>
  [
    [x, 40],
    [x, 70],
    [x, 100],
    [x, 110],
  ] as unknown as Skeleton['arms'][0];
const SKELETON = { arms: [arm(20), arm(80)] as const, stature: 180 };
const at = (x: number, y: number): number => y * WIDTH + x;

test('a hand is one at the end of an arm: called so elsewhere it is a lining or a shoe', () => {
  const parts = new Uint8Array(WIDTH * HEIGHT);
  const [wrist, lining, shoe] = [at(22, 106), at(50, 105), at(30, 180)];
  for (const i of [wrist, lining, shoe]) parts[i] = PARTS.indexOf('hand');
  parts[at(50, 160)] = PARTS.indexOf('leg');
  parts[at(50, 60)] = PARTS.indexOf('top');
  const found = new Uint8Array(parts.length);
  found[at(82, 108)] = 200;
  const bare = bareSkinMask(parts, found, SKELETON, WIDTH);
  expect([bare[wrist], bare[lining], bare[shoe]]).toEqual([255, 0, 0]);
  expect([bare[at(50, 160)], bare[at(50, 60)], bare[at(82, 108)]]).toEqual([255, 0, 200]);
});

test('a pale hood in the color of her face is cloth where the class model is sure of it', () => {
  const parts = new Uint8Array(WIDTH * HEIGHT);
  const [cheek, hood] = [at(50, 20), at(60, 20)];
  parts[cheek] = parts[hood] = PARTS.indexOf('face');
  hoodIsNoFace(parts, WIDTH, (x) => (x < 55 ? 120 : 255));
  expect([parts[cheek], parts[hood]].map((part) => PARTS[part!])).toEqual(['face', 'top']);
});
