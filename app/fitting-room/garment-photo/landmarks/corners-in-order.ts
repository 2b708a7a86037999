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
  /** A sleeve and the hem beside it end on that last stretch. */
  isAlong?: true;
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

/** What all templates ask of a half outline. */
export interface StudiedLine {
  /** From the top of the axis to its bottom, at equal steps, in units of the garment. */
  line: readonly Point[];
  /** Where corners may be, its ends included. */
  spots: readonly number[];
  turns: readonly number[];
  /** Of the way from spot a to a later spot b, at b * count + a: degrees, length, how much it bends, turns that no corner explains. */
  angles: Float64Array;
  lengths: Float64Array;
  bends: Float64Array;
  unexplained: Float64Array;
}

function unexplainedIn(turns: readonly number[], from: number, to: number): number {
  let most = 0;
  for (let k = from; k <= to; k++) most = Math.max(most, Math.abs(turns[k]!));
  return most < UNEXPLAINED.from ? 0 : Math.min(MOST, ((most - UNEXPLAINED.from) / UNEXPLAINED.spread) ** 2);
}

export function studied(line: readonly Point[]): StudiedLine {
  const turns = turnsOf(line, Math.max(3, Math.round(line.length / 45)));
  const spots = [0, ...candidatesOf(turns), line.length - 1];
  const bend = bendOf(line);
  const near = Math.round(line.length / 32);
  const count = spots.length;
  const table = (of: (i: number, j: number) => number): Float64Array => {
    const values = new Float64Array(count * count);
    for (let b = 1; b < count; b++)
      for (let a = 0; a < b; a++) values[b * count + a] = of(spots[a]!, spots[b]!);
    return values;
  };
  return {
    line,
    spots,
    turns,
    angles: table((i, j) => degrees(line[j]![0] - line[i]![0], line[j]![1] - line[i]![1])),
    lengths: table((i, j) => distance(line[i]!, line[j]!)),
    bends: table(bend),
    unexplained: table((i, j) => unexplainedIn(turns, i + near, j - near)),
  };
}

function stretchCost(
  { angles, lengths, bends, unexplained }: StudiedLine,
  { way, bends: usual, length }: Stretch,
  at: number,
): number {
  const long = lengths[at]!;
  if (long < 1e-3) return MOST;
  const curved = Math.min(MOST, (bends[at]! / (usual * (long + 0.15))) ** 2);
  const sized = length ? Math.min(MOST, (Math.log(long / length[0]) / Math.log(length[1])) ** 2) : 0;
  return off(angles[at]!, way) + curved + sized + (usual < PLAIN_STRETCH ? unexplained[at]! : 0);
}

function bluntCost(corner: Corner, turn: number): number {
  const kink = kinkOf(corner);
  return BLUNT * clamp(1 - (turn * Math.sign(kink)) / Math.min(60, Math.abs(kink)), 0, 1.5);
}

/** To a corner at spot b from the one before at spot a, at b * count + a: the cheapest way, and at which spot it was before that. */
interface Ways {
  cost: Float64Array;
  from: Int16Array;
}

/** From the line's start. */
function firstWays(studiedLine: StudiedLine, corner: Corner, most: number): Ways {
  const { spots, turns } = studiedLine;
  const count = spots.length;
  const cost = new Float64Array(count * count).fill(Infinity);
  for (let b = 1; b < count - 1; b++) {
    const own = stretchCost(studiedLine, corner, b * count) + bluntCost(corner, turns[spots[b]!]!);
    if (own < most) cost[b * count] = own;
  }
  return { cost, from: new Int16Array(count * count).fill(-1) };
}

function nextWays(
  studiedLine: StudiedLine,
  [before, corner]: readonly [Corner, Corner],
  earlier: Ways,
  most: number,
): Ways {
  const { spots, turns, angles } = studiedLine;
  const count = spots.length;
  const cost = new Float64Array(count * count).fill(Infinity);
  const from = new Int16Array(count * count).fill(-1);
  for (let b = 2; b < count - 1; b++) {
    const blunt = bluntCost(corner, turns[spots[b]!]!);
    for (let a = 1; a < b; a++) {
      const at = b * count + a;
      const own = stretchCost(studiedLine, corner, at) + blunt;
      let least = most;
      for (let z = 0; z < a; z++) {
        const sum = earlier.cost[a * count + z]! + own;
        if (sum >= least) continue;
        const turned = sum + off(angles[at]! - angles[a * count + z]!, before.turn);
        if (turned < least) [least, from[at]] = [turned, z];
      }
      if (least < most) cost[at] = least;
    }
  }
  return { cost, from };
}

/**
 * @param most ways that cost as much are not followed.
 * @returns null where there is no cheaper one.
 */
export function cornersInOrder(
  studiedLine: StudiedLine,
  { corners, last }: Template,
  most: number,
): Placed | null {
  const { spots, angles } = studiedLine;
  const count = spots.length;
  const ways = [firstWays(studiedLine, corners[0]!, most)];
  for (let k = 1; k < corners.length; k++)
    ways.push(nextWays(studiedLine, [corners[k - 1]!, corners[k]!], ways[k - 1]!, most));
  const final = corners.at(-1)!;
  let [cost, b, a] = [most, -1, -1];
  for (let at = 1; at < count - 1; at++) {
    const end = (count - 1) * count + at;
    const rest = stretchCost(studiedLine, last, end);
    for (let before = 0; before < at; before++) {
      const way = ways.at(-1)!.cost[at * count + before]! + rest;
      if (way >= cost) continue;
      const sum = way + off(angles[end]! - angles[at * count + before]!, final.turn);
      if (sum < cost) [cost, b, a] = [sum, at, before];
    }
  }
  if (b < 0) return null;
  const at: number[] = [];
  const costs: number[] = [];
  for (let k = corners.length - 1; k >= 0; k--) {
    const before = ways[k]!.from[b * count + a]!;
    at.unshift(spots[b]!);
    costs.unshift(ways[k]!.cost[b * count + a]! - (before < 0 ? 0 : ways[k - 1]!.cost[a * count + before]!));
    [b, a] = [a, before];
  }
  return { at, cost, costs };
}
