import { expect, test } from 'vitest';
import type { Point } from '../../pixels/pixels.ts';
import { areArmsElsewhere } from './arms-elsewhere.ts';

const STATURE = 200;
const chain = (x: number): [Point, Point, Point, Point] => [
  [x, 20],
  [x, 55],
  [x, 85],
  [x, 95],
];
const leg = (x: number): [Point, Point, Point, Point] => [
  [x, 90],
  [x, 130],
  [x, 170],
  [x, 180],
];
const skeleton = {
  arms: [chain(20), chain(80)] as const,
  legs: [leg(40), leg(60)] as const,
  stature: STATURE,
  eyes: [50, 0] as const,
};
const skinAt = (x0: number, y0: number, x1: number, y1: number) => ({
  ...{ width: 100, height: 200 },
  confidence: (_: string, x: number, y: number) => (x >= x0 && x < x1 && y >= y0 && y < y1 ? 255 : 0),
});
const hand = { entry: [80, 85] as const, tip: [80, 95] as const, cuffed: false, area: 120 };

test.each([
  ['a bare forearm across her belly, with an empty sleeve beside it', skinAt(35, 58, 65, 66), true],
  ['her throat and chest', skinAt(38, 20, 62, 38), false],
  ['a bare arm that hangs', skinAt(15, 30, 25, 85), false],
  ['a hand beside her head, which no arm leads to', skinAt(63, 0, 75, 10), true],
  ['her face and ears', skinAt(38, 0, 62, 20), false],
  ['nothing bare', skinAt(0, 0, 0, 0), false],
])('%s: whether her arms are elsewhere', (_, scene, are) => {
  expect(areArmsElsewhere(scene, skeleton, [null, hand])).toBe(are);
});

test('where both hands are seen, a bare belly is a belly', () => {
  expect(areArmsElsewhere(skinAt(35, 58, 65, 66), skeleton, [hand, hand])).toBe(false);
});
