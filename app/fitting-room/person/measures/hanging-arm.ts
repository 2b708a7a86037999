// Whether a bag or umbrella can hang from an arm.
import type { BodyModel } from '../body-model.ts';
import type { Side } from './body-frame.ts';
import { pixelBox, type Point } from '../../pixels/pixels.ts';

/** Degrees from straight down. */
const MOST_LEAN = { upper: 30, fore: 22 };
/** Wrist above the hips in torso lengths, and its least distance in shoulder widths. */
const HIGHEST = 0.14;
const LEAST_OUT = 0.5;
const LEAST_HELD = 0.01; // shoulder widths squared
/** Least area, in squares of the shoulders' width. */
const LEAST_SEEN = 0.014;

const lean = ([ax, ay]: Point, [bx, by]: Point): number =>
  Math.abs(Math.atan2(bx - ax, by - ay) * 180) / Math.PI;

function roundWrist(model: BodyModel, { wrist: [x, y] }: Side): { held: number; hand: number } {
  const { things, inFront, frame, width, height } = model;
  const unit = frame.shoulderWidth;
  const box = pixelBox(x - unit * 0.5, y - unit * 0.5, x + unit * 0.5, y + unit * 0.8, width, height);
  let held = 0;
  let hand = 0;
  for (let row = box.y0; row < box.y1; row++)
    for (let i = row * width + box.x0; i < row * width + box.x1; i++) {
      if (things[i]! > 128) held++;
      if (inFront[i]! > 128) hand++;
    }
  return { held: held / unit ** 2, hand: hand / unit ** 2 };
}

export const holdsSomething = (model: BodyModel, side: Side): boolean =>
  roundWrist(model, side).held > LEAST_HELD;

export function hangsFree(model: BodyModel, side: Side): boolean {
  const { hips, torso, shoulderWidth } = model.frame;
  const { shoulder, elbow, wrist, sign } = side;
  const { held, hand } = roundWrist(model, side);
  return (
    lean(shoulder, elbow) < MOST_LEAN.upper &&
    lean(elbow, wrist) < MOST_LEAN.fore &&
    wrist[1] > hips[1] - torso * HIGHEST &&
    (wrist[0] - hips[0]) * sign > shoulderWidth * LEAST_OUT &&
    hand > LEAST_SEEN &&
    held <= LEAST_HELD
  );
}
