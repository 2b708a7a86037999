// Area averaging: each new pixel is the mean of what it covers.
import { clamp, type Picture } from './pixels.ts';

interface Spans {
  start: Int32Array;
  first: Int32Array;
  weights: Float32Array;
}

function spans(from: number, to: number): Spans {
  const start = new Int32Array(to);
  const first = new Int32Array(to + 1);
  const weights: number[] = [];
  const step = from / to;
  for (let i = 0; i < to; i++) {
    const a = i * step;
    const b = Math.max(a + step, a + 1e-6);
    start[i] = Math.min(from - 1, Math.floor(a));
    const last = Math.min(from - 1, Math.ceil(b) - 1);
    for (let k = start[i]!; k <= last; k++)
      weights.push(Math.fround(Math.min(k + 1, b) - Math.max(k, a)) / step);
    first[i + 1] = weights.length;
  }
  return { start, first, weights: new Float32Array(weights) };
}

type Bytes = Uint8Array | Uint8ClampedArray;

/** One loop for each number of channels: they are the hottest. `pixels`: four bytes each, red lowest. */
function addPictureRow(
  pixels: Int32Array,
  base: number,
  { start, first, weights }: Spans,
  share: number,
  row: Float32Array,
) {
  for (let x = 0, o = 0; x < start.length; x++, o += 4) {
    let at = base + start[x]!;
    const end = first[x + 1]!;
    let r = row[o]!;
    let g = row[o + 1]!;
    let b = row[o + 2]!;
    let a = row[o + 3]!;
    for (let k = first[x]!; k < end; k++, at++) {
      const w = weights[k]! * share;
      const pixel = pixels[at]!;
      r += (pixel & 255) * w;
      g += ((pixel >> 8) & 255) * w;
      b += ((pixel >> 16) & 255) * w;
      a += (pixel >>> 24) * w;
    }
    row[o] = r;
    row[o + 1] = g;
    row[o + 2] = b;
    row[o + 3] = a;
  }
}

function pixelsOf(data: Bytes): Int32Array {
  const aligned = data.byteOffset % 4 === 0 ? data : data.slice();
  return new Int32Array(aligned.buffer, aligned.byteOffset, aligned.length >> 2);
}

function addPlaneRow(
  data: Bytes,
  base: number,
  { start, first, weights }: Spans,
  share: number,
  row: Float32Array,
) {
  for (let x = 0; x < start.length; x++) {
    let at = base + start[x]!;
    const end = first[x + 1]!;
    let sum = row[x]!;
    for (let k = first[x]!; k < end; k++, at++) sum += data[at]! * (weights[k]! * share);
    row[x] = sum;
  }
}

interface Rows {
  down: Spans;
  across: Spans;
  fromWidth: number;
  row: Float32Array;
}

function gatherRow(
  data: Bytes,
  pixels: Int32Array | null,
  { down, across, fromWidth, row }: Rows,
  y: number,
): void {
  const { start, first, weights } = down;
  row.fill(0);
  for (let k = first[y]!; k < first[y + 1]!; k++) {
    const base = (start[y]! + k - first[y]!) * fromWidth;
    if (pixels) addPictureRow(pixels, base, across, weights[k]!, row);
    else addPlaneRow(data, base, across, weights[k]!, row);
  }
}

/** Bytes are truncated, not rounded. */
function roundUp(row: Float32Array): void {
  // oxlint-disable-next-line typescript/prefer-for-of -- its values change
  for (let i = 0; i < row.length; i++) row[i]! += 0.5;
}

interface Sized {
  data: Bytes;
  width: number;
  height: number;
}

function resizeChannels(from: Sized, to: Sized, channels: number): void {
  const row = new Float32Array(to.width * channels);
  const [down, across] = [spans(from.height, to.height), spans(from.width, to.width)];
  const rows: Rows = { down, across, fromWidth: from.width, row };
  const pixels = channels === 4 ? pixelsOf(from.data) : null;
  for (let y = 0; y < to.height; y++) {
    gatherRow(from.data, pixels, rows, y);
    if (to.data instanceof Uint8Array) roundUp(row);
    to.data.set(row, y * row.length);
  }
}

/** For making smaller; enlarging repeats pixels. */
export function resizePicture(picture: Picture, width: number, height: number): Picture {
  if (picture.width === width && picture.height === height) return picture;
  const data = new Uint8ClampedArray(width * height * 4);
  const resized: Picture = { width, height, data };
  resizeChannels(picture, resized, 4);
  return resized;
}

/** Bilinear, into pixel `i`. */
export function sampleInto(
  out: Uint8ClampedArray,
  i: number,
  { width, height, data }: Picture,
  u: number,
  v: number,
): void {
  const [x, y] = [clamp(u, 0, width - 1.001), clamp(v, 0, height - 1.001)];
  const [left, top] = [x | 0, y | 0];
  const [fx, fy] = [x - left, y - top];
  const at = (top * width + left) * 4;
  const below = at + width * 4;
  for (let c = 0; c < 4; c++) {
    const upper = data[at + c]! * (1 - fx) + data[at + 4 + c]! * fx;
    const lower = data[below + c]! * (1 - fx) + data[below + 4 + c]! * fx;
    out[i * 4 + c] = upper * (1 - fy) + lower * fy;
  }
}

export function resizeMask(
  mask: Uint8Array,
  fromWidth: number,
  fromHeight: number,
  width: number,
  height: number,
): Uint8Array {
  const out = new Uint8Array(width * height);
  resizeChannels({ data: mask, width: fromWidth, height: fromHeight }, { data: out, width, height }, 1);
  return out;
}

/** Keeps the shape; never enlarges. */
export function fitWithin(
  width: number,
  height: number,
  maxWidth: number,
  maxHeight: number,
): { width: number; height: number } {
  const scale = Math.min(1, maxWidth / width, maxHeight / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
