import { expect, test } from 'vitest';
import { PARTS } from '../person.ts';
import type { Chain } from '../skeleton.ts';
import { alignLegsToFeet } from './align-legs-to-feet.ts';

const [WIDTH, HEIGHT, STATURE] = [300, 500, 460];
const SHOE = PARTS.indexOf('shoe');
const legs: readonly [Chain, Chain] = [
  [
    [120, 240],
    [120, 350],
    [142, 440],
    [144, 460],
  ],
  [
    [180, 240],
    [170, 350],
    [160, 455],
    [158, 480],
  ],
];

function shoesAt(...middles: readonly [x: number, bottom: number][]): Uint8Array {
  const parts = new Uint8Array(WIDTH * HEIGHT);
  for (const [middle, bottom] of middles)
    for (let y = bottom - 35; y < bottom; y++)
      for (let x = middle - 12; x < middle + 12; x++) parts[y * WIDTH + x] = SHOE;
  return parts;
}

test('a far foot that the pose model puts behind the near one moves to the shoe that is seen', () => {
  const [left, right] = alignLegsToFeet({ legs, stature: STATURE }, shoesAt([124, 465], [160, 488]), WIDTH);
  expect(left[2][0]).toBeCloseTo(124, -0.5);
  expect(left[3][0]).toBeCloseTo(124, -0.5);
  expect(left.slice(0, 2)).toEqual(legs[0].slice(0, 2));
  expect(right).toEqual(legs[1]);
});

test('feet that cannot be told apart, or of which one is not seen, stay where the pose model says', () => {
  for (const parts of [shoesAt([150, 470], [158, 480]), shoesAt(), shoesAt([124, 465])])
    expect(alignLegsToFeet({ legs, stature: STATURE }, parts, WIDTH)).toEqual(legs);
});

test('a far foot that the near one partly hides stays higher, whatever is seen of that one beside it', () => {
  const [left, right] = alignLegsToFeet({ legs, stature: STATURE }, shoesAt([126, 465], [146, 496]), WIDTH);
  expect(left[3][1]).toBe(460);
  expect(right[3][1]).toBeGreaterThan(485);
});
