// An edge of a door frame or a skirting board that is seen on both sides of the hole continues between them;
// copied patches alone leave steps in it. After Sun, Yuan, Jia, Shum, "Image completion with structure
// propagation" (2005), for straight lines.
import { clamp, lerp, type Picture } from '../../pixels/pixels.ts';
import { isSameWall, toneAt } from './same-hue.ts';
import type { CoarsePicture } from './coarse-picture.ts';
import { edgeView, findStraightEdges, type EdgeView, type Edge } from './straight-edges.ts';

/** Pixels on each side of an edge: always, and where the fill is something else. */
const ALWAYS = 10;
const BESIDE = 56;
/** Difference from the seen wall, mean of a channel, steps of 255. */
const OTHER = 16;
const LEAST_RUN = 14; // pixels
/** Pixels across of a fill that is right, beyond which nothing is carried on. */
const MOST_ALIKE = 4;
/** Pixels of seen wall at each end of a gap that tell its color; the first few are half hers. */
const TELLS = 14;
const RIM = 3;
const TEXTURE = 36; // pixels beyond the gap
/** Largest deviation of grain, steps of 255: joints and stains do not continue. */
const GRAIN = 10;
/** Closer than for plain walls, since an edge is drawn from it. */
const ONE_WALL = { gray: 26, light: 0.6 };

interface Gap {
  from: number;
  to: number;
}

const toneOfMean = (mean: readonly number[]) => toneAt(Float32Array.from(mean), 0);

interface Work {
  data: Uint8ClampedArray;
  hole: Uint8Array;
  out: Uint8ClampedArray;
  /** Distance of each filled pixel from its edge. */
  nearest: Uint8Array;
  along: EdgeView;
  edge: Edge;
}

/** `d` pixels across from the edge at `t`; -1 outside of the picture. */
function pixelAt({ along, edge }: Work, t: number, d: number): number {
  const p = Math.round(edge.at + edge.slope * t) + d;
  return t < 0 || t >= along.long || p < 0 || p >= along.wide ? -1 : t * along.ts + p * along.ps;
}

const isHidden = ({ hole }: Work, i: number) => i >= 0 && hole[i]! > 0;

function gapsAt(work: Work, d: number): Gap[] {
  const gaps: Gap[] = [];
  for (let t = work.edge.from; t < work.edge.to; t++) {
    if (!isHidden(work, pixelAt(work, t, d))) continue;
    const from = t;
    while (isHidden(work, pixelAt(work, t, d))) t++;
    if (t - from <= work.edge.longest) gaps.push({ from, to: t });
  }
  return gaps;
}

function endOf(work: Work, t: number, way: -1 | 1, d: number): number[] | null {
  const sum = [0, 0, 0];
  let count = 0;
  for (let n = RIM; n < RIM + TELLS; n++, count++) {
    const i = pixelAt(work, t + way * n, d);
    if (i < 0 || work.hole[i]! > 0) break;
    for (let c = 0; c < 3; c++) sum[c]! += work.data[i * 4 + c]!;
  }
  return count < TELLS / 2 ? null : sum.map((value) => value / count);
}

type Ends = readonly [number[], number[]];

/** Whether the fill differs from the wall at both ends over some length. */
function isStrange(work: Work, { from, to }: Gap, d: number, [one, other]: Ends): boolean {
  let run = 0;
  for (let t = from; t < to; t++) {
    const i = pixelAt(work, t, d) * 4;
    const share = (t - from + 1) / (to - from + 1);
    let off = 0;
    for (let c = 0; c < 3; c++) off += Math.abs(work.out[i + c]! - lerp(one[c]!, other[c]!, share)) / 3;
    run = off > OTHER ? run + 1 : Math.max(0, run - 2);
    if (run >= LEAST_RUN) return true;
  }
  return false;
}

function fill(work: Work, { from, to }: Gap, d: number, [one, other]: Ends): void {
  const { data, hole, out, nearest } = work;
  for (let t = from; t < to; t++) {
    const i = pixelAt(work, t, d);
    if (nearest[i]! <= Math.abs(d)) continue;
    nearest[i] = Math.abs(d);
    const share = (t - from + 1) / (to - from + 1);
    const isFirst = share < 0.5;
    const away = (isFirst ? t - from : to - 1 - t) % (2 * TEXTURE);
    const back = RIM + (away < TEXTURE ? away : 2 * TEXTURE - 1 - away);
    const s = pixelAt(work, isFirst ? from - 1 - back : to + back, d);
    const own = isFirst ? one : other;
    const isSeen = s >= 0 && hole[s] === 0;
    for (let c = 0; c < 3; c++)
      out[i * 4 + c] =
        lerp(one[c]!, other[c]!, share) + (isSeen ? clamp(data[s * 4 + c]! - own[c]!, -GRAIN, GRAIN) : 0);
  }
}

interface Filling {
  gap: Gap;
  d: number;
  ends: Ends;
}

/** What is filled at `d`, and whether the fill is something else there. */
function fillingsAt(work: Work, d: number): { fillings: Filling[]; strange: boolean } {
  const fillings = gapsAt(work, d).flatMap((gap): Filling[] => {
    const [one, other] = [endOf(work, gap.from, -1, d), endOf(work, gap.to - 1, 1, d)];
    if (!one || !other || !isSameWall(toneOfMean(one), toneOfMean(other), ONE_WALL)) return [];
    return [{ gap, d, ends: [one, other] }];
  });
  return { fillings, strange: fillings.some(({ gap, ends }) => isStrange(work, gap, d, ends)) };
}

/** Outward from the edge as far as the fill is something else, without gaps: a comb of both would be seen. */
function carry(work: Work): void {
  for (const side of [-1, 1]) {
    let waiting: Filling[] = [];
    for (let away = 0, alike = 0; away <= BESIDE && alike <= MOST_ALIKE; away++) {
      const { fillings, strange } = fillingsAt(work, side * away);
      waiting.push(...fillings);
      const goes = away <= ALWAYS || strange;
      alike = goes ? 0 : alike + 1;
      if (!goes) continue;
      for (const { gap, d, ends } of waiting) fill(work, gap, d, ends);
      waiting = [];
    }
  }
}

/** `seen`: the picture on a grid of `step` pixels, without the hole. `out`: RGBA, filled already; changed. */
export function extendEdges(
  { data, width, height }: Picture,
  hole: Uint8Array,
  seen: CoarsePicture,
  step: number,
  out: Uint8ClampedArray,
): void {
  const nearest = new Uint8Array(width * height).fill(255);
  for (const along of [true, false].map((isDown) => edgeView(width, height, isDown)))
    for (const edge of findStraightEdges(data, hole, seen, step, along))
      carry({ data, hole, out, nearest, along, edge });
}
