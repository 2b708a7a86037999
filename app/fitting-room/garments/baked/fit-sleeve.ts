// A sleeve laid along her arm: shoulder, elbow and wrist on those of the pattern, from edge to edge of the tailor's sleeve.
import {
  CANVAS,
  isOuterCloth,
  PX_PER_CM,
  type BakedGarment,
  type BakedLayer,
  type StandardArm,
} from '../../baked-cloth/baked-garment.ts';
import { chainOf, shareAlong } from '../../cloth/chain-position.ts';
import type { MapPlace } from '../../cloth/worn-bake.ts';
import type { BodyModel } from '../../person/body-model.ts';
import type { Side } from '../../person/measures/body-frame.ts';
import { clamp, distance, distanceToSegment, lerp, type Point } from '../../pixels/pixels.ts';
import { stretchOver, type Stretch, type StretchRow } from './fit-limb.ts';
import { evened, valueAtRow } from './row-edges.ts';

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

/** Called for each pixel: it writes `out`. */
type Axis = (share: number, out: OnAxis) => void;

const newOnAxis = (): OnAxis => ({ x: 0, y: 0, nx: 0, ny: 0 });

/** At the elbow the normal turns from the upper arm's to the forearm's. */
function axisOf([shoulder, elbow, wrist]: Joints): Axis {
  const [upper, lower] = [normalOf(shoulder, elbow), normalOf(elbow, wrist)];
  return (share, out) => {
    const isUpper = share < 0.5;
    const a = isUpper ? shoulder : elbow;
    const b = isUpper ? elbow : wrist;
    const along = isUpper ? share * 2 : share * 2 - 1;
    out.x = lerp(a[0], b[0], along);
    out.y = lerp(a[1], b[1], along);
    const turned = clamp((share - 0.44) / 0.12, 0, 1);
    const nx = lerp(upper[0], lower[0], turned);
    const ny = lerp(upper[1], lower[1], turned);
    const far = Math.sqrt(nx * nx + ny * ny) || 1;
    out.nx = nx / far;
    out.ny = ny / far;
  };
}

/** @param mostAt how far from the axis, by place along it: beside a folded arm lies its other half */
function measureArm(
  joints: Joints,
  isIts: (x: number, y: number) => boolean,
  mostAt: (share: number) => number,
): Arm & { end: number } {
  const count = Math.round(STEPS * PAST);
  const [low, high] = [new Float64Array(count).fill(NaN), new Float64Array(count).fill(NaN)];
  const [axis, at] = [axisOf(joints), newOnAxis()];
  let last = 0;
  for (let k = 0; k < count; k++) {
    const share = k / STEPS;
    const most = mostAt(share);
    axis(share, at);
    const { x, y, nx, ny } = at;
    const covers = (t: number): boolean => isIts(Math.floor(x + nx * t), Math.floor(y + ny * t));
    let start: number | null = null;
    for (let t = 0; t < most && start === null; t++) start = [t, -t].find(covers) ?? null;
    if (start === null) continue;
    last = k;
    const reach = (step: 1 | -1): number => {
      let t = start;
      while (Math.abs(t) < most && covers(t + step * 0.5)) t += step * 0.5;
      return t;
    };
    [low[k], high[k]] = [reach(-1), reach(1)];
  }
  return { joints, low, high, end: (last + 1) / STEPS };
}

/** @param way of the outer edge along the normal */
function settle({ low, high, end, ...arm }: Arm & { end: number }, way: -1 | 1): Arm {
  const fill = (values: Float64Array): Float64Array => {
    const first = values.findIndex((value) => !Number.isNaN(value));
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
  place: (x: number, y: number, out: MapPlace) => void;
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

export function fitSleeve(
  model: BodyModel,
  garment: BakedGarment,
  layer: BakedLayer,
  { side, length, fit, alpha }: Sleeve,
): SleeveFit {
  const { width, height } = model;
  const { box, at } = layer;
  const onMap = ([x, y]: readonly [number, number]): Point => [
    CANVAS.middle + side.sign * x * PX_PER_CM - at[0],
    CANVAS.floor - y * PX_PER_CM - at[1],
  ];
  const isCloth = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < box.width && y < box.height && isOuterCloth(garment, layer, x, y);
  const { shoulder, elbow, wrist } = garment.facts.arm ?? ARM;
  const measured = measureArm([onMap(shoulder), onMap(elbow), onMap(wrist)], isCloth, () => 90);
  const own = measured.end;
  // The outer edge lies at the arm's own side, whichever way the normal points.
  const way: -1 | 1 = normalOf(side.shoulder, side.elbow)[0] * side.sign > 0 ? 1 : -1;
  const map = settle(measured, normalOf(measured.joints[0], measured.joints[1])[0] * side.sign > 0 ? 1 : -1);
  const isHers = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < width && y < height && alpha[y * width + x]! > 127;
  const joints: Joints = [side.shoulder, side.elbow, side.wrist];
  const hers = settle(measureArm(joints, isHers, widestOf(side, fit)), way);
  const isWhole = length > own - SAME_END || (length > LONG && own > LONG);
  const grown = isWhole ? (own - FREE) / Math.max(0.05, length - FREE) : 1;
  const shareOnMap = (share: number): number => (share < FREE ? share : FREE + (share - FREE) * grown);
  const upper = distance(side.shoulder, side.elbow) || 1;
  const lower = distance(side.elbow, side.wrist) || 1;
  const chain = chainOf(
    joints,
    [0, upper, upper + lower],
    [side.upperArm, side.elbowRadius, side.wristRadius],
  );
  const total = upper + lower;
  const [herAxis, mapAxis] = [axisOf(joints), axisOf(map.joints)];
  const [her, its] = [newOnAxis(), newOnAxis()];
  const place = (x: number, y: number, out: MapPlace): void => {
    const raw = shareAlong(chain, x, y, nearestSpan(joints, x, y)) * total;
    const share = raw < upper ? (raw / upper) * 0.5 : 0.5 + ((raw - upper) / lower) * 0.5;
    herAxis(share, her);
    const aside = (x - her.x) * her.nx + (y - her.y) * her.ny;
    const k = clamp(share, 0, PAST) * STEPS;
    const low = valueAtRow(hers.low, k);
    const across = (aside - low) / (valueAtRow(hers.high, k) - low || 1);
    const target = shareOnMap(share);
    const m = clamp(target, 0, PAST) * STEPS;
    const off = lerp(valueAtRow(map.low, m), valueAtRow(map.high, m), across);
    mapAxis(target, its);
    out.limb = 0;
    out.x = its.x + its.nx * off;
    out.y = its.y + its.ny * off;
  };
  const turns = [0, 1].map((k) => {
    const turned = angleOf(joints[k]!, joints[k + 1]!) - angleOf(map.joints[k]!, map.joints[k + 1]!);
    return Math.atan2(Math.sin(turned), Math.cos(turned));
  }) as [number, number];
  const bend = map.joints[1][1];
  const reach = (map.joints[2][1] - bend) * 0.2;
  const turn = (row: number): number =>
    lerp(turns[0], turns[1], clamp((row - bend + reach) / (2 * reach), 0, 1));
  return { place, turn, stretch: stretchOf() };

  function stretchOf(): Stretch {
    const mapLength = distance(map.joints[0], map.joints[1]) + distance(map.joints[1], map.joints[2]);
    const rows: StretchRow[] = [];
    const along = total / mapLength / grown;
    for (let share = PIT; share < length; share += 0.02) {
      const [k, m] = [share * STEPS, clamp(shareOnMap(share), 0, PAST) * STEPS];
      const across = valueAtRow(hers.high, k) - valueAtRow(hers.low, k);
      const onIt = valueAtRow(map.high, m) - valueAtRow(map.low, m);
      const local = (share < 0.5 ? upper : lower) / (mapLength / 2) / (share < FREE ? 1 : grown);
      rows.push([across, onIt, across / (onIt || 1) / local]);
    }
    return stretchOver(rows, along, SLEEVE_BOUNDS);
  }
}

const nearestSpan = (joints: Joints, x: number, y: number): 0 | 1 =>
  distanceToSegment(joints[0], joints[1], x, y) <= distanceToSegment(joints[1], joints[2], x, y) ? 0 : 1;
