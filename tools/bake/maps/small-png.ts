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

/** Rows as they are: maps have large even fields, which zlib packs better than any differences. */
const NO_FILTER = 0;

export function smallPng({ width, height, data }: Picture): Uint8Array {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head.set([EIGHT_BIT, RGB], 8);
  const rows = Buffer.alloc(height * (1 + width * CHANNELS), NO_FILTER);
  for (let y = 0, to = 0, from = 0; y < height; y++) {
    to++;
    for (let x = 0; x < width; x++, from += 4)
      for (let k = 0; k < CHANNELS; k++) rows[to++] = data[from + k]!;
  }
  const packed = deflateSync(rows, { level: 9, memLevel: 9 });
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('IDAT', packed),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
