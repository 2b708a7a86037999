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

const apart = ({ planes }: LabPlanes, i: number, color: readonly number[]): number =>
  Math.hypot(...planes.map((plane, c) => plane[i]! - color[c]!));

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
 * A bar with clips stands above a waist, which is nearly as wide as the garment below it. Shares of the garment's height;
 * `covers`, of its columns; `foreign`, of its own cloth, which is none where a print is.
 */
const BAR = {
  within: 0.12,
  body: [0.12, 0.22],
  wide: 0.88,
  covers: [0.25, 0.92],
  high: 0.008,
  uneven: 0.01,
  foreign: 0.3,
  /** Times as far from the cloth's color as most of the cloth. */
  apart: 1.3,
} as const;

/** Of another color, and seen from above before any of the garment: the bar, its clips, the wall between them and the waist. */
function withoutBar(lab: LabPlanes, one: Mask): Mask {
  const { width, height, mask } = one;
  const [top, bottom] = [mask.indexOf(1), mask.lastIndexOf(1)].map((i) => Math.floor(i / width));
  const tall = bottom! - top!;
  const rowAt = (share: number) => top! + Math.round(share * tall);
  const [from, to, end] = [rowAt(BAR.body[0]), rowAt(BAR.body[1]), rowAt(BAR.within)];
  const cloth: number[] = [];
  for (let i = from * width; i < to * width; i++) if (mask[i]) cloth.push(i);
  const own = meanOf(lab, cloth);
  const offs = cloth.map((i) => apart(lab, i, own)).sort((a, b) => a - b);
  const most = clamp(BAR.apart * (offs[Math.floor(0.9 * offs.length)] ?? 0), FOREIGN / 2, FOREIGN);
  const isForeign = (i: number) => apart(lab, i, own) > most;
  const usual = cloth.length / Math.max(1, to - from);
  const widthAt = (y: number) => mask.subarray(y * width, (y + 1) * width).reduce((sum, is) => sum + is, 0);
  const isStraight = Array.from({ length: end - top! }, (_, k) => widthAt(top! + k)).some(
    (count) => count >= BAR.wide * usual,
  );
  if (!isStraight || cloth.filter(isForeign).length > BAR.foreign * cloth.length) return one;
  const out = mask.slice();
  const heights: number[] = [];
  let columns = 0;
  for (let x = 0; x < width; x++) {
    let y = top!;
    while (y < end && !mask[y * width + x]) y++;
    if (y === end) continue;
    columns++;
    const first = y;
    // Its first pixels are mixed with the wall.
    while (y < end && (y < first + 3 || !mask[y * width + x] || isForeign(y * width + x))) y++;
    if (y - first < BAR.high * tall || y === end) continue;
    heights.push(y - first);
    for (let at = top!; at < y; at++) out[at * width + x] = 0;
  }
  heights.sort((a, b) => a - b);
  const share = heights.length / columns;
  const spread = heights[Math.floor(0.95 * heights.length)]! - heights[Math.floor(0.1 * heights.length)]!;
  const isBar = share > BAR.covers[0] && share < BAR.covers[1] && spread > BAR.uneven * tall;
  return isBar ? { width, height, mask: out } : one;
}

/** Wires, hooks, and the clips that hold a waist from above. */
export function withoutHangers(lab: LabPlanes, one: Mask): Mask {
  const { width, height } = one;
  const long = Math.max(width, height);
  const wire = Math.max(3, Math.round(long * WIRE));
  const bare = withoutThin(lab, withoutBar(lab, one), wire, (part) => part.length >= wire * wire);
  const clip = Math.round(long * CLIP);
  const top = Math.floor(bare.mask.indexOf(1) / width);
  const isAtTop = (part: Int32Array) => Math.floor(Math.max(...part) / width) < top + CLIP_LOW * long;
  return withoutThin(lab, bare, clip, (part) => part.length >= wire * wire && isAtTop(part));
}
