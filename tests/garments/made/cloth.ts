// Color, print and folds of a garment's cloth.
import { hash, ridge, valueNoise } from '../../../app/fitting-room/pixels/noise.ts';
import { fromOklab, toOklab } from '../../../app/fitting-room/pixels/oklab.ts';
import { clamp, lerp, smoothstep, type Point, type Rgb } from '../../../app/fitting-room/pixels/pixels.ts';
import { between, oneOf, type Chance } from './pieces.ts';

export type MadePattern = 'plain' | 'stripe' | 'check' | 'floral';

export interface Dye {
  /** The cloth's own color; the print's are `second` and `third`. */
  base: Rgb;
  second: Rgb;
  third: Rgb;
  pattern: MadePattern;
  isVelvet: boolean;
  /** Of the print, in shoulder widths. */
  period: number;
  share: number;
}

export const rgbOf = (hex: string): Rgb =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb;

const COLORS = [
  '#9c4a34',
  '#3f5c57',
  '#27345a',
  '#7d2a45',
  '#8a8f63',
  '#9dbbd6',
  '#b08a5c',
  '#c8506a',
  '#2f4a8c',
  '#d9b44a',
  '#6b4a8a',
  '#4f7f5a',
  '#c9c2b4',
  '#5a5f66',
  '#d98a5b',
  '#8fb7a8',
  '#e3b7bd',
  '#a33b3b',
  '#3b6f8f',
  '#74604f',
] as const;
const DENIM = ['#4d6786', '#2e3f5c', '#8aa3bf', '#3a3d44'] as const;
export const BLACK = rgbOf('#1b1b1e');
export const WHITE = rgbOf('#f1efea');

const apart = (a: Rgb, b: Rgb): number => {
  const [one, other] = [toOklab(a), toOklab(b)];
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
};

/** The same hue, lighter or darker. */
export function shifted(color: Rgb, light: number, chroma = 1): Rgb {
  const [l, a, b] = toOklab(color);
  return fromOklab([clamp(l + light, 0.08, 0.97), a * chroma, b * chroma]);
}

function farFrom(chance: Chance, base: Rgb, least: number): Rgb {
  for (let tries = 0; tries < 30; tries++) {
    const color = rgbOf(oneOf(chance, [...COLORS, '#f1efea', '#1b1b1e']));
    if (apart(color, base) > least) return color;
  }
  return toOklab(base)[0] > 0.5 ? BLACK : WHITE;
}

export function dyeOf(chance: Chance, { pattern, isDenim }: { pattern: MadePattern; isDenim: boolean }): Dye {
  const draw = chance();
  const plain = draw < 0.12 ? BLACK : draw < 0.24 ? WHITE : rgbOf(oneOf(chance, COLORS));
  const base = isDenim ? rgbOf(oneOf(chance, DENIM)) : plain;
  return {
    base,
    second: farFrom(chance, base, 0.2),
    third: farFrom(chance, base, 0.12),
    pattern,
    isVelvet: false,
    period: pattern === 'floral' ? between(chance, 0.16, 0.26) : between(chance, 0.07, 0.17),
    share: between(chance, 0.28, 0.42),
  };
}

const EDGE = 0.004;

/** 1 on the stripe. */
const stripeAt = (at: number, period: number, share: number): number => {
  const t = at - period * Math.floor(at / period);
  const wide = period * share;
  return smoothstep(0, EDGE, t) * (1 - smoothstep(wide, wide + EDGE, t));
};

const mixed = (a: Rgb, b: Rgb, t: number): Rgb =>
  t <= 0 ? a : t >= 1 ? b : [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];

function flowerAt({ base, second, third, period }: Dye, u: number, v: number): Rgb {
  let color = base;
  const [column, row] = [Math.floor(u / period), Math.floor(v / period)];
  for (let dy = -1; dy <= 1; dy++)
    for (let dx = -1; dx <= 1; dx++) {
      const [i, j] = [column + dx, row + dy];
      const [cx, cy] = [i + 0.25 + 0.5 * hash(i + 91, j + 7), j + 0.25 + 0.5 * hash(i + 13, j + 57)];
      const [x, y] = [u / period - cx, v / period - cy];
      const radius = Math.hypot(x, y);
      if (radius > 0.55) continue;
      const angle = Math.atan2(y, x) + 6 * hash(i, j);
      const size = 0.2 + 0.12 * hash(i + 3, j + 31);
      const petal = size * (0.72 + 0.28 * Math.cos(5 * angle));
      const leaf = size * 1.5 * Math.max(0, Math.cos(angle + 1)) ** 6;
      color = mixed(color, shifted(third, -0.08), 1 - smoothstep(leaf - 0.03, leaf + 0.03, radius));
      color = mixed(color, second, 1 - smoothstep(petal - 0.03, petal + 0.03, radius));
      color = mixed(color, third, 1 - smoothstep(size * 0.25 - 0.02, size * 0.25 + 0.02, radius));
    }
  return color;
}

/** u across the threads, v along them. */
export function printAt(dye: Dye, u: number, v: number): Rgb {
  switch (dye.pattern) {
    case 'plain':
      return dye.base;
    case 'stripe':
      return mixed(dye.base, dye.second, stripeAt(v, dye.period, dye.share));
    case 'check': {
      const lines = stripeAt(v, dye.period * 1.4, 0.24) + stripeAt(u, dye.period * 1.4, 0.24);
      return mixed(dye.base, dye.second, 0.5 * lines);
    }
    case 'floral':
      return flowerAt(dye, u, v);
  }
}

interface Crease {
  x: number;
  y: number;
  along: readonly [number, number];
  long: number;
  wide: number;
  high: number;
  bow: number;
}

export type Height = (x: number, y: number) => number;

/** Long folds that hang or were pressed in, and small crumples between them. */
export function foldsOf(
  chance: Chance,
  { isHanging, length }: { isHanging: boolean; length: number },
): Height {
  const creases = Array.from({ length: 11 + Math.round(length * 4) }, (): Crease => {
    const turn = isHanging ? between(chance, -0.35, 0.35) : between(chance, -1.5, 1.5);
    return {
      x: between(chance, -0.75, 0.75),
      y: between(chance, 0.1, length),
      along: [Math.sin(turn), Math.cos(turn)],
      long: between(chance, 0.16, isHanging ? 0.6 : 0.42),
      wide: between(chance, 0.02, 0.07),
      high: between(chance, -0.012, 0.018),
      bow: between(chance, -0.5, 0.5),
    };
  });
  const [seed, crumple] = [Math.floor(chance() * 900), between(chance, 0.004, 0.02)];
  return (x, y) => {
    let height =
      0.05 * valueNoise(x * 1.7 + seed, y * 1.5) +
      crumple * (valueNoise(x * 6 + seed, y * 6) + 0.5 * ridge(x * 4 + seed, y * 4 + 3)) +
      0.0012 * valueNoise(x * 24, y * 24 + seed);
    for (const { x: cx, y: cy, along, long, wide, high, bow } of creases) {
      const [dx, dy] = [x - cx, y - cy];
      const t = (dx * along[0] + dy * along[1]) / long;
      if (t > 2 || t < -2) continue;
      const n = (dx * along[1] - dy * along[0] - bow * 0.1 * t * t) / wide;
      if (n > 2.5 || n < -2.5) continue;
      height += high * Math.exp(-n * n - t * t);
    }
    return height;
  };
}

const GRID = { left: -1.6, top: -0.6, cell: 0.0125, across: 400, down: 320 };

/** How steeply folds rise toward the light. Heights are kept, as neighbors share them. */
export function slopesOf(folds: Height, [lx, ly]: Point): Height {
  const { left, top, cell, across, down } = GRID;
  const heights = new Float32Array(across * down).fill(NaN);
  const heightAt = (at: number): number => {
    if (Number.isNaN(heights[at]!))
      heights[at] = folds(left + cell * (at % across), top + cell * Math.floor(at / across));
    return heights[at]!;
  };
  const slopeAt = (at: number): number =>
    -((heightAt(at + 1) - heightAt(at)) * lx + (heightAt(at + across) - heightAt(at)) * ly) / cell;
  return (x, y) => {
    const [u, v] = [clamp((x - left) / cell, 0, across - 2.01), clamp((y - top) / cell, 0, down - 2.01)];
    const [i, j] = [Math.floor(u), Math.floor(v)];
    const at = j * across + i;
    return lerp(
      lerp(slopeAt(at), slopeAt(at + 1), u - i),
      lerp(slopeAt(at + across), slopeAt(at + across + 1), u - i),
      v - j,
    );
  };
}
