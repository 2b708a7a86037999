// OKLCH, in which equal steps look equal (Ottosson 2020).
import type { Hex } from './cloth.ts';

export interface Oklch {
  /** Lightness 0..1. */
  l: number;
  /** Chroma, 0 gray … about 0.3. */
  c: number;
  /** Hue, degrees 0..360. */
  h: number;
}

function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

export function toOklch(hex: Hex): Oklch {
  const packed = Number.parseInt(hex.slice(1), 16);
  const r = linear((packed >> 16) & 255);
  const g = linear((packed >> 8) & 255);
  const b = linear(packed & 255);
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const beta = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  const h = (Math.atan2(beta, a) * 180) / Math.PI;
  return { l, c: Math.hypot(a, beta), h: h < 0 ? h + 360 : h };
}

/** How different two colors look, in OKLab: 0 the same, 0.08 a shade, 1 black and white. */
export const colorDifference = (one: Hex, other: Hex): number => oklabDistance(toOklch(one), toOklch(other));

export function oklabDistance(a: Oklch, b: Oklch): number {
  const turn = ((a.h - b.h) * Math.PI) / 180;
  return Math.sqrt((a.l - b.l) ** 2 + a.c ** 2 + b.c ** 2 - 2 * a.c * b.c * Math.cos(turn));
}

/** Smallest angle between two hues, 0..180. */
export function hueDifference(a: number, b: number): number {
  const gap = Math.abs(a - b);
  return gap > 180 ? 360 - gap : gap;
}
