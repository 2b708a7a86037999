import { expect, test } from 'vitest';
import { loadPerson, TRUTH_PEOPLE } from '../../../../tests/people/load-person.ts';
import type { Point } from '../../pixels/pixels.ts';
import { readPerson as seePerson } from '../../body-estimation/read-person.ts';
import { analyzePhoto } from '../../analyze-photo.ts';
import { isArmFolded } from './adjust-pose.ts';

const side = (shoulder: Point, elbow: Point, wrist: Point) => ({ shoulder, elbow, wrist });

test('an arm is folded where the forearm comes back beside the upper arm, not where a hand rests on the hip', () => {
  expect(isArmFolded(side([100, 100], [60, 200], [110, 180]))).toBe(true);
  expect(isArmFolded(side([100, 100], [200, 200], [125, 300]))).toBe(false);
  expect(isArmFolded(side([100, 100], [95, 200], [92, 300]))).toBe(false);
});

test('in wide trousers garments are cut on the legs that were read, not on those the pose model draws together', async () => {
  const { photo, bodyMap } = await loadPerson('w04-tall-wide-trousers', 384, 576);
  const read = seePerson(photo, bodyMap);
  const { frame } = analyzePhoto(photo, bodyMap, read);
  frame.sides.forEach(({ knee, ankle, toe }, k) => {
    const joints = read.body.legs[k]!.joints;
    expect(knee[0]).toBeCloseTo(joints[1]![0], 5);
    expect(ankle[0]).toBeCloseTo(joints[2]![0], 5);
    expect(toe[0]).toBeCloseTo(joints[3]![0], 5);
  });
  // Further apart than the landmarks say: her ankles are known to be.
  const marks = [27, 28].map((mark) => bodyMap.landmarks[mark]![0] * 384);
  const apart = Math.abs(frame.sides[0].ankle[0] - frame.sides[1].ankle[0]);
  expect(apart).toBeGreaterThan(Math.abs(marks[0]! - marks[1]!) + 6);
}, 30_000);

test('the half widths of a folded arm are those that were read', async () => {
  const name = TRUTH_PEOPLE.find((one) => one.startsWith('w06'))!;
  const { photo, bodyMap } = await loadPerson(name, 384, 576);
  const read = seePerson(photo, bodyMap);
  const [folded] = analyzePhoto(photo, bodyMap, read).frame.sides;
  expect(isArmFolded(folded)).toBe(true);
  const elbow = read.body.arms[0].stations.find((station) => station.name === 'elbow')!;
  expect(folded.elbowRadius).toBeLessThanOrEqual(((elbow.left + elbow.right) / 2) * 1.08 + 1e-6);
}, 30_000);
