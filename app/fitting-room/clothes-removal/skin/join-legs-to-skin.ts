// A leg is guessed under an old hem, boot or strap, and seen beside it: the two join without a step.
import { clamp, lerp, quantile, smoothstep, type Point } from '../../pixels/pixels.ts';
import type { Person } from '../../body-estimation/person.ts';
import type { DressedPhoto } from '../dressed-photo.ts';

/** In statures: least height of what is seen of a leg, rows its edges are measured on, how far the guess moves to it. */
const LEAST = 0.015;
const ROWS = 0.006;
const REACH = 0.15;
/** How far from what is seen the guess knows nothing of it. */
const FREE = 0.025;
/** Of its slope, where a leg is no longer seen: an ankle widens toward a calf that does not go on so. */
const BENDS = 0.6;
/** How far from its axis a leg is looked for, and the most that an edge moves. */
const HALF = 0.075;
const MOST = 0.035;
const WALL = 60;

/** Of one leg by row, from the first row on; NaN where that is not known. */
interface Edges {
  left: Float64Array;
  right: Float64Array;
}
const SIDES = ['left', 'right'] as const;

type Planes = Pick<DressedPhoto, 'ownSkin' | 'classes'>;

function axisAt(joints: readonly Point[], y: number): number {
  const k = joints.findIndex(([, below], n) => n > 0 && below >= y);
  if (k < 0) return joints.at(-1)![0];
  const [a, b] = [joints[k - 1]!, joints[k]!];
  return lerp(a[0], b[0], clamp((y - a[1]) / (b[1] - a[1] || 1), 0, 1));
}

/** The covered pixels of a row around `axis`, the second behind the last; null without any. */
function spanAt(
  plane: Uint8Array,
  row: number,
  axis: number,
  [from, to]: readonly [number, number],
): readonly [number, number] | null {
  const is = (x: number): boolean => plane[row + x]! > 127;
  let middle = Math.round(axis);
  for (let d = 0; d < (to - from) / 4 && !is(middle); d++)
    middle = Math.round(axis) + (d % 2 === 0 ? -1 : 1) * ((d >> 1) + 1);
  if (middle < from || middle > to || !is(middle)) return null;
  let [left, right] = [middle, middle];
  while (left > from && is(left - 1)) left--;
  while (right < to && is(right + 1)) right++;
  return [left, right + 1];
}

/** What is seen for fewer rows is a patch. Changes `edge`. */
function dropShort(edge: Float64Array, least: number): void {
  let begins = -1;
  for (let n = 0; n <= edge.length; n++) {
    if (edge[n]! >= 0) {
      if (begins < 0) begins = n;
      continue;
    }
    if (begins >= 0 && n - begins <= least) edge.fill(NaN, begins, n);
    begins = -1;
  }
}

/** An edge that was seen on these rows, the nearest last: where it goes on, and how far aside it goes in a row. */
function goesOn(last: readonly number[]): { at: number; slope: number } {
  const half = last.length >> 1;
  if (half === 0) return { at: last[0]!, slope: 0 };
  const [before, after] = [quantile(last.slice(0, half), 0.5), quantile(last.slice(half), 0.5)];
  const slope = clamp((after - before) / (last.length / 2), -1, 1);
  return { at: after + (slope * (half + 1)) / 2, slope: slope * BENDS };
}

/** How far each row of a guess moves to what is seen above it (`way` 1) or below it (-1), and the share of belief in that. */
function movesFrom(
  seen: Float64Array,
  guess: Float64Array,
  way: -1 | 1,
  stature: number,
): { by: number; share: number }[] {
  const [rows, free, reach] = [ROWS, FREE, REACH].map((share) =>
    Math.max(2, Math.round(share * stature)),
  ) as [number, number, number];
  const out: { by: number; share: number }[] = [];
  let last: number[] = [];
  let [by, away, line] = [0, Infinity, { at: 0, slope: 0 }];
  for (let k = 0; k < seen.length; k++) {
    const n = way > 0 ? k : seen.length - 1 - k;
    if (seen[n]! >= 0) {
      last = [...last.slice(1 - 2 * rows), seen[n]!];
      away = 0;
    } else if (away++ === 0) {
      const there = guess[n + way * free]!;
      line = goesOn(last);
      by = there >= 0 ? clamp(line.at + line.slope * free - there, -MOST * stature, MOST * stature) : 0;
      last = [];
    }
    // Beside what is seen the guess is drawn to it.
    const near = line.at + line.slope * (away - 1) - guess[n]!;
    const share = away === 0 ? 0 : 1 - smoothstep(0, 1, away / reach);
    out[n] = { by: by === 0 ? 0 : lerp(near, by, Math.min(1, away / free)), share };
  }
  return out;
}

/** The guess, where nothing is seen, moved to what is. */
function joined(seen: Float64Array, guess: Float64Array, stature: number): Float64Array {
  const [above, below] = [movesFrom(seen, guess, 1, stature), movesFrom(seen, guess, -1, stature)];
  return seen.map((edge, n) => {
    const [a, b] = [above[n]!, below[n]!];
    return edge >= 0 ? edge : guess[n]! + (a.by * a.share + b.by * b.share) / Math.max(1, a.share + b.share);
  });
}

/** Above the knee thighs come together: no slit opens over legs that touch. Changes the edges. */
function closeThighs(one: Edges, other: Edges, knee: number, isSeen: (n: number) => boolean): void {
  const [left, right] = one.left[knee]! <= other.left[knee]! ? [one, other] : [other, one];
  let most = Infinity;
  for (let n = knee; n >= 0; n--) {
    const gap = right.left[n]! - left.right[n]!;
    if (Number.isNaN(gap)) continue;
    const close = isSeen(n) ? 0 : Math.max(0, gap - most) / 2;
    left.right[n]! += close;
    right.left[n]! -= close;
    most = Math.max(0, Math.min(most, gap));
  }
}

interface Reading {
  person: Pick<Person, 'body' | 'width' | 'height'>;
  /** Rows of the picture. */
  from: number;
  to: number;
}

/** Columns in which a leg is looked for: to the middle between the two. */
function limitsAt({ person: { body, width } }: Reading, k: number, y: number): readonly [number, number] {
  const { legs, stature } = body;
  const [own, other] = [axisAt(legs[k]!.joints, y), axisAt(legs[1 - k]!.joints, y)];
  const middle = Math.round((own + other) / 2);
  const [low, high] = [Math.ceil(own - HALF * stature), Math.floor(own + HALF * stature)];
  return [
    Math.max(2, other < own ? Math.max(low, middle) : low),
    Math.min(width - 3, other > own ? Math.min(high, middle - 1) : high),
  ];
}

const unknown = ({ from, to }: Reading): Edges => ({
  left: new Float64Array(to - from).fill(NaN),
  right: new Float64Array(to - from).fill(NaN),
});

interface Leg {
  seen: Edges;
  guess: Edges;
  edges: Edges;
}

/** An edge is seen where nothing but the wall is beside it, or the other leg begins. */
function measureLeg(
  { ownSkin, classes: { background } }: Planes,
  reading: Reading,
  body: Uint8Array,
  k: 0 | 1,
): Leg {
  const { from, to, person } = reading;
  const { legs, stature } = person.body;
  const [seen, guess] = [unknown(reading), unknown(reading)];
  for (let y = from; y < to; y++) {
    const [row, limits, axis] = [y * person.width, limitsAt(reading, k, y), axisAt(legs[k].joints, y)];
    const [own, all] = [spanAt(ownSkin, row, axis, limits), spanAt(body, row, axis, limits)];
    if (all) [guess.left[y - from], guess.right[y - from]] = all;
    if (!own) continue;
    const isOpen = (x: number): boolean => Math.max(background[row + x]!, background[row + x + 1]!) > WALL;
    if (own[0] <= limits[0] || isOpen(own[0] - 2)) seen.left[y - from] = own[0];
    if (own[1] > limits[1] || isOpen(own[1] + 1)) seen.right[y - from] = own[1];
  }
  for (const side of SIDES) dropShort(seen[side], LEAST * stature);
  const edges = {
    left: joined(seen.left, guess.left, stature),
    right: joined(seen.right, guess.right, stature),
  };
  return { seen, guess, edges };
}

const coverAt = ({ left, right }: Edges, n: number, x: number): number =>
  left[n]! >= 0 ? clamp(Math.min(x + 1 - left[n]!, right[n]! - x), 0, 1) : 0;

/** Legs less than a pixel apart touch: what they leave of a pixel each would be a slit of wall up to her hips. */
function coverOfBoth(one: Edges, other: Edges, n: number, x: number): number {
  const isFirst = one.left[n]! < other.left[n]!;
  const from = isFirst ? one.right[n]! : other.right[n]!;
  const to = isFirst ? other.left[n]! : one.left[n]!;
  // NaN where one is not seen: then there is no slit.
  if (to - from < 1 && x > from - 1 && x < to) return 1;
  return Math.max(coverAt(one, n, x), coverAt(other, n, x));
}

/** Changes row `n` of the legs on `body`, where one moved; not her own skin. */
function layRow(
  { ownSkin, classes: { background } }: Planes,
  legs: readonly [Leg, Leg],
  body: Uint8Array,
  n: number,
  row: number,
): void {
  const isMoved = legs.some(({ guess, edges }) =>
    SIDES.some((side) => !Object.is(guess[side][n], edges[side][n])),
  );
  const known = legs.flatMap(({ guess, edges }) => [guess, edges]).filter(({ left }) => left[n]! >= 0);
  if (!isMoved || known.length === 0) return;
  const first = Math.floor(Math.min(...known.map(({ left }) => left[n]!))) - 1;
  const last = Math.ceil(Math.max(...known.map(({ right }) => right[n]!))) + 1;
  for (let x = first; x <= last; x++) {
    const i = row + x;
    if (ownSkin[i]! > 127) continue;
    const cover = coverOfBoth(legs[0].edges, legs[1].edges, n, x);
    body[i] = cover * smoothstep(0.9, 0.6, background[i]! / 255) * 255;
  }
}

/** Changes `body`, 0..255. */
export function joinLegsToSkin(dressed: Planes, person: Reading['person'], body: Uint8Array): void {
  const chains = person.body.legs.map(({ joints }) => joints);
  const [from, to] = [
    Math.max(0, Math.round(Math.min(...chains.map(([hip]) => hip[1])))),
    Math.min(person.height - 1, Math.round(Math.max(...chains.map(([, , , toe]) => toe[1])))),
  ];
  if (to <= from) return;
  const legs = ([0, 1] as const).map((k) => measureLeg(dressed, { person, from, to }, body, k)) as [Leg, Leg];
  const knee = Math.round(Math.max(...chains.map(([, joint]) => joint[1])));
  const isSeen = (n: number): boolean => legs.every(({ seen }) => seen.left[n]! >= 0 && seen.right[n]! >= 0);
  closeThighs(legs[0].edges, legs[1].edges, clamp(knee - from, 0, to - from - 1), isSeen);
  for (let y = from; y < to; y++) layRow(dressed, legs, body, y - from, y * person.width);
}
