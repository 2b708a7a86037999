// Sums of certain pixels of wall or skin; both are smooth, so a coarse grid is enough.
import type { Picture } from '../../pixels/pixels.ts';

/** Pixels per cell, across and down. */
export const STEP = 4;

interface CoarseSums {
  width: number;
  height: number;
  weight: Float32Array;
  sums: readonly [Float32Array, Float32Array, Float32Array];
}

export function coarseSums(crop: Picture): CoarseSums {
  const width = Math.ceil(crop.width / STEP);
  const height = Math.ceil(crop.height / STEP);
  const plane = (): Float32Array => new Float32Array(width * height);
  return { width, height, weight: plane(), sums: [plane(), plane(), plane()] };
}

/** `shares` maps a byte of `sure` (256 of them) to the pixel's weight. */
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
