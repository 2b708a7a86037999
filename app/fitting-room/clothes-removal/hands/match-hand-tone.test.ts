import { beforeAll, expect, test } from 'vitest';
import { loadAnalyzedPerson } from '../../../../tests/people/analyzed-person.ts';
import type { BodyModel } from '../../person/body-model.ts';
import { lerpPoint, luma } from '../../pixels/pixels.ts';
import type { Person } from '../../body-estimation/person.ts';
import { pointOn } from '../arms/arm-axis.ts';
import { findVisibleFingers } from './visible-fingers.ts';
import type { FingerRow } from './visible-fingers.ts';

let read: Person;
let model: BodyModel;
let fingers: FingerRow;
/** Out of her wide sleeve on the picture's right come dark fingers, seen from their side, and a thumb in the light. */
beforeAll(async () => {
  ({ read, model } = await loadAnalyzedPerson('w08-average-sweater-midi', 384, 576));
  fingers = findVisibleFingers(read.body.arms[1], read.hands.seen[1]!, read.hands, read.body.stature, [
    read.width,
    read.height,
  ])!;
}, 60_000);

/** Mean light of the plate around a place. */
function lightAt([x, y]: readonly [number, number]): number {
  const lights: number[] = [];
  for (let dy = -1; dy <= 1; dy++)
    for (let dx = -1; dx <= 1; dx++) {
      const o = ((Math.round(y) + dy) * model.width + Math.round(x) + dx) * 4;
      lights.push(luma(model.crop.data[o]!, model.crop.data[o + 1]!, model.crop.data[o + 2]!));
    }
  return lights.reduce((sum, value) => sum + value, 0) / lights.length;
}

test('a painted forearm runs over into the dark of its fingers, on a long way', () => {
  const [, elbow, wrist] = read.body.arms[1].joints;
  const { axis, s, edges } = fingers;
  const middle = (edges[0]![0] + edges[0]![1]) / 2;
  const last = edges.at(-1)!;
  const tone = lightAt(pointOn(axis, s + edges.length, (last[0] + last[1]) / 2));
  const palm = lightAt(pointOn(axis, s - 3, middle));
  const arm = [0.3, 0.6, 0.9].map((t) => lightAt(lerpPoint(elbow, wrist, t)));
  expect(palm).toBeLessThan(tone * 1.7);
  expect(arm[2]).toBeLessThan(arm[0]! * 0.85);
  // Nowhere at once: no step of more than a third on the way.
  const way = [...arm, palm, tone];
  for (let k = 1; k < way.length; k++) expect(way[k]! / way[k - 1]!, `step ${k}`).toBeGreaterThan(0.6);
});

test('fingers seen from their side come from a wrist seen from its side', () => {
  const [, elbow, wrist] = read.body.arms[1].joints;
  const [x, y] = lerpPoint(elbow!, wrist!, 0.92).map(Math.round) as [number, number];
  const row = model.classes.skin.subarray(y * model.width + x - 30, y * model.width + x + 30);
  const wide = row.reduce((sum, value) => sum + value / 255, 0);
  const { left, right } = read.body.arms[1].stations.at(-1)!;
  expect(wide).toBeLessThan((left + right) * 1.1);
});
