import { beforeAll, expect, test } from 'vitest';
import { readPerson } from '../../../tests/people/read-person.ts';
import { analyse } from '../person/analyse.ts';
import type { BodyModel } from '../person/analyse.ts';
import type { Person } from '../read/person.ts';
import { readPerson as readBody } from '../read/read-person.ts';
import { behindHip } from './behind-hip.ts';
import { trunkAt } from './limb-field.ts';

let read: Person;
let model: BodyModel;
/** Her left hand in the picture is on her hip, and her sweater shows a patch of it. */
beforeAll(async () => {
  const { photo, bodyMap } = await readPerson('w08-average-sweater-midi', 512, 768);
  read = readBody(photo, bodyMap);
  model = analyse(photo, bodyMap, read);
}, 60_000);

test('a hand on the hip goes on until the trunk covers it: no wall shows between', () => {
  const [x, y] = read.body.arms[0].joints[2]!.map(Math.round) as [number, number];
  const { left } = trunkAt(read.body)(y);
  const end = behindHip(read, 0)!;
  expect(end[0]).toBeGreaterThan(left);
  const slope = (end[1] - y) / (end[0] - x);
  for (let u = x; u < left; u++) {
    const i = Math.round(y + (u - x) * slope) * model.width + u;
    expect(model.classes.background[i], `column ${u}`).toBeLessThan(40);
  }
});

test('what is led behind the hip lies beneath all clothes', () => {
  const [x, y] = behindHip(read, 0)!.map(Math.round) as [number, number];
  expect(model.inFront[y * model.width + x]).toBe(0);
});

test('a hand that hangs is led nowhere, and so is one that is seen', () => {
  expect(behindHip(read, 1)).toBeNull();
  const whole = { ...read.hands.seen[0]!, area: read.body.stature ** 2 * 0.002 };
  expect(behindHip({ ...read, hands: { ...read.hands, seen: [whole, null] } }, 0)).toBeNull();
});
