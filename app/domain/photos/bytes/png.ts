// PNG files, chunk by chunk (W3C PNG, third edition). Pure: bytes in, views of the same bytes out.
import { ascii, latin1Bytes, startsWith, readUint32 } from './bytes.ts';
import { orientationBlock, readOrientation } from './orientation.ts';
import {
  appendPart,
  checkPixels,
  damagedPictureRefusal,
  totalByteLength,
  MAX_SEGMENTS,
  refuseOtherDocument,
} from './verdict.ts';
import type { CleanPicture, PictureHeader } from './verdict.ts';

const HEADER_END = 33;
const SIGNATURE = '\x89PNG\r\n\x1a\n';
/** What pixels and colors need, and how long each may be. No color profile: anything can hide in its zlib stream. */
const KEPT: Readonly<Record<string, (length: number) => boolean>> = {
  IHDR: (length) => length === 13,
  PLTE: (length) => length > 0 && length <= 768 && length % 3 === 0,
  IDAT: () => true,
  tRNS: (length) => length > 0 && length <= 256,
  gAMA: (length) => length === 4,
  cHRM: (length) => length === 32,
  sRGB: (length) => length === 1,
  cICP: (length) => length === 4,
  sBIT: (length) => length > 0 && length <= 4,
  pHYs: (length) => length === 9,
};
const TEXTS: ReadonlySet<string> = new Set(['tEXt', 'zTXt', 'iTXt']);
const DEPTHS: Readonly<Record<number, readonly number[]>> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};

interface Chunk {
  type: string;
  at: number;
  from: number;
  to: number;
  end: number;
}

export const isPng = (bytes: Uint8Array): boolean => startsWith(bytes, 0, bytes.length, SIGNATURE);

function nextChunk(bytes: Uint8Array, at: number): Chunk | null {
  if (at + 12 > bytes.length) return null;
  const from = at + 8;
  const to = from + readUint32(bytes, at);
  const type = ascii(bytes, at + 4, from);
  if (to + 4 > bytes.length || !/^[A-Za-z]{4}$/.test(type)) return null;
  return { type, at, from, to, end: to + 4 };
}

function sizeOf(bytes: Uint8Array, header: Chunk | null): { width: number; height: number } {
  if (header?.type !== 'IHDR' || header.to - header.from !== 13) throw damagedPictureRefusal();
  const at = header.from;
  const depths = DEPTHS[bytes[at + 9] ?? -1] ?? [];
  const known = bytes[at + 10] === 0 && bytes[at + 11] === 0 && (bytes[at + 12] ?? 2) <= 1;
  if (!known || !depths.includes(bytes[at + 8] ?? 0)) throw damagedPictureRefusal();
  return { width: readUint32(bytes, at), height: readUint32(bytes, at + 4) };
}

/** Null when it is no PNG. Orientation only as far as it stands in these bytes. */
export function readPngHeader(bytes: Uint8Array): PictureHeader | null {
  if (!isPng(bytes)) return null;
  let chunk = nextChunk(bytes, 8);
  if (!chunk) return null;
  const size = sizeOf(bytes, chunk);
  let orientation = 1;
  for (; chunk; chunk = nextChunk(bytes, chunk.end)) {
    if (chunk.type === 'eXIf') orientation = readOrientation(bytes.subarray(chunk.from, chunk.to));
  }
  return { type: 'image/png', ...size, orientation };
}

/** CRC-32 of PNG (ISO 3309), bit by bit: only ever over 30 bytes. */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

function orientationChunk(orientation: number): Uint8Array {
  const tiff = orientationBlock(orientation);
  const out = new Uint8Array(12 + tiff.length);
  const view = new DataView(out.buffer);
  view.setUint32(0, tiff.length);
  out.set(latin1Bytes('eXIf'), 4);
  out.set(tiff, 8);
  view.setUint32(8 + tiff.length, crc32(out.subarray(4, 8 + tiff.length)));
  return out;
}

/** A chunk that must be understood: one that is not, or a second header, no browser shows. */
const isCritical = (type: string): boolean => /^[A-Z]/.test(type);

function keeps({ type, from, to }: Chunk, seen: ReadonlySet<string>): boolean {
  const fits = Object.hasOwn(KEPT, type) && KEPT[type]?.(to - from);
  return fits === true && (type === 'IDAT' || !seen.has(type));
}

/**
 * Removes texts, EXIF, times, animation, color profile, private chunks and anything behind the end. Twice is the same
 * as once.
 * @throws Refusal when browsers do not show it, or it is cut short, too large, or another document too
 */
export function cleanPng(bytes: Uint8Array): CleanPicture {
  let chunk = nextChunk(bytes, 8);
  const size = sizeOf(bytes, chunk);
  checkPixels(size.width, size.height);
  let orientation = 1;
  const kept: Uint8Array[] = [];
  let chunks = 0;
  const seen = new Set<string>();
  for (; chunk && chunk.type !== 'IEND'; chunk = nextChunk(bytes, chunk.end)) {
    const { type, at, from, to, end } = chunk;
    const isKept = keeps(chunk, seen);
    if ((isCritical(type) && !isKept) || ++chunks > MAX_SEGMENTS) throw damagedPictureRefusal();
    seen.add(type);
    if (type === 'IHDR') continue;
    if (isKept) appendPart(kept, bytes.subarray(at, end));
    else if (TEXTS.has(type)) refuseOtherDocument(bytes.subarray(from, to));
    else if (type === 'eXIf' && orientation === 1) orientation = readOrientation(bytes.subarray(from, to));
  }
  if (!chunk || chunk.from !== chunk.to || !seen.has('IDAT')) throw damagedPictureRefusal();
  refuseOtherDocument(bytes.subarray(chunk.end));
  const exif = orientation === 1 ? [] : [orientationChunk(orientation)];
  const parts = [bytes.subarray(0, HEADER_END), ...exif, ...kept, bytes.subarray(chunk.at, chunk.end)];
  return { type: 'image/png', ...size, orientation, parts, length: totalByteLength(parts) };
}
