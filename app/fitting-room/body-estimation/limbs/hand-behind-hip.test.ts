import { beforeAll, expect, test } from 'vitest';
import { loadPerson } from '../../../../tests/people/load-person.ts';
import { loadAnalyzedPerson } from '../../../../tests/people/analyzed-person.ts';
import { analyzePhoto } from '../../analyze-photo.ts';
import type { BodyModel } from '../../person/body-model.ts';
import { LOOKS } from '../../../../tests/samples/looks.ts';
import { makePiece } from '../../garments/garment.ts';
import { isDrawnGarment } from '../../cloth/drawn-garment.ts';
import type { Person } from '../person.ts';
import { readPerson as readBody } from '../read-person.ts';
import { handBehindHip } from './hand-behind-hip.ts';
import { trunkEdges } from './limb-coordinates.ts';
import { mirrorOtherHand } from '../../clothes-removal/hands/mirrored-hand.ts';

let read: Person;
let model: BodyModel;
/** Her left hand in the picture is on her hip, and her sweater shows a patch of it. */
beforeAll(async () => {
  ({ read, model } = await loadAnalyzedPerson('w08-average-sweater-midi', 384, 576));
}, 60_000);

test('a hand on the hip goes on until the trunk covers it: no wall shows between', () => {
  const [x, y] = read.body.arms[0].joints[2]!.map(Math.round) as [number, number];
  const { left } = trunkEdges(read.body)(y);
  const end = handBehindHip(read, 0)!;
  expect(end[0]).toBeGreaterThan(left);
  const slope = (end[1] - y) / (end[0] - x);
  for (let u = x; u < left; u++) {
    const i = Math.round(y + (u - x) * slope) * model.width + u;
    expect(model.classes.background[i], `column ${u}`).toBeLessThan(40);
  }
});

test('what is led behind the hip lies beneath all clothes', () => {
  const [x, y] = handBehindHip(read, 0)!.map(Math.round) as [number, number];
  expect(model.inFront[y * model.width + x]).toBe(0);
});

test('a hand that hangs is led nowhere, and so is one that is seen', () => {
  expect(handBehindHip(read, 1)).toBeNull();
  const whole = { ...read.hands.seen[0]!, area: read.body.stature ** 2 * 0.002 };
  expect(handBehindHip({ ...read, hands: { ...read.hands, seen: [whole, null] } }, 0)).toBeNull();
});

/** A photo whose picture's right arm is bent, with its hand in a pocket. */
const pocketed = async (): Promise<[Person, BodyModel]> => {
  const { photo, bodyMap } = await loadPerson('m02-tall-plaid-pocket', 384, 576);
  const person = readBody(photo, bodyMap);
  return [person, analyzePhoto(photo, bodyMap, person)];
};

test('a bent arm that hides its hand ends behind the trunk, and no hand is invented for it', async () => {
  const [person, { frame, inFront, width }] = await pocketed();
  expect(mirrorOtherHand(person)).toBeNull();
  const [x, y] = handBehindHip(person, 1)!;
  expect(x).toBeLessThan(trunkEdges(person.body)(y).right - 8);
  expect(frame.sides.map(({ behind }) => behind)).toEqual([false, true]);
  expect(frame.sides[1].wrist).toEqual([x, y]);
  const reach = frame.shoulderWidth * 0.3;
  const hand = inFront.filter((value, i) => {
    const [dx, dy] = [(i % width) - x, Math.floor(i / width) - y];
    return value > 0 && Math.hypot(dx, dy) < reach;
  });
  expect(hand).toHaveLength(0);
}, 60_000);

test.each(['white-shirt', 'camel-coat', 'hoodie'])(
  'its sleeve goes behind the garment it belongs to, and ends nowhere in the open (%s)',
  async (title) => {
    const [, model] = await pocketed();
    const { frame, width } = model;
    const garments = LOOKS[title]!.garments.filter(isDrawnGarment);
    const upper = garments.findLast(({ drawing }) => drawing.kind === 'top' || drawing.kind === 'coat')!;
    const { sleeves, layer } = makePiece(model, upper, garments).sheets.find((sheet) => sheet.sleeves)!;
    const { wrist, elbow } = frame.sides[1];
    const edge = frame.outline((wrist[1] - frame.shoulders[1]) / frame.torso).right;
    let [open, before] = [0, 0];
    for (let y = Math.round((elbow[1] + wrist[1] * 2) / 3); y < wrist[1] + 12; y++)
      for (let x = Math.round(elbow[0]); x > wrist[0] - 20; x--) {
        const { right } = frame.outline((y - frame.shoulders[1]) / frame.torso);
        const sleeve = sleeves![y * width + x]! > 127 && layer.alpha[y * width + x]! > 127;
        if (sleeve && x < right - 3) before++;
        if (sleeve && x > edge + 2 && y > wrist[1]) open++;
      }
    expect(before, 'before the body').toBe(0);
    expect(open, 'past its end').toBe(0);
  },
  60_000,
);

test.each(['sleeveless', 'summer-shorts'])(
  'of its bare forearm no stump is painted before the clothes (%s)',
  async (title) => {
    const [, model] = await pocketed();
    const { frame, width } = model;
    const garments = LOOKS[title]!.garments.filter(isDrawnGarment);
    const top = garments.find(({ drawing }) => drawing.kind === 'top')!;
    const { bareLimbs } = makePiece(model, top, garments);
    const { wrist } = frame.sides[1];
    let before = 0;
    for (let y = Math.round(wrist[1] - 30); y < wrist[1] + 20; y++)
      for (let x = Math.round(wrist[0] - 30); x < wrist[0] + 30; x++) {
        const { right } = frame.outline((y - frame.shoulders[1]) / frame.torso);
        if (x < right - 2 && (bareLimbs?.alpha[y * width + x] ?? 0) > 127) before++;
      }
    expect(before).toBe(0);
  },
  60_000,
);
