import { expect, test } from 'vitest';
import type { Limb } from '../person.ts';
import { legsInsideOutline } from './legs-inside-outline.ts';

const HALF = 20;
const legAt = (x: number): Limb => ({
  joints: [
    [x, 0],
    [x, 50],
    [x, 100],
    [x, 120],
  ],
  stations: [{ name: 'shin', at: [x, 80], left: HALF, right: HALF, sure: 0 }],
});
/** The wall begins at these columns. */
const scene = (from: number, to: number) => ({
  confidence: (_: string, x: number) => (x < from || x > to ? 255 : 0),
});
const shins = (from: number, to: number, ...at: [number, number]): number[] =>
  legsInsideOutline(scene(from, to), [legAt(at[0]), legAt(at[1])]).map(({ stations }) => stations[0]!.at[0]);

test('a leg whose outer half lies on the wall moves in to the edge that is seen', () => {
  expect(shins(100, 200, 100, 180)).toEqual([120, 180]);
  expect(shins(100, 200, 120, 200)).toEqual([120, 180]);
});

test('a leg in loose cloth, one a little off, and legs in one line stay', () => {
  expect(shins(60, 240, 100, 180)).toEqual([100, 180]);
  expect(shins(84, 200, 100, 180)).toEqual([100, 180]);
  expect(shins(100, 200, 100, 106)).toEqual([100, 106]);
});

test('where nothing of her is seen there a leg stays', () => {
  expect(shins(150, 260, 100, 230)).toEqual([100, 230]);
});
