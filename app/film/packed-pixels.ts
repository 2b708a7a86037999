// Pixels as 0xAABBGGRR: RGBA bytes read as little-endian numbers.

export const packPixels = (rgba: Uint8ClampedArray): Uint32Array =>
  new Uint32Array(rgba.buffer, rgba.byteOffset, rgba.byteLength >> 2);

/** Mixes packed colors; `share` of the second is 0..256, alpha is the first one's. */
export function mixPacked(a: number, b: number, share: number): number {
  const keep = 256 - share;
  const redBlue = ((Math.imul(a & 0xff00ff, keep) + Math.imul(b & 0xff00ff, share)) >>> 8) & 0xff00ff;
  const green = ((Math.imul(a & 0x00ff00, keep) + Math.imul(b & 0x00ff00, share)) >>> 8) & 0x00ff00;
  return ((a & 0xff000000) | redBlue | green) >>> 0;
}

/** Color times `light`/256, light at most 256. */
export function dimPacked(color: number, light: number): number {
  const redBlue = (Math.imul(color & 0xff00ff, light) >>> 8) & 0xff00ff;
  const green = (Math.imul(color & 0x00ff00, light) >>> 8) & 0x00ff00;
  return ((color & 0xff000000) | redBlue | green) >>> 0;
}
