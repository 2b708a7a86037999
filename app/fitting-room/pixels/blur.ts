// Repeated box means, whose cost does not grow with the radius; wide blurs run on a smaller picture.
import { contentBounds, type Plane } from './content-bounds.ts';
import { clamp, type Box } from './pixels.ts';

/** Reused: a render blurs some fifty planes of megabytes. */
let scratch = new Float32Array(0);

function scratchOf(length: number): Float32Array {
  if (scratch.length < length) scratch = new Float32Array(length);
  return scratch.subarray(0, length);
}

/** Rows at a time: a sum waits for the one before it, and four of them wait together. */
const TOGETHER = 4;

function padRow(
  plane: Float32Array,
  start: number,
  width: number,
  radius: number,
  row: Float32Array,
): number {
  row.fill(plane[start]!, 0, radius + 1);
  row.set(plane.subarray(start, start + width), radius + 1);
  row.fill(plane[start + width - 1]!, radius + 1 + width);
  let sum = 0;
  for (let i = 0; i < 2 * radius + 1; i++) sum += row[i]!;
  return sum;
}

function blurFourRows(
  plane: Float32Array,
  start: number,
  width: number,
  radius: number,
  padded: readonly [Float32Array, Float32Array, Float32Array, Float32Array],
): void {
  const [a, b, c, d] = padded;
  const window = 2 * radius + 1;
  const scale = 1 / window;
  let first = padRow(plane, start, width, radius, a);
  let second = padRow(plane, start + width, width, radius, b);
  let third = padRow(plane, start + 2 * width, width, radius, c);
  let fourth = padRow(plane, start + 3 * width, width, radius, d);
  for (let x = 0, i = start; x < width; x++, i++) {
    const enter = x + window;
    first += a[enter]! - a[x]!;
    second += b[enter]! - b[x]!;
    third += c[enter]! - c[x]!;
    fourth += d[enter]! - d[x]!;
    plane[i] = first * scale;
    plane[i + width] = second * scale;
    plane[i + 2 * width] = third * scale;
    plane[i + 3 * width] = fourth * scale;
  }
}

function blurRow(
  plane: Float32Array,
  start: number,
  width: number,
  radius: number,
  padded: Float32Array,
): void {
  const window = 2 * radius + 1;
  const scale = 1 / window;
  let sum = padRow(plane, start, width, radius, padded);
  for (let x = 0; x < width; x++) {
    sum += padded[x + window]! - padded[x]!;
    plane[start + x] = sum * scale;
  }
}

function blurRows(plane: Float32Array, width: number, height: number, radius: number): void {
  const row = (): Float32Array => new Float32Array(width + 2 * radius + 1);
  const padded = [row(), row(), row(), row()] as const;
  let y = 0;
  for (; y + TOGETHER <= height; y += TOGETHER) blurFourRows(plane, y * width, width, radius, padded);
  for (; y < height; y++) blurRow(plane, y * width, width, radius, padded[0]);
}

interface ColumnWindows {
  sums: Float32Array;
  ring: Float32Array;
  scale: number;
}

function slideRow(
  plane: Float32Array,
  { sums, ring, scale }: ColumnWindows,
  start: number,
  enter: number,
  slot: number,
): void {
  for (let x = 0; x < sums.length; x++) {
    const sum = sums[x]! + plane[enter + x]! - ring[slot + x]!;
    sums[x] = sum;
    ring[slot + x] = plane[start + x]!;
    plane[start + x] = sum * scale;
  }
}

/** Row by row with one sum per column, so that memory is read in order. */
function blurColumns(plane: Float32Array, width: number, height: number, radius: number): void {
  const scale = 1 / (2 * radius + 1);
  const sums = new Float32Array(width);
  const ring = new Float32Array((radius + 1) * width);
  for (let i = 0; i <= radius; i++) ring.set(plane.subarray(0, width), i * width);
  for (let x = 0; x < width; x++) sums[x] = plane[x]! * (radius + 1);
  for (let i = 0; i < radius; i++) {
    const row = Math.min(i, height - 1) * width;
    for (let x = 0; x < width; x++) sums[x]! += plane[row + x]!;
  }
  const windows: ColumnWindows = { sums, ring, scale };
  for (let y = 0; y < height; y++) {
    const enter = Math.min(height - 1, y + radius) * width;
    slideRow(plane, windows, y * width, enter, (y % (radius + 1)) * width);
  }
}

const radiusOf = (sigma: number): number => Math.max(1, Math.round(sigma * 0.9));

function boxTwice(plane: Float32Array, width: number, height: number, sigma: number): void {
  const radius = clamp(radiusOf(sigma), 1, Math.max(1, Math.min(width, height) - 1));
  for (let pass = 0; pass < 2; pass++) {
    blurRows(plane, width, height, radius);
    blurColumns(plane, width, height, radius);
  }
}

function addBlocks(
  line: Float32Array,
  factor: number,
  rows: number,
  small: Float32Array,
  start: number,
  across: number,
): void {
  const whole = Math.floor(line.length / factor);
  const count = rows * factor;
  let x = 0;
  for (let u = 0; u < whole; u++) {
    let sum = line[x]! + line[x + 1]!;
    for (x += 2; x < (u + 1) * factor; x++) sum += line[x]!;
    small[start + u]! += sum / count;
  }
  if (whole === across) return;
  let sum = 0;
  for (; x < line.length; x++) sum += line[x]!;
  small[start + whole]! += sum / (rows * (line.length - whole * factor));
}

/** Blocks at the edge average what there is. */
function shrink(src: Plane, stride: number, part: Box, factor: number, small: Float32Array): void {
  const width = part.x1 - part.x0;
  const across = Math.ceil(width / factor);
  const line = new Float32Array(width);
  small.fill(0);
  for (let y = part.y0; y < part.y1; y++) {
    const v = Math.floor((y - part.y0) / factor);
    const rows = Math.min(factor, part.y1 - part.y0 - v * factor);
    line.set(src.subarray(y * stride + part.x0, y * stride + part.x1));
    addBlocks(line, factor, rows, small, v * across, across);
  }
}

/** One loop for each kind of array: they are the hottest. */
function floatsBetween(mixed: Float32Array, left: Int32Array, share: Float32Array, out: Float32Array): void {
  for (let x = 0; x < left.length; x++) {
    const u = left[x]!;
    out[x] = mixed[u]! + (mixed[u + 1]! - mixed[u]!) * share[x]!;
  }
}

/** Bytes are truncated, not rounded. */
function bytesBetween(
  mixed: Float32Array,
  left: Int32Array,
  share: Float32Array,
  out: Uint8Array,
  start: number,
): void {
  for (let x = 0; x < left.length; x++) {
    const u = left[x]!;
    out[start + x] = Math.fround(mixed[u]! + (mixed[u + 1]! - mixed[u]!) * share[x]! + 0.5);
  }
}

function mixRows(
  small: Float32Array,
  top: number,
  bottom: number,
  share: number,
  mixed: Float32Array,
  across: number,
): void {
  for (let u = 0; u < across; u++) mixed[u] = small[top + u]! * (1 - share) + small[bottom + u]! * share;
  mixed[across] = mixed[across - 1]!;
}

function enlarge(small: Float32Array, dst: Plane, stride: number, part: Box, factor: number): void {
  const width = part.x1 - part.x0;
  const height = part.y1 - part.y0;
  const across = Math.ceil(width / factor);
  const down = Math.ceil(height / factor);
  const left = new Int32Array(width);
  const share = new Float32Array(width);
  for (let x = 0; x < width; x++) {
    const u = clamp((x + 0.5) / factor - 0.5, 0, Math.max(0, across - 1.001));
    left[x] = Math.floor(u);
    share[x] = u - Math.floor(u);
  }
  const mixed = new Float32Array(across + 1);
  const line = dst instanceof Uint8Array ? null : new Float32Array(width);
  for (let y = 0; y < height; y++) {
    const v = clamp((y + 0.5) / factor - 0.5, 0, down - 1);
    const top = Math.floor(v) * across;
    const bottom = Math.min(down - 1, Math.floor(v) + 1) * across;
    mixRows(small, top, bottom, v - Math.floor(v), mixed, across);
    const start = (part.y0 + y) * stride + part.x0;
    if (dst instanceof Uint8Array) bytesBetween(mixed, left, share, dst, start);
    else {
      floatsBetween(mixed, left, share, line!);
      dst.set(line!, start);
    }
  }
}

function copyOut(src: Plane, stride: number, part: Box, work: Float32Array): void {
  const width = part.x1 - part.x0;
  for (let y = part.y0; y < part.y1; y++)
    work.set(src.subarray(y * stride + part.x0, y * stride + part.x1), (y - part.y0) * width);
}

function rowToBytes(work: Float32Array, from: number, width: number, dst: Uint8Array, start: number): void {
  for (let x = 0; x < width; x++) dst[start + x] = Math.fround(work[from + x]! + 0.5);
}

function copyBack(work: Float32Array, dst: Plane, stride: number, part: Box): void {
  const width = part.x1 - part.x0;
  for (let y = part.y0; y < part.y1; y++) {
    const from = (y - part.y0) * width;
    const start = y * stride + part.x0;
    if (dst instanceof Uint8Array) rowToBytes(work, from, width, dst, start);
    else dst.set(work.subarray(from, from + width), start);
  }
}

/**
 * Approximate Gaussian blur; edges repeat. The cost depends on the part that is not empty.
 * @param sigma standard deviation in pixels.
 * @param dst may be `src` itself.
 * @param content box outside which `src` is 0 ({@link contentBounds}), if known; null: all of it.
 */
export function blurInto(
  src: Plane,
  dst: Plane,
  width: number,
  height: number,
  sigma: number,
  content = contentBounds(src, width, height),
): void {
  if (!content) {
    dst.fill(0, 0, width * height);
    return;
  }
  const factor = sigma < 5 ? 1 : Math.min(6, Math.floor(sigma / 2.5));
  const reach = (2 * radiusOf(sigma / factor) + 2) * factor;
  const start = (value: number): number => Math.max(0, Math.floor((value - reach) / factor) * factor);
  const end = (value: number, most: number): number =>
    Math.min(most, Math.ceil((value + reach) / factor) * factor);
  const part: Box = {
    x0: start(content.x0),
    x1: end(content.x1, width),
    y0: start(content.y0),
    y1: end(content.y1, height),
  };
  const across = Math.ceil((part.x1 - part.x0) / factor);
  const down = Math.ceil((part.y1 - part.y0) / factor);
  const small = scratchOf(across * down);
  if (factor > 1) shrink(src, width, part, factor, small);
  else copyOut(src, width, part, small);
  boxTwice(small, across, down, sigma / factor);
  if (dst !== src) dst.fill(0, 0, width * height);
  if (factor > 1) enlarge(small, dst, width, part, factor);
  else copyBack(small, dst, width, part);
}

export function blurred(src: Plane, width: number, height: number, sigma: number): Float32Array {
  const out = new Float32Array(width * height);
  blurInto(src, out, width, height, sigma);
  return out;
}
