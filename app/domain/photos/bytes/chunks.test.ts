// PNG files chunk by chunk: which chunks are kept and how long they may be, and which headers browsers show.
import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import {
  concat,
  exifBlock,
  pngChunk,
  pngOf,
  PNG_SIGNATURE,
} from '../../../../tests/samples/picture-files.ts';
import { Refusal } from '../../refusal.ts';
import { joinParts } from './picture.ts';
import { inflatesBeyond } from './png-inflation.ts';
import { cleanPng, isPng, readPngHeader } from './png.ts';

const clean = (bytes: Uint8Array) => joinParts(cleanPng(bytes));
const withHead = (...head: Uint8Array[]) => pngOf({ head });
const isRefused = (bytes: Uint8Array): boolean => {
  try {
    cleanPng(bytes);
    return false;
  } catch (error) {
    expect(error).toBeInstanceOf(Refusal);
    return true;
  }
};
const header = (...last: number[]) =>
  concat(
    PNG_SIGNATURE,
    pngChunk('IHDR', [0, 0, 1, 2, 0, 0, 3, 4, ...last]),
    pngChunk('IDAT', [1]),
    pngChunk('IEND'),
  );

test.each([
  [0, [1, 2, 4, 8, 16]],
  [2, [8, 16]],
  [3, [1, 2, 4, 8]],
  [4, [8, 16]],
  [6, [8, 16]],
])('color type %d has %j bits', (type, depths) => {
  for (const bits of [0, 1, 2, 3, 4, 5, 8, 9, 15, 16, 17, 32])
    expect([bits, isRefused(header(bits, type, 0, 0, 0))]).toEqual([bits, !depths.includes(bits)]);
});

test('a header of another color, packing, filter or interlacing is none', () => {
  for (const type of [1, 5, 7]) expect(isRefused(header(8, type, 0, 0, 0))).toBe(true);
  expect(readPngHeader(header(8, 2, 0, 0, 1))).toEqual({
    ...{ type: 'image/png', width: 258, height: 772, orientation: 1 },
  });
  for (const last of [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 2],
  ])
    expect(() => readPngHeader(header(8, 2, ...last))).toThrow(Refusal);
  const longer = concat(PNG_SIGNATURE, pngChunk('IHDR', [0, 0, 0, 9, 0, 0, 0, 9, 8, 2, 0, 0, 0, 0]));
  expect(() => readPngHeader(longer)).toThrow(Refusal);
  expect(() => readPngHeader(concat(PNG_SIGNATURE, pngChunk('IDAT', [1])))).toThrow(Refusal);
});

test.each<[string, number[], number[]]>([
  ['PLTE', [3, 6, 768], [0, 1, 2, 4, 771]],
  ['tRNS', [1, 256], [0, 257]],
  ['gAMA', [4], [3, 5]],
  ['cHRM', [32], [31, 33]],
  ['sRGB', [1], [0, 2]],
  ['cICP', [4], [3, 5]],
  ['sBIT', [1, 4], [0, 5]],
  ['pHYs', [9], [8, 10]],
])('%s is kept when it is %j bytes long, not with %j', (type, kept, gone) => {
  const isCritical = type === 'PLTE';
  for (const length of kept) {
    const bytes = withHead(pngChunk(type, new Uint8Array(length)));
    expect(clean(bytes)).toEqual(bytes);
  }
  for (const length of gone) {
    const bytes = withHead(pngChunk(type, new Uint8Array(length)));
    expect([length, isCritical ? isRefused(bytes) : clean(bytes)]).toEqual([length, isCritical || pngOf()]);
  }
});

test('what is there twice is kept once, or damaged where it must be understood', () => {
  const gamma = pngChunk('gAMA', [0, 0, 1, 2]);
  expect(clean(withHead(gamma, pngChunk('gAMA', [0, 0, 1, 3])))).toEqual(withHead(gamma));
  const palette = pngChunk('PLTE', [1, 2, 3]);
  expect(isRefused(withHead(palette, palette))).toBe(true);
  expect(isRefused(withHead(pngOf().slice(8, 33)))).toBe(true);
  const pixels = pngChunk('IDAT', [7]);
  expect(clean(withHead(pixels, pixels))).toEqual(withHead(pixels, pixels));
});

test('the first orientation that is one is kept, in a chunk of its own behind the header', () => {
  const exif = (orientation: number) => pngChunk('eXIf', exifBlock(orientation));
  const upright = clean(withHead(exif(6)));
  expect(upright.length).toBe(pngOf().length + 38);
  expect(clean(upright)).toEqual(upright);
  expect(upright.slice(33, 71)).toEqual(pngChunk('eXIf', upright.slice(41, 67)));
  expect(readPngHeader(upright)?.orientation).toBe(6);
  expect(cleanPng(withHead(exif(1))).orientation).toBe(1);
  expect(clean(withHead(exif(1)))).toEqual(pngOf());
});

test('a chunk is four letters, whole, with its sum', () => {
  const body = pngOf().slice(8);
  for (const name of ['tE1t', 'tE t', 'a\0bc']) expect(isRefused(withHead(pngChunk(name, [1])))).toBe(true);
  expect(readPngHeader(concat(PNG_SIGNATURE, body.slice(0, 25)))?.width).toBe(32);
  expect(readPngHeader(concat(PNG_SIGNATURE, body.slice(0, 24)))).toBeNull();
  expect(readPngHeader(PNG_SIGNATURE)).toBeNull();
  expect(isPng(PNG_SIGNATURE)).toBe(true);
  expect(isPng(PNG_SIGNATURE.slice(0, 7))).toBe(false);
  expect(isRefused(pngOf().slice(0, -1))).toBe(true);
  expect(isRefused(pngOf())).toBe(false);
});

test('a file of many chunks is followed to a bound', () => {
  const many = (count: number) => {
    const one = pngChunk('tIME', []);
    const all = new Uint8Array(one.length * count);
    for (let at = 0; at < count; at++) all.set(one, at * one.length);
    return withHead(all);
  };
  // Header and pixels are two.
  expect(isRefused(many(65_536 - 2))).toBe(false);
  expect(isRefused(many(65_536 - 1))).toBe(true);
});

// Width 10, height 4: a row is its bits in whole bytes, and one byte for its filter.
test.each([
  ['gray, one bit', 1, 0, 0, 4 * (1 + 2)],
  ['gray, sixteen bits', 16, 0, 0, 4 * (1 + 20)],
  ['color', 8, 2, 0, 4 * (1 + 30)],
  ['palette', 4, 3, 0, 4 * (1 + 5)],
  ['gray and opacity', 8, 4, 0, 4 * (1 + 20)],
  ['color and opacity', 8, 6, 0, 4 * (1 + 40)],
  ['interlaced: at most twice the rows', 8, 2, 1, 8 * (1 + 30)],
])('%s: so many bytes are what the header promises', async (_, bits, type, interlaced, most) => {
  const inTwo = (bytes: number) => {
    const coded = deflateSync(new Uint8Array(bytes));
    return concat(
      PNG_SIGNATURE,
      pngChunk('IHDR', [0, 0, 0, 10, 0, 0, 0, 4, bits, type, 0, 0, interlaced]),
      pngChunk('gAMA', [0, 0, 1, 2]),
      pngChunk('IDAT', coded.slice(0, 5)),
      pngChunk('IDAT', coded.slice(5)),
      pngChunk('IEND'),
    );
  };
  expect(await inflatesBeyond(inTwo(most))).toBe(false);
  expect(await inflatesBeyond(inTwo(most + 1))).toBe(true);
});
