// Real photos, decoded before and after: cleaning may not change one pixel.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import decodeJpeg from '@jsquash/jpeg/decode.js';
import encodeJpeg, { init as initEncoder } from '@jsquash/jpeg/encode.js';
import decodePng from '@jsquash/png/decode.js';
import { beforeAll, expect, test } from 'vitest';
import { readBodyMap, readPhoto } from '../../../../tests/people/load-person.ts';
import {
  concat,
  exifSegment,
  GPS_SECRET,
  holds,
  jpegOf,
  jpegSegment,
  pngChunk,
  xmpSegment,
} from '../../../../tests/samples/picture-files.ts';
import { cleanPicture, joinParts, readHeader } from './picture.ts';

const NAME = 'woman-02-average-medium';
const file = (name: string) =>
  new Uint8Array(readFileSync(join(import.meta.dirname, '../../../../tests/people', name)));
const bufferOf = (bytes: Uint8Array) => bytes.slice().buffer;
const clean = (bytes: Uint8Array) => joinParts(cleanPicture(bytes));

/** What a phone adds: position, a thumbnail in EXIF, XMP, several pictures in one file. */
const asPhone = (jpeg: Uint8Array, orientation: number) =>
  concat(
    jpeg.slice(0, 2),
    exifSegment(orientation, 'II'),
    jpegSegment(0xe1, concat('Exif\0\0', jpegOf(), GPS_SECRET)),
    xmpSegment(),
    jpegSegment(0xe2, `MPF\0${GPS_SECRET}`),
    jpeg.slice(2),
    jpegOf({ head: [exifSegment(1)] }),
    concat('MotionPhoto_Data', GPS_SECRET),
  );

beforeAll(async () => {
  await Promise.all([readPhoto(NAME), readBodyMap(NAME)]);
  const wasm = readFileSync(
    createRequire(import.meta.url).resolve('@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm'),
  );
  await initEncoder(await WebAssembly.compile(wasm));
});

test.each(['baseline', 'progressive'])('a %s JPG from a phone decodes to the same pixels', async (kind) => {
  const original = file(`${NAME}.jpg`);
  const picture = await decodeJpeg(bufferOf(original));
  const jpeg =
    kind === 'baseline'
      ? original
      : new Uint8Array(await encodeJpeg(picture, { quality: 80, progressive: true, baseline: false }));
  expect(holds(jpeg, '\xff\xc2\x00\x11')).toBe(kind === 'progressive');
  const dirty = asPhone(jpeg, 6);
  expect(holds(dirty, GPS_SECRET)).toBe(true);
  const cleaned = clean(dirty);
  expect(holds(cleaned, GPS_SECRET)).toBe(false);
  expect(cleaned.length).toBeLessThan(jpeg.length + 37);
  expect(readHeader(cleaned)).toEqual({ type: 'image/jpeg', width: 1024, height: 1536, orientation: 6 });
  const before = await decodeJpeg(bufferOf(jpeg));
  const after = await decodeJpeg(bufferOf(cleaned));
  expect(Buffer.compare(Buffer.from(before.data), Buffer.from(after.data))).toBe(0);
});

test('a PNG with texts decodes to the same pixels', async () => {
  const original = file(`${NAME}-a.png`);
  const header = original.slice(0, 33);
  const dirty = concat(header, pngChunk('tEXt', GPS_SECRET), original.slice(33), GPS_SECRET);
  const cleaned = clean(dirty);
  expect(holds(cleaned, GPS_SECRET)).toBe(false);
  const before = await decodePng(bufferOf(original));
  const after = await decodePng(bufferOf(cleaned));
  expect([after.width, after.height]).toEqual([before.width, before.height]);
  expect(Buffer.compare(Buffer.from(before.data), Buffer.from(after.data))).toBe(0);
});
