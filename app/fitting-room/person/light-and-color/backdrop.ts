import type { ClassMaps } from '../../../domain/photos/body-map.ts';
import { addRow, coarseSums, STEP } from './color-grid.ts';
import { blurInto } from '../../pixels/blur.ts';
import { clamp, lerp, smoothstep, type Picture } from '../../pixels/pixels.ts';

/** The room behind her, read with {@link behindAt}: that of a plate is known, else continued from what is seen. */
export type Backdrop = Plate | Wall;

interface Plate {
  wall: Picture;
  out: Float64Array;
}

function onPlate({ wall: { data, width, height }, out }: Plate, x: number, y: number): Float64Array {
  const o = (clamp(y, 0, height - 1) * width + clamp(x, 0, width - 1)) * 4;
  for (let c = 0; c < 3; c++) out[c] = data[o + c]!;
  return out;
}

/** RGB of the room behind a pixel; always the same array. No closure: code that calls one dies with it. */
export const behindAt = (room: Backdrop, x: number, y: number): Float64Array =>
  'wall' in room ? onPlate(room, x, y) : texturedAt(room, x, y);

interface Flow {
  width: number;
  height: number;
  planes: readonly [Float32Array, Float32Array, Float32Array];
}

const WIDEST = 60; // cells

const SURELY_WALL = Float64Array.from({ length: 256 }, (_, byte) => (byte >= 253 ? 1 : 0));

function layRow(
  plane: Float32Array,
  sum: Float32Array,
  weight: Float32Array,
  from: number,
  to: number,
  isWidest: boolean,
): void {
  for (let j = from; j < to; j++) {
    const share = isWidest ? 1 : smoothstep(0.05, 2, weight[j]!);
    if (weight[j]! > 1e-3 && share > 0) plane[j] = lerp(plane[j]!, sum[j]! / weight[j]!, share);
  }
}

function wallAt({ width, height, planes }: Flow, x: number, y: number, out: Float64Array): void {
  const u = Math.min(width - 1.001, Math.max(0, (x + 0.5) / STEP - 0.5));
  const v = Math.min(height - 1.001, Math.max(0, (y + 0.5) / STEP - 0.5));
  const x0 = Math.floor(u);
  const y0 = Math.floor(v);
  const fx = u - x0;
  const fy = v - y0;
  const right = x0 + 1 < width ? 1 : 0;
  const top = y0 * width + x0;
  const below = Math.min(height - 1, y0 + 1) * width + x0;
  for (let c = 0; c < 3; c++) {
    const plane = planes[c]!;
    const upper = plane[top]! * (1 - fx) + plane[top + right]! * fx;
    const lower = plane[below]! * (1 - fx) + plane[below + right]! * fx;
    out[c] = upper * (1 - fy) + lower * fy;
  }
}

/** Blurs of falling width: a narrower one counts as far as it has seen wall, so that none shows an edge. */
export function measureBackdrop(crop: Picture, classes: ClassMaps): Backdrop {
  const seen = coarseSums(crop);
  const { width, height, weight, sums } = seen;
  // The maps end a few pixels off the outline; on the floor low confidence is her shoes' shadow.
  const feet = Math.floor(crop.height * (1 - FEET)) * crop.width;
  const sure = classes.background.slice();
  for (let i = feet + 1; i < sure.length; i++) if (sure[i]! > 190) sure[i] = 255;
  blurInto(sure, sure, crop.width, crop.height, Math.max(1.5, crop.height * 0.004));
  for (let y = 0; y < crop.height; y++) addRow(crop, sure, y, SURELY_WALL, seen);
  const plane = (): Float32Array => new Float32Array(width * height);
  const planes = [plane(), plane(), plane()] as const;
  for (const sigma of [WIDEST, 18, 6, 2]) {
    const w = weight.slice();
    blurInto(w, w, width, height, sigma);
    for (const [c, sum] of sums.entries()) {
      const s = sum.slice();
      blurInto(s, s, width, height, sigma);
      for (let j = 0; j < w.length; j += width) layRow(planes[c]!, s, w, j, j + width, sigma === WIDEST);
    }
  }
  for (const one of planes) blurInto(one, one, width, height, 1);
  const low: Flow = { width, height, planes };
  forgetStrays(crop, sure, low);
  return withGrain(crop, sure, low);
}

const FEET = 0.12; // share of the height, from below

/** How much further than a shoe's light rim its shadow may be from the plain floor. */
const SHADE = 2;

/**
 * A white shoe's rim on a light floor passes for floor, and must not be a source of grain. Changes `sure`.
 */
function forgetStrays({ width, height, data }: Picture, sure: Uint8Array, low: Flow): void {
  const first = Math.floor(height * (1 - FEET)) * width;
  const away = new Uint8Array(sure.length - first);
  const floor = new Float64Array(3);
  let sum = 0;
  let count = 1;
  for (let i = first; i < sure.length; i++) {
    if (sure[i]! < 253) continue;
    wallAt(low, i % width, Math.floor(i / width), floor);
    const difference = data[i * 4 + 1]! - floor[1]!;
    away[i - first] = Math.min(255, difference > 0 ? difference : -difference / SHADE);
    sum += Math.abs(difference);
    count++;
  }
  const limit = (sum / count) * 3;
  if (limit > 15) return;
  // Further from her the light between shadows belongs to the floor.
  const beside = sure.slice(first);
  blurInto(beside, beside, width, Math.floor(beside.length / width), Math.max(1.5, height * 0.006));
  const strays = straysOf(away, beside, Math.max(5, limit));
  blurInto(strays, strays, width, Math.floor(strays.length / width), 3);
  for (let k = 0; k < strays.length; k++) if (strays[k]! > 6) sure[first + k] = 0;
}

function straysOf(away: Uint8Array, beside: Uint8Array, limit: number): Uint8Array {
  const strays = new Uint8Array(away.length);
  for (let k = 0; k < strays.length; k++) if (away[k]! > limit && beside[k]! < 253) strays[k] = 255;
  return strays;
}

const REACH = 40; // pixels

interface Wall {
  crop: Picture;
  sure: Uint8Array;
  low: Flow;
  /** Nearest certain wall on either side of each pixel; -1 for none. */
  left: Int16Array;
  right: Int16Array;
  out: Float64Array;
  there: Float64Array;
}

function nearestInRow(
  sure: Uint8Array,
  left: Int16Array,
  right: Int16Array,
  row: number,
  width: number,
): void {
  let seen = -1;
  for (let x = 0; x < width; x++) left[row + x] = seen = sure[row + x]! >= 253 ? x : seen;
  seen = -1;
  for (let x = width - 1; x >= 0; x--) right[row + x] = seen = sure[row + x]! >= 253 ? x : seen;
}

/** -1 where nothing is seen. */
function originOf(
  { crop: { width }, sure }: Wall,
  from: number,
  step: -1 | 1,
  away: number,
  y: number,
): number {
  if (from < 0) return -1;
  const folded = away % (2 * REACH);
  const x = from + step * (folded < REACH ? folded : 2 * REACH - folded);
  return x >= 0 && x < width && sure[y * width + x]! >= 253 ? x : -1;
}

function addGrain(
  { crop: { data, width }, low, out, there }: Wall,
  x: number,
  y: number,
  share: number,
): void {
  wallAt(low, x, y, there);
  for (let c = 0; c < 3; c++) out[c]! += (data[(y * width + x) * 4 + c]! - there[c]!) * share;
}

function texturedAt(wall: Wall, x: number, y: number): Float64Array {
  const { crop, low, left, right, out } = wall;
  const { width, height } = crop;
  wallAt(low, x, y, out);
  if (x < 0 || y < 0 || x >= width || y >= height) return out;
  const i = y * width + x;
  const l = left[i]!;
  const r = right[i]!;
  const a = originOf(wall, l, -1, x - l, y);
  const b = originOf(wall, r, 1, r - x, y);
  const share = a < 0 ? 1 : b < 0 ? 0 : r > l ? smoothstep(0.4, 0.6, (x - l) / (r - l)) : 0;
  if (a >= 0 && share < 1) addGrain(wall, a, y, 1 - share);
  if (b >= 0 && share > 0) addGrain(wall, b, y, share);
  return out;
}

/** Adds boards, tiles, skirting and grain: each row continues mirrored from what is seen beside her. */
function withGrain(crop: Picture, sure: Uint8Array, low: Flow): Backdrop {
  const { width, height } = crop;
  const left = new Int16Array(width * height);
  const right = new Int16Array(width * height);
  for (let y = 0; y < height; y++) nearestInRow(sure, left, right, y * width, width);
  return { crop, sure, low, left, right, out: new Float64Array(3), there: new Float64Array(3) };
}
