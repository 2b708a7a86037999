import type { BodyModel } from '../body-model.ts';
import type { Side } from './body-frame.ts';
import { clamp, lerp, type Point } from '../../pixels/pixels.ts';

export interface Foot {
  side: Side;
  ankle: Point;
  /** The row from which on it is drawn. */
  from: number;
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

/** The most that a shoe's opening is wider than an ankle is likely to be. */
const WIDE_ANKLE = 1.8;
/** In torsos: from this far above the ankle on old feet go with their shoes, and from further up where a strap shades it. */
const FEET_FROM = 0.02;
const STRAPPED = 0.18;
/** In torsos below the ankle: so far down a bare ankle above a low shoe stays. */
const LOW_SHOE = 0.06;
/** How much of 255 is her own skin, and of an ankle's breadth, above old straps and between them. */
const BARE = { of: 200, whole: 0.75, strap: 0.65, between: 0.6 } as const;
/** How far from its axis a bare leg ends, in the half width it is likely to have. */
const NEAR = 0.9;

/** Where legs touch each ends in the middle between them. */
function columnsOf({ frame: { sides }, width }: BodyModel, y: number, x: number): [number, number] {
  const [a, b] = sides.map(({ knee, ankle }) =>
    lerp(knee[0], ankle[0], clamp((y - knee[1]) / (ankle[1] - knee[1] || 1), 0, 1)),
  ) as [number, number];
  const middle = (a + b) / 2;
  return x < middle ? [0, Math.floor(middle)] : [Math.ceil(middle), width - 1];
}

/** Middle and half width of a bare leg around a point; null where none is, or it has no end. */
export function bareLegAt(model: BodyModel, [x, y]: Point, half: number): readonly [Point, number] | null {
  const { classes, width } = model;
  const [low, high] = columnsOf(model, y, x);
  const isBare = (column: number): boolean =>
    column >= low && column <= high && classes.skin[Math.round(y) * width + column]! > 127;
  const [middle, most] = [Math.round(x), Math.round(half * (1 + NEAR))];
  let start = middle;
  for (let d = 1; d < half && !isBare(start); d++) start = isBare(middle + d) ? middle + d : middle - d;
  if (!isBare(start)) return null;
  let [left, right] = [start, start];
  while (middle - left <= most && isBare(left - 1)) left--;
  while (right - middle <= most && isBare(right + 1)) right++;
  const isLeg = middle - left < most && right - middle < most && right - left > half / WIDE_ANKLE;
  return isLeg ? [[(left + right + 1) / 2, y], (right - left + 1) / 2] : null;
}

/** Of a row around a pixel. */
function bareShare(ownSkin: Uint8Array, middle: number, half: number): number {
  let seen = 0;
  for (let i = middle - half; i <= middle + half; i++) if (ownSkin[i]! >= BARE.of) seen++;
  return seen / (2 * half + 1);
}

/**
 * The row from which on a foot is drawn anew: where the straps of an old shoe begin, at most so far above the ankle,
 * or else where the bare ankle ends. A sock has no skin below its edge, and goes no higher than shoes do.
 */
function feetFromOf(model: BodyModel, side: Side): number {
  const { frame, ownSkin, width, undressed } = model;
  const { ankle, knee } = side;
  const from = Math.round(ankle[1] - frame.torso * FEET_FROM);
  if (!undressed) return from;
  const half = Math.max(1, Math.round(lowerLeg(model, side).ankle * 0.8));
  const bareAt = (row: number): number => {
    const middle = Math.round(lerp(ankle[0], knee[0], (ankle[1] - row) / (ankle[1] - knee[1] || 1)));
    return bareShare(ownSkin, row * width + middle, half);
  };
  let row = Math.round(from - frame.torso * STRAPPED);
  if (bareAt(row) < BARE.whole) return from;
  while (row < from && bareAt(row) >= BARE.strap) row++;
  const strap = row;
  while (row < ankle[1] + frame.torso * STRAPPED && bareAt(row) < BARE.between) row++;
  const isStrap = strap < from && bareAt(row) >= BARE.between;
  if (isStrap) return strap - frame.torso * FEET_FROM * 0.5;
  let low = from;
  while (low < ankle[1] + frame.torso * LOW_SHOE && bareAt(low) >= BARE.whole) low++;
  return low;
}

/** The same at any column: that of the foot that is nearer. */
export function feetFrom(model: BodyModel): (x: number) => number {
  const [left, right] = model.frame.sides;
  const rows = [feetFromOf(model, left), feetFromOf(model, right)] as const;
  return (x) => rows[Math.abs(x - left.ankle[0]) < Math.abs(x - right.ankle[0]) ? 0 : 1];
}

export function measureFoot(model: BodyModel, side: Side): Foot {
  const { frame } = model;
  const unit = Math.max(frame.shoulderWidth * 1.15, frame.size * 0.19) * nearness(frame, side);
  const floor = lowestOf(side) + unit * 0.05;
  const likely = lowerLeg(model, side).ankle;
  const [x, y] = side.ankle;
  const from = Math.min(feetFromOf(model, side), y - frame.torso * FEET_FROM);
  const seen = model.undressed ? bareLegAt(model, [x, from], likely * WIDE_ANKLE) : null;
  return {
    side,
    ankle: [seen ? seen[0][0] : x, y],
    from,
    toe: [ballAt(model, side, unit, floor), floor - unit * 0.1],
    floor,
    unit,
    ankleHalf: seen ? clamp(seen[1], likely, likely * WIDE_ANKLE) : likely,
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
