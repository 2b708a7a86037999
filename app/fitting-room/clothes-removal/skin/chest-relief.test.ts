import { expect, test } from 'vitest';
import type { Frame } from '../../person/measures/body-frame.ts';
import { chestRelief } from './chest-relief.ts';

const frame = {
  mouth: [200, 100],
  shoulders: [200, 180],
  shoulderWidth: 200,
  torso: 300,
} as unknown as Frame;

test('a collarbone catches light and throws shade below it, alike on both sides', () => {
  const bone = [...Array(60).keys()].map((k) => chestRelief(frame, 240, 140 + k));
  const lit = bone.indexOf(Math.max(...bone.slice(0, 40)));
  const shaded = bone.indexOf(Math.min(...bone.slice(0, 40)));
  expect(shaded).toBeGreaterThan(lit);
  expect(bone[lit]! - bone[shaded]!).toBeGreaterThan(0.06);
  expect(chestRelief(frame, 160, 140 + lit)).toBeCloseTo(bone[lit]!, 5);
});
