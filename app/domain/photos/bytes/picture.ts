// A photo as bytes: what it is, how large, and the same without what is nobody's business.
import { concat } from './bytes.ts';
import { cleanJpeg, isJpeg, readJpegHeader } from './jpeg.ts';
import { cleanPng, isPng, readPngHeader } from './png.ts';
import { notAPictureRefusal } from './verdict.ts';
import type { CleanPicture, PictureHeader } from './verdict.ts';

/** Enough bytes to say what a file is. */
export const SNIFF_BYTES = 8;
/** Enough bytes of a cleaned file to find its size in (color profile and tables stand before it). */
export const HEADER_BYTES = 256 * 1024;

/** The kind by the first bytes, whatever the file is called. */
export function sniffPictureType(bytes: Uint8Array): PictureHeader['type'] | null {
  if (isJpeg(bytes)) return 'image/jpeg';
  return isPng(bytes) ? 'image/png' : null;
}

/** The kind that a Content-Type declares; 'image/jpg' is common and meant well. */
export function declaredPictureType(contentType: string): PictureHeader['type'] | null {
  const type = contentType.split(';')[0]?.trim().toLowerCase();
  if (type === 'image/jpeg' || type === 'image/jpg') return 'image/jpeg';
  return type === 'image/png' ? 'image/png' : null;
}

/**
 * Size and orientation from the beginning of a file.
 * @returns null when it is not a picture or its header is not within these bytes
 */
export function readHeader(bytes: Uint8Array): PictureHeader | null {
  try {
    return sniffPictureType(bytes) === 'image/jpeg' ? readJpegHeader(bytes) : readPngHeader(bytes);
  } catch {
    return null;
  }
}

/**
 * The picture without metadata; orientation and color profile stay.
 * @throws Refusal ('wrong-media-type' or 'too-large'), never anything else, whatever the bytes.
 */
export function cleanPicture(bytes: Uint8Array): CleanPicture {
  const kind = sniffPictureType(bytes);
  if (kind === null) throw notAPictureRefusal();
  return kind === 'image/jpeg' ? cleanJpeg(bytes) : cleanPng(bytes);
}

/** The parts as one array. */
export const joinParts = ({ parts, length }: Pick<CleanPicture, 'parts' | 'length'>): Uint8Array =>
  concat(parts, length);
