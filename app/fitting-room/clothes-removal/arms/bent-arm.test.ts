import { beforeAll, expect, test } from 'vitest';
import { loadAnalyzedPerson } from '../../../../tests/people/analyzed-person.ts';
import type { BodyModel } from '../../person/body-model.ts';
import { distance, lerpPoint, luma } from '../../pixels/pixels.ts';
import type { Person } from '../../body-estimation/person.ts';
import { isHeldAway } from './bent-arm.ts';

let read: Person;
let model: BodyModel;
/** The arm on the picture's left is held away in a wide sweater's sleeve, her hand on her hip. */
beforeAll(async () => {
  ({ read, model } = await loadAnalyzedPerson('w08-average-sweater-midi', 512, 768));
}, 60_000);

/** How far the plate's skin reaches from a place of the upper arm, across it, upward or downward. */
function reachAt(t: number, sign: -1 | 1): number {
  const [shoulder, elbow] = read.body.arms[0].joints;
  const length = distance(shoulder, elbow);
  const [nx, ny] = [(-(elbow[1] - shoulder[1]) / length) * sign, ((elbow[0] - shoulder[0]) / length) * sign];
  const [x, y] = lerpPoint(shoulder, elbow, t);
  let reach = 0;
  while (
    model.classes.skin[Math.round(y + ny * reach) * model.width + Math.round(x + nx * reach)]! > 127 &&
    reach < 60
  )
    reach++;
  return reach;
}

test('an arm that is held away is as wide as it was read, without dents and steps', () => {
  expect(isHeldAway(read.body.arms[0])).toBe(true);
  expect(isHeldAway(read.body.arms[1])).toBe(false);
  const { left, right } = read.body.arms[0].stations.find(({ name }) => name === 'upper_arm')!;
  const half = (left + right) / 2;
  for (const sign of [-1, 1] as const) {
    const reaches = [0.35, 0.42, 0.49, 0.56, 0.63, 0.7].map((t) => reachAt(t, sign));
    reaches.forEach((reach, k) => {
      expect(reach, `place ${k}`).toBeLessThan(half * 1.25);
      if (k > 0) expect(Math.abs(reach - reaches[k - 1]!), `step ${k}`).toBeLessThan(4);
    });
  }
});

test('at its elbow upper arm and forearm are lit as one round', () => {
  const [, elbow] = read.body.arms[0].joints;
  const station = read.body.arms[0].stations.find(({ name }) => name === 'elbow')!;
  const around = ((station.left + station.right) / 2) * 0.8;
  const lightAt = (x: number, y: number): number => {
    const o = (Math.round(y) * model.width + Math.round(x)) * 4;
    return luma(model.crop.data[o]!, model.crop.data[o + 1]!, model.crop.data[o + 2]!);
  };
  // Round the outside of the bend, from above to below.
  const lights = Array.from({ length: 19 }, (_, k) => {
    const angle = Math.PI * (1.5 - k / 18);
    return lightAt(elbow[0] + Math.cos(angle) * around, elbow[1] + Math.sin(angle) * around);
  });
  for (let k = 1; k < lights.length; k++)
    expect(Math.abs(lights[k]! - lights[k - 1]!), `place ${k}`).toBeLessThan(9);
});
