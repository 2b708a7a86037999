// Prints and patterns of the old clothes, whose light and dark is not lighting.
import { blurInto } from '../../pixels/blur.ts';
import { clamp, smoothstep, type Picture } from '../../pixels/pixels.ts';

const BINS = 64;

/** Smoothed over its neighbors. */
function commonest(histogram: Uint32Array): number {
  let best = 0;
  let most = -1;
  for (let k = 1; k + 1 < BINS; k++) {
    const sum = histogram[k - 1]! + 2 * histogram[k]! + histogram[k + 1]!;
    if (sum > most) [most, best] = [sum, k];
  }
  return (best + 0.5) / BINS;
}

/**
 * 255 where cloth between two rows differs in color from most of it, or is much lighter or darker than around
 * it.
 * @param cloth confidence 0..255, well inside its outline.
 * @param light brightness 0..255.
 */
export function findPrints(
  { data, width, height }: Picture,
  cloth: Uint8Array,
  light: Uint8Array,
  from: number,
  to: number,
  size: number,
): Uint8Array {
  const prints = new Uint8Array(width * height);
  const [first, last] = [Math.max(0, from) * width, Math.min(height, to) * width];
  const red = new Uint32Array(BINS);
  const green = new Uint32Array(BINS);
  const shareOf = (i: number, c: 0 | 1): number =>
    (data[i * 4 + c]! + 8) / (data[i * 4]! + data[i * 4 + 1]! + data[i * 4 + 2]! + 24);
  for (let i = first; i < last; i += 2) {
    if (cloth[i]! < 230) continue;
    red[clamp(Math.floor(shareOf(i, 0) * BINS), 0, BINS - 1)]!++;
    green[clamp(Math.floor(shareOf(i, 1) * BINS), 0, BINS - 1)]!++;
  }
  const middle = [commonest(red), commonest(green)] as const;
  const around = new Uint8Array(width * height);
  const weight = new Uint8Array(width * height);
  for (let i = first; i < last; i++) {
    if (cloth[i]! <= 200) continue;
    around[i] = light[i]!;
    weight[i] = 255;
  }
  blurInto(around, around, width, height, size * 0.03);
  blurInto(weight, weight, width, height, size * 0.03);
  for (let i = first; i < last; i++) {
    if (cloth[i]! < 200 || weight[i]! < 100) continue;
    const hue = Math.max(Math.abs(shareOf(i, 0) - middle[0]), Math.abs(shareOf(i, 1) - middle[1]));
    const local = (around[i]! / weight[i]!) * 255;
    const step = Math.abs(light[i]! - local) / Math.max(40, local);
    prints[i] = Math.max(smoothstep(0.06, 0.1, hue), smoothstep(0.3, 0.5, step)) * 255;
  }
  blurInto(prints, prints, width, height, Math.max(1, size * 0.0035));
  for (let i = first; i < last; i++) prints[i] = smoothstep(0.04, 0.2, prints[i]! / 255) * 255;
  return prints;
}
