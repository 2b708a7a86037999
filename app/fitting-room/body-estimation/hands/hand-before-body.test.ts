import { expect, test } from 'vitest';
import { distance, type Point } from '../../pixels/pixels.ts';
import { PARTS } from '../person.ts';
import type { Chain, Skeleton } from '../skeleton.ts';
import { joinHandParts } from './hand-before-body.ts';
import type { Hands } from './find-hands.ts';

const [WIDTH, HEIGHT] = [240, 200];
const STATURE = 800;
const [FIST, BELLY, OTHER]: [Point, Point, Point] = [
  [90, 120],
  [120, 180],
  [200, 120],
];

const isIn = (middle: Point, radius: number, i: number): boolean =>
  distance(middle, [i % WIDTH, Math.floor(i / WIDTH)]) < radius;

/** The left hand was found in half, with a hole and with a piece of the belly; the right one hangs. */
function found(elbow: Point): { mask: Uint8Array; parts: Uint8Array } {
  const hand = PARTS.indexOf('hand');
  const parts = new Uint8Array(WIDTH * HEIGHT);
  const mask = new Uint8Array(WIDTH * HEIGHT);
  for (let i = 0; i < mask.length; i++) {
    const isHand = isIn(FIST, 28, i) || isIn(BELLY, 12, i) || isIn(OTHER, 20, i);
    if (isHand && !isIn(FIST, 4, i)) parts[i] = hand;
    const isFound = (isIn(FIST, 28, i) && i % WIDTH > 84) || isIn(BELLY, 12, i) || isIn(OTHER, 20, i);
    mask[i] = isFound && !isIn(FIST, 4, i) ? 255 : 0;
  }
  const [x, y] = FIST;
  const forward: Chain = [[70, 0], elbow, [x - 6, y], [x + 10, y]];
  const hanging: Chain = [
    [200, -80],
    [200, 10],
    [200, 100],
    [200, 120],
  ];
  const hands = { mask, seen: [{}, {}] } as unknown as Hands;
  const skeleton = { arms: [forward, hanging], stature: STATURE } as unknown as Skeleton;
  joinHandParts(parts, hands, skeleton, [WIDTH, HEIGHT]);
  return { mask, parts };
}

test('the hand of a forearm that comes toward the camera is whole, without holes, and nothing else is', () => {
  const { mask } = found([66, 110]);
  for (let i = 0; i < mask.length; i++) {
    if (isIn(FIST, 25, i)) expect(mask[i]).toBe(255);
    if (isIn(BELLY, 14, i)) expect(mask[i]).toBe(0);
    if (isIn(OTHER, 18, i)) expect(mask[i]).toBe(255);
  }
});

test('the hand of a forearm that is seen in its length stays as it was found', () => {
  const { mask } = found([10, 60]);
  expect(mask[FIST[1] * WIDTH + FIST[0]]).toBe(0);
  expect(mask[BELLY[1] * WIDTH + BELLY[0]]).toBe(255);
});
