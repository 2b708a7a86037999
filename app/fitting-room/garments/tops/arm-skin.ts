import { heightAtTorsoShare, torsoShareAt, type Frame, type Side } from '../../person/measures/body-frame.ts';
import { clamp, distanceToSegment, lerp, smoothstep } from '../../pixels/pixels.ts';
import { armAt } from '../../person/measures/arm-zones.ts';
import { ARMPIT } from './armpit.ts';
import { rowEdge } from '../../person/measures/row-spans.ts';

export function isPastArm(side: Side, x: number, y: number): boolean {
  const below = smoothstep(0, (side.wrist[1] - side.elbow[1]) * 0.7, y - side.elbow[1]);
  return (
    (armAt(side, y, 0.2) - x) * side.sign >
    Math.max(side.elbowRadius, side.wristRadius) * lerp(2.6, 1.3, below)
  );
}

/** Further up and further down there is no skin of an arm. */
export function armRows(side: Side): readonly [from: number, to: number] {
  const { shoulder, elbow, wrist, upperArm, elbowRadius, wristRadius } = side;
  const widest = Math.max(upperArm, elbowRadius, wristRadius) * WIDEST;
  return [shoulder[1] - upperArm * 0.9, Math.max(shoulder[1], elbow[1], wrist[1]) + widest];
}

/** `inner`: the chest's half width. `whole`: with the arm below the elbow. */
export function isArmSkin(
  frame: Frame,
  side: Side,
  inner: number,
  whole: boolean,
  x: number,
  y: number,
): boolean {
  if (y < side.shoulder[1] - side.upperArm * 0.9) return false;
  if (Math.abs(x - frame.shoulders[0]) < inner && y < heightAtTorsoShare(frame, 0.25)) return false;
  if (!isBesideHip(frame, side, x, y)) return false;
  const upper = distanceToSegment(side.shoulder, side.elbow, x, y) / side.upperArm;
  if (upper < 1.4 || (upper < WIDEST && isBesideTrunk(frame, side, x, y))) return true;
  const down = clamp((y - side.elbow[1]) / (side.wrist[1] - side.elbow[1] || 1), 0, 1);
  const forearm = lerp(side.upperArm * 1.4, Math.max(side.elbowRadius, side.wristRadius) * 1.1, down);
  const lower = lerp(forearm, side.wristRadius * 1.25, smoothstep(0.66, 0.92, down));
  return whole && distanceToSegment(side.elbow, side.wrist, x, y) < lower;
}

/** In half widths: a heavy arm near the armpit. */
const WIDEST = 2.4;

/** How far from the trunk an arm may be that wide, in shoulder widths. */
const AT_PIT = 0.15;

function isBesideTrunk(frame: Frame, side: Side, x: number, y: number): boolean {
  if (y > side.elbow[1] || y < frame.shoulders[1] + frame.torso * ARMPIT * 0.8) return false;
  const away = (x - rowEdge(frame.outline(torsoShareAt(frame, y)), side.sign)) * side.sign;
  return away > 0 && away < frame.shoulderWidth * AT_PIT;
}

/** On the body, or where the sleeve is already wider than the arm. */
function isBesideHip(frame: Frame, side: Side, x: number, y: number): boolean {
  const t = torsoShareAt(frame, y);
  if (t <= ARMPIT + 0.1) return true;
  const row = frame.outline(Math.min(t, 1.2));
  const margin = frame.shoulderWidth * 0.06;
  return !(x > row.left - margin && x < row.right + margin) && !isPastArm(side, x, y);
}
