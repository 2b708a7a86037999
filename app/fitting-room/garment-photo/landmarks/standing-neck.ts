// What stands above the shoulders (a collar, a roll, a hood): the outline turns inward at its foot, where it meets them.
import { distance, type Point } from '../../pixels/pixels.ts';
import type { HalfOutline } from './half-outlines.ts';

/** In widths between the shoulders, of the mean of both sides. */
export interface StandingNeck {
  /** Above its foot. */
  height: number;
  /** Half of its width at the foot. */
  half: number;
  isHood: boolean;
}

interface Foot {
  at: Point;
  /** How far the outline lies inside of the straight line from its top to the shoulder. */
  hollow: number;
  height: number;
  half: number;
  /** How far the middle of the back lies below its top. */
  dips: number;
}

/** A corner of its top is further up than out. */
const UPWARD = 2.5;

function footOf({ line }: HalfOutline, shoulder: Point, unit: number): Foot | null {
  const end = line.reduce(
    (best, point, k) => (distance(point, shoulder) < distance(line[best]!, shoulder) ? k : best),
    0,
  );
  const part = line.slice(0, end + 1);
  if (part.length < 4) return null;
  const upness = ([x, y]: Point): number => x - UPWARD * y;
  const top = part.reduce((best, point, k) => (upness(point) > upness(part[best]!) ? k : best), 0);
  const [[x0, y0], [x1, y1]] = [part[top]!, part.at(-1)!];
  const long = Math.hypot(x1 - x0, y1 - y0) || 1;
  const hollowAt = ([x, y]: Point): number => ((x1 - x0) * (y - y0) - (y1 - y0) * (x - x0)) / long;
  const foot = part
    .slice(top)
    .reduce((best, point) => (hollowAt(point) > hollowAt(best) ? point : best), part[top]!);
  return {
    at: foot,
    hollow: hollowAt(foot) / unit,
    height: (foot[1] - y0) / unit,
    half: foot[0] / unit,
    dips: (part[0]![1] - y0) / unit,
  };
}

/** The least of one side, and of the mean of both. */
const HOLLOW = { one: 0.012, both: 0.03 } as const;
const LOW = 0.05;
const HOOD_WIDE = 0.3;
/** Of one side's height the other's is less. */
const UNEVEN = 2.2;
/** What is wider is a slanted shoulder; but a hood, which is taller. */
const [WIDE, HOOD_TALL, TALLEST] = [0.32, 0.17, 0.42] as const;
/** No roll stands so high: a narrow hood over a figure that is cut away. */
const ROLL_TALL = 0.27;
/** Straps stand up too, and between them there is nothing. */
const BETWEEN_STRAPS = 0.1;

/**
 * @param shoulders in the halves' coordinates, as their outlines
 * @returns null where nothing stands above the shoulders
 */
export function standingNeck(
  halves: readonly [HalfOutline, HalfOutline],
  shoulders: readonly [Point, Point],
): (StandingNeck & { feet: readonly [Point, Point] }) | null {
  const unit = shoulders[0][0] + shoulders[1][0];
  if (unit <= 0) return null;
  const [left, right] = [footOf(halves[0], shoulders[0], unit), footOf(halves[1], shoulders[1], unit)];
  if (!left || !right) return null;
  const mean = (of: (foot: Foot) => number): number => (of(left) + of(right)) / 2;
  const [height, half] = [mean((foot) => foot.height), mean((foot) => foot.half)];
  const stands =
    Math.min(left.hollow, right.hollow) > HOLLOW.one &&
    mean(({ hollow }) => hollow) > HOLLOW.both &&
    height > LOW &&
    Math.max(left.height, right.height) < UNEVEN * Math.min(left.height, right.height) &&
    height < TALLEST &&
    mean(({ dips }) => dips) < BETWEEN_STRAPS &&
    half < (height > HOOD_TALL ? 1 : WIDE);
  return stands
    ? {
        isHood: (height > HOOD_TALL && half > HOOD_WIDE) || height > ROLL_TALL,
        height,
        half,
        feet: [left.at, right.at],
      }
    : null;
}
