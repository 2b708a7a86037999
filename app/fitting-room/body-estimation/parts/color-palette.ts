import type { Rgb } from '../../pixels/pixels.ts';

export interface Palette {
  /** Means, and twice the variance of a channel around each. */
  colors: Float32Array;
  spread: Float32Array;
  /** Cost of each beyond the distance: for being rare, and for being spread wide. */
  extra: Float64Array;
}

const COLORS = 5;
const ROUNDS = 4;
/** Standard deviation of a channel, at least, and of colors that are only supposed; steps of 255. */
const LEAST_SD = 7;
const SUPPOSED_SD = 15;
const SUPPOSED = 1.6;
const MOST = 9; // highest cost of a color

/** K-means, from dark to light. `color`: three channels per pixel. `supposed`: colors that may occur too. */
export function buildPalette(
  color: Uint8ClampedArray,
  pixels: readonly number[],
  supposed: readonly Rgb[] = [],
): Palette {
  const found = pixels.length < 24 ? 0 : COLORS;
  const count = found + supposed.length;
  const colors = new Float32Array(count * 3);
  const spread = new Float32Array(count).fill(2 * SUPPOSED_SD ** 2);
  const rare = new Float32Array(count).fill(SUPPOSED);
  supposed.forEach((one, k) => one.forEach((value, c) => (colors[(found + k) * 3 + c] = value)));
  if (found === 0) return { colors, spread, extra: extraOf(spread, rare) };
  const order = fromDarkToLight(color, pixels);
  for (let k = 0; k < found; k++) {
    const i = order[Math.floor(((k + 0.5) / found) * (order.length - 1))]!;
    for (let c = 0; c < 3; c++) colors[k * 3 + c] = color[i * 3 + c]!;
  }
  const of = new Uint8Array(pixels.length);
  for (let round = 0; round < ROUNDS; round++) {
    const sums = new Float64Array(found * 4);
    for (let n = 0; n < pixels.length; n++) of[n] = toNearest(color, pixels[n]! * 3, colors, sums);
    for (let k = 0; k < found; k++)
      for (let c = 0; c < 3 && sums[k * 4 + 3]! > 0; c++)
        colors[k * 3 + c] = sums[k * 4 + c]! / sums[k * 4 + 3]!;
  }
  const [variance, members] = [new Float64Array(found), new Float64Array(found)];
  for (let n = 0; n < pixels.length; n++) {
    const [i, k] = [pixels[n]!, of[n]!];
    members[k]!++;
    for (let c = 0; c < 3; c++) variance[k]! += (color[i * 3 + c]! - colors[k * 3 + c]!) ** 2 / 3;
  }
  for (let k = 0; k < found; k++) {
    spread[k] = 2 * Math.max(LEAST_SD ** 2, variance[k]! / Math.max(1, members[k]!));
    rare[k] = members[k] ? Math.min(2, -0.5 * Math.log(members[k]! / pixels.length)) : MOST;
  }
  return { colors, spread, extra: extraOf(spread, rare) };
}

/** `sums` (red, green, blue, count) are of the means that are found; supposed ones come after them. */
function toNearest(color: Uint8ClampedArray, i: number, colors: Float32Array, sums: Float64Array): number {
  const r = color[i]!;
  const g = color[i + 1]!;
  const b = color[i + 2]!;
  let least = Infinity;
  let nearest = 0;
  for (let k = 0; k * 4 < sums.length; k++) {
    const away = squared(r - colors[k * 3]!, g - colors[k * 3 + 1]!, b - colors[k * 3 + 2]!);
    if (away >= least) continue;
    least = away;
    nearest = k;
  }
  sums[nearest * 4]! += r;
  sums[nearest * 4 + 1]! += g;
  sums[nearest * 4 + 2]! += b;
  sums[nearest * 4 + 3]!++;
  return nearest;
}

const squared = (r: number, g: number, b: number): number => r * r + g * g + b * b;

/** Equally bright pixels keep their order. */
function fromDarkToLight(color: Uint8ClampedArray, pixels: readonly number[]): Int32Array {
  const lightOf = (i: number): number => color[i * 3]! + color[i * 3 + 1]! + color[i * 3 + 2]!;
  const starts = new Int32Array(3 * 255 + 2);
  for (const i of pixels) starts[lightOf(i) + 1]!++;
  for (let light = 1; light < starts.length; light++) starts[light]! += starts[light - 1]!;
  const out = new Int32Array(pixels.length);
  for (const i of pixels) out[starts[lightOf(i)]!++] = i;
  return out;
}

const extraOf = (spread: Float32Array, rare: Float32Array): Float64Array =>
  Float64Array.from(spread, (value, k) => Math.log(value / (2 * LEAST_SD ** 2)) * 0.5 + rare[k]!);

/** 5 in an empty palette. */
export function paletteCost({ colors, spread, extra }: Palette, r: number, g: number, b: number): number {
  let least = spread.length ? MOST : 5;
  for (let k = 0; k < spread.length; k++) {
    const away = squared(r - colors[k * 3]!, g - colors[k * 3 + 1]!, b - colors[k * 3 + 2]!);
    const cost = away / spread[k]! + extra[k]!;
    if (cost < least) least = cost;
  }
  return least;
}
