// What of the photo's skin beside a sleeve is the arm's own.
import { heightAtTorsoShare, torsoShareAt, type Frame, type Side } from '../../person/measures/body-frame.ts';
import { clamp, distanceToSegment, lerp, smoothstep } from '../../pixels/pixels.ts';
import { armAt } from '../../person/measures/arm-zones.ts';
import { ARMPIT } from './armpit.ts';
import { rowEdge } from '../../person/measures/row-spans.ts';

/** Beyond the arm, on its side toward the body. */
export function isPastArm(side: Side, x: number, y: number): boolean {
  // The upper arm may lie beside its own axis.
  const below = smoothstep(0, (side.wrist[1] - side.elbow[1]) * 0.7, y - side.elbow[1]);
  return (
    (armAt(side, y, 0.2) - x) * side.sign >
    Math.max(side.elbowRadius, side.wristRadius) * lerp(2.6, 1.3, below)
  );
}

/** True where skin is the arm's. @param inner the chest's half width. @param whole with the arm below the elbow */
export function isArmSkin(
  frame: Frame,
  side: Side,
  inner: number,
  whole: boolean,
  x: number,
  y: number,
): boolean {
  if (y < side.shoulder[1] - side.upperArm * 0.9) return false;
  // The chest's own skin beside the neckline is not an arm.
  if (Math.abs(x - frame.shoulders[0]) < inner && y < heightAtTorsoShare(frame, 0.25)) return false;
  if (!isBesideHip(frame, side, x, y)) return false;
  const upper = distanceToSegment(side.shoulder, side.elbow, x, y) / side.upperArm;
  if (upper < 1.4 || (upper < WIDEST && isBesideTrunk(frame, side, x, y))) return true;
  // Past the elbow it narrows slowly: a step there would show as a notch.
  const down = clamp((y - side.elbow[1]) / (side.wrist[1] - side.elbow[1] || 1), 0, 1);
  const forearm = lerp(side.upperArm * 1.4, Math.max(side.elbowRadius, side.wristRadius) * 1.1, down);
  // At the cuff the hand begins to widen: the ball of the thumb is no arm.
  const lower = lerp(forearm, side.wristRadius * 1.25, smoothstep(0.66, 0.92, down));
  return whole && distanceToSegment(side.elbow, side.wrist, x, y) < lower;
}

/** Near the armpit a heavy arm is so many of its half widths wide. */
const WIDEST = 2.4;

/** So far from the trunk, in shoulder widths, an arm may be that wide: further out it is a sleeve's own width. */
const AT_PIT = 0.15;

/** Between the armpit and the elbow, close beside the body's own outline. */
function isBesideTrunk(frame: Frame, side: Side, x: number, y: number): boolean {
  if (y > side.elbow[1] || y < frame.shoulders[1] + frame.torso * ARMPIT * 0.8) return false;
  const away = (x - rowEdge(frame.outline(torsoShareAt(frame, y)), side.sign)) * side.sign;
  return away > 0 && away < frame.shoulderWidth * AT_PIT;
}

/** False where what looks like skin may be a rim of the hip: on the body, or where the sleeve is wider than the arm already. */
function isBesideHip(frame: Frame, side: Side, x: number, y: number): boolean {
  const t = torsoShareAt(frame, y);
  if (t <= ARMPIT + 0.1) return true;
  const row = frame.outline(Math.min(t, 1.2));
  const margin = frame.shoulderWidth * 0.06;
  return !(x > row.left - margin && x < row.right + margin) && !isPastArm(side, x, y);
}
