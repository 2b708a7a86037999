// Maps that are cut by her tailor's outline: what they show ends elsewhere than hers does.
import type { LitLayer } from './worn-bake.ts';

/** Of coverage: less is no cloth to read. Pixels from its edge, which is darker than the cloth beside it. */
const [WHOLE, RIM] = [200, 2] as const;

/** Where the cloth's outer side is seen, without its rim. */
function outerCloth({ width, height, cover, part }: LitLayer, of: readonly number[]): Uint8Array {
  const isOf = Uint8Array.from({ length: 256 }, (_, byte) => (of.includes(byte) ? 1 : 0));
  const isOuter = new Uint8Array(cover.length);
  for (let i = 0; i < cover.length; i++) if (cover[i]! >= WHOLE) isOuter[i] = isOf[part[i]!]!;
  for (const step of [1, width]) {
    const before = isOuter.slice();
    const last = width * height - RIM * width;
    for (let i = RIM * width; i < last; i++)
      for (let k = 1; k <= RIM; k++) if (!before[i - k * step] || !before[i + k * step]) isOuter[i] = 0;
  }
  isOuter.fill(0, 0, RIM * width);
  isOuter.fill(0, (height - RIM) * width);
  return isOuter;
}

/** Of each pixel the nearest one that shows the cloth's outer side, by its index. */
function nearestOuter(lit: LitLayer, of: readonly number[]): Int32Array {
  const { width, height } = lit;
  const outer = outerCloth(lit, of);
  const near = new Int32Array(outer.length);
  for (let i = 0; i < near.length; i++) near[i] = outer[i] ? i : -1;
  const far = (i: number, x: number, y: number): number =>
    near[i]! < 0 ? Infinity : ((near[i]! % width) - x) ** 2 + (Math.floor(near[i]! / width) - y) ** 2;
  const take = (i: number, x: number, y: number, from: number): void => {
    if (far(from, x, y) < far(i, x, y)) near[i] = near[from]!;
  };
  for (let y = 0; y < height; y++) {
    for (let x = 0, i = y * width; x < width; x++, i++) {
      if (y > 0) take(i, x, y, i - width);
      if (x > 0) take(i, x, y, i - 1);
    }
    for (let x = width - 2, i = y * width + x; x >= 0; x--, i--) take(i, x, y, i + 1);
  }
  for (let y = height - 2; y >= 0; y--) {
    for (let x = 0, i = y * width; x < width; x++, i++) {
      take(i, x, y, i + width);
      if (x > 0) take(i, x, y, i - 1);
    }
    for (let x = width - 2, i = y * width + x; x >= 0; x--, i--) take(i, x, y, i + 1);
  }
  return near;
}

/** Pixels to either side, over which light evens out beyond the cloth. */
const SPREAD = 5;

function evenBeyond(values: Float32Array, near: Int32Array, step: number): void {
  const before = values.slice();
  for (let i = SPREAD * step; i < values.length - SPREAD * step; i++) {
    if (near[i] === i) continue;
    let sum = 0;
    for (let k = -SPREAD; k <= SPREAD; k++) sum += before[i + k * step]!;
    values[i] = sum / (2 * SPREAD + 1);
  }
}

/** Cloth goes on beyond its edges and over its inner side, as it was beside them. Changes `lit`. */
export function goOnBeyond(lit: LitLayer, of: readonly number[]): LitLayer {
  const near = nearestOuter(lit, of);
  for (let i = 0; i < near.length; i++) {
    const from = near[i]!;
    if (from < 0 || from === i) continue;
    lit.light[i] = lit.light[from]!;
    lit.normalX[i] = lit.normalX[from]!;
    lit.normalY[i] = lit.normalY[from]!;
    lit.part[i] = lit.part[from]!;
  }
  for (const step of [lit.width, 1]) evenBeyond(lit.light, near, step);
  return lit;
}
