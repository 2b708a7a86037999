// Blurring by repeated box means: cost does not grow with the radius.
import { clamp } from './pixels.ts';

/** Any plane of numbers that a blur can read or write. */
export type Plane = Float32Array | Uint8Array | Uint8ClampedArray;

/** A rounding offset: Uint8Array cuts off, Float32Array keeps the fraction, Uint8ClampedArray rounds. */
const roundingOf = (plane: Plane): number => (plane instanceof Uint8Array ? 0.5 : 0);

function blurRows(src: Plane, dst: Plane, width: number, height: number, radius: number): void {
  const scale = 1 / (2 * radius + 1);
  const half = roundingOf(dst);
  const row = new Float32Array(width);
  for (let y = 0; y < height; y++) {
    const start = y * width;
    for (let x = 0; x < width; x++) row[x] = src[start + x]!;
    let sum = row[0]! * (radius + 1);
    for (let i = 0; i < radius; i++) sum += row[Math.min(i, width - 1)]!;
    for (let x = 0; x < width; x++) {
      sum += row[Math.min(width - 1, x + radius)]! - row[Math.max(0, x - radius - 1)]!;
      dst[start + x] = sum * scale + half;
    }
  }
}

/** Columns are walked row by row, with one running sum per column, so that memory is read in order. */
function blurColumns(plane: Plane, width: number, height: number, radius: number): void {
  const scale = 1 / (2 * radius + 1);
  const half = roundingOf(plane);
  const sums = new Float32Array(width);
  // The window's rows before they are overwritten: radius + 1 behind the row being written.
  const ring = new Float32Array((radius + 1) * width);
  for (let x = 0; x < width; x++) {
    const first = plane[x]!;
    let sum = first * (radius + 1);
    for (let i = 0; i < radius; i++) sum += plane[Math.min(i, height - 1) * width + x]!;
    sums[x] = sum;
    for (let i = 0; i <= radius; i++) ring[i * width + x] = first;
  }
  for (let y = 0; y < height; y++) {
    const enter = Math.min(height - 1, y + radius) * width;
    const slot = (y % (radius + 1)) * width;
    const start = y * width;
    for (let x = 0; x < width; x++) {
      sums[x] = sums[x]! + plane[enter + x]! - ring[slot + x]!;
      ring[slot + x] = plane[start + x]!;
      plane[start + x] = sums[x]! * scale + half;
    }
  }
}

/**
 * Approximate Gaussian blur (two box passes per axis); edges repeat the border value.
 * @param sigma standard deviation in pixels.
 * @param dst may be `src` itself.
 */
export function blurInto(src: Plane, dst: Plane, width: number, height: number, sigma: number): void {
  if (width === 0 || height === 0) return;
  const radius = clamp(Math.round(sigma * 0.9), 1, Math.max(1, Math.min(width, height) - 1));
  blurRows(src, dst, width, height, radius);
  blurColumns(dst, width, height, radius);
  blurRows(dst, dst, width, height, radius);
  blurColumns(dst, width, height, radius);
}

/** A blurred copy of a float plane. */
export function blurred(src: Plane, width: number, height: number, sigma: number): Float32Array {
  const out = new Float32Array(width * height);
  blurInto(src, out, width, height, sigma);
  return out;
}
