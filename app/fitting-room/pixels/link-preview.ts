// What messengers show of a shared look: wide, with her from head to hip in its middle, and her own wall beside her.
import { LINK_PREVIEW } from '../../domain/looks/link-preview.ts';
import { beyondEdges } from './beyond-edges.ts';
import { cropPicture } from './crop.ts';
import { enlarge } from './enlarge.ts';
import { clamp, type Picture } from './pixels.ts';
import { resizePicture } from './resize.ts';

/** Of the width, at either side: wall in every picture of a whole person. */
const WALL = 0.08;
/** Sum over the channels from which a pixel is hers and not the wall beside her. */
const HERS = 60;
/** Of the width, from which a row shows her. */
const LEAST = 0.025;
/** Where she stands when she cannot be told from her surroundings; shares of the height. */
const USUAL = { top: 0.07, bottom: 0.95 };
/** Of her height, from the crown down: the hip with the hands beside it. */
const TO_HIP = 0.54;
const AIR = 0.06;

function showsHer({ width, data }: Picture, y: number): boolean {
  const side = Math.max(1, Math.round(width * WALL));
  const at = (x: number, c: number): number => data[(y * width + x) * 4 + c]!;
  const mean = (from: number, c: number): number => {
    let sum = 0;
    for (let x = from; x < from + side; x++) sum += at(x, c);
    return sum / side;
  };
  const [left, right] = [0, width - side].map((from) => [0, 1, 2].map((c) => mean(from, c)));
  let hers = 0;
  for (let x = side; x < width - side; x++) {
    const share = x / width;
    let off = 0;
    for (let c = 0; c < 3; c++) off += Math.abs(at(x, c) - (left![c]! * (1 - share) + right![c]! * share));
    if (off > HERS) hers++;
  }
  return hers > width * LEAST;
}

/** The rows between which she stands, from crown to soles. */
function rowsOfHer(picture: Picture): { top: number; bottom: number } {
  const { height } = picture;
  const rows = Array.from({ length: height }, (_, y) => showsHer(picture, y));
  const top = rows.findIndex((isHers, y) => isHers && rows[Math.min(height - 1, y + 3)]);
  const bottom = rows.lastIndexOf(true);
  const isTold = top > 0 && top < height * 0.3 && bottom - top > height * 0.5;
  return isTold ? { top, bottom } : { top: height * USUAL.top, bottom: height * USUAL.bottom };
}

/** The rows from above her crown to her hip. @param picture a whole person, upright */
export function headToHip(picture: Picture): { y0: number; y1: number } {
  const { top, bottom } = rowsOfHer(picture);
  const tall = bottom - top;
  const y0 = Math.max(0, Math.round(top - tall * AIR));
  return { y0, y1: clamp(Math.round(top + tall * TO_HIP), y0 + 1, picture.height) };
}

/** @param picture a whole person, upright */
export function linkPreview(picture: Picture): Picture {
  const part = cropPicture(picture, { x0: 0, x1: picture.width, ...headToHip(picture) });
  const { width, height } = LINK_PREVIEW;
  const scale = part.height < height ? enlarge : resizePicture;
  const shown = scale(part, Math.round((part.width * height) / part.height), height);
  const out = { width, height, data: new Uint8ClampedArray(width * height * 4) };
  const x = Math.round((width - shown.width) / 2);
  if (x > 0) {
    const pixels = new Uint32Array(shown.data.buffer, shown.data.byteOffset, shown.width * height);
    const beside = beyondEdges(pixels, { x, y: 0, width: shown.width, height }, out, false);
    out.data.set(new Uint8ClampedArray(beside.buffer));
  }
  for (let y = 0; y < height; y++) {
    const from = y * shown.width + Math.max(0, -x);
    const row = shown.data.subarray(from * 4, (from + Math.min(width, shown.width)) * 4);
    out.data.set(row, (y * width + Math.max(0, x)) * 4);
  }
  return out;
}
