// What holds a garment up is none of it: wires and hooks, clips, and the bar that they sit on.
import { connectedComponents, type Mask } from '../../pixels/connected-components.ts';
import { clamp } from '../../pixels/pixels.ts';
import type { LabPlanes } from './lab-planes.ts';
import { largestParts, opened } from './mask-shapes.ts';

/** Shares of the picture's longer side: half the width of a wire, of a clip; a clip ends so near the top of the garment. */
const [WIRE, CLIP, CLIP_LOW] = [0.011, 0.026, 0.1] as const;
/** Color distance from the cloth beside it. */
const FOREIGN = 14;

const meanOf = ({ planes }: LabPlanes, pixels: Int32Array | readonly number[]): number[] =>
  planes.map((plane) => {
    let sum = 0;
    for (const i of pixels) sum += plane[i]!;
    return sum / Math.max(1, pixels.length);
  });

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

interface FromAbove {
  pixels: number[];
  heights: number[];
  columns: number;
}

/** What is of another color than the cloth and seen from above before any of it. */
function foreignFromAbove(
  one: Mask,
  top: number,
  tall: number,
  within: number,
  isForeign: (i: number) => boolean,
) {
  const { width, mask } = one;
  const end = top + Math.round(within * tall);
  const found: FromAbove = { pixels: [], heights: [], columns: 0 };
  for (let x = 0; x < width; x++) {
    let y = top;
    while (y < end && !mask[y * width + x]) y++;
    if (y === end) continue;
    found.columns++;
    const first = y;
    while (y < end && (y < first + MIXED || !mask[y * width + x] || isForeign(y * width + x))) y++;
    if (y - first <= Math.max(MIXED, HANGER.high * tall) || y === end) continue;
    found.heights.push(y - first);
    for (let at = first; at < y; at++) if (mask[at * width + x]) found.pixels.push(at * width + x);
  }
  found.heights.sort((a, b) => a - b);
  return found;
}

const isIn = (share: number, [least, most]: readonly [number, number]) => share > least && share < most;

function isBar({ heights, columns }: FromAbove, tall: number): boolean {
  const spread = heights[Math.floor(0.95 * heights.length)]! - heights[Math.floor(0.1 * heights.length)]!;
  return isIn(heights.length / columns, BAR.covers) && spread > BAR.uneven * tall;
}

/** Colors in steps of six. */
const binOf = ({ planes: [l, a, b] }: LabPlanes, i: number): number =>
  (Math.round(l[i]! / 6) << 12) | (Math.round(a[i]! / 6 + 24) << 6) | Math.round(b[i]! / 6 + 24);

/** The colors of the ground between two rows. */
function groundColors(lab: LabPlanes, mask: Uint8Array, [from, to]: readonly [number, number]): Set<number> {
  const bins = new Set<number>();
  for (let i = Math.max(0, from) * lab.width; i < Math.min(lab.height, to) * lab.width; i += 3)
    if (!mask[i]) bins.add(binOf(lab, i));
  return bins;
}

/** A bar with clips and shoulders of wood, and the wall that is seen between them and the garment. */
function withoutBars(lab: LabPlanes, one: Mask): Mask {
  const { width, height, mask } = one;
  const [top, bottom] = [mask.indexOf(1), mask.lastIndexOf(1)].map((i) => Math.floor(i / width)) as [
    number,
    number,
  ];
  const tall = bottom - top;
  const rowAt = (share: number) => top + Math.round(share * tall);
  const [from, to] = HANGER.cloth.map(rowAt) as [number, number];
  const cloth: number[] = [];
  let covered = 0;
  for (let i = from * width; i < to * width; i++) if (mask[i] && covered++ % 4 === 0) cloth.push(i);
  const [l, a, b] = meanOf(lab, cloth) as [number, number, number];
  const [L, A, B] = lab.planes;
  const apart = (i: number) => Math.sqrt((L[i]! - l) ** 2 + (A[i]! - a) ** 2 + (B[i]! - b) ** 2);
  const offs = Float32Array.from(cloth, apart).sort();
  const most = clamp(HANGER.apart * (offs[Math.floor(0.9 * offs.length)] ?? 0), FOREIGN / 2, FOREIGN);
  if (offs.filter((off) => off > most).length > HANGER.foreign * offs.length) return one;
  const isForeign = (i: number) => apart(i) > most;
  const usual = covered / Math.max(1, to - from);
  const widths = Array.from({ length: Math.round(HANGER.waist * tall) }, (_, k) =>
    mask.subarray((top + k) * width, (top + k + 1) * width).reduce((sum, is) => sum + is, 0),
  );
  const isWaist = widths.some((count) => count >= BAR.wide * usual);
  const found = foreignFromAbove(one, top, tall, isWaist ? HANGER.waist : HANGER.neck, isForeign);
  const wall = groundColors(lab, mask, [rowAt(-0.1), rowAt(HANGER.neck)]);
  const walls = found.pixels.filter((i) => wall.has(binOf(lab, i))).length;
  const isHanger = isWaist
    ? isBar(found, tall)
    : isIn(found.heights.length / found.columns, SHOULDERS.covers) &&
      walls > SHOULDERS.wall * found.pixels.length;
  if (!isHanger) return one;
  const out = mask.slice();
  for (const i of found.pixels) out[i] = 0;
  const bare: Mask = { width, height, mask: out };
  if (!isWaist) return bare;
  // What shines on a clip is of any color; a corner of the waist is small.
  const reach = CLIP * Math.max(width, height);
  const wide = opened(bare, reach).mask;
  const end = rowAt(HANGER.waist) * width;
  const thin: Mask = { width, height, mask: out.map((is, i) => (i < end ? is & ~wide[i]! & 1 : 0)) };
  for (const part of connectedComponents(thin, 1))
    if (part.length > CORNER * reach * reach) for (const i of part) out[i] = 0;
  return bare;
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
