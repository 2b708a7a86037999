import { ascii, concat } from './bytes.ts';
import { cleanJpeg, isJpeg, readJpegHeader } from './jpeg.ts';
import { cleanPng, isPng, readPngHeader } from './png.ts';
import { notAPictureRefusal } from './verdict.ts';
import type { CleanPicture, PictureHeader } from './verdict.ts';

export const SNIFF_BYTES = 8;
/** Enough bytes of a cleaned file to find its size in (color profile and tables stand before it). */
export const HEADER_BYTES = 256 * 1024;

export function sniffPictureType(bytes: Uint8Array): PictureHeader['type'] | null {
  if (isJpeg(bytes)) return 'image/jpeg';
  return isPng(bytes) ? 'image/png' : null;
}

const OTHER_KINDS: readonly [kind: string, start: RegExp][] = [
  ['AVIF pictures', /^.{4}ftypavi[fs]/s],
  ['HEIC pictures', /^.{4}ftyp(he[ivm][cxms]|mif1|msf1)/s],
  ['WebP pictures', /^RIFF.{4}WEBP/s],
  ['JPEG XL pictures', /^(\xff\x0a|.{4}JXL )/s],
  ['TIFF or raw pictures', /^(II\*\0|MM\0\*)/],
  ['videos as photos', /^.{4}ftyp/s],
];
export const KIND_BYTES = 16;

export function unreadableText(bytes: Uint8Array): string {
  if (sniffPictureType(bytes))
    return "This device couldn't open the picture: it's damaged or too large. Please choose another one.";
  const start = ascii(bytes, 0, KIND_BYTES);
  const kind = OTHER_KINDS.find(([, pattern]) => pattern.test(start))?.[0];
  return kind
    ? `This browser can't open ${kind}. Please save yours as JPG and choose it again.`
    : "We couldn't read this file as a picture. Please choose another JPG or PNG.";
}

/** 'image/jpg' is wrong, common and meant well. */
export function declaredPictureType(contentType: string): PictureHeader['type'] | null {
  const type = contentType.split(';')[0]?.trim().toLowerCase();
  if (type === 'image/jpeg' || type === 'image/jpg') return 'image/jpeg';
  return type === 'image/png' ? 'image/png' : null;
}

/** Null when it is no picture, or when the header is not within these bytes. */
export function readHeader(bytes: Uint8Array): PictureHeader | null {
  try {
    return sniffPictureType(bytes) === 'image/jpeg' ? readJpegHeader(bytes) : readPngHeader(bytes);
  } catch {
    return null;
  }
}

/** Orientation and color profile stay. @throws Refusal ('wrong-media-type' or 'too-large'), and nothing else */
export function cleanPicture(bytes: Uint8Array): CleanPicture {
  const kind = sniffPictureType(bytes);
  if (kind === null) throw notAPictureRefusal();
  return kind === 'image/jpeg' ? cleanJpeg(bytes) : cleanPng(bytes);
}

export const joinParts = ({ parts, length }: Pick<CleanPicture, 'parts' | 'length'>): Uint8Array =>
  concat(parts, length);
