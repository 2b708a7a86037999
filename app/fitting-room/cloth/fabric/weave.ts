import { clamp, lerp, type Rgb } from '../../pixels/pixels.ts';

/** Relief is a change of light, about -0.1 … 0.1. */
export interface Weave {
  red: number;
  green: number;
  blue: number;
  relief: number;
}

/** `a` across and `b` along, in grains: thousandths of her height (2 mm). */
export type Fabricator = (a: number, b: number, out: Weave) => void;

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

export const fractionalPart = (value: number): number => value - Math.floor(value);

/** Of a border that lies `inside` grains away. */
export const edgeCoverage = (inside: number, pixel: number): number => clamp(inside / pixel + 0.5, 0, 1);
