import { expect, test } from 'vitest';
import { loadAnalyzedPerson } from '../../../../tests/people/analyzed-person.ts';
import { garmentById, toWornGarment } from '../../../domain/wardrobe/wardrobe.ts';
import type { DrawnGarment } from '../../cloth/drawn-garment.ts';
import type { Sheet } from '../../cloth/piece.ts';
import type { BodyModel } from '../../person/body-model.ts';
import type { Side } from '../../person/measures/body-frame.ts';
import { distance, distanceToSegment, lerpPoint, type Point } from '../../pixels/pixels.ts';
import { makePiece } from '../garment.ts';

const { model } = await loadAnalyzedPerson('p00112', 384, 576);
const shirt = toWornGarment(garmentById('crisp-shirt')!, ['white']) as DrawnGarment;
const FIST = 0.12; // shoulder widths

/** Her forearm comes toward the camera: half of it is the fist before it. */
function withForearmForward(given: BodyModel): { her: BodyModel; side: Side } {
  const [left, right] = given.frame.sides;
  const side: Side = {
    ...left,
    wrist: lerpPoint(left.elbow, left.wrist, 0.45),
    index: lerpPoint(left.elbow, left.wrist, 0.6),
  };
  const inFront = new Uint8Array(given.inFront.length);
  for (let i = 0; i < inFront.length; i++)
    if (distance(pointAt(i), side.index) < given.frame.shoulderWidth * FIST) inFront[i] = 255;
  return { her: { ...given, inFront, frame: { ...given.frame, sides: [side, right] } }, side };
}

const pointAt = (i: number): Point => [i % model.width, Math.floor(i / model.width)];

test('the sleeve of a forearm that comes toward the camera lies around the arm that the photo shows', () => {
  const { her, side } = withForearmForward(model);
  const { sheets } = makePiece(her, shirt, [shirt]);
  const covers = (i: number): boolean => sheets.some(({ layer }: Sheet) => layer.alpha[i]! > 127);
  const over = sheets.filter(({ crossing }) => crossing);
  expect(over).toHaveLength(1);
  let [arm, uncovered] = [0, 0];
  for (let i = 0; i < her.ownSkin.length; i++) {
    const away = distanceToSegment(side.elbow, side.wrist, ...pointAt(i));
    if (her.inFront[i]! > 0 || her.ownSkin[i]! < 200 || away > side.elbowRadius * 1.4) continue;
    arm++;
    if (!covers(i)) uncovered++;
  }
  expect(arm).toBeGreaterThan(500);
  expect(uncovered / arm).toBeLessThan(0.03);
});

/** Her hand is at her head, before it. */
function withForearmRaised(given: BodyModel): { her: BodyModel; side: Side } {
  const { frame } = given;
  const [left, right] = frame.sides;
  const [x, y] = left.shoulder;
  const unit = frame.shoulderWidth;
  const wrist: Point = [x - left.sign * unit * 0.1, y - unit * 0.1];
  const side: Side = {
    ...left,
    elbow: [x, y + unit * 0.8],
    wrist,
    index: [wrist[0], wrist[1] - unit * 0.15],
  };
  const inFront = given.inFront.map((_, i) => (distance(pointAt(i), side.index) < unit * FIST ? 255 : 0));
  return { her: { ...given, inFront, frame: { ...frame, sides: [side, right] } }, side };
}

test('the sleeve of a forearm that rises before her to a hand at her head covers it from elbow to wrist', () => {
  const { her, side } = withForearmRaised(model);
  const [over] = makePiece(her, shirt, [shirt]).sheets.filter(({ crossing }) => crossing);
  for (const share of [0.1, 0.4, 0.7, 0.9]) {
    const [x, y] = lerpPoint(side.elbow, side.wrist, share).map(Math.round) as [number, number];
    expect(over?.layer.alpha[y * her.width + x], `${share} of the forearm`).toBeGreaterThan(250);
  }
});

test('the sleeve of a raised forearm takes in no bare belly behind the elbow', () => {
  const { her: clothed, side } = withForearmRaised(model);
  const bare = new Uint8Array(clothed.ownSkin.length).fill(255);
  const her = { ...clothed, ownSkin: bare, classes: { ...clothed.classes, skin: bare } };
  const [over] = makePiece(her, shirt, [shirt]).sheets.filter(({ crossing }) => crossing);
  const away = distance(side.wrist, side.elbow);
  const at = (along: number): number => {
    const [x, y] = lerpPoint(side.elbow, side.wrist, along / away).map(Math.round) as [number, number];
    return over!.layer.alpha[y * her.width + x]!;
  };
  let narrow = 0;
  while (at(-narrow) > 127) narrow++;
  let wide = 0;
  const row = Math.round(lerpPoint(side.elbow, side.wrist, 0.3)[1]);
  for (let x = 0; x < her.width; x++) if (over!.layer.alpha[row * her.width + x]! > 127) wide++;
  expect(wide).toBeGreaterThan(narrow * 2.6);
});
