import { expect, test } from 'vitest';
import { loadPerson } from '../../../../tests/people/load-person.ts';
import type { Point } from '../../pixels/pixels.ts';
import type { Body, Limb } from '../person.ts';
import type { Chain } from '../skeleton.ts';
import { readPerson as readBody } from '../read-person.ts';
import { isArmZone, computeLimbField, ZONE } from './limb-coordinates.ts';

const [WIDTH, HEIGHT] = [400, 500];

const limb = (joints: Chain, half: number, aside = 0): Limb => ({
  joints,
  stations: [0.3, 0.6, 1, 1.4, 1.9].map((t) => {
    const k = t < 1 ? 0 : 1;
    const [a, b] = [joints[k]!, joints[k + 1]!];
    const share = t - k;
    const at: Point = [a[0] + (b[0] - a[0]) * share + aside, a[1] + (b[1] - a[1]) * share];
    return { name: `${t}`, at, left: half, right: half, sure: 1 };
  }),
});
const trunk: Pick<Limb, 'stations'> = {
  stations: [90, 130, 180, 230, 260].map((y) => ({
    name: `${y}`,
    at: [200, y],
    left: 50,
    right: 50,
    sure: 1,
  })),
};

/** A body whose right arm has these joints, everywhere in the mask. */
function fieldOf(right: Chain, aside = 0) {
  const left: Chain = [
    [150, 80],
    [110, 160],
    [100, 240],
    [98, 270],
  ];
  const leg = (x: number): Limb =>
    limb(
      [
        [x, 250],
        [x, 350],
        [x, 450],
        [x, 470],
      ],
      20,
    );
  const mask = new Uint8Array(WIDTH * HEIGHT).fill(255);
  const body: Body = {
    stature: 440,
    arms: [limb(left, 12), limb(right, 12, aside)],
    legs: [leg(180), leg(220)],
    trunk,
    mask,
  };
  const field = computeLimbField(body, WIDTH, HEIGHT);
  return {
    zone: (x: number, y: number): number => field.zone[y * WIDTH + x]!,
    across: (x: number, y: number): number => field.across[y * WIDTH + x]!,
  };
}

test('the axis of a limb is the middle of what was measured, not its bone', () => {
  const { zone, across } = fieldOf(
    [
      [300, 80],
      [300, 160],
      [300, 240],
      [300, 270],
    ],
    9,
  );
  for (const y of [135, 160, 200]) {
    expect(zone(309, y)).toBe(ZONE.rightArm);
    expect(Math.abs(across(309, y) - 127)).toBeLessThan(8);
    expect(Math.abs(across(303, y) + across(315, y) - 255)).toBeLessThan(12);
  }
});

test('the crook of a bent arm is arm, the wall beside one that hangs is none', () => {
  const bent = fieldOf([
    [300, 80],
    [340, 160],
    [290, 120],
    [280, 115],
  ]);
  expect(isArmZone(bent.zone(313, 122))).toBe(true);
  const hangs = fieldOf([
    [300, 80],
    [310, 160],
    [315, 240],
    [316, 270],
  ]);
  expect(isArmZone(hangs.zone(285, 190))).toBe(false);
});

test('the rim of the trunk is trunk where an arm hangs close beside it', () => {
  // The arm's skin begins at x 255, the trunk's at 250.
  const { zone } = fieldOf([
    [252, 80],
    [264, 160],
    [270, 240],
    [271, 270],
  ]);
  expect(zone(251, 200)).toBe(ZONE.trunk);
  expect(zone(262, 200)).toBe(ZONE.rightArm);
});

test('at the point of an elbow, too, its outer side is its edge: where joint and station are one no wedge is lit as its middle', async () => {
  const { photo, bodyMap } = await loadPerson('m01-average-hoodie-cap', 768, 1152);
  const { body, width, height } = readBody(photo, bodyMap);
  const { zone, across } = computeLimbField(body, width, height);
  const elbow = body.arms[0].joints[1]![1];
  for (let y = Math.round(elbow) - 20; y < elbow + 20; y++) {
    const outer = zone.subarray(y * width, (y + 1) * width).indexOf(ZONE.leftArm);
    expect(outer).toBeGreaterThan(0);
    expect(across[y * width + outer + 1]!, `row ${y}`).toBeLessThan(60);
  }
}, 30_000);
