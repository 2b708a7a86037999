// A sleeve laid along her arm: shoulder, elbow and wrist on those of the pattern, from edge to edge of the tailor's sleeve.
import {
  CANVAS,
  PX_PER_CM,
  type BakedGarment,
  type BakedLayer,
  type StandardArm,
} from '../../baked-cloth/baked-garment.ts';
import { chainOf, shareAlong, type Chain } from '../../cloth/chain-position.ts';
import type { MapPlace, Placer } from '../../cloth/worn-bake.ts';
import type { BodyModel } from '../../person/body-model.ts';
import type { Side } from '../../person/measures/body-frame.ts';
import { clamp, distance, distanceToSegment, lerp, type Point } from '../../pixels/pixels.ts';
import { isOnMap, stretchOver, type Stretch, type StretchRow } from './fit-limb.ts';
import { evened, isCovered, isKnown, valueAtRow, type IsIts } from './row-edges.ts';

/** Of the woman of average build. */
const ARM: StandardArm = { shoulder: [16.18, 132.24], elbow: [22.53, 108.56], wrist: [26.9, 86.6] };
/** Of the arm, 0 shoulder … 0.5 elbow … 1 wrist: above it a sleeve's inner edge is the armhole, which the trunk covers. */
const PIT = 0.21;
/** The head of a sleeve is as wide outward as it is here. */
const HEAD = 0.05;
/** Steps along an arm's length. */
const STEPS = 200;
/** A sleeve is followed so far beyond the wrist. */
const PAST = 1.25;
/** Of an arm, steps over which edges are evened. */
const EVEN = 8;
/** Of an arm: an end this near is the pattern's own; further up it is cut. */
const SAME_END = 0.1;
/** Of an arm: from here on a sleeve is drawn out, or pressed together, to end where hers does. */
const FREE = 0.12;
const LONG = 0.85;
/** Across against along: an arm is seen foreshortened. */
const SLEEVE_BOUNDS = [0.4, 2.4] as const;

type Joints = readonly [shoulder: Point, elbow: Point, wrist: Point];

/** An arm on a picture, in its pixels. */
interface Arm {
  joints: Joints;
  /** By step along it: from the axis to either edge, along the normal. */
  low: Float64Array;
  high: Float64Array;
}

const normalOf = (a: Point, b: Point): Point => {
  const far = distance(a, b) || 1;
  return [-(b[1] - a[1]) / far, (b[0] - a[0]) / far];
};

/** A place on an arm's axis, and the normal there. */
interface OnAxis {
  x: number;
  y: number;
  nx: number;
  ny: number;
}

interface Axis {
  joints: Joints;
  /** Normals of upper arm and forearm. */
  upper: Point;
  lower: Point;
}

const newOnAxis = (): OnAxis => ({ x: 0, y: 0, nx: 0, ny: 0 });

const axisOf = (joints: Joints): Axis => ({
  joints,
  upper: normalOf(joints[0], joints[1]),
  lower: normalOf(joints[1], joints[2]),
});

/** At the elbow the normal turns from the upper arm's to the forearm's. Called for each pixel: it writes `out`. */
function findOnAxis({ joints, upper, lower }: Axis, share: number, out: OnAxis): void {
  const isUpper = share < 0.5;
  const a = isUpper ? joints[0] : joints[1];
  const b = isUpper ? joints[1] : joints[2];
  const along = isUpper ? share * 2 : share * 2 - 1;
  out.x = lerp(a[0], b[0], along);
  out.y = lerp(a[1], b[1], along);
  const turned = clamp((share - 0.44) / 0.12, 0, 1);
  const nx = lerp(upper[0], lower[0], turned);
  const ny = lerp(upper[1], lower[1], turned);
  const far = Math.sqrt(nx * nx + ny * ny) || 1;
  out.nx = nx / far;
  out.ny = ny / far;
}

/** What an arm is measured on. */
interface Seen<T> {
  width: number;
  height: number;
  isIts: IsIts<T>;
  data: T;
}

/** So far aside of the axis. */
function covers<T>(
  { width, height, isIts, data }: Seen<T>,
  { x, y, nx, ny }: OnAxis,
  aside: number,
): boolean {
  const column = Math.floor(x + nx * aside);
  const row = Math.floor(y + ny * aside);
  if (column < 0 || row < 0 || column >= width || row >= height) return false;
  return isIts(data, row * width + column, column, row);
}

function reachFrom<T>(seen: Seen<T>, at: OnAxis, start: number, step: number, most: number): number {
  let aside = start;
  while (Math.abs(aside) < most && covers(seen, at, aside + step)) aside += step;
  return aside;
}

/** @param mostAt how far from the axis, by place along it: beside a folded arm lies its other half */
function measureArm<T>(
  joints: Joints,
  seen: Seen<T>,
  mostAt: (share: number) => number,
): Arm & { end: number } {
  const count = Math.round(STEPS * PAST);
  const [low, high] = [new Float64Array(count).fill(NaN), new Float64Array(count).fill(NaN)];
  const [axis, at] = [axisOf(joints), newOnAxis()];
  let last = 0;
  for (let k = 0; k < count; k++) {
    const share = k / STEPS;
    const most = mostAt(share);
    findOnAxis(axis, share, at);
    let start = 0;
    while (start < most && !covers(seen, at, start) && !covers(seen, at, -start)) start++;
    if (start >= most) continue;
    if (!covers(seen, at, start)) start = -start;
    last = k;
    low[k] = reachFrom(seen, at, start, -0.5, most);
    high[k] = reachFrom(seen, at, start, 0.5, most);
  }
  return { joints, low, high, end: (last + 1) / STEPS };
}

/** @param way of the outer edge along the normal */
function settle({ low, high, end, ...arm }: Arm & { end: number }, way: -1 | 1): Arm {
  const fill = (values: Float64Array): Float64Array => {
    const first = values.findIndex(isKnown);
    values.fill(values[first]!, 0, first);
    // Ends aslant: the last rows show a part only.
    const whole = Math.max(first, Math.floor(end * STEPS) - 5);
    for (let k = first + 1; k < values.length; k++)
      if (k > whole || Number.isNaN(values[k]!)) values[k] = values[k - 1]!;
    return values;
  };
  const [inner, outer] = way > 0 ? [fill(low), fill(high)] : [fill(high), fill(low)];
  const pit = Math.min(Math.round(PIT * STEPS), Math.round(end * STEPS * 0.7));
  inner.fill(inner[pit]!, 0, pit);
  outer.fill(outer[Math.round(HEAD * STEPS)]!, 0, Math.round(HEAD * STEPS));
  return { ...arm, low: evened(low, EVEN), high: evened(high, EVEN) };
}

export interface SleeveFit {
  placer: Placer;
  turn: (row: number) => number;
  stretch: Stretch;
}

const angleOf = (a: Point, b: Point): number => Math.atan2(b[1] - a[1], b[0] - a[0]);

interface Sleeve {
  side: Side;
  /** 0.5 elbow, 1 wrist. */
  length: number;
  /** Its width to that of her arm. */
  fit: number;
  /** Coverage 0..255 of this sleeve. */
  alpha: Uint8Array;
}

/** In half widths of arm and sleeve. */
const WIDEST = 1.6;

const widestOf =
  ({ upperArm, elbowRadius, wristRadius }: Side, fit: number) =>
  (share: number): number =>
    (share < 0.5
      ? lerp(upperArm, elbowRadius, share * 2)
      : lerp(elbowRadius, wristRadius, Math.min(1, share * 2 - 1))) *
    WIDEST *
    fit;

/** A sleeve on her arm, and on the map. */
interface SleeveLines {
  hers: Arm;
  map: Arm;
  herAxis: Axis;
  mapAxis: Axis;
  chain: Chain;
  /** Pixels: of upper arm and forearm. */
  upper: number;
  lower: number;
  /** Of the map's arm per arm of hers, from where it is drawn out or pressed together. */
  grown: number;
}

const shareOnMap = ({ grown }: SleeveLines, share: number): number =>
  share < FREE ? share : FREE + (share - FREE) * grown;

class SleevePlacer implements Placer {
  readonly lines: SleeveLines;
  readonly her = newOnAxis();
  readonly its = newOnAxis();

  constructor(lines: SleeveLines) {
    this.lines = lines;
  }

  place(x: number, y: number, out: MapPlace): void {
    const { lines, her, its } = this;
    const { hers, map, chain, upper, lower } = lines;
    const raw = shareAlong(chain, x, y, nearestSpan(hers.joints, x, y)) * (upper + lower);
    const share = raw < upper ? (raw / upper) * 0.5 : 0.5 + ((raw - upper) / lower) * 0.5;
    findOnAxis(lines.herAxis, share, her);
    const aside = (x - her.x) * her.nx + (y - her.y) * her.ny;
    const k = clamp(share, 0, PAST) * STEPS;
    const low = valueAtRow(hers.low, k);
    const across = (aside - low) / (valueAtRow(hers.high, k) - low || 1);
    const target = shareOnMap(lines, share);
    const m = clamp(target, 0, PAST) * STEPS;
    const off = lerp(valueAtRow(map.low, m), valueAtRow(map.high, m), across);
    findOnAxis(lines.mapAxis, target, its);
    out.limb = 0;
    out.x = its.x + its.nx * off;
    out.y = its.y + its.ny * off;
  }
}

/** The outer edge lies at the arm's own side, whichever way the normal points. */
const outward = ([shoulder, elbow]: Joints, sign: -1 | 1): -1 | 1 =>
  normalOf(shoulder, elbow)[0] * sign > 0 ? 1 : -1;

function linesOf(
  { width, height }: BodyModel,
  garment: BakedGarment,
  layer: BakedLayer,
  { side, length, fit, alpha }: Sleeve,
): SleeveLines {
  const { box, at } = layer;
  const onMap = ([x, y]: readonly [number, number]): Point => [
    CANVAS.middle + side.sign * x * PX_PER_CM - at[0],
    CANVAS.floor - y * PX_PER_CM - at[1],
  ];
  const { shoulder, elbow, wrist } = garment.facts.arm ?? ARM;
  const its: Joints = [onMap(shoulder), onMap(elbow), onMap(wrist)];
  const cloth = { width: box.width, height: box.height, isIts: isOnMap, data: { garment, layer } };
  const measured = measureArm(its, cloth, () => 90);
  const own = measured.end;
  const joints: Joints = [side.shoulder, side.elbow, side.wrist];
  const drawn = { width, height, isIts: isCovered, data: alpha };
  const hers = measureArm(joints, drawn, widestOf(side, fit));
  const isWhole = length > own - SAME_END || (length > LONG && own > LONG);
  const upper = distance(side.shoulder, side.elbow) || 1;
  const lower = distance(side.elbow, side.wrist) || 1;
  const radii = [side.upperArm, side.elbowRadius, side.wristRadius];
  return {
    hers: settle(hers, outward(joints, side.sign)),
    map: settle(measured, outward(its, side.sign)),
    herAxis: axisOf(joints),
    mapAxis: axisOf(its),
    chain: chainOf(joints, [0, upper, upper + lower], radii),
    ...{ upper, lower },
    grown: isWhole ? (own - FREE) / Math.max(0.05, length - FREE) : 1,
  };
}

function turnOf({ hers, map }: SleeveLines): SleeveFit['turn'] {
  const turns = [0, 1].map((k) => {
    const turned =
      angleOf(hers.joints[k]!, hers.joints[k + 1]!) - angleOf(map.joints[k]!, map.joints[k + 1]!);
    return Math.atan2(Math.sin(turned), Math.cos(turned));
  }) as [number, number];
  const bend = map.joints[1][1];
  const reach = (map.joints[2][1] - bend) * 0.2;
  return (row) => lerp(turns[0], turns[1], clamp((row - bend + reach) / (2 * reach), 0, 1));
}

export function fitSleeve(
  model: BodyModel,
  garment: BakedGarment,
  layer: BakedLayer,
  sleeve: Sleeve,
): SleeveFit {
  const lines = linesOf(model, garment, layer, sleeve);
  return { placer: new SleevePlacer(lines), turn: turnOf(lines), stretch: stretchOf(lines, sleeve.length) };
}

function stretchOf(lines: SleeveLines, length: number): Stretch {
  const { hers, map, upper, lower, grown } = lines;
  const mapLength = distance(map.joints[0], map.joints[1]) + distance(map.joints[1], map.joints[2]);
  const rows: StretchRow[] = [];
  const along = (upper + lower) / mapLength / grown;
  for (let share = PIT; share < length; share += 0.02) {
    const [k, m] = [share * STEPS, clamp(shareOnMap(lines, share), 0, PAST) * STEPS];
    const across = valueAtRow(hers.high, k) - valueAtRow(hers.low, k);
    const onIt = valueAtRow(map.high, m) - valueAtRow(map.low, m);
    const local = (share < 0.5 ? upper : lower) / (mapLength / 2) / (share < FREE ? 1 : grown);
    rows.push([across, onIt, across / (onIt || 1) / local]);
  }
  return stretchOver(rows, along, SLEEVE_BOUNDS);
}

const nearestSpan = (joints: Joints, x: number, y: number): 0 | 1 =>
  distanceToSegment(joints[0], joints[1], x, y) <= distanceToSegment(joints[1], joints[2], x, y) ? 0 : 1;
