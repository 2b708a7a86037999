import { Refusal } from '../../refusal.ts';
import { ascii } from './bytes.ts';
import { MAX_PIXELS, MAX_SCANNED_PIXELS, MAX_SCANS } from './limits.ts';

/** From the header. Width and height as coded, before orientation. */
export interface PictureHeader {
  type: 'image/jpeg' | 'image/png';
  width: number;
  height: number;
  /** EXIF orientation 1..8; 1 is upright. */
  orientation: number;
}

export interface CleanPicture extends PictureHeader {
  /** The file in order: views into the original where they can be, so that 10 MB stay 10 MB. */
  parts: Uint8Array[];
  length: number;
}

export const notAPictureRefusal = (): Refusal =>
  new Refusal('wrong-media-type', 'Please choose a JPG or PNG picture. This file is something else.');

export const damagedPictureRefusal = (): Refusal =>
  new Refusal('wrong-media-type', 'This picture is damaged or cut short. Please choose another one.');

/** @throws Refusal for no pixels, or more than may ever be decoded */
export function checkPixels(width: number, height: number): void {
  if (width < 1 || height < 1) throw damagedPictureRefusal();
  if (width * height > MAX_PIXELS) {
    throw new Refusal('too-large', 'That picture has more than 40 megapixels. Please choose a smaller one.');
  }
}

/** A small file can send a decoder over the same pixels for minutes. @throws Refusal for more than an honest one needs */
export function checkScans(scans: number, { width, height }: { width: number; height: number }): void {
  if (scans > MAX_SCANS || scans * width * height > MAX_SCANNED_PIXELS) {
    throw new Refusal(
      'wrong-media-type',
      'This picture is stored in so many layers that opening it takes too long. Please save it again as JPG or PNG and try once more.',
    );
  }
}

const OTHER_DOCUMENT = /<(!doctype|html|head|body|script|iframe|svg|\?php)|%pdf-|PK\x03\x04|GIF8[79]a/i;

/** For files of two kinds at once, made to deceive: cutting would be safe, keeping them is not wanted. @throws Refusal */
export function refuseOtherDocument(removed: Uint8Array): void {
  if (OTHER_DOCUMENT.test(ascii(removed, 0, 2048))) {
    throw new Refusal(
      'wrong-media-type',
      'This picture has another document inside it. Please save it again as JPG or PNG and try once more.',
    );
  }
}

/** More segments or pieces than any camera or editor writes: a file made to exhaust the reader. */
export const MAX_SEGMENTS = 65_536;
const MAX_PARTS = 4096;

/** Joins views that touch in the original. @throws Refusal when the file falls into too many pieces */
export function appendPart(parts: Uint8Array[], part: Uint8Array): void {
  const last = parts.at(-1);
  if (last && last.buffer === part.buffer && last.byteOffset + last.length === part.byteOffset) {
    parts[parts.length - 1] = new Uint8Array(part.buffer, last.byteOffset, last.length + part.length);
  } else if (parts.push(part) > MAX_PARTS) throw damagedPictureRefusal();
}

export const totalByteLength = (parts: readonly Uint8Array[]): number =>
  parts.reduce((sum, p) => sum + p.length, 0);
