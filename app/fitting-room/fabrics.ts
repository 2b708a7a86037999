// What cloth looks like from near: relief of the weave, and printed or woven patterns.
import type { Cloth, Fabric, Hex } from '../domain/look.ts';
import { lerp } from './pixels.ts';
import { hash, valueNoise } from './noise.ts';

export type Rgb = readonly [number, number, number];

/** A point on the cloth: colour, and relief as a change of light (about -0.1 … 0.1). */
export interface Weave {
  red: number;
  green: number;
  blue: number;
  relief: number;
}

/**
 * Fills `out` for a point of the cloth. `a` runs across and `b` along the piece, in grains: thousandths of the
 * height of a picture that the person fills, about 2 mm on the body.
 */
export type Fabricator = (a: number, b: number, out: Weave) => void;

export const rgbOf = (hex: Hex): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16);
  return Number.isFinite(value) ? [(value >> 16) & 255, (value >> 8) & 255, value & 255] : [128, 128, 128];
};

const mixed = (a: Rgb, b: Rgb, t: number): Rgb => [
  lerp(a[0], b[0], t),
  lerp(a[1], b[1], t),
  lerp(a[2], b[2], t),
];

const isLight = (rgb: Rgb): boolean => 0.299 * rgb[0] + 0.587 * rgb[1] + 0.114 * rgb[2] > 128;

function paint(out: Weave, colour: Rgb): void {
  out.red = colour[0];
  out.green = colour[1];
  out.blue = colour[2];
}

/** Relief of the weaves that carry one colour. */
const RELIEF: Record<Exclude<Fabric, 'stripe' | 'check' | 'floral'>, (a: number, b: number) => number> = {
  plain: (a, b) => (valueNoise(a * 0.9, b * 0.9) - 0.5) * 0.016,
  knit: (a, b) => {
    const column = a / 4.6;
    const row = b / 4.6 + (Math.floor(column) & 1 ? 0.5 : 0);
    const groove = 1 - Math.abs(column - Math.floor(column) - 0.5) * 2;
    const stitch = Math.abs(row - Math.floor(row) - 0.5) * 2;
    return 0.03 - 0.05 * (1 - groove) ** 2 - 0.035 * stitch + (valueNoise(a * 0.05, b * 0.05) - 0.5) * 0.03;
  },
  rib: (a) => 0.06 * Math.sin((a / 4.4) * Math.PI) - 0.01,
  denim: (a, b) =>
    Math.sin(((a + b * 0.6) / 2.2) * Math.PI) * 0.028 +
    (valueNoise(a * 0.35, b * 0.9) - 0.5) * 0.09 +
    (valueNoise(a * 0.02, b * 0.01) - 0.5) * 0.09,
  wool: (a, b) =>
    (valueNoise(a * 0.9 + b * 0.4, b * 0.9 - a * 0.4) - 0.5) * 0.055 +
    (valueNoise(a * 0.05 + 3, b * 0.06) - 0.5) * 0.035,
  satin: (a, b) => (valueNoise(a * 0.2, b * 0.015) - 0.5) * 0.03,
  linen: (a, b) =>
    (valueNoise(a * 0.25, b * 1.3) - 0.5) * 0.06 +
    (valueNoise(a * 1.3 + 9, b * 0.25) - 0.5) * 0.06 +
    (valueNoise(a * 0.03, b * 0.05) - 0.5) * 0.05,
  leather: (a, b) => (valueNoise(a * 0.4, b * 0.4) - 0.5) * 0.03,
  suede: (a, b) =>
    (valueNoise(a * 1.4, b * 1.4) - 0.5) * 0.05 + (valueNoise(a * 0.06, b * 0.04 + 5) - 0.5) * 0.08,
};

const STRIPE_REPEAT = 11;
const CHECK_REPEAT = 34;
const FLORAL_REPEAT = 19;

const wrap = (value: number): number => value - Math.floor(value);

function stripe(base: Rgb, line: Rgb, scale: number): Fabricator {
  return (a, b, out) => {
    const at = wrap(b / (STRIPE_REPEAT * scale));
    // A soft step of about a pixel at the borders of the stripe.
    const cover = Math.min(1, Math.max(0, (0.2 - Math.abs(at - 0.5)) * 12 + 0.5));
    paint(out, mixed(base, line, cover));
    out.relief = (valueNoise(a * 0.9, b * 0.9) - 0.5) * 0.02;
  };
}

function check(base: Rgb, line: Rgb, scale: number): Fabricator {
  const repeat = CHECK_REPEAT * scale;
  const weight = (at: number) => {
    const broad = Math.min(1, Math.max(0, (0.11 - Math.abs(at - 0.25)) * 30 + 0.5)) * 0.42;
    const fine = Math.min(1, Math.max(0, (0.022 - Math.abs(at - 0.72)) * 30 + 0.5)) * 0.4;
    return broad + fine;
  };
  return (a, b, out) => {
    paint(out, mixed(base, line, Math.min(1, weight(wrap(a / repeat)) + weight(wrap(b / repeat)))));
    out.relief = (valueNoise(a * 0.6, b * 0.6) - 0.5) * 0.05;
  };
}

/** Petals around a heart, with a leaf; one flower per cell, some cells empty. */
function flowerAt(
  a: number,
  b: number,
  cellX: number,
  cellY: number,
  repeat: number,
): 'petal' | 'heart' | 'leaf' | null {
  const [shiftX, shiftY] = [hash(cellX, cellY), hash(cellX + 91, cellY + 17)];
  const dx = a - (cellX + 0.25 + shiftX * 0.5) * repeat;
  const dy = b - (cellY + 0.25 + shiftY * 0.5) * repeat;
  const turn = Math.atan2(dy, dx) + shiftX * 6;
  const radius = repeat * (0.2 + 0.14 * shiftY) * (1 + 0.26 * Math.cos(5 * turn));
  const from = Math.hypot(dx, dy);
  if (from < radius) return from < radius * 0.28 ? 'heart' : 'petal';
  const [cos, sin] = [Math.cos(shiftY * 6), Math.sin(shiftY * 6)];
  const lx = dx * cos + dy * sin - repeat * 0.33;
  const ly = dy * cos - dx * sin;
  return (lx / (repeat * 0.14)) ** 2 + (ly / (repeat * 0.055)) ** 2 < 1 ? 'leaf' : null;
}

function floral(base: Rgb, accents: readonly Rgb[], scale: number): Fabricator {
  const [first, second, leaf] = [accents[0] ?? base, accents[1] ?? accents[0] ?? base, accents[2] ?? base];
  const heart: Rgb = mixed(first, [240, 205, 110], 0.65);
  const repeat = FLORAL_REPEAT * scale;
  return (a, b, out) => {
    out.relief = 0;
    paint(out, base);
    const cx = Math.floor(a / repeat);
    const cy = Math.floor(b / repeat);
    for (let x = cx - 1; x <= cx + 1; x++) {
      for (let y = cy - 1; y <= cy + 1; y++) {
        const kind = hash(x + 7, y + 53);
        if (kind < 0.25) continue;
        const part = flowerAt(a, b, x, y, repeat);
        if (part === 'leaf') paint(out, leaf);
        else if (part) {
          paint(out, part === 'heart' ? heart : kind > 0.6 ? first : second);
          return;
        }
      }
    }
  };
}

/** Compiles a cloth to a function of the point on it. */
export function weave(cloth: Cloth): Fabricator {
  const base = rgbOf(cloth.colour);
  const accents = (cloth.accents ?? []).map(rgbOf);
  const scale = Math.max(0.2, cloth.scale ?? 1);
  const contrast: Rgb = accents[0] ?? mixed(base, isLight(base) ? [20, 20, 30] : [245, 240, 230], 0.7);
  if (cloth.fabric === 'stripe') return stripe(base, contrast, scale);
  if (cloth.fabric === 'check') return check(base, contrast, scale);
  if (cloth.fabric === 'floral') return floral(base, accents.length ? accents : [contrast], scale);
  const relief = RELIEF[cloth.fabric];
  return (a, b, out) => {
    paint(out, base);
    out.relief = relief(a / scale, b / scale);
  };
}
