// A half outline runs over known corners in a known order (neck, shoulder, cuff, armpit, hem): of all ways to set them on
// it the cheapest, where each stretch has its usual direction and is straight, and each corner its usual turn (dynamic
// programming over pairs of corners).
import { clamp, distance, type Point } from '../../pixels/pixels.ts';
import type { LandmarkName } from './garment-landmarks.ts';

/** Without "-left" or "-right". */
export type CornerName =
  | 'neck'
  | 'shoulder'
  | 'cuff-outer'
  | 'cuff-inner'
  | 'armpit'
  | 'hem'
  | 'waist'
  | 'leg-outer'
  | 'leg-inner';

export const onSide = (name: CornerName, side: 'left' | 'right'): LandmarkName => `${name}-${side}`;

/** Degrees; the second is a standard deviation. */
type Angle = readonly [mean: number, spread: number];

interface Stretch {
  /** Of the way: 0 outward, 90 down. */
  way: Angle;
  /** How little it bends: usual deviation as a share of its length. */
  bends: number;
  /** Usual length and its factor, in units of the garment. */
  length?: readonly [mean: number, factor: number];
}

export interface Corner extends Stretch {
  name: CornerName;
  /** Clockwise positive, from one stretch to the next. */
  turn: Angle;
  /** Degrees that the line turns right at the corner, where it is bent so that its stretches turn otherwise. */
  kink?: number;
}

export const kinkOf = ({ turn, kink = turn[0] }: Corner): number => kink;

export interface Template {
  corners: readonly Corner[];
  /** From the last corner to the end of the line. */
  last: Stretch;
}

export interface Placed {
  /** Index on the line of each corner. */
  at: number[];
  cost: number;
  /** Of each corner alone. */
  costs: number[];
}

const MOST = 16;
const degrees = (x: number, y: number) => (Math.atan2(y, x) * 180) / Math.PI;
const off = (angle: number, [mean, spread]: Angle) => {
  const far = ((((angle - mean) % 360) + 540) % 360) - 180;
  return Math.min(MOST, (far / spread) ** 2);
};

/** Root mean square distance of the line between two of its points from their chord, in constant time. */
function bendOf(line: readonly Point[]): (i: number, j: number) => number {
  const sums = [[0], [0], [0], [0], [0]] as [number[], number[], number[], number[], number[]];
  line.forEach(([x, y], k) => {
    [x, y, x * x, y * y, x * y].forEach((value, s) => sums[s as 0].push(sums[s as 0][k]! + value));
  });
  return (i, j) => {
    const count = j - i + 1;
    const [sx, sy, sxx, syy, sxy] = sums.map((sum) => (sum[j + 1]! - sum[i]!) / count) as [
      number,
      number,
      number,
      number,
      number,
    ];
    const [[ax, ay], [bx, by]] = [line[i]!, line[j]!];
    const length = distance(line[i]!, line[j]!) || 1e-6;
    const [nx, ny] = [-(by - ay) / length, (bx - ax) / length];
    const c = nx * ax + ny * ay;
    const square = nx * nx * sxx + ny * ny * syy + 2 * nx * ny * sxy - 2 * c * (nx * sx + ny * sy) + c * c;
    return Math.sqrt(Math.max(0, square));
  };
}

/** Turn of the line at each point, between its ways over `reach` points before and after. */
export function turnsOf(line: readonly Point[], reach: number): number[] {
  return line.map(([x, y], k) => {
    const [a, b] = [line[clamp(k - reach, 0, line.length - 1)]!, line[clamp(k + reach, 0, line.length - 1)]!];
    if (k === 0 || k === line.length - 1) return 0;
    const turn = degrees(b[0] - x, b[1] - y) - degrees(x - a[0], y - a[1]);
    return ((((turn + 180) % 360) + 360) % 360) - 180;
  });
}

/** Where corners may be: each few points, and where the line turns most. */
function candidatesOf(turns: readonly number[]): number[] {
  const every = Math.max(2, Math.round(turns.length / 40));
  const near = Math.max(2, Math.round(turns.length / 60));
  return turns.flatMap((turn, k) => {
    const around = turns.slice(Math.max(0, k - near), k + near + 1);
    const isSharpest = Math.abs(turn) > 12 && around.every((other) => Math.abs(other) <= Math.abs(turn));
    return k > 0 && k < turns.length - 1 && (isSharpest || k % every === 0) ? [k] : [];
  });
}

/** Degrees of a turn within a stretch that no corner explains, and what each more of them costs. */
const UNEXPLAINED = { from: 38, spread: 15 };
/** Necks and collars have corners of their own. */
const PLAIN_STRETCH = 0.2;

/** Cost of a corner that the line itself does not show. */
const BLUNT = 3;

interface Way {
  cost: number;
  from: number;
}

/** @param line from the top of the axis to its bottom, at equal steps, in units of the garment. */
export function cornersInOrder(
  line: readonly Point[],
  { corners, last }: Template,
  extra: (corner: CornerName, k: number) => number = () => 0,
): Placed | null {
  const end = line.length - 1;
  const turns = turnsOf(line, Math.max(3, Math.round(line.length / 45)));
  const spots = [0, ...candidatesOf(turns), end];
  const bend = bendOf(line);
  // Between two spots, by their numbers.
  const angles = spots.map((i) =>
    spots.map((j) => degrees(line[j]![0] - line[i]![0], line[j]![1] - line[i]![1])),
  );
  const near = Math.round(line.length / 32);
  const unexplained = (i: number, j: number): number => {
    let most = 0;
    for (let k = i + near; k <= j - near; k++) most = Math.max(most, Math.abs(turns[k]!));
    return most < UNEXPLAINED.from
      ? 0
      : Math.min(MOST, ((most - UNEXPLAINED.from) / UNEXPLAINED.spread) ** 2);
  };
  const stretch = ({ way, bends, length }: Stretch, a: number, b: number): number => {
    const [i, j] = [spots[a]!, spots[b]!];
    const long = distance(line[i]!, line[j]!);
    if (long < 1e-3) return MOST;
    const curved = Math.min(MOST, (bend(i, j) / (bends * (long + 0.15))) ** 2);
    const sized = length ? Math.min(MOST, (Math.log(long / length[0]) / Math.log(length[1])) ** 2) : 0;
    return off(angles[a]![b]!, way) + curved + sized + (bends < PLAIN_STRETCH ? unexplained(i, j) : 0);
  };
  const blunt = (corner: Corner, k: number) => {
    const kink = kinkOf(corner);
    return BLUNT * clamp(1 - (turns[k]! * Math.sign(kink)) / Math.min(60, Math.abs(kink)), 0, 1.5);
  };
  // best[k][b][a]: corner k at spot b, the one before at spot a.
  const best: Way[][][] = [];
  corners.forEach((corner, k) => {
    const before = corners[k - 1];
    best.push(
      spots.map((_, b) =>
        spots.slice(0, b).map((__, a): Way => {
          if (b === spots.length - 1 || (k === 0) !== (a === 0)) return { cost: Infinity, from: -1 };
          const own = stretch(corner, a, b) + blunt(corner, spots[b]!) + extra(corner.name, spots[b]!);
          if (!before) return { cost: own, from: -1 };
          const to = angles[a]![b]!;
          let way: Way = { cost: Infinity, from: -1 };
          best[k - 1]![a]!.forEach(({ cost }, z) => {
            if (cost + own >= way.cost) return;
            const sum = cost + own + off(to - angles[z]![a]!, before.turn);
            if (sum < way.cost) way = { cost: sum, from: z };
          });
          return way;
        }),
      ),
    );
  });
  let [cost, b, a] = [Infinity, -1, -1];
  const final = corners.at(-1)!;
  best.at(-1)!.forEach((ways, at) =>
    ways.forEach((way, before) => {
      const sum =
        way.cost +
        stretch(last, at, spots.length - 1) +
        off(angles[at]![spots.length - 1]! - angles[before]![at]!, final.turn);
      if (sum < cost) [cost, b, a] = [sum, at, before];
    }),
  );
  if (cost === Infinity) return null;
  const at: number[] = [];
  const costs: number[] = [];
  for (let k = corners.length - 1; k >= 0; k--) {
    const way: Way = best[k]![b]![a]!;
    at.unshift(spots[b]!);
    costs.unshift(way.cost - (way.from < 0 ? 0 : best[k - 1]![a]![way.from]!.cost));
    [b, a] = [a, way.from];
  }
  return { at, cost, costs };
}
