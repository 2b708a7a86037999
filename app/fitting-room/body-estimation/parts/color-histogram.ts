// The colors of one part as a smoothed histogram, which can hold stripes and checks.
import { clamp } from '../../pixels/pixels.ts';
import type { Grid } from './coarse-photo-grid.ts';

const LIGHTS = 12;
const HUES = 24;
const SIZE = LIGHTS * HUES * HUES;
/** Steps of blue and red difference per bin. */
const HUE_STEP = 6;
const STRAY = 0.08;

/** Probabilities of bins; sums to 1. */
export type ColorModel = Float32Array;

const binOf = (light: number, blue: number, red: number): number => {
  const l = clamp(Math.floor(light / (256 / LIGHTS)), 0, LIGHTS - 1);
  const b = clamp(Math.floor((blue - 128) / HUE_STEP + HUES / 2), 0, HUES - 1);
  const r = clamp(Math.floor((red - 128) / HUE_STEP + HUES / 2), 0, HUES - 1);
  return (l * HUES + b) * HUES + r;
};

export function colorBins({ light, blue, red }: Grid): Uint16Array {
  const bins = new Uint16Array(light.length);
  for (let i = 0; i < bins.length; i++) bins[i] = binOf(light[i]!, blue[i]!, red[i]!);
  return bins;
}

function smooth(from: Float32Array, stride: number, length: number): Float32Array {
  const out = new Float32Array(SIZE);
  for (let i = 0; i < SIZE; i++) {
    const value = from[i]!;
    if (value === 0) continue;
    const k = Math.floor(i / stride) % length;
    out[i]! += value / 2;
    out[k > 0 ? i - stride : i]! += value / 4;
    out[k < length - 1 ? i + stride : i]! += value / 4;
  }
  return out;
}

/** Null where the part has too few cells. */
export function colorModel(bins: Uint16Array, cells: readonly number[], least = 6): ColorModel | null {
  if (cells.length < least) return null;
  let counts: Float32Array = new Float32Array(SIZE);
  for (const i of cells) counts[bins[i]!]! += 1 / cells.length;
  counts = smooth(smooth(smooth(counts, HUES * HUES, LIGHTS), HUES, HUES), 1, HUES);
  return counts;
}

export const colorCost = (model: ColorModel, bin: number): number =>
  -Math.log((1 - STRAY) * model[bin]! + STRAY / 2000) - 1;

/** Hellinger distance: 0 the same colors … 1 nothing in common. */
export function colorDistance(a: ColorModel, b: ColorModel): number {
  let sum = 0;
  for (let i = 0; i < SIZE; i++) if (a[i]! > 0 && b[i]! > 0) sum += Math.sqrt(a[i]! * b[i]!);
  return Math.sqrt(Math.max(0, 1 - sum));
}
