// Scaling pictures without a canvas. Area averaging: each new pixel is the mean of what it covers.
import type { Picture } from './pixels.ts';

/** Where each target index reads from, and with which weights. */
function spans(from: number, to: number): { start: Int32Array; weights: Float32Array[] } {
  const start = new Int32Array(to);
  const weights: Float32Array[] = [];
  const step = from / to;
  for (let i = 0; i < to; i++) {
    const a = i * step;
    const b = Math.max(a + step, a + 1e-6);
    const first = Math.min(from - 1, Math.floor(a));
    const last = Math.min(from - 1, Math.ceil(b) - 1);
    const w = new Float32Array(last - first + 1);
    for (let k = first; k <= last; k++) w[k - first] = Math.min(k + 1, b) - Math.max(k, a);
    start[i] = first;
    weights.push(w.map((value) => value / step));
  }
  return { start, weights };
}

type Bytes = Uint8Array | Uint8ClampedArray;
type Spans = ReturnType<typeof spans>;

/** Adds a row of RGBA, from pixel `base`, to what it covers. One loop for each number of channels: they are the hottest. */
function addPictureRow(
  data: Bytes,
  base: number,
  { start, weights }: Spans,
  share: number,
  row: Float32Array,
) {
  for (let x = 0, o = 0; x < start.length; x++, o += 4) {
    const columns = weights[x]!;
    let at = (base + start[x]!) * 4;
    let [r, g, b, a] = [row[o]!, row[o + 1]!, row[o + 2]!, row[o + 3]!];
    for (let k = 0; k < columns.length; k++, at += 4) {
      const w = columns[k]! * share;
      r += data[at]! * w;
      g += data[at + 1]! * w;
      b += data[at + 2]! * w;
      a += data[at + 3]! * w;
    }
    row[o] = r;
    row[o + 1] = g;
    row[o + 2] = b;
    row[o + 3] = a;
  }
}

function addPlaneRow(data: Bytes, base: number, { start, weights }: Spans, share: number, row: Float32Array) {
  for (let x = 0; x < start.length; x++) {
    const columns = weights[x]!;
    const at = base + start[x]!;
    let sum = row[x]!;
    for (let k = 0; k < columns.length; k++) sum += data[at + k]! * (columns[k]! * share);
    row[x] = sum;
  }
}

function resizeChannels(
  data: Bytes,
  fromWidth: number,
  fromHeight: number,
  width: number,
  height: number,
  channels: number,
  out: Bytes,
): void {
  const across = spans(fromWidth, width);
  const down = spans(fromHeight, height);
  const row = new Float32Array(width * channels);
  for (let y = 0; y < height; y++) {
    row.fill(0);
    const rows = down.weights[y]!;
    for (let j = 0; j < rows.length; j++) {
      const base = (down.start[y]! + j) * fromWidth;
      const wy = rows[j]!;
      if (channels === 4) addPictureRow(data, base, across, wy, row);
      else addPlaneRow(data, base, across, wy, row);
    }
    // Bytes are cut off, not rounded.
    if (out instanceof Uint8Array) for (let i = 0; i < row.length; i++) row[i]! += 0.5;
    out.set(row, y * row.length);
  }
}

/** RGBA at another size (meant for making smaller; enlarging repeats pixels). */
export function resizePicture(picture: Picture, width: number, height: number): Picture {
  if (picture.width === width && picture.height === height) return picture;
  const data = new Uint8ClampedArray(width * height * 4);
  resizeChannels(picture.data, picture.width, picture.height, width, height, 4, data);
  return { width, height, data };
}

/** One 8-bit plane at another size. */
export function resizeMask(
  mask: Uint8Array,
  fromWidth: number,
  fromHeight: number,
  width: number,
  height: number,
): Uint8Array {
  const out = new Uint8Array(width * height);
  resizeChannels(mask, fromWidth, fromHeight, width, height, 1, out);
  return out;
}

/** Largest size within the bounds that keeps the picture's shape, and never larger than the picture. */
export function fitWithin(
  width: number,
  height: number,
  maxWidth: number,
  maxHeight: number,
): { width: number; height: number } {
  const scale = Math.min(1, maxWidth / width, maxHeight / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
