// JPG files, segment by segment (ITU T.81, annex B). Pure: bytes in, views of the same bytes out.
import { latin1Bytes, startsWith, readUint16 } from './bytes.ts';
import { LONGEST_PROFILE, plainProfile } from './color-profile.ts';
import { areTables, TABLES } from './jpeg-tables.ts';
import { orientationBlock, readOrientation } from './orientation.ts';
import {
  appendPart,
  checkPixels,
  checkScans,
  damagedPictureRefusal,
  totalByteLength,
  MAX_SEGMENTS,
  refuseOtherDocument,
} from './verdict.ts';
import type { CleanPicture, PictureHeader } from './verdict.ts';

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const COM = 0xfe;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP14 = 0xee;
const APP15 = 0xef;
/** Baseline, extended and progressive Huffman: what browsers show. */
const FRAMES: ReadonlySet<number> = new Set([0xc0, 0xc1, 0xc2]);
const EXIF = 'Exif\0\0';
const ICC = 'ICC_PROFILE\0';

interface Segment {
  marker: number;
  at: number;
  from: number;
  to: number;
  /** Behind the segment; for a scan, behind its coded data. */
  end: number;
}

export const isJpeg = (bytes: Uint8Array): boolean =>
  bytes[0] === 0xff && bytes[1] === SOI && bytes[2] === 0xff;

/** Index of the marker that ends a scan, or -1 when the file ends first. */
function endOfScan(bytes: Uint8Array, from: number): number {
  let i = bytes.indexOf(0xff, from);
  while (i >= 0) {
    const next = bytes[i + 1];
    if (next === undefined) return -1;
    if (next === 0 || (next >= 0xd0 && next <= 0xd7)) i = bytes.indexOf(0xff, i + 2);
    else if (next === 0xff) i++;
    else return i;
  }
  return i;
}

/** The first whole segment at or behind `start`, or null. Bytes between segments are skipped. */
function nextSegment(bytes: Uint8Array, start: number): Segment | null {
  let at = bytes.indexOf(0xff, start);
  if (at < 0) return null;
  while (bytes[at + 1] === 0xff) at++;
  const marker = bytes[at + 1];
  if (marker === undefined) return null;
  if (marker === EOI) return { marker, at, from: at, to: at, end: at + 2 };
  const to = at + 2 + readUint16(bytes, at + 2);
  // Markers below 0xc0 are reserved, those from RST0 to SOI have no length and no place here.
  if (marker < 0xc0 || (marker >= 0xd0 && marker <= SOI) || to < at + 4 || to > bytes.length) return null;
  const end = marker === SOS ? endOfScan(bytes, to) : to;
  return end < 0 ? null : { marker, at, from: at + 4, to, end };
}

function frameOf(bytes: Uint8Array, { from, to }: Segment): { width: number; height: number } {
  const components = bytes[from + 5] ?? 0;
  const whole = to - from === 6 + 3 * components && [1, 3, 4].includes(components);
  if (!whole || bytes[from] !== 8) throw damagedPictureRefusal();
  return { height: readUint16(bytes, from + 1), width: readUint16(bytes, from + 3) };
}

const exifOrientation = (bytes: Uint8Array, { marker, from, to }: Segment): number =>
  marker === APP1 && startsWith(bytes, from, to, EXIF)
    ? readOrientation(bytes.subarray(from + EXIF.length, to))
    : 1;

/** Null when the frame header is not in these bytes. */
export function readJpegHeader(bytes: Uint8Array): PictureHeader | null {
  let orientation = 1;
  let segment = isJpeg(bytes) ? nextSegment(bytes, 2) : null;
  for (
    ;
    segment && segment.marker !== SOS && segment.marker !== EOI;
    segment = nextSegment(bytes, segment.end)
  ) {
    if (orientation === 1) orientation = exifOrientation(bytes, segment);
    if (FRAMES.has(segment.marker)) return { type: 'image/jpeg', ...frameOf(bytes, segment), orientation };
  }
  return null;
}

function segmentBytes(marker: number, payload: Uint8Array): Uint8Array {
  const out = new Uint8Array(4 + payload.length);
  out.set([0xff, marker, (payload.length + 2) >> 8, (payload.length + 2) & 0xff]);
  out.set(payload, 4);
  return out;
}

/** JFIF's density without its thumbnail, which may show what was cropped away. */
function plainJfif(payload: Uint8Array): Uint8Array {
  const plain = new Uint8Array(14);
  plain.set(payload.subarray(0, 12));
  return segmentBytes(APP0, plain);
}

function orientationSegment(orientation: number): Uint8Array {
  const payload = new Uint8Array(EXIF.length + 26);
  payload.set(latin1Bytes(EXIF));
  payload.set(orientationBlock(orientation), EXIF.length);
  return segmentBytes(APP1, payload);
}

/** The last byte of Adobe's segment, its color transform, and nothing else of it. */
const plainAdobe = (transform: number): Uint8Array =>
  segmentBytes(APP14, Uint8Array.from([...latin1Bytes('Adobe'), 0, 100, 0, 0, 0, 0, transform]));

function newNotes() {
  let orientation = 1;
  let jfif: Uint8Array | null = null;
  let adobe: Uint8Array | null = null;
  const profile: Uint8Array[] = [];
  return {
    read(bytes: Uint8Array, segment: Segment): void {
      const { marker, from, to } = segment;
      if (orientation === 1) orientation = exifOrientation(bytes, segment);
      if (marker === APP0 && !jfif && to - from >= 14 && startsWith(bytes, from, to, 'JFIF\0'))
        jfif = plainJfif(bytes.subarray(from, to));
      if (marker === APP14 && !adobe && to - from >= 12 && startsWith(bytes, from, to, 'Adobe'))
        adobe = plainAdobe(bytes[from + 11] ?? 0);
      if (marker === APP2 && startsWith(bytes, from, to, ICC))
        profile.push(bytes.subarray(from + ICC.length, to));
    },
    orientation: () => orientation,
    segments(): Uint8Array[] {
      const icc = profileSegment(profile);
      return [jfif, orientation === 1 ? null : orientationSegment(orientation), icc, adobe].filter(
        (segment) => segment !== null,
      );
    },
  };
}

function profileSegment(pieces: readonly Uint8Array[]): Uint8Array | null {
  const inOrder = pieces.toSorted((a, b) => (a[0] ?? 0) - (b[0] ?? 0));
  const whole = inOrder.every((piece, i) => piece[0] === i + 1 && piece[1] === pieces.length);
  const length = totalByteLength(inOrder) - 2 * inOrder.length;
  if (!whole || length <= 0 || length > LONGEST_PROFILE) return null;
  const profile = new Uint8Array(length);
  let at = 0;
  for (const piece of inOrder) {
    profile.set(piece.subarray(2), at);
    at += piece.length - 2;
  }
  const plain = plainProfile(profile);
  return plain && segmentBytes(APP2, Uint8Array.from([...latin1Bytes(ICC), 1, 1, ...plain]));
}

/**
 * Removes EXIF (GPS!), XMP, IPTC, comments, thumbnails, further pictures and anything behind the end. Pixels and tables
 * stay; color profile, orientation and color transform are written anew from their numbers. Twice is the same as once.
 * @throws Refusal when browsers do not show it, or it is cut short, too large, too slow to open, or another document
 * too
 */
// oxlint-disable-next-line complexity -- one pass over the segments, one branch for each kind of them
export function cleanJpeg(bytes: Uint8Array): CleanPicture {
  let frame: { width: number; height: number } | null = null;
  let scans = 0;
  let segments = 0;
  const notes = newNotes();
  const body: Uint8Array[] = [];
  let segment = nextSegment(bytes, 2);
  for (; segment && segment.marker !== EOI; segment = nextSegment(bytes, segment.end)) {
    const { marker, at, from, to, end } = segment;
    if (++segments > MAX_SEGMENTS || (marker === SOS ? !frame : FRAMES.has(marker) && frame))
      throw damagedPictureRefusal();
    if (TABLES.has(marker)) {
      if (!areTables(marker, bytes.subarray(from, to))) throw damagedPictureRefusal();
      appendPart(body, bytes.subarray(at, end));
    } else if (marker === SOS && frame) {
      checkScans(++scans, frame);
      appendPart(body, bytes.subarray(at, end));
    } else if (FRAMES.has(marker)) {
      frame = frameOf(bytes, segment);
      checkPixels(frame.width, frame.height);
      appendPart(body, bytes.subarray(at, end));
    } else if (marker === COM) refuseOtherDocument(bytes.subarray(from, to));
    else if (marker >= APP0 && marker <= APP15) notes.read(bytes, segment);
    else throw damagedPictureRefusal();
  }
  if (!segment || !frame || scans === 0) throw damagedPictureRefusal();
  refuseOtherDocument(bytes.subarray(segment.end));
  const parts = [bytes.subarray(0, 2), ...notes.segments(), ...body, bytes.subarray(segment.at, segment.end)];
  return {
    type: 'image/jpeg',
    ...frame,
    orientation: notes.orientation(),
    parts,
    length: totalByteLength(parts),
  };
}
