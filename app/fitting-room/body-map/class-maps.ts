import type { BodyClass, ClassMaps } from '../../domain/photos/body-map.ts';
import { clamp, type Box, type Picture } from '../pixels/pixels.ts';

const PICTURE_A: readonly BodyClass[] = ['hair', 'skin', 'face']; // red, green and blue
const PICTURE_B: readonly BodyClass[] = ['clothes', 'others', 'background'];

interface PackedClassMaps {
  a: Picture;
  b: Picture;
}

function packThree(maps: ClassMaps, classes: readonly BodyClass[]): Picture {
  const pixels = maps.width * maps.height;
  const data = new Uint8ClampedArray(pixels * 4).fill(255);
  classes.forEach((name, channel) => {
    const plane = maps[name];
    for (let i = 0; i < pixels; i++) data[i * 4 + channel] = plane[i] ?? 0;
  });
  return { width: maps.width, height: maps.height, data };
}

export function packClassMaps(maps: ClassMaps): PackedClassMaps {
  return { a: packThree(maps, PICTURE_A), b: packThree(maps, PICTURE_B) };
}

function planeOf({ data, width, height }: Picture, channel: number): Uint8Array {
  const plane = new Uint8Array(width * height);
  for (let i = 0, o = channel; i < plane.length; i++, o += 4) plane[i] = data[o]!;
  return plane;
}

/**
 * The inverse of {@link packClassMaps}.
 * @throws RangeError when the two pictures differ in size or hold fewer bytes than their size says.
 */
export function unpackClassMaps({ a, b }: PackedClassMaps): ClassMaps {
  if (a.width !== b.width || a.height !== b.height) throw new RangeError('class pictures differ in size');
  for (const picture of [a, b]) {
    if (picture.data.length < picture.width * picture.height * 4)
      throw new RangeError('class picture is cut short');
  }
  return {
    width: a.width,
    height: a.height,
    hair: planeOf(a, 0),
    skin: planeOf(a, 1),
    face: planeOf(a, 2),
    clothes: planeOf(b, 0),
    others: planeOf(b, 1),
    background: planeOf(b, 2),
  };
}

/** Which two columns a pixel lies between, and how far from the first. */
interface Columns {
  left: Int32Array;
  right: Int32Array;
  share: Float64Array;
}

function columnsOf(fromWidth: number, width: number, { x0, x1 }: Box): Columns {
  const left = new Int32Array(x1 - x0);
  const right = new Int32Array(x1 - x0);
  const share = new Float64Array(x1 - x0);
  for (let x = 0; x < left.length; x++) {
    const u = clamp(((x0 + x + 0.5) * fromWidth) / width - 0.5, 0, fromWidth - 1);
    left[x] = Math.floor(u);
    right[x] = Math.min(fromWidth - 1, left[x]! + 1);
    share[x] = u - left[x]!;
  }
  return { left, right, share };
}

function readRow(plane: Uint8Array, base: number, { left, right, share }: Columns, line: Float64Array): void {
  for (let x = 0; x < line.length; x++)
    line[x] = plane[base + left[x]!]! * (1 - share[x]!) + plane[base + right[x]!]! * share[x]!;
}

function mixRows(upper: Float64Array, lower: Float64Array, share: number, out: Uint8Array, at: number): void {
  for (let x = 0; x < upper.length; x++) out[at + x] = upper[x]! * (1 - share) + lower[x]! * share + 0.5;
}

/**
 * Bilinear, pixel centers aligned.
 * @param part of the new plane that is wanted; the rest is not computed.
 * @returns values 0..255, row-major, of the part's size.
 */
export function resamplePlane(
  plane: Uint8Array,
  fromWidth: number,
  fromHeight: number,
  width: number,
  height: number,
  part: Box = { x0: 0, y0: 0, x1: width, y1: height },
): Uint8Array {
  const across = part.x1 - part.x0;
  const out = new Uint8Array(across * (part.y1 - part.y0));
  if (fromWidth === width && fromHeight === height) {
    for (let y = part.y0; y < part.y1; y++)
      out.set(plane.subarray(y * width + part.x0, y * width + part.x1), (y - part.y0) * across);
    return out;
  }
  const columns = columnsOf(fromWidth, width, part);
  let upper = new Float64Array(across);
  let lower = new Float64Array(across);
  let read = -2;
  for (let y = part.y0; y < part.y1; y++) {
    const v = clamp(((y + 0.5) * fromHeight) / height - 0.5, 0, fromHeight - 1);
    const top = Math.floor(v);
    if (top !== read) {
      if (top === read + 1) [upper, lower] = [lower, upper];
      else readRow(plane, top * fromWidth, columns, upper);
      readRow(plane, Math.min(fromHeight - 1, top + 1) * fromWidth, columns, lower);
      read = top;
    }
    mixRows(upper, lower, v - top, out, (y - part.y0) * across);
  }
  return out;
}
