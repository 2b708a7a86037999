import type { Cloth, Fabric, Hex } from '../../../domain/looks/cloth.ts';
import { hash, valueNoise } from '../../pixels/noise.ts';
import { gaussian, luma, type Rgb } from '../../pixels/pixels.ts';
import { checkedPattern } from './checked-patterns.ts';
import { floralPrint } from './floral-print.ts';
import { edgeCoverage, mixRgb, setColor, fractionalPart, type Fabricator } from './weave.ts';

export const rgbOf = (hex: Hex): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16);
  return Number.isFinite(value) ? [(value >> 16) & 255, (value >> 8) & 255, value & 255] : [128, 128, 128];
};

export function shaded(cloth: Cloth, by: number): Cloth {
  const hex = rgbOf(cloth.colour).map((value) =>
    Math.round(Math.min(255, value * by))
      .toString(16)
      .padStart(2, '0'),
  );
  return { ...cloth, colour: `#${hex.join('')}` as Hex };
}

const isLight = (rgb: Rgb): boolean => luma(...rgb) > 128;

/** Height of the pile, about 0..1, which is also its light: what faces up is lit. */
type Height = (a: number, b: number) => number;
const lit = (height: Height, a: number, b: number): number =>
  0.26 * (height(a, b + 1.1) - height(a, b - 1.1)) + 0.2 * (height(a, b) - 0.5);

const curls: Height = (a, b) =>
  0.7 * valueNoise(a * 0.33, b * 0.33) + 0.3 * valueNoise(a * 0.8 + 40, b * 0.8);

const locks: Height = (a, b) => {
  const sway = a + valueNoise(a * 0.05, b * 0.04) * 8;
  return 0.6 * valueNoise(sway * 0.3, b * 0.06) + 0.4 * valueNoise(sway * 0.85, b * 0.1 + 7);
};

export const isPile = ({ fabric }: Cloth): boolean => fabric === 'teddy' || fabric === 'fur';

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
    Math.sin(((a + b * 0.6) / 1.3) * Math.PI) * 0.012 +
    (valueNoise(a * 0.9, b * 0.45) - 0.5) * 0.07 +
    (valueNoise(a * 0.05, b * 0.03) - 0.5) * 0.03 +
    (valueNoise(a * 0.02, b * 0.01) - 0.5) * 0.09,
  wool: (a, b) =>
    (valueNoise(a * 0.9 + b * 0.4, b * 0.9 - a * 0.4) - 0.5) * 0.055 +
    (valueNoise(a * 0.05 + 3, b * 0.06) - 0.5) * 0.035,
  satin: (a, b) => (valueNoise(a * 0.2, b * 0.015) - 0.5) * 0.03,
  linen: (a, b) =>
    (valueNoise(a * 0.2, b * 1.1) - 0.5) * 0.035 +
    (valueNoise(a * 1.1 + 9, b * 0.2) - 0.5) * 0.035 +
    (valueNoise(a * 0.03, b * 0.05) - 0.5) * 0.04,
  leather: (a, b) => (valueNoise(a * 0.4, b * 0.4) - 0.5) * 0.03,
  cable: (a, b) => {
    const column = a / 19;
    const across = (column - Math.floor(column) - 0.5) * 19;
    const swing = Math.sin((b / 11) * Math.PI) * 3.2;
    const strand = Math.max(gaussian(across - swing, 2.6), gaussian(across + swing, 2.6));
    const stitch = Math.abs(fractionalPart(b / 4.6) - 0.5) * 2;
    return strand * 0.1 - 0.05 - 0.03 * stitch + (valueNoise(a * 0.9, b * 0.9) - 0.5) * 0.02;
  },
  teddy: (a, b) => lit(curls, a, b) + 0.08 * (valueNoise(a * 0.03, b * 0.03) - 0.5),
  fur: (a, b) => 1.5 * lit(locks, a, b) + 0.1 * (valueNoise(a * 0.04, b * 0.025) - 0.5),
  corduroy: (a, b) => 0.05 * Math.sin((a / 1.7) * Math.PI) + (valueNoise(a * 0.3, b * 0.3) - 0.5) * 0.03,
  velvet: (a, b) =>
    (valueNoise(a * 0.09, b * 0.05) - 0.5) * 0.12 + (valueNoise(a * 1.3, b * 1.3) - 0.5) * 0.02,
  tweed: (a, b) =>
    Math.sin(((b + (Math.floor(a / 6) & 1 ? a : -a)) / 1.6) * Math.PI) * 0.03 +
    (valueNoise(a * 0.8, b * 0.8) - 0.5) * 0.07 +
    (hash(Math.floor(a * 0.9), Math.floor(b * 0.9)) > 0.93 ? 0.07 : 0),
  straw: (a, b) =>
    ((Math.floor(a / 3) + Math.floor(b / 3)) & 1 ? 0.05 : -0.05) + (valueNoise(a, b) - 0.5) * 0.05,
  suede: (a, b) =>
    (valueNoise(a * 1.4, b * 1.4) - 0.5) * 0.05 + (valueNoise(a * 0.06, b * 0.04 + 5) - 0.5) * 0.08,
};

const STRIPE_REPEAT = 11;
const SHIRT_STRIPE_REPEAT = 7;

function stripe(base: Rgb, line: Rgb, cloth: Cloth, scale: number, pixel: number): Fabricator {
  const repeat = (cloth.lengthwise ? SHIRT_STRIPE_REPEAT : STRIPE_REPEAT) * scale;
  return (a, b, out) => {
    const at = fractionalPart((cloth.lengthwise ? a : b) / repeat);
    setColor(out, mixRgb(base, line, edgeCoverage((0.2 - Math.abs(at - 0.5)) * repeat, pixel)));
    out.relief = (valueNoise(a * 0.9, b * 0.9) - 0.5) * 0.02;
  };
}

/** @param pixel grains per pixel of the picture: how soft borders in patterns are. */
export function weave(cloth: Cloth, pixel: number): Fabricator {
  const base = rgbOf(cloth.colour);
  const accents = (cloth.accents ?? []).map(rgbOf);
  const scale = Math.max(0.2, cloth.scale ?? 1);
  const contrast: Rgb = accents[0] ?? mixRgb(base, isLight(base) ? [20, 20, 30] : [245, 240, 230], 0.7);
  if (cloth.fabric === 'stripe') return stripe(base, contrast, cloth, scale, pixel);
  if (cloth.fabric === 'check') return checkedPattern(cloth.check, base, contrast, scale, pixel);
  if (cloth.fabric === 'floral')
    return floralPrint(base, accents.length ? accents : [contrast], scale, pixel);
  const relief = RELIEF[cloth.fabric];
  return (a, b, out) => {
    setColor(out, base);
    out.relief = relief(a / scale, b / scale);
  };
}
