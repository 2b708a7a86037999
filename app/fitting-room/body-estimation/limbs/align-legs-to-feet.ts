// The pose model lets a far foot slide under the other, and takes two close ankles for one: the shoes that are seen tell.
import { clamp, quantile, type Point } from '../../pixels/pixels.ts';
import { PARTS } from '../person.ts';
import type { Chain, Skeleton } from '../skeleton.ts';

const FEET = new Set((['foot', 'shoe'] as const).map((part) => PARTS.indexOf(part)));

/** In statures: least distance of two feet that can be told apart, what is believed of the landmarks, and the furthest move. */
const APART = 0.04;
const OFF = 0.014;
const MOST = 0.05;
/** Of a shoe, in statures: below its top is the ankle, above its sole the toes; the landmark lies this much above the floor. */
const RIM = 0.02;
const SOLE = 0.03;
const FLOOR = 0.01;
/** Height by which a toe may be wrong, in statures. */
const OFF_FLOOR = 0.02;
const LEAST = 0.0005; // stature squared
const ROUNDS = 5;

interface Place {
  x: number;
  y: number;
}

function meanX(places: readonly Place[]): number {
  let sum = 0;
  for (const { x } of places) sum += x;
  return sum / Math.max(1, places.length);
}

function valuesOf(places: readonly Place[], axis: 'x' | 'y'): number[] {
  const values: number[] = [];
  for (const place of places) values.push(place[axis]);
  return values;
}

/** Those whose coordinate is at least `low` and less than `high`. */
function between(places: readonly Place[], axis: 'x' | 'y', low: number, high: number): Place[] {
  const found: Place[] = [];
  for (const place of places) if (place[axis] >= low && place[axis] < high) found.push(place);
  return found;
}

/** Null where they stand too close to tell them apart. */
function splitFeet(places: readonly Place[], stature: number): readonly [Place[], Place[]] | null {
  const columns = valuesOf(places, 'x');
  let [left, right] = [quantile(columns, 0.1), quantile(columns, 0.9)];
  let halves: [Place[], Place[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    const middle = (left + right) / 2;
    halves = [between(places, 'x', -Infinity, middle), between(places, 'x', middle, Infinity)];
    [left, right] = [meanX(halves[0]), meanX(halves[1])];
  }
  const isSeen = halves.every((half) => half.length > LEAST * stature ** 2);
  return isSeen && right - left > APART * stature ? halves : null;
}

/** Of a foot whose toes are this much higher than the other's, in statures, columns beside that one may be of that one. */
const BEHIND = 0.02;
/** Most columns of such a foot end at its sole. */
const AT_SOLE = 0.5;

function bottomOf(foot: readonly Place[], isBehind: boolean): number {
  if (!isBehind) return quantile(valuesOf(foot, 'y'), 0.98);
  const lowest = new Map<number, number>();
  for (const { x, y } of foot) lowest.set(x, Math.max(y, lowest.get(x) ?? y));
  return quantile([...lowest.values()], AT_SOLE);
}

function moved(leg: Chain, other: Chain, foot: readonly Place[], stature: number): Chain {
  const [hip, knee, ankle, toe] = leg;
  const top = quantile(valuesOf(foot, 'y'), 0.02);
  const bottom = bottomOf(foot, other[3][1] - toe[1] > BEHIND * stature);
  const rim = meanX(foot.filter(({ y }) => y <= top + RIM * stature));
  const sole = meanX(foot.filter(({ y }) => Math.abs(y - bottom) <= SOLE * stature));
  const most = MOST * stature;
  const aside = (from: Point, x: number): Point => [from[0] + clamp(x - from[0], -most, most), from[1]];
  const floor = bottom - FLOOR * stature;
  const isLower = floor - toe[1] > OFF_FLOOR * stature;
  const isAside = Math.max(Math.abs(rim - ankle[0]), Math.abs(sole - toe[0])) >= OFF * stature;
  if (!isAside) return isLower ? [hip, knee, ankle, [toe[0], floor]] : leg;
  const [x, y] = aside(toe, sole);
  return [hip, knee, aside(ankle, rim), [x, Math.abs(floor - y) > OFF_FLOOR * stature ? floor : y]];
}

function addFeet(parts: Uint8Array, from: number, width: number, places: Place[]): void {
  for (let x = 0; x < width; x++) if (FEET.has(parts[from + x]!)) places.push({ x, y: from / width });
}

/** Where the feet that are seen are not where the pose model says, ankles and toes move to them. */
export function alignLegsToFeet(
  { legs, stature }: Pick<Skeleton, 'legs' | 'stature'>,
  parts: Uint8Array,
  width: number,
): readonly [Chain, Chain] {
  const from = Math.max(0, Math.floor(Math.min(legs[0][2][1], legs[1][2][1]) - 0.03 * stature)) * width;
  const places: Place[] = [];
  for (let i = from; i < parts.length; i += width) addFeet(parts, i, width, places);
  const feet = places.length > 0 ? splitFeet(places, stature) : null;
  if (!feet) return legs;
  const isCrossed = legs[0][2][0] > legs[1][2][0];
  const [left, right] = legs;
  return [
    moved(left, right, feet[isCrossed ? 1 : 0], stature),
    moved(right, left, feet[isCrossed ? 0 : 1], stature),
  ];
}
