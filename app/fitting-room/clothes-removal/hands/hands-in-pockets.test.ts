import { beforeAll, expect, test } from 'vitest';
import { loadPerson } from '../../../../tests/people/load-person.ts';
import { LOOKS } from '../../../../tests/samples/looks.ts';
import { analyzePhoto } from '../../analyze-photo.ts';
import { trunkEdges } from '../../body-estimation/limbs/limb-coordinates.ts';
import type { Limb, Person } from '../../body-estimation/person.ts';
import { readPerson } from '../../body-estimation/read-person.ts';
import { uncoverableNeeds } from '../../fit-look-to-photo.ts';
import type { BodyModel } from '../../person/body-model.ts';
import { distance } from '../../pixels/pixels.ts';

/** As on a photo on which no hand was found; wrists are `up` above the hips and `out` from the trunk, in stature. */
function withoutHands(read: Person, up: number, out: number): Person {
  const { body } = read;
  const arms = body.arms.map((arm, k): Limb => {
    const [shoulder, elbow] = arm.joints;
    const y = body.legs[k]!.joints[0][1] - up * body.stature;
    const { left, right } = trunkEdges(body)(y);
    const x = k === 0 ? left - out * body.stature : right + out * body.stature;
    return { ...arm, joints: [shoulder, elbow, [x, y], [x, y + 0.03 * body.stature]] };
  });
  const mask = new Uint8Array(read.hands.mask.length);
  return {
    ...read,
    hands: { ...read.hands, mask, seen: [null, null] },
    body: { ...body, arms: [arms[0]!, arms[1]!] },
  };
}

let seenAs: (up: number, out: number) => BodyModel;
let model: BodyModel;
beforeAll(async () => {
  const { photo, bodyMap } = await loadPerson('w03-plus-hoodie', 384, 576);
  const read = readPerson(photo, bodyMap);
  seenAs = (up, out) => analyzePhoto(photo, { ...bodyMap, hands: [null, null] }, withoutHands(read, up, out));
  model = seenAs(0.04, 0.01);
}, 60_000);

test('hands that are nowhere seen beside the hips are in pockets: long sleeves can be worn', () => {
  expect(model.shows.hands).toBe(1);
  expect(uncoverableNeeds(model, LOOKS['white-shirt']!)).not.toContain('hands in view');
});

test('each arm ends behind the trunk, and no hand is drawn', () => {
  const { frame, width, inFront } = model;
  for (const { wrist, sign, behind } of frame.sides) {
    expect(behind).toBe(true);
    const row = frame.outline((wrist[1] - frame.shoulders[1]) / frame.torso);
    expect(sign < 0 ? wrist[0] - row.left : row.right - wrist[0]).toBeGreaterThan(0);
    const reach = frame.shoulderWidth * 0.2;
    const hand = inFront.filter(
      (value, i) => value > 0 && distance(wrist, [i % width, Math.floor(i / width)]) < reach,
    );
    expect(hand).toHaveLength(0);
  }
});

test('a look that bares the forearms asks for another photo', () => {
  expect(uncoverableNeeds(model, LOOKS['summer-shorts']!)).toContain('bare arms');
});

test.each([
  ['that hangs below the hip', -0.02, 0.01],
  ['in a wide sleeve beside the trunk', 0.04, 0.08],
  ['before the belly', 0.08, -0.1],
  ['above the elbow', 0.25, -0.03],
])('an arm whose hand is hidden %s goes behind the trunk', (_, up, out) => {
  const { shows, frame } = seenAs(up, out);
  expect(shows.hands).toBe(1);
  for (const { elbow, wrist, sign, behind } of frame.sides) {
    expect(behind).toBe(true);
    expect(wrist[1]).toBeGreaterThanOrEqual(elbow[1]);
    const { left, right } = frame.outline((wrist[1] - frame.shoulders[1]) / frame.torso);
    const [inside, across] = [sign < 0 ? wrist[0] - left : right - wrist[0], right - left];
    expect(inside).toBeGreaterThan(0);
    expect(inside).toBeLessThan(across / 2);
  }
});

test('a hidden hand away from the trunk goes nowhere: the card comes', () => {
  expect(seenAs(0.04, 0.15).shows.hands).toBe(0);
});
