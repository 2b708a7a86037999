// The background from pieces of the wall beside her, so that bricks, boards, frames and the floor's line
// continue. Barnes et al., PatchMatch (2009), with the coarse-to-fine voting of Wexler, Shechtman, Irani
// (2007).
import { hash } from '../../pixels/noise.ts';
import { clamp, type Picture } from '../../pixels/pixels.ts';
import { extendEdges } from './extend-edges.ts';
import { strangersByRow } from './colors-at-height.ts';
import { fillByExemplars } from './exemplar-inpainting.ts';
import { blendPatches } from './poisson-blending.ts';
import { fillByRepetition } from './repeating-texture.ts';
import { interpolateUnknown, downsample, type CoarsePicture } from './coarse-picture.ts';

const HALF = 2; // of a patch's side, cells
/** Pixels per cell of the coarsest and the finest grid. */
const COARSE = 8;
const FINE = 4;
const ROUNDS = { [COARSE]: 2, [FINE]: 2 } as const;
const NEARBY = 8; // cells of the fine grid
/** Cost of distance per cell: across and, since rooms change more from floor to ceiling, down. */
const FAR = [1, 3] as const;
const GUESS = 0.3; // weight against the seen wall
/** Cost of a source whose color is seen nowhere at that height: a patch of another color. */
const STRANGER = 60 ** 2 * 25;

/** 1 where a whole patch is seen. */
function sourcesOf({ width, height, known }: CoarsePicture): Uint8Array {
  const out = new Uint8Array(known.length);
  for (let y = HALF; y < height - HALF; y++)
    for (let x = HALF; x < width - HALF; x++) {
      let whole = 1;
      for (let dy = -HALF; dy <= HALF && whole; dy++)
        for (let dx = -HALF; dx <= HALF; dx++) whole &= known[(y + dy) * width + x + dx]!;
      out[y * width + x] = whole;
    }
  return out;
}

interface Sources {
  /** 1 where a whole patch is seen. */
  sources: Uint8Array;
  isStranger: (row: number, source: number) => boolean;
}

interface Match {
  holes: Int32Array;
  /** Source of each cell; -1 for none. */
  from: Int32Array;
}

function unlike(small: CoarsePicture, target: number, source: number, most: number): number {
  const { width, height, color, known } = small;
  const tx = target % width;
  const sx = source % width;
  const ty = (target - tx) / width;
  const sy = (source - sx) / width;
  let sum = (FAR[0] * Math.abs(tx - sx) + FAR[1] * Math.abs(ty - sy)) * 25;
  const away = source - target;
  const first = Math.max(-HALF, -tx);
  const last = Math.min(HALF, width - 1 - tx);
  for (let dy = Math.max(-HALF, -ty); dy <= HALF && ty + dy < height; dy++) {
    const end = target + dy * width + last;
    for (let t = target + dy * width + first; t <= end; t++) {
      const [i, j] = [t * 3, (t + away) * 3];
      const r = color[i]! - color[j]!;
      const g = color[i + 1]! - color[j + 1]!;
      const b = color[i + 2]! - color[j + 2]!;
      sum += (r * r + g * g + b * b) * (known[t] ? 1 : GUESS);
    }
    if (sum > most) return sum;
  }
  return sum;
}

/** One round of PatchMatch: neighbors' sources, then random ones, ever nearer. */
function search(
  small: CoarsePicture,
  { sources, isStranger }: Sources,
  { holes, from }: Match,
  round: number,
  furthest: number,
): void {
  const { width, height } = small;
  const back = round % 2 === 1;
  const step = back ? 1 : -1;
  for (let k = 0; k < holes.length; k++) {
    const j = holes[back ? holes.length - 1 - k : k]!;
    const x = j % width;
    const row = (j - x) / width;
    const strange = (source: number): number => (isStranger(row, source) ? STRANGER : 0);
    let best = from[j]! >= 0 ? unlike(small, j, from[j]!, Infinity) + strange(from[j]!) : Infinity;
    const offer = (source: number): void => {
      if (source < 0 || source >= sources.length || !sources[source] || source === from[j]) return;
      const cost = unlike(small, j, source, best) + strange(source);
      if (cost < best) [best, from[j]] = [cost, source];
    };
    for (const beside of [step, step * width]) {
      const next = from[j + beside] ?? -1;
      if (next >= 0) offer(next - beside);
    }
    const [cx, cy] = from[j]! >= 0 ? [from[j]! % width, Math.floor(from[j]! / width)] : [x, (j - x) / width];
    for (let reach = furthest, n = 0; reach > 1; reach /= 2, n++) {
      const at = j * 31 + n * 7 + round * 131;
      const sx = clamp(Math.round(cx + (hash(at, 1) * 2 - 1) * reach), 0, width - 1);
      const sy = clamp(Math.round(cy + (hash(at, 2) * 2 - 1) * reach * 0.7), 0, height - 1);
      // Walls and floors extend sideways, frames and corners vertically: some offers keep one coordinate.
      offer((n % 3 === 1 ? (j - x) / width : sy) * width + (n % 3 === 2 ? x : sx));
    }
  }
}

function vote({ width, height, color }: CoarsePicture, { holes, from }: Match): void {
  const next = new Float32Array(holes.length * 3);
  for (let k = 0; k < holes.length; k++) {
    const j = holes[k]!;
    const x = j % width;
    const y = (j - x) / width;
    let count = 0;
    for (let dy = -HALF; dy <= HALF; dy++)
      for (let dx = -HALF; dx <= HALF; dx++) {
        if (x + dx < 0 || x + dx >= width || y + dy < 0 || y + dy >= height) continue;
        const source = from[j + dy * width + dx]!;
        if (source < 0) continue;
        const weight = 3 - Math.max(Math.abs(dx), Math.abs(dy));
        const s = source - dy * width - dx;
        count += weight;
        for (let c = 0; c < 3; c++) next[k * 3 + c]! += color[s * 3 + c]! * weight;
      }
    for (let c = 0; c < 3; c++) next[k * 3 + c] = count ? next[k * 3 + c]! / count : color[j * 3 + c]!;
  }
  for (let k = 0; k < holes.length; k++)
    for (let c = 0; c < 3; c++) color[holes[k]! * 3 + c] = next[k * 3 + c]!;
}

const holesOf = ({ known }: CoarsePicture): Int32Array =>
  Int32Array.from(known.keys()).filter((j) => !known[j]);

function refined(
  coarse: Match,
  { width: wide }: CoarsePicture,
  small: CoarsePicture,
  sources: Uint8Array,
): Match {
  const holes = holesOf(small);
  const from = new Int32Array(small.known.length).fill(-1);
  for (const j of holes) {
    const x = j % small.width;
    const y = Math.floor(j / small.width);
    const source = coarse.from[Math.floor(y / 2) * wide + Math.floor(x / 2)]!;
    if (source < 0) continue;
    const sx = (source % wide) * 2 + (x % 2);
    const sy = Math.floor(source / wide) * 2 + (y % 2);
    const at = sy * small.width + sx;
    if (sx < small.width && sy < small.height && sources[at]) from[j] = at;
  }
  return { holes, from };
}

function matched(
  small: CoarsePicture,
  sources: Sources,
  match: Match,
  step: typeof COARSE | typeof FINE,
): Match {
  const furthest = step === COARSE ? small.width / 2 : NEARBY;
  for (let round = 0; round < ROUNDS[step]; round++) {
    search(small, sources, match, round, furthest);
    vote(small, match);
  }
  search(small, sources, match, ROUNDS[step], furthest);
  return match;
}

/** About 0.1 s at 768x1152; repeatable. Fills where `hole` is above 0; returns RGBA of the picture's size. */
export function inpaintBackground(picture: Picture, hole: Uint8Array): Uint8ClampedArray {
  const coarse = downsample(picture, hole, COARSE);
  interpolateUnknown(coarse);
  const coarseSources = sourcesOf(coarse);
  const out = new Uint8ClampedArray(picture.data);
  const first: Match = { holes: holesOf(coarse), from: fillByExemplars(coarse, coarseSources) };
  matched(coarse, { sources: coarseSources, isStranger: strangersByRow(coarse) }, first, COARSE);
  const fine = downsample(picture, hole, FINE);
  const seen: CoarsePicture = { ...fine, color: fine.color.slice() };
  const sources = sourcesOf(fine);
  const match = refined(first, coarse, fine, sources);
  interpolateUnknown(fine);
  vote(fine, match);
  matched(fine, { sources, isStranger: strangersByRow(fine) }, match, FINE);
  copyPieces(picture, hole, fine, match, blendPatches(fine, match.from), out);
  extendEdges(picture, hole, seen, FINE, out);
  fillByRepetition(picture, hole, seen, FINE, out);
  return out;
}

/** A full-size pixel mixes the four pieces around it. */
function copyPieces(
  picture: Picture,
  hole: Uint8Array,
  fine: CoarsePicture,
  { from }: Match,
  light: readonly Float32Array[],
  out: Uint8ClampedArray,
): void {
  const { width, height } = picture;
  const copying: Copying = { picture, fine, from, light, out };
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) if (hole[y * width + x] !== 0) copyPixel(copying, x, y);
}

interface Copying {
  picture: Picture;
  fine: CoarsePicture;
  from: Int32Array;
  light: readonly Float32Array[];
  out: Uint8ClampedArray;
}

/** A separate function stays compiled; nested loops would be compiled again for each picture. */
function copyPixel({ picture, fine, from, light, out }: Copying, x: number, y: number): void {
  const { data, width, height } = picture;
  const v = (y + 0.5) / FINE - 0.5;
  const y0 = clamp(Math.floor(v), 0, fine.height - 1);
  const y1 = Math.min(fine.height - 1, y0 + 1);
  const u = (x + 0.5) / FINE - 0.5;
  const x0 = clamp(Math.floor(u), 0, fine.width - 1);
  const x1 = Math.min(fine.width - 1, x0 + 1);
  let [red, green, blue, whole] = [0, 0, 0, 0];
  for (let corner = 0; corner < 4; corner++) {
    const gx = corner % 2 === 0 ? x0 : x1;
    const gy = corner < 2 ? y0 : y1;
    const j = gy * fine.width + gx;
    const source = from[j]!;
    if (source < 0) continue;
    const weight = Math.max(0.001, 1 - Math.abs(u - gx)) * Math.max(0.001, 1 - Math.abs(v - gy));
    const sx = clamp(x + ((source % fine.width) - gx) * FINE, 0, width - 1);
    const sy = clamp(y + (Math.floor(source / fine.width) - gy) * FINE, 0, height - 1);
    const o = (sy * width + sx) * 4;
    whole += weight;
    red += (data[o]! + light[0]![j]!) * weight;
    green += (data[o + 1]! + light[1]![j]!) * weight;
    blue += (data[o + 2]! + light[2]![j]!) * weight;
  }
  const i = (y * width + x) * 4;
  const j = (y0 * fine.width + x0) * 3;
  out[i] = whole > 0 ? red / whole : fine.color[j]!;
  out[i + 1] = whole > 0 ? green / whole : fine.color[j + 1]!;
  out[i + 2] = whole > 0 ? blue / whole : fine.color[j + 2]!;
}
