// A forearm before the body, its hand seen there; or one whose hand is in a pocket or behind her.
import type { BodyModel } from '../body-model.ts';
import { torsoShareAt, type Side } from './body-frame.ts';
import { comesForward } from '../../body-estimation/hands/hand-before-body.ts';
import { elbowCosine } from '../../body-estimation/limbs/elbow-angle.ts';
import { clamp, distanceToSegment, eachPixelAround, lerpPoint } from '../../pixels/pixels.ts';

/** Least depth of the knuckles inside the outline, in shoulder widths. */
const INSIDE = 0.1;
/** In torso lengths: hands that lie in each other before her hang down to here. */
const LOWEST = 1.35;
/** Least visible hand, in squares of the shoulders' width. */
const LEAST_HAND = 0.006;

/** Pixels of a visible hand: all of them, and those before her trunk. */
function handPixels(model: BodyModel, { wrist, index }: Side): { seen: number; before: number } {
  const { inFront, frame } = model;
  const reach = frame.shoulderWidth * 0.3;
  const tip = lerpPoint(wrist, index, 1.9);
  let [seen, before] = [0, 0];
  eachPixelAround([wrist], reach, model, (x, y, i) => {
    if (inFront[i]! < 128 || distanceToSegment(wrist, tip, x, y) > reach) return;
    seen++;
    const row = frame.outline(clamp(torsoShareAt(frame, y), 0.3, 1));
    if (x > row.left && x < row.right) before++;
  });
  return { seen, before };
}

const isHandSeen = (model: BodyModel, side: Side): boolean =>
  handPixels(model, side).seen > model.frame.shoulderWidth ** 2 * LEAST_HAND;

/** Cosine at the elbow from which an arm is bent. */
const BENT = -0.6;
/** Share of its hand that lies before the trunk. */
const BEFORE = 0.25;

const isBent = ({ shoulder, elbow, wrist }: Side): boolean => elbowCosine([shoulder, elbow, wrist]) > BENT;

/** In loose clothes only. */
export const isHandHidden = (model: BodyModel, side: Side): boolean =>
  model.undressed && !isHandSeen(model, side);

export function crossesBody(model: BodyModel, side: Side): boolean {
  const { frame } = model;
  const { wrist, index, sign } = side;
  const down = torsoShareAt(frame, wrist[1]);
  if (down < 0.05 || down > LOWEST) return false;
  const isForward = comesForward(side);
  if (isForward || isBent(side)) {
    const { seen, before } = handPixels(model, side);
    if (seen > frame.shoulderWidth ** 2 * LEAST_HAND && (isForward || before > seen * BEFORE)) return true;
  }
  const row = frame.outline(clamp(down, 0.3, 1));
  const edge = sign < 0 ? row.left : row.right;
  return (
    (edge - wrist[0]) * sign > 0 &&
    (edge - index[0]) * sign > frame.shoulderWidth * INSIDE &&
    isHandSeen(model, side)
  );
}
