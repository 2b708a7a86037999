// JPG files byte by byte: which segments are whole, which tables are tables, what is kept of each note.
import { expect, test } from 'vitest';
import {
  concat,
  exifSegment,
  jpegOf,
  jpegSegment,
  P3,
  profileOf,
} from '../../../../tests/samples/picture-files.ts';
import { Refusal } from '../../refusal.ts';
import { cleanJpeg, isJpeg, readJpegHeader } from './jpeg.ts';
import { areTables } from './jpeg-tables.ts';
import { cleanPicture, joinParts } from './picture.ts';

type Bytes = Uint8Array;
const clean = (bytes: Bytes) => joinParts(cleanJpeg(bytes));
const withHead = (...head: Bytes[]) => jpegOf({ head });
const isRefused = (bytes: Bytes): boolean => {
  try {
    cleanJpeg(bytes);
    return false;
  } catch (error) {
    expect(error).toBeInstanceOf(Refusal);
    return true;
  }
};
const zeros = (length: number) => new Array<number>(length).fill(0);
const ones = (length: number) => new Array<number>(length).fill(1);

const DQT = 0xdb;
const DHT = 0xc4;
const DRI = 0xdd;
const counts = (...first: number[]) => [...first, ...zeros(16 - first.length)];

test.each<[string, number, number[]]>([
  ['one of bytes', DQT, [3, ...ones(64)]],
  ['one of words', DQT, [0x10, ...zeros(64).flatMap(() => [1, 0])]],
  ['words beside bytes', DQT, [0x11, ...zeros(64).flatMap(() => [0, 1]), 2, ...ones(64)]],
  ['codes of one bit', DHT, [0, ...counts(2), 7, 8]],
  [
    'codes of up to sixteen bits',
    DHT,
    [0x13, ...counts(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2), ...ones(17)],
  ],
  ['256 codes', DHT, [0, ...counts(0, 0, 0, 0, 0, 0, 0, 254, 2), ...zeros(256)]],
  ['two of them', DHT, [0, ...counts(1), 7, 0x10, ...counts(0, 1), 9]],
  ['a restart interval', DRI, [0, 8]],
])('tables are tables: %s', (_, marker, bytes) => {
  expect(areTables(marker, Uint8Array.from(bytes))).toBe(true);
});

test.each<[string, number, number[]]>([
  ['nothing', DQT, []],
  ['steps of three bytes', DQT, [0x20, ...ones(192)]],
  ['a fifth table', DQT, [4, ...ones(64)]],
  ['a step of zero at the end', DQT, [0, ...ones(63), 0]],
  ['a word of zero', DQT, [0x10, ...zeros(63).flatMap(() => [1, 0]), 0, 0]],
  ['a byte behind them', DQT, [0, ...ones(65)]],
  ['a byte short', DQT, [0, ...ones(63)]],
  ['codes of a third kind', DHT, [0x20, ...counts(1), 7]],
  ['a fifth table of codes', DHT, [4, ...counts(1), 7]],
  ['three codes of one bit', DHT, [0, ...counts(3), 7, 8, 9]],
  ['more codes than are left of two bits', DHT, [0, ...counts(1, 3), 7, 8, 9, 9]],
  ['a code short', DHT, [0, ...counts(2), 7]],
  ['a code behind them', DHT, [0, ...counts(2), 7, 8, 9]],
  ['counts cut short', DHT, [0, ...zeros(15)]],
  ['257 codes', DHT, [0, ...counts(0, 0, 0, 0, 0, 0, 0, 255, 2), ...zeros(257)]],
  ['an interval of three bytes', DRI, [0, 8, 0]],
  ['an interval of one', DRI, [8]],
])('tables are no tables: %s', (_, marker, bytes) => {
  expect(areTables(marker, Uint8Array.from(bytes))).toBe(false);
});

test('three bytes make a JPG', () => {
  expect(isJpeg(Uint8Array.of(0xff, 0xd8, 0xff))).toBe(true);
  for (const bytes of [
    [0xfe, 0xd8, 0xff],
    [0xff, 0xd9, 0xff],
    [0xff, 0xd8, 0xfe],
    [0xff, 0xd8],
  ])
    expect(isJpeg(Uint8Array.from(bytes))).toBe(false);
});

const FRAME = [8, 0, 96, 0, 64, 1, 1, 0x11, 0];
const frameOf = (marker: number, payload: number[]) =>
  concat([0xff, 0xd8], jpegSegment(marker, payload), jpegOf().slice(2));

test.each([0xc0, 0xc1, 0xc2])('frame %d is shown by browsers', (marker) => {
  expect(readJpegHeader(frameOf(marker, FRAME))).toEqual({
    ...{ type: 'image/jpeg', width: 64, height: 96, orientation: 1 },
  });
});

test('a frame says its size in words, and how many colors it has', () => {
  const sized = (payload: number[]) => readJpegHeader(frameOf(0xc0, payload));
  expect(sized([8, 1, 2, 3, 4, 1, 1, 0x11, 0])).toMatchObject({ width: 772, height: 258 });
  for (const colors of [1, 3, 4]) expect(sized([8, 0, 9, 0, 9, colors, ...zeros(3 * colors)])).not.toBeNull();
  for (const colors of [0, 2, 5])
    expect(() => sized([8, 0, 9, 0, 9, colors, ...zeros(3 * colors)])).toThrow(Refusal);
  expect(() => sized([8, 0, 9, 0, 9, 3, ...zeros(8)])).toThrow(Refusal);
  expect(() => sized([12, ...FRAME.slice(1)])).toThrow(Refusal);
});

test('a header is found behind what fills the gaps, and not behind pixels or the end', () => {
  const plain = jpegOf();
  const body = plain.slice(2);
  expect(readJpegHeader(concat([0xff, 0xd8], [0xff, 0xff, 0xff], body))?.width).toBe(64);
  expect(readJpegHeader(concat([0xff, 0xd8], [0xff, 0xd9], body))).toBeNull();
  expect(readJpegHeader(concat([0xff, 0xd8, 0xff]))).toBeNull();
  expect(readJpegHeader(concat([0xff, 0xd8], jpegSegment(0xda, [1, 1, 0, 0, 63, 0]), [5], body))).toBeNull();
  expect(readJpegHeader(concat([0xff, 0xd8], exifSegment(3), exifSegment(6), body))?.orientation).toBe(3);
  const frameEnd = 2 + 69 + 4 + FRAME.length;
  expect(readJpegHeader(plain.slice(0, frameEnd))?.height).toBe(96);
  expect(readJpegHeader(plain.slice(0, frameEnd - 1))).toBeNull();
});

test.each([0x01, 0xbf, 0xd0, 0xd4, 0xd7, 0xd8])('marker %d has no place between segments', (marker) => {
  expect(isRefused(withHead(jpegSegment(marker, [1, 2])))).toBe(true);
  expect(readJpegHeader(withHead(jpegSegment(marker, [1, 2])))).toBeNull();
});

test('segments: one may be empty, none may end behind the file', () => {
  expect(clean(withHead(jpegSegment(0xef, [])))).toEqual(jpegOf());
  expect(isRefused(withHead(concat([0xff, 0xef, 0, 1])))).toBe(true);
  expect(isRefused(concat(jpegOf({ end: false }), [0xff, 0xef, 0, 5, 1, 2]))).toBe(true);
});

test('a comment goes; one that is a page of its own is refused', () => {
  expect(clean(withHead(jpegSegment(0xfe, 'by me')))).toEqual(jpegOf());
  expect(isRefused(withHead(jpegSegment(0xfe, '<html>')))).toBe(true);
});

test('coded pixels end at the next marker; stuffed bytes, restarts and fill bytes belong to them', () => {
  const scan = [1, 0xff, 0, 0xff, 0xd0, 2, 0xff, 0xd7, 0xff, 0];
  expect(clean(jpegOf({ scan }))).toEqual(jpegOf({ scan }));
  for (const last of [0, 0xd0, 0xd7]) expect(clean(jpegOf({ scan: [1, 0xff, last] })).at(-1)).toBe(0xd9);
  const filled = jpegOf({ scan: [1, 0xff, 0xff, 0xff] });
  expect(clean(filled).slice(-2)).toEqual(Uint8Array.of(0xff, 0xd9));
  expect(isRefused(jpegOf({ scan: [1, 2, 3, 0xff], end: false }))).toBe(true);
  expect(isRefused(jpegOf({ scan: [1, 0xff, 0xd8, 1] }))).toBe(true);
});

test('pixels before their frame, a second frame and a file without pixels are damaged', () => {
  const scan = concat(jpegSegment(0xda, [1, 1, 0, 0, 63, 0]), [1]);
  expect(isRefused(withHead(scan))).toBe(true);
  expect(isRefused(withHead(jpegSegment(0xc0, FRAME)))).toBe(true);
  const frameAlone = concat([0xff, 0xd8], jpegSegment(0xc0, FRAME), [0xff, 0xd9]);
  expect(isRefused(frameAlone)).toBe(true);
  expect(isRefused(concat([0xff, 0xd8], scan, [0xff, 0xd9]))).toBe(true);
});

const JFIF = concat('JFIF\0', [1, 2, 1, 0, 72, 0, 72, 1, 1]);
const ADOBE = concat('Adobe', [0, 100, 1, 2, 3, 4, 2]);
test('of JFIF the density is kept, of Adobe the transform, each once and only whole', () => {
  const plainJfif = jpegSegment(0xe0, concat(JFIF.slice(0, 12), [0, 0]));
  const plainAdobe = jpegSegment(0xee, concat('Adobe', [0, 100, 0, 0, 0, 0, 2]));
  const other = JFIF.with(9, 99);
  expect(clean(withHead(jpegSegment(0xe0, JFIF), jpegSegment(0xe0, other)))).toEqual(withHead(plainJfif));
  expect(clean(withHead(jpegSegment(0xee, ADOBE), jpegSegment(0xee, ADOBE.with(11, 1))))).toEqual(
    withHead(plainAdobe),
  );
  expect(clean(withHead(jpegSegment(0xee, ADOBE), jpegSegment(0xe0, JFIF)))).toEqual(
    withHead(plainJfif, plainAdobe),
  );
  for (const [marker, payload] of [
    [0xe0, JFIF.slice(0, 13)],
    [0xee, ADOBE.slice(0, 11)],
    [0xe1, JFIF],
    [0xed, ADOBE],
    [0xe0, JFIF.with(0, 0)],
    [0xee, ADOBE.with(0, 0)],
  ] as const)
    expect(clean(withHead(jpegSegment(marker, payload)))).toEqual(jpegOf());
});

const icc = (piece: number, pieces: number, bytes: Uint8Array, marker = 0xe2) =>
  jpegSegment(marker, concat('ICC_PROFILE\0', [piece, pieces], bytes));
test('a color profile in pieces is taken when every piece is there, in any order', () => {
  const profile = profileOf(P3);
  const [first, second] = [profile.slice(0, 200), profile.slice(200)];
  const whole = clean(withHead(icc(1, 1, profile)));
  expect(whole.length).toBeGreaterThan(jpegOf().length + 132);
  expect(clean(withHead(icc(2, 2, second), icc(1, 2, first)))).toEqual(whole);
  for (const pieces of [
    [icc(1, 2, first)],
    [icc(2, 2, second)],
    [icc(1, 3, first), icc(2, 3, second)],
    [icc(1, 2, first), icc(1, 2, second)],
    [icc(0, 2, first), icc(1, 2, second)],
    [icc(1, 1, new Uint8Array())],
    [icc(1, 1, profile, 0xe3)],
  ])
    expect(clean(withHead(...pieces))).toEqual(jpegOf());
});

test('orientation, size and length are told beside the parts', () => {
  const bytes = withHead(exifSegment(6));
  const picture = cleanPicture(bytes);
  expect(picture).toMatchObject({ type: 'image/jpeg', width: 64, height: 96, orientation: 6 });
  expect(picture.length).toBe(joinParts(picture).length);
  // Behind the first two bytes: a segment of 4 + 6 + 26.
  expect(picture.length).toBe(jpegOf().length + 36);
});

test('a file of 65,536 segments is followed, one more is not', () => {
  const many = (count: number) => {
    const one = jpegSegment(0xef, []);
    const all = new Uint8Array(one.length * count);
    for (let at = 0; at < count; at++) all.set(one, at * one.length);
    return withHead(all);
  };
  // Quantizers, frame, codes and pixels are four.
  expect(isRefused(many(65_536 - 4))).toBe(false);
  expect(isRefused(many(65_536 - 3))).toBe(true);
});
