// What holds a garment up is none of it: wires and hooks, clips, and the bar that they sit on.
import { connectedComponents, type Mask } from '../../pixels/connected-components.ts';
import { clamp } from '../../pixels/pixels.ts';
import { meanOf, type LabPlanes } from './lab-planes.ts';
import { largestParts, opened } from './mask-shapes.ts';

/** Shares of the picture's longer side: half the width of a wire, of a clip; a clip ends so near the top of the garment. */
const [WIRE, CLIP, CLIP_LOW] = [0.011, 0.026, 0.1] as const;
/** Color distance from the cloth beside it. */
const FOREIGN = 14;
/** Of a thin part: more of it in colors of the cloth beside it, and it is cloth. */
const OF_CLOTH = 0.6;

type Rows = readonly [from: number, to: number];

/** What is thin and of another color than the cloth beside it. */
function withoutThin(lab: LabPlanes, one: Mask, by: number, isHanger: (part: Int32Array) => boolean): Mask {
  const { width, height } = one;
  const wide = largestParts(opened(one, by), 0.25);
  const mask = wide.mask.slice();
  const thin: Mask = { width, height, mask: one.mask.map((is, i) => is & ~wide.mask[i]! & 1) };
  for (const part of connectedComponents(thin, 1)) {
    if (isHanger(part) && isForeign(part)) continue;
    for (const i of part) mask[i] = 1;
  }
  return largestParts({ width, height, mask }, 0.25);

  function isForeign(part: Int32Array): boolean {
    const reach = 6 * by;
    const xs = part.map((i) => i % width);
    const [x0, x1] = [Math.min(...xs) - reach, Math.max(...xs) + reach];
    const [y0, y1] = [Math.floor(part[0]! / width) - reach, Math.floor(part.at(-1)! / width) + reach];
    const near: number[] = [];
    for (let y = Math.max(0, Math.round(y0)); y < Math.min(height, y1); y += 2)
      for (let x = Math.max(0, Math.round(x0)); x < Math.min(width, x1); x += 2)
        if (wide.mask[y * width + x]) near.push(y * width + x);
    if (near.length === 0) return true;
    const own = meanOf(lab, part);
    // Straps are of one of a print's colors.
    const colors = new Set(near.map((i) => binOf(lab, i)));
    if (part.filter((i) => colors.has(binOf(lab, i))).length > OF_CLOTH * part.length) return false;
    return Math.hypot(...meanOf(lab, near).map((value, c) => value - own[c]!)) > FOREIGN;
  }
}

/**
 * Shares of the garment's height: where its own cloth is looked at, how far down a bar reaches at a waist, and shoulders of
 * wood at a neck. `foreign`: of its own cloth, which is none where a print is; `apart`: times as far from its color as most of it.
 */
const HANGER = {
  cloth: [0.22, 0.34],
  waist: 0.12,
  neck: 0.22,
  foreign: 0.3,
  apart: 1.3,
  high: 0.008,
} as const;
/** A waist is nearly as wide as the garment below it; a bar covers so much of its columns, unevenly high. */
const BAR = { wide: 0.88, covers: [0.25, 0.92], uneven: 0.01 } as const;
/** Of the square of a clip's half width. */
const CORNER = 0.35;
/** What hangs from shoulders of wood covers so much of the columns, and wall is seen in it. */
const SHOULDERS = { covers: [0.08, 0.6], wall: 0.5 } as const;

/** The first pixels of a garment are mixed with the wall. */
const MIXED = 3;

/** Of a column, from its first pixel to the cloth. */
interface Span {
  x: number;
  top: number;
  end: number;
}

interface FromAbove {
  spans: Span[];
  /** In which anything is, and the first of them. */
  columns: number;
  left: number;
}

/** What is of another color than the cloth and seen from above before any of it. */
function foreignFromAbove(
  { width, mask }: Mask,
  top: number,
  tall: number,
  within: number,
  isForeign: (i: number) => boolean,
): FromAbove {
  const end = top + Math.round(within * tall);
  const spans: Span[] = [];
  let [columns, left] = [0, width];
  for (let x = 0; x < width; x++) {
    let y = top;
    while (y < end && !mask[y * width + x]) y++;
    if (y === end) continue;
    columns++;
    left = Math.min(left, x);
    const first = y;
    while (y < end && (y < first + MIXED || !mask[y * width + x] || isForeign(y * width + x))) y++;
    if (y - first > Math.max(MIXED, HANGER.high * tall) && y < end) spans.push({ x, top: first, end: y });
  }
  return { spans, columns, left };
}

const pixelsOf = ({ width, mask }: Mask, spans: readonly Span[]): number[] =>
  spans.flatMap(({ x, top, end }) =>
    Array.from({ length: end - top }, (_, k) => (top + k) * width + x).filter((i) => mask[i]),
  );

const isIn = (share: number, [least, most]: readonly [number, number]) => share > least && share < most;

function barOf({ spans, columns }: FromAbove, tall: number): Span[] | null {
  const heights = spans.map(({ top, end }) => end - top).sort((a, b) => a - b);
  const spread = heights[Math.floor(0.95 * heights.length)]! - heights[Math.floor(0.1 * heights.length)]!;
  return isIn(spans.length / columns, BAR.covers) && spread > BAR.uneven * tall ? spans : null;
}

/** Shoulders of wood, through which the wall is seen. */
function woodOf(lab: LabPlanes, one: Mask, { spans, columns }: FromAbove, wall: Set<number>): Span[] | null {
  const pixels = pixelsOf(one, spans);
  const walls = pixels.filter((i) => wall.has(binOf(lab, i))).length;
  return isIn(spans.length / columns, SHOULDERS.covers) && walls > SHOULDERS.wall * pixels.length
    ? spans
    : null;
}

/**
 * The bow of a hanger rises to its hook in the middle of the neck, where collars and the backs of necks are flat or sag: by so
 * much of its width; where it is, and how much it covers, of all columns; between it and the next so many columns are bare.
 */
const BOW = { rises: 0.2, middle: [0.3, 0.7], covers: [0.08, 0.7], bare: 3 } as const;
/** A hook's half width and how far beside it wall is, of the longer side; so much of the garment's height, in so many of its rows; its color. */
const HOOK = { half: 0.008, beside: 0.035, tall: 0.04, seen: 0.6, step: 4 } as const;

/** Above the peak of a bow is its hook, or the end of the picture; above a hood is neither. */
function hasHook({ width, height, planes }: LabPlanes, { x, top }: Span, tall: number): boolean {
  const long = Math.max(width, height);
  const [half, beside] = [HOOK.half, HOOK.beside].map((share) => Math.ceil(share * long)) as [number, number];
  const rows = Math.round(HOOK.tall * tall);
  if (top < rows) return true;
  const isSeen = (y: number): boolean => {
    const at = (column: number) => y * width + clamp(column, 0, width - 1);
    const walls = [at(x - beside), at(x + beside)] as const;
    return Array.from({ length: 6 * half + 1 }, (_, k) => at(x - 3 * half + k)).some((i) =>
      walls.every((wall) => Math.hypot(...planes.map((plane) => plane[i]! - plane[wall]!)) > HOOK.step),
    );
  };
  const seen = Array.from({ length: rows }, (_, k) => top - 3 - k).filter((y) => y >= 0 && isSeen(y));
  return seen.length > HOOK.seen * rows;
}

/** The columns of a bow; null where there is none. */
function bowOf(
  lab: LabPlanes,
  one: Mask,
  { spans, columns, left }: FromAbove,
  { color }: Cloth,
  tall: number,
): Span[] | null {
  const peak = spans.reduce((best, { top }, k) => (top < spans[best]!.top ? k : best), 0);
  let [from, to] = [peak, peak];
  while (from > 0 && spans[from]!.x - spans[from - 1]!.x <= BOW.bare) from--;
  while (to < spans.length - 1 && spans[to + 1]!.x - spans[to]!.x <= BOW.bare) to++;
  const bow = spans.slice(from, to + 1);
  if (bow.length === 0) return null;
  const { top } = spans[peak]!;
  const highest = bow.filter((span) => span.top <= top + MIXED);
  const middle = highest[highest.length >> 1]!;
  const sinks = (bow[0]!.top + bow.at(-1)!.top) / 2 - top;
  // Below it the inside of the neck may be of another color than the cloth, too.
  const own = meanOf(lab, pixelsOf(one, highest));
  const far = (i: number, other: readonly number[]) =>
    Math.hypot(...lab.planes.map((plane, c) => plane[i]! - other[c]!));
  const apart = Math.hypot(...own.map((value, c) => value - color[c]!));
  const trimmed = bow.map((span) => {
    let end = Math.min(span.end, span.top + MIXED);
    while (end < span.end && far(end * one.width + span.x, own) < far(end * one.width + span.x, color)) end++;
    return { ...span, end };
  });
  const isOne =
    isIn((middle.x - left) / columns, BOW.middle) &&
    isIn(bow.length / columns, BOW.covers) &&
    sinks > BOW.rises * bow.length &&
    apart > FOREIGN &&
    hasHook(lab, middle, tall);
  return isOne ? trimmed : null;
}

/** Colors in steps of six. */
const binOf = ({ planes: [l, a, b] }: LabPlanes, i: number): number =>
  (Math.round(l[i]! / 6) << 12) | (Math.round(a[i]! / 6 + 24) << 6) | Math.round(b[i]! / 6 + 24);

/** The colors of the ground between two rows. */
function groundColors(lab: LabPlanes, mask: Uint8Array, [from, to]: Rows): Set<number> {
  const bins = new Set<number>();
  for (let i = Math.max(0, from) * lab.width; i < Math.min(lab.height, to) * lab.width; i += 3)
    if (!mask[i]) bins.add(binOf(lab, i));
  return bins;
}

interface Cloth {
  color: readonly [number, number, number];
  /** Pixels in a usual row. */
  usual: number;
  isForeign: (i: number) => boolean;
}

/** Below neck and waist; null where it is of so many colors that none is foreign. */
function clothOf(lab: LabPlanes, { width, mask }: Mask, [from, to]: Rows): Cloth | null {
  const [L, A, B] = lab.planes;
  const cloth: number[] = [];
  let covered = 0;
  for (let i = from * width; i < to * width; i++) if (mask[i] && covered++ % 4 === 0) cloth.push(i);
  const [l, a, b] = meanOf(lab, cloth) as [number, number, number];
  const apart = (i: number) => Math.sqrt((L[i]! - l) ** 2 + (A[i]! - a) ** 2 + (B[i]! - b) ** 2);
  const offs = Float32Array.from(cloth, apart).sort();
  const most = clamp(HANGER.apart * (offs[Math.floor(0.9 * offs.length)] ?? 0), FOREIGN / 2, FOREIGN);
  if (offs.filter((off) => off > most).length > HANGER.foreign * offs.length) return null;
  return { color: [l, a, b], usual: covered / Math.max(1, to - from), isForeign: (i) => apart(i) > most };
}

/** What shines on a clip is of any color; a corner of the waist is small. */
function withoutShine({ width, height, mask }: Mask, end: number): Mask {
  const reach = CLIP * Math.max(width, height);
  const wide = opened({ width, height, mask }, reach).mask;
  const thin: Mask = { width, height, mask: mask.map((is, i) => (i < end * width ? is & ~wide[i]! & 1 : 0)) };
  const out = mask.slice();
  for (const part of connectedComponents(thin, 1))
    if (part.length > CORNER * reach * reach) for (const i of part) out[i] = 0;
  return { width, height, mask: out };
}

/** A bar with clips; bows and shoulders of wood, and the wall that is seen between them and the garment. */
function withoutBars(lab: LabPlanes, one: Mask): Mask {
  const { width, height, mask } = one;
  const [top, bottom] = [mask.indexOf(1), mask.lastIndexOf(1)].map((i) => Math.floor(i / width)) as [
    number,
    number,
  ];
  const tall = bottom - top;
  const rowAt = (share: number) => top + Math.round(share * tall);
  const cloth = clothOf(lab, one, [rowAt(HANGER.cloth[0]), rowAt(HANGER.cloth[1])]);
  if (!cloth) return one;
  const widths = Array.from({ length: Math.round(HANGER.waist * tall) }, (_, k) =>
    mask.subarray((top + k) * width, (top + k + 1) * width).reduce((sum, is) => sum + is, 0),
  );
  const isWaist = widths.some((count) => count >= BAR.wide * cloth.usual);
  const found = foreignFromAbove(one, top, tall, isWaist ? HANGER.waist : HANGER.neck, cloth.isForeign);
  const wall = groundColors(lab, mask, [rowAt(-0.1), rowAt(HANGER.neck)]);
  const gone = isWaist
    ? barOf(found, tall)
    : (woodOf(lab, one, found, wall) ?? bowOf(lab, one, found, cloth, tall));
  if (!gone) return one;
  const out = mask.slice();
  for (const i of pixelsOf(one, gone)) out[i] = 0;
  const bare: Mask = { width, height, mask: out };
  return isWaist ? withoutShine(bare, rowAt(HANGER.waist)) : bare;
}

/** Wires, hooks, and the clips that hold a waist from above. */
export function withoutHangers(lab: LabPlanes, one: Mask): Mask {
  const { width, height } = one;
  const long = Math.max(width, height);
  const wire = Math.max(3, Math.round(long * WIRE));
  const bare = withoutThin(lab, withoutBars(lab, one), wire, (part) => part.length >= wire * wire);
  const clip = Math.round(long * CLIP);
  const top = Math.floor(bare.mask.indexOf(1) / width);
  const isAtTop = (part: Int32Array) => Math.floor(Math.max(...part) / width) < top + CLIP_LOW * long;
  return withoutThin(lab, bare, clip, (part) => part.length >= wire * wire && isAtTop(part));
}
