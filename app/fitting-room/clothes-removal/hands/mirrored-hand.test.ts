import { expect, test } from 'vitest';
import { loadAnalyzedPerson } from '../../../../tests/people/analyzed-person.ts';
import { loadPerson } from '../../../../tests/people/load-person.ts';
import type { Limb, Person } from '../../body-estimation/person.ts';
import { buildPhotoScene } from '../../body-estimation/photo-scene.ts';
import { readPerson } from '../../body-estimation/read-person.ts';
import { buildSkeleton } from '../../body-estimation/skeleton.ts';
import type { BodyModel } from '../../person/body-model.ts';
import { luma } from '../../pixels/pixels.ts';
import { areHandsInView, mirrorOtherHand } from './mirrored-hand.ts';

const modelOf = async (name: string): Promise<BodyModel> => {
  return (await loadAnalyzedPerson(name, 384, 576)).model;
};

/** Pixels of hand past a wrist. */
function handOf({ inFront, width, height, frame }: BodyModel, side: 0 | 1): number {
  const { wrist } = frame.sides[side]!;
  const reach = frame.shoulderWidth * 0.4;
  let count = 0;
  for (let y = Math.round(wrist[1]); y < Math.min(height, wrist[1] + reach); y++)
    for (let x = Math.max(0, Math.round(wrist[0] - reach)); x < Math.min(width, wrist[0] + reach); x++)
      if (inFront[y * width + x]! > 200) count++;
  return count;
}

test('the arm whose hand was in the pocket of the coat ends in a hand all the same', async () => {
  const model = await modelOf('w02-average-open-coat');
  const [hidden, seen] = [handOf(model, 0), handOf(model, 1)];
  expect(seen).toBeGreaterThan(100);
  expect(hidden).toBeGreaterThan(seen * 0.7);
});

test('a hand that is not seen is in view only where it can be mirrored or is at her head', async () => {
  const { photo, bodyMap } = await loadPerson('w02-average-open-coat', 384, 576);
  const person = readPerson(photo, bodyMap);
  const eyes = buildSkeleton(buildPhotoScene(photo, bodyMap)).eyes;
  expect(areHandsInView(person, eyes)).toBe(true);
  const none = { ...person, hands: { ...person.hands, seen: [null, null] as const } };
  expect(areHandsInView(none, eyes)).toBe(false);
  const atHead = (arm: Limb): Limb => ({ ...arm, joints: [arm.joints[0], arm.joints[1], eyes, eyes] });
  const [left, right] = person.body.arms;
  const raised = { ...none, body: { ...none.body, arms: [atHead(left), atHead(right)] as const } };
  expect(areHandsInView(raised, eyes)).toBe(true);
});

test('between the legs nothing of the lining of the old coat is left', async () => {
  const { crop, frame, width } = await modelOf('w02-average-open-coat');
  const [a, b] = frame.sides;
  const x = Math.round((a.knee[0] + b.knee[0]) / 2);
  let dark = 0;
  let count = 0;
  for (let y = Math.round(frame.hips[1] + frame.torso * 0.35); y < frame.knees[1]; y++) {
    const o = (y * width + x) * 4;
    if (luma(crop.data[o]!, crop.data[o + 1]!, crop.data[o + 2]!) < 62) dark++;
    count++;
  }
  expect(count).toBeGreaterThan(20);
  expect(dark / count).toBeLessThan(0.1);
});

test.each([
  ['as low as the other is mirrored', 100, true],
  ['higher, at a pocket, is not', 80, false],
])('the hand of an arm that ends %s', (_, low, is) => {
  const arm = (x: number, wrist: number): Limb => ({
    joints: [
      [x, 10],
      [x, 55],
      [x, wrist],
      [x, wrist + 12],
    ],
    stations: [],
  });
  const [width, height] = [120, 200];
  const mask = new Uint8Array(width * height);
  for (let y = 100; y < 125; y++) mask.fill(255, y * width + 84, y * width + 97);
  const seen = {
    entry: [90, 100] as const,
    tip: [90, 124] as const,
    cuffed: false,
    area: 300,
    outlined: true,
  };
  const person = {
    ...{ width, height },
    hands: { mask, cloth: mask, seen: [null, seen] },
    body: { stature: 260, arms: [arm(30, low), arm(90, 100)] },
  } as unknown as Person;
  expect(mirrorOtherHand(person)?.side).toBe(is ? 0 : undefined);
});
