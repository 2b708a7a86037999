// The few colors of a thing in a picture: what it costs to believe that a pixel belongs to it.
export type Rgb = readonly [number, number, number];

export interface Palette {
  /** Middles, and twice the variance of one channel around each. */
  colours: Float32Array;
  spread: Float32Array;
  /** What each costs, beyond the distance: being rare, and being spread wide. */
  extra: Float64Array;
}

const COLOURS = 5;
const ROUNDS = 4;
/** Standard deviation of a channel, at least and of colors that are only supposed, steps of 255. */
const LEAST_SD = 7;
const SUPPOSED_SD = 15;
/** What a supposed color costs more than a seen one. */
const SUPPOSED = 1.6;
/** No color costs more than this. */
const MOST = 9;

/**
 * K-means over some pixels, from dark to light.
 * @param colour three channels per pixel.
 * @param supposed colors that the thing may have as well.
 */
export function paletteOf(
  colour: Uint8ClampedArray,
  pixels: readonly number[],
  supposed: readonly Rgb[] = [],
): Palette {
  const found = pixels.length < 24 ? 0 : COLOURS;
  const count = found + supposed.length;
  const colours = new Float32Array(count * 3);
  const spread = new Float32Array(count).fill(2 * SUPPOSED_SD ** 2);
  const rare = new Float32Array(count).fill(SUPPOSED);
  supposed.forEach((one, k) => one.forEach((value, c) => (colours[(found + k) * 3 + c] = value)));
  if (found === 0) return { colours, spread, extra: extraOf(spread, rare) };
  const lights = pixels.map((i) => colour[i * 3]! + colour[i * 3 + 1]! + colour[i * 3 + 2]!);
  const order = pixels.map((_, n) => n).sort((a, b) => lights[a]! - lights[b]! || a - b);
  for (let k = 0; k < found; k++) {
    const i = pixels[order[Math.floor(((k + 0.5) / found) * (order.length - 1))]!]!;
    for (let c = 0; c < 3; c++) colours[k * 3 + c] = colour[i * 3 + c]!;
  }
  const of = new Uint8Array(pixels.length);
  for (let round = 0; round < ROUNDS; round++) {
    const sums = new Float64Array(found * 4);
    pixels.forEach((i, n) => {
      let least = Infinity;
      for (let k = 0; k < found; k++) {
        let away = 0;
        for (let c = 0; c < 3; c++) away += (colour[i * 3 + c]! - colours[k * 3 + c]!) ** 2;
        if (away < least) [least, of[n]] = [away, k];
      }
      const k = of[n]!;
      for (let c = 0; c < 3; c++) sums[k * 4 + c]! += colour[i * 3 + c]!;
      sums[k * 4 + 3]!++;
    });
    for (let k = 0; k < found; k++)
      for (let c = 0; c < 3 && sums[k * 4 + 3]! > 0; c++)
        colours[k * 3 + c] = sums[k * 4 + c]! / sums[k * 4 + 3]!;
  }
  const [variance, members] = [new Float64Array(found), new Float64Array(found)];
  pixels.forEach((i, n) => {
    const k = of[n]!;
    members[k]!++;
    for (let c = 0; c < 3; c++) variance[k]! += (colour[i * 3 + c]! - colours[k * 3 + c]!) ** 2 / 3;
  });
  for (let k = 0; k < found; k++) {
    spread[k] = 2 * Math.max(LEAST_SD ** 2, variance[k]! / Math.max(1, members[k]!));
    rare[k] = members[k] ? Math.min(2, -0.5 * Math.log(members[k]! / pixels.length)) : MOST;
  }
  return { colours, spread, extra: extraOf(spread, rare) };
}

/** Once for a palette, not once for a pixel. */
const extraOf = (spread: Float32Array, rare: Float32Array): Float64Array =>
  Float64Array.from(spread, (value, k) => Math.log(value / (2 * LEAST_SD ** 2)) * 0.5 + rare[k]!);

/** Cost of a color in a palette; 5 in an empty one. */
export function paletteCost({ colours, spread, extra }: Palette, r: number, g: number, b: number): number {
  let least = spread.length ? MOST : 5;
  for (let k = 0; k < spread.length; k++) {
    const away = (r - colours[k * 3]!) ** 2 + (g - colours[k * 3 + 1]!) ** 2 + (b - colours[k * 3 + 2]!) ** 2;
    const cost = away / spread[k]! + extra[k]!;
    if (cost < least) least = cost;
  }
  return least;
}
