// A wrist is guessed under an old cuff and the hand below it is seen: they join without a step.
import {
  clamp,
  distance,
  isCoveredAt,
  lerp,
  quantile,
  smoothstep,
  unitVector,
  type Point,
} from '../../pixels/pixels.ts';
import { endHalfWidth, type Person } from '../../body-estimation/person.ts';
import { alongAxis, visitEdgeBand, pointOn, armReach, type Axis } from '../arms/arm-axis.ts';
import { handBehindHip } from '../../body-estimation/limbs/hand-behind-hip.ts';
import type { Palm } from './draw-palm.ts';
import { DEEP_CUFF, type FingerRow } from './visible-fingers.ts';
import type { MirroredHand } from './mirrored-hand.ts';

const BEGINS = 0.3; // forearm lengths
/** Width at which the hand begins, in half wrists. */
const WIDE = 0.9;
/** Rows that are measured, in stature; more where the hand begins in a point. */
const ROWS = [0.008, 0.016, 0.024];
/** In half wrists: other widths say nothing of the wrist. */
const BELIEVED = [1.1, 4.4] as const;
/** In half wrists. */
const MOST = 1.3;
/** Extent, in stature, of the area beside a seen hand in which nothing is painted. */
const BESIDE = 0.03;
const JOIN = 0.009; // stature
/** Fingers seen from their side have a narrow wrist: factor on their width, and least, in half wrists. */
const [PALM, SLIM] = [1.1, 0.74] as const;
const REACH = 2.4; // half wrists

/** Start along the axis, and both ends across it. */
interface Section {
  first: number;
  edges: readonly [number, number];
}

const middleOf = (values: readonly number[]): number => quantile(values, 0.5);

function handSection(
  mask: (at: Point) => boolean,
  axis: Axis,
  half: number,
  stature: number,
): Section | null {
  const rows: [number, number][] = [];
  let first: number | null = null;
  const most = Math.round(stature * ROWS.at(-1)!);
  for (let s = Math.round(-stature * 0.02); s < stature * 0.035 && rows.length < most; s++) {
    let [low, high] = [Infinity, -Infinity];
    for (let q = -half * REACH; q <= half * REACH; q += 0.5)
      if (mask(pointOn(axis, s, q))) [low, high] = [Math.min(low, q), Math.max(high, q)];
    if (first === null && high - low < half * WIDE) continue;
    first ??= s;
    if (high > low) rows.push([low, high]);
  }
  if (first === null || rows.length < 3) return null;
  for (const share of ROWS) {
    const some = rows.slice(0, Math.max(3, Math.round(stature * share)));
    const edges = [middleOf(some.map(([low]) => low)), middleOf(some.map(([, high]) => high))] as const;
    const wide = (edges[1] - edges[0]) / half;
    if (wide > BELIEVED[0] && wide < BELIEVED[1]) return { first, edges };
  }
  return null;
}

function leadSide(
  person: Person,
  body: Uint8Array,
  axis: Axis,
  {
    first,
    edge,
    sign,
    half,
    length,
  }: { first: number; edge: number; sign: -1 | 1; half: number; length: number },
  visit: (i: number, value: number) => void,
): void {
  const before = body.slice();
  const reachAt = (s: number): number | null =>
    armReach((at) => isCoveredAt(before, person, at), axis, s, sign, half * REACH);
  const long = length * BEGINS;
  let begins = first - long;
  // Beside the trunk an arm has no edge of its own.
  while (begins < first - long / 3 && reachAt(begins) === null) begins++;
  const from = reachAt(begins);
  if (from === null) return;
  const way = (s: number): number => lerp(from, edge * sign, smoothstep(begins, first, s));
  for (let s = begins; s < first + 3; s += 0.5) {
    const found = reachAt(Math.min(s, first - 1));
    if (found === null) continue;
    const end = clamp(way(s), found - half * MOST, found + half * MOST);
    visitEdgeBand(person, { axis, sign, beyond: 1.5 }, s, found, end, (i, cover) => visit(i, cover * 255));
  }
}

function alongStrip(
  { width, height }: Person,
  axis: Axis,
  [from, to]: readonly [number, number],
  reach: number,
  visit: (i: number, s: number, q: number) => void,
): void {
  for (let s = from; s < to; s += 0.5)
    for (let q = -reach; q <= reach; q += 0.5) {
      const [x, y] = pointOn(axis, s, q).map(Math.round) as [number, number];
      if (x >= 0 && y >= 0 && x < width && y < height) visit(y * width + x, s, q);
    }
}

function clearBeside(
  person: Person,
  axis: Axis,
  { first, edges: [low, high] }: Section,
  half: number,
  clear: (i: number) => void,
): void {
  const { mask, cloth } = person.hands;
  const stretch = [first + 3, first + person.body.stature * BESIDE] as const;
  alongStrip(person, axis, stretch, half * REACH, (i, _, q) => {
    const isOut = q <= low - 1 || q >= high + 1;
    if (isOut && mask[i]! <= 127 && cloth[i]! > 0) clear(i);
  });
}

/** `below` is 0 where the hand begins. */
function joinOf(person: Person, body: Uint8Array, axis: Axis, first: number, half: number): Palm {
  const palm: Palm = { at: [], alpha: [], across: [], below: [], tells: () => true };
  const long = person.body.stature * JOIN;
  const laid = new Set<number>();
  alongStrip(person, axis, [first - long * 2, first + long], half * REACH, (i, s) => {
    if (laid.has(i) || body[i] === 0) return;
    laid.add(i);
    palm.at.push(i);
    palm.below.push((s - first) / long);
  });
  return palm;
}

/** Changes `body`. */
function narrowWrist(
  person: Person,
  body: Uint8Array,
  { axis, edges }: FingerRow,
  half: number,
  length: number,
): void {
  const widths = edges.map(([from, to]) => to - from);
  const edge = clamp((middleOf(widths) * PALM) / 2, half * SLIM, half);
  if (edge > half * 0.97) return;
  const narrow = (i: number, value: number) => (body[i] = Math.min(body[i]!, value));
  for (const sign of [-1, 1] as const)
    leadSide(person, body, axis, { first: 0, edge: edge * sign, sign, half, length }, narrow);
}

/**
 * Changes `body` and `hands`, 0..255.
 * @param hands what of an arm past its wrist is hand.
 * @param fingers of the picture's left and right arm, where only fingers come out of a deep cuff.
 * @param twin a mirrored hand, which stays where it is.
 * @returns where each forearm takes its hand's color.
 */
export function joinForearmsToHands(
  person: Person,
  body: Uint8Array,
  hands: Uint8Array,
  fingers: readonly (FingerRow | null)[] = [],
  twin: MirroredHand | null = null,
): (Palm | null)[] {
  const { width } = person;
  const own = person.hands.mask;
  return person.body.arms.map((arm, k): Palm | null => {
    // On the hip only a part of the hand shows in a fold.
    if (twin?.side === k || handBehindHip(person, k as 0 | 1)) return null;
    const seen = person.hands.seen[k as 0 | 1];
    if (!seen?.cuffed) return null;
    const [, elbow, wrist] = arm.joints;
    const half = endHalfWidth(arm);
    const row = fingers[k];
    if (row) {
      narrowWrist(person, body, row, half, distance(elbow, wrist));
      return null;
    }
    const length = distance(elbow, seen.entry);
    if (length < half * 4) return null;
    const [dx, dy] = unitVector(elbow, seen.entry);
    const pastWrist = (at: Point): number => alongAxis({ at: wrist, dx, dy }, at);
    if (pastWrist(seen.entry) > person.body.stature * DEEP_CUFF) return null;
    const axis: Axis = { at: seen.entry, dx, dy };
    const section = handSection((at) => isCoveredAt(own, person, at), axis, half, person.body.stature);
    if (!section) return null;
    const { first, edges } = section;
    for (const [n, edge] of edges.entries())
      leadSide(person, body, axis, { first, edge, sign: n === 0 ? -1 : 1, half, length }, (i, value) => {
        if (own[i]! > 127) return;
        body[i] = value;
        if (pastWrist([i % width, Math.floor(i / width)]) > 0) hands[i] = value;
      });
    clearBeside(person, axis, section, half, (i) => (body[i] = hands[i] = 0));
    return joinOf(person, body, axis, first, half);
  });
}
