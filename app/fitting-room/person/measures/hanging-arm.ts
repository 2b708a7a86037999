// Whether something can hang from an arm: only where the arm itself hangs, with nothing in its hand.
import type { BodyModel } from '../body-model.ts';
import type { Side } from './body-frame.ts';
import { pixelBox, type Point } from '../../pixels/pixels.ts';

/** Degrees from straight down that upper arm and forearm of a hanging arm may lean, to either side. */
const MOST_LEAN = { upper: 30, fore: 22 };
/** How far above the hips its wrist may be, in torso lengths, and how far out it is at least, in shoulder widths. */
const HIGHEST = 0.14;
const LEAST_OUT = 0.5;
/** What a hand holds covers at least this share of the square of the shoulders' width. */
const LEAST_HELD = 0.01;
/** And a hand that is seen, and not in a pocket, this much. */
const LEAST_SEEN = 0.014;

const lean = ([ax, ay]: Point, [bx, by]: Point): number =>
  Math.abs(Math.atan2(bx - ax, by - ay) * 180) / Math.PI;

/** What lies round a wrist, in squares of the shoulders' width: things other than clothes, and hand. */
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

/** Something of her own lies at the hand in the photo: a bag, a phone, a book. */
export const holdsSomething = (model: BodyModel, side: Side): boolean =>
  roundWrist(model, side).held > LEAST_HELD;

/** The arm hangs beside her, and its hand is empty. */
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
