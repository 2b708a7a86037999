// A forearm before the body, its hand seen there; or one whose hand is in a pocket or behind her.
import type { BodyModel } from '../body-model.ts';
import { torsoShareAt, type Side } from './body-frame.ts';
import { clamp, distanceToSegment, lerpPoint } from '../../pixels/pixels.ts';

/** Least depth of the knuckles inside the outline, in shoulder widths. */
const INSIDE = 0.1;
/** In torso lengths: hands that lie in each other before her hang down to here. */
const LOWEST = 1.35;
/** Least visible hand, in squares of the shoulders' width. */
const LEAST_HAND = 0.006;

function isHandSeen({ inFront, frame, width, height }: BodyModel, { wrist, index }: Side): boolean {
  const reach = frame.shoulderWidth * 0.3;
  const tip = lerpPoint(wrist, index, 1.9);
  let seen = 0;
  for (let y = Math.max(0, Math.floor(wrist[1] - reach)); y < Math.min(height, wrist[1] + reach); y++)
    for (let x = Math.max(0, Math.floor(wrist[0] - reach)); x < Math.min(width, wrist[0] + reach); x++)
      if (inFront[y * width + x]! > 127 && distanceToSegment(wrist, tip, x, y) < reach) seen++;
  return seen > frame.shoulderWidth ** 2 * LEAST_HAND;
}

/** In loose clothes only. */
export const isHandHidden = (model: BodyModel, side: Side): boolean =>
  model.undressed && !isHandSeen(model, side);

export function crossesBody(model: BodyModel, side: Side): boolean {
  const { frame } = model;
  const { wrist, index, sign } = side;
  const down = torsoShareAt(frame, wrist[1]);
  if (down < 0.05 || down > LOWEST) return false;
  const row = frame.outline(clamp(down, 0.3, 1));
  const edge = sign < 0 ? row.left : row.right;
  return (
    (edge - wrist[0]) * sign > 0 &&
    (edge - index[0]) * sign > frame.shoulderWidth * INSIDE &&
    isHandSeen(model, side)
  );
}
