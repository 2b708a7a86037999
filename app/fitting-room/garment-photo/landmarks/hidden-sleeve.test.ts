import { expect, test } from 'vitest';
import type { Point } from '../../pixels/pixels.ts';
import type { CornerName } from './corners-in-order.ts';
import { isWithSleeve, mirrorSleeves } from './hidden-sleeve.ts';
import type { Placement } from './placement.ts';
import { LONG_SLEEVED, SLEEVELESS } from './templates.ts';

/** In heights of the garment, outward from the axis and down. */
const placed = (corners: Partial<Record<CornerName, Point>>): Placement => ({
  template: 'cuff-outer' in corners ? LONG_SLEEVED : SLEEVELESS,
  cost: 0,
  corners: new Map(
    Object.entries(corners).map(([name, at]) => [name as CornerName, { at, cost: 0, k: 0 }] as const),
  ),
});

const sleeved = (hem: number): Placement =>
  placed({ shoulder: [0.3, 0.1], armpit: [0.34, 0.4], hem: [hem, 1], 'cuff-outer': [0.7, 0.8] });

test.each([
  ['straight down', 0.31, 0.31, false],
  ['wide as a flared coat, on both sides', 0.5, 0.48, false],
  ['out to a cuff: a sleeve lies against it', 0.5, 0.29, true],
  ['out because the axis is askew', 0.6, 0.15, false],
])('beside a body whose flank goes %s no sleeve is hidden: %d, its twin %d', (_, bare, twin, isSeen) => {
  const own = placed({ shoulder: [0.3, 0.1], hem: [bare, 1] });
  expect(isWithSleeve(own, sleeved(twin))).toBe(isSeen);
});

test('a hidden sleeve hangs from the shoulder that is seen', () => {
  const set = new Map<string, Point>();
  // The twin has drawn the axis to its side.
  const own = placed({ shoulder: [0.4, 0.1], hem: [0.41, 1] });
  const both = { left: own, right: sleeved(0.31) };
  expect(mirrorSleeves(both, ['left'], (name, _, at) => set.set(name, at))).toEqual(['left']);
  expect([...set.keys()]).toEqual(['armpit', 'cuff-outer']);
  expect(set.get('cuff-outer')![0]).toBeCloseTo(0.8, 2);
});
