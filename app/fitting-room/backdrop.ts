// The wall behind her, filled in where old clothes were wider than the new ones.
import type { ClassMaps } from '../domain/body-map.ts';
import { blurInto } from './blur.ts';
import { smoothstep } from './pixels.ts';
import type { Picture } from './pixels.ts';

/** Behind a person a wall is smooth: a coarse grid carries it. */
const STEP = 4;

/** Colour of the background flowing from what is seen of it; channel 0..2. */
export type Backdrop = (x: number, y: number, channel: 0 | 1 | 2) => number;

/** Blurs of growing width, the narrowest that has seen enough background wins. */
export function measureBackdrop(crop: Picture, classes: ClassMaps): Backdrop {
  const width = Math.ceil(crop.width / STEP);
  const height = Math.ceil(crop.height / STEP);
  const weight = new Float32Array(width * height);
  const sums = [0, 1, 2].map(() => new Float32Array(width * height));
  // The class maps end a few pixels off the real outline: her rim must not tint the wall.
  const sure = new Uint8Array(classes.background.length);
  blurInto(classes.background, sure, crop.width, crop.height, Math.max(1.5, crop.height * 0.004));
  for (let y = 0; y < crop.height; y++) {
    for (let x = 0; x < crop.width; x++) {
      const i = y * crop.width + x;
      if (sure[i]! < 253) continue;
      const j = Math.floor(y / STEP) * width + Math.floor(x / STEP);
      weight[j]!++;
      sums.forEach((sum, c) => (sum[j]! += crop.data[i * 4 + c]!));
    }
  }
  const result = sums.map(() => new Float32Array(width * height));
  const filled = new Uint8Array(width * height);
  for (const sigma of [2, 6, 18, 60]) {
    const w = weight.slice();
    blurInto(w, w, width, height, sigma);
    sums.forEach((sum, c) => {
      const s = sum.slice();
      blurInto(s, s, width, height, sigma);
      for (let j = 0; j < w.length; j++) if (!filled[j] && w[j]! > 0.4) result[c]![j] = s[j]! / w[j]!;
    });
    for (let j = 0; j < w.length; j++) if (w[j]! > 0.4) filled[j] = 1;
  }
  for (const plane of result) blurInto(plane, plane, width, height, 1);
  const low: Backdrop = (x, y, channel) => {
    const u = Math.min(width - 1.001, Math.max(0, (x + 0.5) / STEP - 0.5));
    const v = Math.min(height - 1.001, Math.max(0, (y + 0.5) / STEP - 0.5));
    const x0 = Math.floor(u);
    const y0 = Math.floor(v);
    const fx = u - x0;
    const fy = v - y0;
    const plane = result[channel]!;
    const j = y0 * width + x0;
    const top = plane[j]! * (1 - fx) + (plane[j + 1] ?? plane[j]!) * fx;
    const below = Math.min(height - 1, y0 + 1) * width + x0;
    const bottom = plane[below]! * (1 - fx) + (plane[below + 1] ?? plane[below]!) * fx;
    return top * (1 - fy) + bottom * fy;
  };
  forgetStrays(crop, sure, low);
  return withGrain(crop, sure, low);
}

/** Share of the height, from below, where shoes stand. */
const FEET = 0.12;

/**
 * The rim of a white shoe on a light floor is taken for floor by the class model: on a plain floor what differs from
 * it is no source for its grain. Changes `sure`.
 */
function forgetStrays({ width, height, data }: Picture, sure: Uint8Array, low: Backdrop): void {
  const first = Math.floor(height * (1 - FEET)) * width;
  const away = new Uint8Array(sure.length - first);
  let sum = 0;
  let count = 1;
  for (let i = first; i < sure.length; i++) {
    if (sure[i]! < 253) continue;
    const difference = Math.abs(data[i * 4 + 1]! - low(i % width, Math.floor(i / width), 1));
    away[i - first] = Math.min(255, difference);
    sum += difference;
    count++;
  }
  const limit = (sum / count) * 3;
  if (limit > 15) return;
  const strays = away.map((value) => (value > Math.max(5, limit) ? 255 : 0));
  blurInto(strays, strays, width, Math.floor(strays.length / width), 3);
  for (let k = 0; k < strays.length; k++) if (strays[k]! > 6) sure[first + k] = 0;
}

/** How far texture is fetched sideways before it is mirrored back, pixels. */
const REACH = 40;

/**
 * Adds what the smooth flow loses, boards, tiles, skirting and grain: each row goes on inwards from what is seen of
 * it beside her, mirrored.
 */
function withGrain(crop: Picture, sure: Uint8Array, low: Backdrop): Backdrop {
  const { width, height, data } = crop;
  const isSure = (x: number, y: number): boolean => x >= 0 && x < width && sure[y * width + x]! >= 253;
  // Nearest surely seen wall to either side of each pixel; -1 where there is none.
  const left = new Int16Array(width * height);
  const right = new Int16Array(width * height);
  for (let y = 0; y < height; y++) {
    let seen = -1;
    for (let x = 0; x < width; x++) left[y * width + x] = seen = isSure(x, y) ? x : seen;
    seen = -1;
    for (let x = width - 1; x >= 0; x--) right[y * width + x] = seen = isSure(x, y) ? x : seen;
  }
  const grain = (from: number, step: -1 | 1, away: number, y: number, channel: 0 | 1 | 2): number | null => {
    if (from < 0) return null;
    const folded = away % (2 * REACH);
    const x = from + step * (folded < REACH ? folded : 2 * REACH - folded);
    return isSure(x, y) ? data[(y * width + x) * 4 + channel]! - low(x, y, channel) : null;
  };
  return (x, y, channel) => {
    const base = low(x, y, channel);
    if (x < 0 || y < 0 || x >= width || y >= height) return base;
    const i = y * width + x;
    const [l, r] = [left[i]!, right[i]!];
    const a = grain(l, -1, x - l, y, channel);
    const b = grain(r, 1, r - x, y, channel);
    if (a === null || b === null) return base + (a ?? b ?? 0);
    // In the middle both sides meet; near one of them only that one counts, so that grain keeps its strength.
    const share = r > l ? smoothstep(0.4, 0.6, (x - l) / (r - l)) : 0;
    return base + a * (1 - share) + b * share;
  };
}
