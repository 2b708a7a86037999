// What is surely seen of the wall or of her skin, summed on a coarse grid: both are smooth, so a coarse grid carries them.
import type { Picture } from '../../pixels/pixels.ts';

/** Pixels to a cell, across and down. */
export const STEP = 4;

/** Of every cell: how much was seen in it, and the sums of its red, green and blue. */
export interface CoarseSums {
  width: number;
  height: number;
  weight: Float32Array;
  sums: readonly [Float32Array, Float32Array, Float32Array];
}

/** Nothing seen yet, for a picture of this size. */
export function coarseSums(crop: Picture): CoarseSums {
  const width = Math.ceil(crop.width / STEP);
  const height = Math.ceil(crop.height / STEP);
  const plane = (): Float32Array => new Float32Array(width * height);
  return { width, height, weight: plane(), sums: [plane(), plane(), plane()] };
}

/** Adds a row of the picture to its cells: each pixel by the share that `shares` (256 of them) gives its byte in `sure`. */
export function addRow(
  { data, width: across }: Picture,
  sure: Uint8Array,
  y: number,
  shares: Float64Array,
  { width, weight, sums: [red, green, blue] }: CoarseSums,
): void {
  const cells = Math.floor(y / STEP) * width;
  for (let x = 0; x < across; x++) {
    const i = y * across + x;
    const share = shares[sure[i]!]!;
    if (share === 0) continue;
    const j = cells + Math.floor(x / STEP);
    weight[j]! += share;
    red[j]! += data[i * 4]! * share;
    green[j]! += data[i * 4 + 1]! * share;
    blue[j]! += data[i * 4 + 2]! * share;
  }
}
