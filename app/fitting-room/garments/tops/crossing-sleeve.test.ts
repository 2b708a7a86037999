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
