import { expect, test } from 'vitest';
import type { Person } from '../body-estimation/person.ts';
import { closeWrists, keepTrunk } from './body-mask.ts';

const [WIDTH, HEIGHT, STATURE] = [80, 140, 780];

test('between a forearm and its hand no slit of wall is left, between the fingers the wall stays', () => {
  const arm = {
    joints: [
      [40, -100],
      [40, -20],
      [40, 60],
      [40, 90],
    ],
  };
  const person = {
    ...{ width: WIDTH, height: HEIGHT },
    body: { stature: STATURE, arms: [arm, { joints: arm.joints.map(() => [400, 400]) }] },
  } as unknown as Person;
  const isSlit = (y: number): boolean => y >= 58 && y < 61;
  const isBetweenFingers = (x: number, y: number): boolean => x >= 39 && x < 42 && y > 95;
  const body = new Uint8Array(WIDTH * HEIGHT).map((_, i) => {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    return Math.abs(x - 40) < 12 && !isSlit(y) && !isBetweenFingers(x, y) ? 255 : 0;
  });
  closeWrists(person, body);
  const at = (x: number, y: number): number => body[y * WIDTH + x]!;
  for (let x = 36; x < 45; x++) expect(at(x, 59)).toBeGreaterThan(200);
  expect([at(20, 59), at(60, 59)]).toEqual([0, 0]);
  expect(at(40, 100)).toBe(0);
});

test('beside a hand before her belly the trunk stays, beside one that hangs the wall', () => {
  const limb = (x: number, y: number) => ({ joints: [[x, y]], stations: [] });
  const body = {
    arms: [limb(20, 10), limb(60, 10)],
    legs: [limb(30, 100), limb(50, 100)],
    trunk: { stations: [{ at: [40, 60], left: 20, right: 20 }] },
  };
  const person = { body, width: WIDTH, height: HEIGHT } as unknown as Person;
  const before = new Uint8Array(WIDTH * HEIGHT).fill(255);
  const cut = new Uint8Array(WIDTH * HEIGHT);
  keepTrunk(person, before, cut);
  const at = (x: number, y: number): number => cut[y * WIDTH + x]!;
  expect([at(40, 60), at(25, 90)]).toEqual([255, 255]);
  expect([at(10, 60), at(70, 60), at(40, 5), at(40, 110)]).toEqual([0, 0, 0, 0]);
});
