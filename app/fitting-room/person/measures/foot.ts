import type { BodyModel } from '../body-model.ts';
import type { Side } from './body-frame.ts';
import { clamp, lerp, type Point } from '../../pixels/pixels.ts';

export interface Foot {
  side: Side;
  ankle: Point;
  toe: Point;
  floor: number;
  /** About 32 cm: feet grow with stature, not with shoulders. */
  unit: number;
  /** Half width of the bare ankle, pixels. */
  ankleHalf: number;
}

/** Half width in units half way from ankle to ball, and at the ball. */
export const INSTEP_HALF = 0.085;
export const BALL_HALF = 0.1;

/** By share of the way from ankle (0) to ball (1), in pixels. */
export function footHalfWidth({ ankle, toe, unit, ankleHalf }: Foot, share: number): number {
  const lean = Math.hypot(toe[0] - ankle[0], toe[1] - ankle[1]) / Math.max(1, toe[1] - ankle[1]);
  const half =
    share < 0.5
      ? lerp(ankleHalf, INSTEP_HALF * unit, share * 2)
      : lerp(INSTEP_HALF, BALL_HALF, share * 2 - 1) * unit;
  return half * lerp(1, Math.min(1.25, lean), clamp(share * 2.5, 0, 1));
}

/** The middle of the visible shoe, or else the joint: the pose model draws toes inward. */
function ballAt(
  { classes, width, height }: BodyModel,
  { toe, ankle }: Side,
  unit: number,
  floor: number,
): number {
  const [reach, off] = [unit * 0.22, unit * 0.11];
  const middles: number[] = [];
  for (let y = Math.round(floor - unit * 0.2); y < Math.min(height, floor - unit * 0.06); y++) {
    const xs: number[] = [];
    for (let x = Math.max(0, Math.ceil(ankle[0] - reach)); x < Math.min(width, ankle[0] + reach); x++)
      if (classes.background[y * width + x]! < 128) xs.push(x);
    const [left = 0, right = 0] = [xs[0], xs.at(-1)];
    if (right - left > unit * 0.17 && right - left < unit * 0.36) middles.push((left + right) / 2);
  }
  const joint = lerp(toe[0], ankle[0], 0.12);
  const seen = middles.sort((a, b) => a - b)[middles.length >> 1] ?? joint;
  return clamp(seen, joint - off, joint + off);
}

const lowestOf = ({ toe, heel }: Side): number => Math.max(toe[1], heel[1]);

/** Most that a foot is smaller or larger than the other for standing behind or before it. */
const MOST_APART = 0.16;

/** Below the horizon, which lies about as high as her shoulders, things are as large as they lie deep. */
function nearness({ sides, shoulders }: BodyModel['frame'], side: Side): number {
  const middle = (lowestOf(sides[0]) + lowestOf(sides[1])) / 2 - shoulders[1];
  return clamp((lowestOf(side) - shoulders[1]) / (middle || 1), 1 - MOST_APART, 1 + MOST_APART);
}

export function measureFoot(model: BodyModel, side: Side): Foot {
  const { frame } = model;
  const unit = Math.max(frame.shoulderWidth * 1.15, frame.size * 0.19) * nearness(frame, side);
  const floor = lowestOf(side) + unit * 0.05;
  return {
    side,
    ankle: side.ankle,
    toe: [ballAt(model, side, unit, floor), floor - unit * 0.1],
    floor,
    unit,
    ankleHalf: lowerLeg(model, side).ankle,
  };
}

export function lowerLeg(model: BodyModel, side: Side): { knee: number; calf: number; ankle: number } {
  const unit = model.frame.shoulderWidth;
  const loose = clamp((side.ankleRadius - 0.13 * unit) / (0.08 * unit), 0, 1);
  const slim = (measured: number, likely: number) => lerp(measured, Math.min(measured, likely), loose);
  const knee = slim(side.kneeRadius, 0.19 * unit) * 0.95;
  const calf = clamp(slim(side.calf, 0.18 * unit) * 0.97, knee * 0.84, knee * 1.02);
  const ankle = Math.min(side.ankleRadius, calf * 0.56, Math.max(0.1 * unit, calf * 0.42));
  return { knee, calf, ankle };
}
