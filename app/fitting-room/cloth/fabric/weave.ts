// A point of a cloth, and what weaves and prints fill it with.
import { clamp, lerp, type Rgb } from '../../pixels/pixels.ts';

/** A point on the cloth: color, and relief as a change of light (about -0.1 … 0.1). */
export interface Weave {
  red: number;
  green: number;
  blue: number;
  relief: number;
}

/** Fills `out` for a point of the cloth. */
export interface Fabricator {
  /**
   * `a` runs across and `b` along the piece, in grains: thousandths of the height of a picture that the person fills,
   * about 2 mm on the body. `panel` is the part of the garment, cut from a cloth of its own.
   */
  (a: number, b: number, out: Weave, panel?: number): void;
  /** Of a print that must know beforehand which points of it are seen: told each of them once. */
  foresee?: (a: number, b: number, panel: number) => void;
}

export const mixRgb = (a: Rgb, b: Rgb, t: number): Rgb => [
  lerp(a[0], b[0], t),
  lerp(a[1], b[1], t),
  lerp(a[2], b[2], t),
];

export function setColor(out: Weave, color: Rgb): void {
  out.red = color[0];
  out.green = color[1];
  out.blue = color[2];
}

/** How far on in its repeat of 1 a value is. */
export const fractionalPart = (value: number): number => value - Math.floor(value);

/** Share of a pixel covered by something whose border lies `inside` grains away. */
export const edgeCoverage = (inside: number, pixel: number): number => clamp(inside / pixel + 0.5, 0, 1);
