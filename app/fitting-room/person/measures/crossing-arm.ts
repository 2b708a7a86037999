// A forearm before the body, its hand seen there; or one whose hand is in a pocket or behind her.
import type { BodyModel } from '../body-model.ts';
import { torsoShareAt, type Side } from './body-frame.ts';
import { comesForward } from '../../body-estimation/hands/hand-before-body.ts';
import { elbowCosine } from '../../body-estimation/limbs/elbow-angle.ts';
import {
  clamp,
  distanceToSegment,
  eachPixelAround,
  lerpPoint,
  midpoint,
  type Point,
} from '../../pixels/pixels.ts';

/** Least depth of the knuckles inside the outline, in shoulder widths. */
const INSIDE = 0.1;
/** In torso lengths: hands that lie in each other before her hang down to here. */
const LOWEST = 1.35;
/** Least visible hand, in squares of the shoulders' width. */
const LEAST_HAND = 0.006;

/** Pixels of a visible hand. */
function handPixels(model: BodyModel, { wrist, index }: Side): Point[] {
  const { inFront, frame } = model;
  const reach = frame.shoulderWidth * 0.3;
  const tip = lerpPoint(wrist, index, 1.9);
  const seen: Point[] = [];
  eachPixelAround([wrist], reach, model, (x, y, i) => {
    if (inFront[i]! > 127 && distanceToSegment(wrist, tip, x, y) < reach) seen.push([x, y]);
  });
  return seen;
}

const isHandSeen = (model: BodyModel, side: Side): boolean =>
  handPixels(model, side).length > model.frame.shoulderWidth ** 2 * LEAST_HAND;

/** Cosine at the elbow from which an arm is bent. */
const BENT = -0.6;
/** Share of its hand that lies before the trunk. */
const BEFORE = 0.45;

const isBent = ({ shoulder, elbow, wrist }: Side): boolean => elbowCosine([shoulder, elbow, wrist]) > BENT;

function isHandBeforeTrunk(model: BodyModel, side: Side): boolean {
  const { frame } = model;
  const seen = handPixels(model, side);
  const before = seen.filter(([x, y]) => {
    const row = frame.outline(clamp(torsoShareAt(frame, y), 0.3, 1));
    return x > row.left && x < row.right;
  });
  return seen.length > frame.shoulderWidth ** 2 * LEAST_HAND && before.length > seen.length * BEFORE;
}

/** In loose clothes only. */
export const isHandHidden = (model: BodyModel, side: Side): boolean =>
  model.undressed && !isHandSeen(model, side);

/** In torso lengths: the wrist of a raised hand is above this. */
const HIGHEST = 0.05;

/** From an elbow below the shoulder, the forearm of a raised hand lies partly before the trunk. */
function rises({ frame }: BodyModel, { elbow, wrist, sign, wristRadius }: Side): boolean {
  const [x, y] = midpoint(elbow, wrist);
  const down = torsoShareAt(frame, y);
  if (down < 0) return false;
  const row = frame.outline(clamp(down, 0.3, 1));
  return ((sign < 0 ? row.left : row.right) - x) * sign > -wristRadius;
}

export function crossesBody(model: BodyModel, side: Side): boolean {
  const { frame } = model;
  const { wrist, index, sign } = side;
  const down = torsoShareAt(frame, wrist[1]);
  if (down > LOWEST) return false;
  if (down < HIGHEST) return rises(model, side) && isHandSeen(model, side);
  if (comesForward(side)) return isHandSeen(model, side);
  if (isBent(side) && isHandBeforeTrunk(model, side)) return true;
  const row = frame.outline(clamp(down, 0.3, 1));
  const edge = sign < 0 ? row.left : row.right;
  return (
    (edge - wrist[0]) * sign > 0 &&
    (edge - index[0]) * sign > frame.shoulderWidth * INSIDE &&
    isHandSeen(model, side)
  );
}
