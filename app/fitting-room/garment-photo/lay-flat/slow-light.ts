import type { PanelPlace } from '../../../domain/looks/garment-surface.ts';
import { blurInto } from '../../pixels/blur.ts';
import { clamp, luma, type Picture } from '../../pixels/pixels.ts';

/** So much of the picture's own light is taken out where all changes of lightness are light. */
const STRENGTH = 0.7;
/** Of the widest panel's width: slower changes are light, faster ones the cloth; on a sleeve its folds would turn to metal. */
const SLOW = 0.06;
const GAMMA = 2.2;
/** Brighter than so many of a hundred pixels: the light that stays. */
const REFERENCE = 0.7;
const MOST = 3;
const ONE_HUE = 0.5;

/** Spread over cloth pixels of log light, and of what each channel differs from it. */
function spreads({ data }: Picture, inside: readonly number[]): { light: number; hue: number } {
  const sums = { light: 0, lights: 0, hue: [0, 0, 0], hues: [0, 0, 0] };
  for (const i of inside) {
    const logs = [0, 1, 2].map((c) => GAMMA * Math.log(Math.max(data[i * 4 + c]!, 6) / 255));
    const light = luma(logs[0]!, logs[1]!, logs[2]!);
    sums.light += light;
    sums.lights += light ** 2;
    for (const c of [0, 1, 2]) {
      sums.hue[c]! += logs[c]! - light;
      sums.hues[c]! += (logs[c]! - light) ** 2;
    }
  }
  const n = inside.length || 1;
  const spread = (sum: number, squares: number): number =>
    Math.sqrt(Math.max(0, squares / n - (sum / n) ** 2));
  return {
    light: spread(sums.light, sums.lights),
    hue:
      (spread(sums.hue[0]!, sums.hues[0]!) +
        spread(sums.hue[1]!, sums.hues[1]!) +
        spread(sums.hue[2]!, sums.hues[2]!)) /
      3,
  };
}

/** 0 a print, velvet or satin … 1 cloth of one hue. */
function onenessOf(atlas: Picture, inside: readonly number[]): number {
  const { light, hue } = spreads(atlas, inside);
  return clamp((0.22 - hue) / 0.12, 0, 1) * clamp((1 - light) / 0.5, 0, 1);
}

function divide(atlas: Picture, { x, y, width, height }: PanelPlace, strength: number, widest: number): void {
  const light = new Uint8Array(width * height);
  for (let r = 0; r < height; r++)
    for (let c = 0; c < width; c++) {
      const o = ((y + r) * atlas.width + x + c) * 4;
      const [red, green, blue] = [atlas.data[o]!, atlas.data[o + 1]!, atlas.data[o + 2]!];
      light[r * width + c] = luma(red, green, blue);
    }
  const sigma = Math.max(3, widest * SLOW);
  const soft = new Uint8Array(light.length);
  blurInto(light, soft, width, height, sigma);
  const reference = [...soft].sort((a, b) => a - b)[Math.floor(soft.length * REFERENCE)]! || 1;
  for (let r = 0; r < height; r++)
    for (let c = 0; c < width; c++) {
      const o = ((y + r) * atlas.width + x + c) * 4;
      const gain = clamp(soft[r * width + c]! / reference, 1 / MOST, MOST) ** -strength;
      for (let k = 0; k < 3; k++) atlas.data[o + k] = atlas.data[o + k]! * gain;
    }
}

/** @returns whether the cloth has one hue. */
export function takeOutSlowLight(atlas: Picture, panels: readonly PanelPlace[]): boolean {
  const inside: number[] = [];
  for (const { x, y, width, height } of panels)
    for (let r = 0; r < height; r += 2)
      for (let c = 0; c < width; c += 2) {
        const i = (y + r) * atlas.width + x + c;
        if (atlas.data[i * 4 + 3]! > 250) inside.push(i);
      }
  const oneness = onenessOf(atlas, inside);
  const widest = Math.max(...panels.map(({ width }) => width));
  if (oneness > 0.02) for (const panel of panels) divide(atlas, panel, STRENGTH * oneness, widest);
  return oneness > ONE_HUE;
}
