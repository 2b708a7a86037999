// Blurring by repeated box means: cost does not grow with the radius, and wide blurs run on a smaller picture.
import { clamp } from './pixels.ts';

/** Any plane of numbers that a blur can read or write. */
export type Plane = Float32Array | Uint8Array | Uint8ClampedArray;

/** Kept between calls: a render blurs some fifty planes, and each would leave megabytes to collect. */
let scratch = new Float32Array(0);

function scratchOf(length: number): Float32Array {
  if (scratch.length < length) scratch = new Float32Array(length);
  return scratch.subarray(0, length);
}

function blurRows(plane: Float32Array, width: number, height: number, radius: number): void {
  const scale = 1 / (2 * radius + 1);
  const padded = new Float32Array(width + 2 * radius + 1);
  for (let y = 0; y < height; y++) {
    const start = y * width;
    padded.fill(plane[start]!, 0, radius + 1);
    padded.set(plane.subarray(start, start + width), radius + 1);
    padded.fill(plane[start + width - 1]!, radius + 1 + width);
    let sum = 0;
    for (let i = 0; i < 2 * radius + 1; i++) sum += padded[i]!;
    for (let x = 0; x < width; x++) {
      sum += padded[x + 2 * radius + 1]! - padded[x]!;
      plane[start + x] = sum * scale;
    }
  }
}

/** Columns are walked row by row, with one running sum per column, so that memory is read in order. */
function blurColumns(plane: Float32Array, width: number, height: number, radius: number): void {
  const scale = 1 / (2 * radius + 1);
  const sums = new Float32Array(width);
  // Rows already overwritten that the window still has to let go.
  const ring = new Float32Array((radius + 1) * width);
  for (let i = 0; i <= radius; i++) ring.set(plane.subarray(0, width), i * width);
  for (let x = 0; x < width; x++) sums[x] = plane[x]! * (radius + 1);
  for (let i = 0; i < radius; i++) {
    const row = Math.min(i, height - 1) * width;
    for (let x = 0; x < width; x++) sums[x]! += plane[row + x]!;
  }
  for (let y = 0; y < height; y++) {
    const enter = Math.min(height - 1, y + radius) * width;
    const slot = (y % (radius + 1)) * width;
    const start = y * width;
    for (let x = 0; x < width; x++) {
      const sum = sums[x]! + plane[enter + x]! - ring[slot + x]!;
      sums[x] = sum;
      ring[slot + x] = plane[start + x]!;
      plane[start + x] = sum * scale;
    }
  }
}

function boxTwice(plane: Float32Array, width: number, height: number, sigma: number): void {
  const radius = clamp(Math.round(sigma * 0.9), 1, Math.max(1, Math.min(width, height) - 1));
  for (let pass = 0; pass < 2; pass++) {
    blurRows(plane, width, height, radius);
    blurColumns(plane, width, height, radius);
  }
}

/** Means of factor x factor blocks; blocks at the rim average what there is. */
function shrink(src: Plane, width: number, height: number, factor: number, small: Float32Array): void {
  const across = Math.ceil(width / factor);
  const down = Math.ceil(height / factor);
  const row = new Float32Array(width);
  for (let v = 0; v < down; v++) {
    const y0 = v * factor;
    const rows = Math.min(factor, height - y0);
    row.fill(0);
    for (let y = y0; y < y0 + rows; y++) {
      const start = y * width;
      for (let x = 0; x < width; x++) row[x]! += src[start + x]!;
    }
    for (let u = 0; u < across; u++) {
      const x0 = u * factor;
      const columns = Math.min(factor, width - x0);
      let sum = 0;
      for (let x = x0; x < x0 + columns; x++) sum += row[x]!;
      small[v * across + u] = sum / (rows * columns);
    }
  }
}

function enlarge(small: Float32Array, dst: Plane, width: number, height: number, factor: number): void {
  const across = Math.ceil(width / factor);
  const down = Math.ceil(height / factor);
  const half = dst instanceof Uint8Array ? 0.5 : 0;
  const left = new Int32Array(width);
  const share = new Float32Array(width);
  for (let x = 0; x < width; x++) {
    const u = clamp((x + 0.5) / factor - 0.5, 0, Math.max(0, across - 1.001));
    left[x] = Math.floor(u);
    share[x] = u - Math.floor(u);
  }
  for (let y = 0; y < height; y++) {
    const v = clamp((y + 0.5) / factor - 0.5, 0, down - 1);
    const top = Math.floor(v) * across;
    const bottom = Math.min(down - 1, Math.floor(v) + 1) * across;
    const fy = v - Math.floor(v);
    for (let x = 0; x < width; x++) {
      const a = left[x]!;
      const b = Math.min(across - 1, a + 1);
      const fx = share[x]!;
      const upper = small[top + a]! * (1 - fx) + small[top + b]! * fx;
      const lower = small[bottom + a]! * (1 - fx) + small[bottom + b]! * fx;
      dst[y * width + x] = upper * (1 - fy) + lower * fy + half;
    }
  }
}

/**
 * Approximate Gaussian blur; edges repeat the border value.
 * @param sigma standard deviation in pixels.
 * @param dst may be `src` itself.
 */
export function blurInto(src: Plane, dst: Plane, width: number, height: number, sigma: number): void {
  if (width === 0 || height === 0) return;
  const factor = sigma < 5 ? 1 : Math.min(6, Math.floor(sigma / 2.5));
  if (factor > 1) {
    const across = Math.ceil(width / factor);
    const down = Math.ceil(height / factor);
    const small = scratchOf(across * down);
    shrink(src, width, height, factor, small);
    boxTwice(small, across, down, sigma / factor);
    enlarge(small, dst, width, height, factor);
    return;
  }
  const work = dst instanceof Float32Array ? dst : scratchOf(width * height);
  work.set(src);
  boxTwice(work, width, height, sigma);
  if (work === dst) return;
  const half = dst instanceof Uint8Array ? 0.5 : 0;
  for (let i = 0; i < work.length; i++) dst[i] = work[i]! + half;
}

/** A blurred copy of a float plane. */
export function blurred(src: Plane, width: number, height: number, sigma: number): Float32Array {
  const out = new Float32Array(width * height);
  blurInto(src, out, width, height, sigma);
  return out;
}
