// A PNG without alpha, packed as small as zlib can: the encoder of tests/people/png.ts is made for speed and is twice as large.
import { crc32, deflateSync } from 'node:zlib';
import type { Picture } from '../../../app/fitting-room/pixels/pixels.ts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const CHANNELS = 3;
const [EIGHT_BIT, RGB] = [8, 2] as const;

function chunk(type: string, body: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type), body]);
  const out = Buffer.alloc(named.length + 8);
  out.writeUInt32BE(body.length);
  named.copy(out, 4);
  out.writeUInt32BE(crc32(named), named.length + 4);
  return out;
}

type Predict = (left: number, above: number, corner: number) => number;

function paeth(left: number, above: number, corner: number): number {
  const [l, a, c] = [Math.abs(above - corner), Math.abs(left - corner), Math.abs(left + above - 2 * corner)];
  if (l <= a && l <= c) return left;
  return a <= c ? above : corner;
}

/** By the number that names them in the file. */
const FILTERS: readonly Predict[] = [
  () => 0,
  (left) => left,
  (_, above) => above,
  (left, above) => (left + above) >> 1,
  paeth,
];

/** Of a row, the filter whose numbers are nearest to zero. */
function filteredRow(row: Uint8Array, above: Uint8Array): Buffer {
  let best: Buffer | null = null;
  let least = Infinity;
  for (const [number, predict] of FILTERS.entries()) {
    const out = Buffer.alloc(row.length + 1, number);
    let sum = 0;
    for (let i = 0; i < row.length; i++) {
      const guess = predict(row[i - CHANNELS] ?? 0, above[i]!, above[i - CHANNELS] ?? 0);
      out[i + 1] = row[i]! - guess;
      sum += Math.min(out[i + 1]!, 256 - out[i + 1]!);
    }
    if (sum < least) [best, least] = [out, sum];
  }
  return best!;
}

export function smallPng({ width, height, data }: Picture): Uint8Array {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head.set([EIGHT_BIT, RGB], 8);
  const rows: Buffer[] = [];
  let above = new Uint8Array(width * CHANNELS);
  for (let y = 0; y < height; y++) {
    const row = new Uint8Array(width * CHANNELS);
    for (let x = 0; x < width; x++)
      for (let k = 0; k < CHANNELS; k++) row[x * CHANNELS + k] = data[(y * width + x) * 4 + k]!;
    rows.push(filteredRow(row, above));
    above = row;
  }
  const packed = deflateSync(Buffer.concat(rows), { level: 9, memLevel: 9 });
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('IDAT', packed),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
