// Maps that are cut by her tailor's outline: what they show ends elsewhere than hers does.
import type { LitLayer } from './worn-bake.ts';

/** Of coverage: less is no cloth to read. Pixels from its edge, which is darker than the cloth beside it. */
const [WHOLE, RIM] = [200, 2] as const;

function takeRimOff(isOuter: Uint8Array, before: Uint8Array, step: number, from: number, to: number): void {
  for (let i = from; i < to; i++) {
    if (isOuter[i] === 0) continue;
    for (let k = 1; k <= RIM; k++) if (!before[i - k * step] || !before[i + k * step]) isOuter[i] = 0;
  }
}

function outerRow(
  isOuter: Uint8Array,
  cover: Uint8Array,
  part: Uint8Array,
  isOf: Uint8Array,
  from: number,
  to: number,
): void {
  for (let i = from; i < to; i++) if (cover[i]! >= WHOLE) isOuter[i] = isOf[part[i]!]!;
}

/** Where the cloth's outer side is seen, without its rim. */
function outerCloth({ width, height, cover, part }: LitLayer, of: readonly number[]): Uint8Array {
  const isOf = Uint8Array.from({ length: 256 }, (_, byte) => (of.includes(byte) ? 1 : 0));
  const isOuter = new Uint8Array(cover.length);
  for (let i = 0; i < cover.length; i += width) outerRow(isOuter, cover, part, isOf, i, i + width);
  for (const step of [1, width]) {
    const before = isOuter.slice();
    const last = width * height - RIM * width;
    for (let i = RIM * width; i < last; i += width) takeRimOff(isOuter, before, step, i, i + width);
  }
  isOuter.fill(0, 0, RIM * width);
  isOuter.fill(0, (height - RIM) * width);
  return isOuter;
}

/** No pixel is known yet; else its row and column in one number. */
const NONE = -1;
const COLUMN = 0xffff;

function squaredWay(place: number, x: number, y: number): number {
  if (place === NONE) return Number.MAX_SAFE_INTEGER;
  const dx = (place & COLUMN) - x;
  const dy = (place >> 16) - y;
  return dx * dx + dy * dy;
}

/** Each pixel of row `y` takes what its neighbors in row `beside` and in its own know to be nearer. */
function carryRow(near: Int32Array, width: number, y: number, beside: number): void {
  for (let x = 0, i = y * width, j = beside * width; x < width; x++, i++, j++) {
    let way = squaredWay(near[i]!, x, y);
    if (way === 0) continue;
    const across = squaredWay(near[j]!, x, y);
    if (across < way) {
      near[i] = near[j]!;
      way = across;
    }
    if (x > 0 && squaredWay(near[i - 1]!, x, y) < way) near[i] = near[i - 1]!;
  }
  for (let x = width - 2, i = y * width + x; x >= 0; x--, i--)
    if (squaredWay(near[i + 1]!, x, y) < squaredWay(near[i]!, x, y)) near[i] = near[i + 1]!;
}

/** Of each pixel the nearest one that shows the cloth's outer side, by its index. */
function nearestOuter(lit: LitLayer, of: readonly number[]): Int32Array {
  const { width, height } = lit;
  const outer = outerCloth(lit, of);
  const near = new Int32Array(outer.length);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) near[i] = outer[i] ? (y << 16) | x : NONE;
  for (let y = 0; y < height; y++) carryRow(near, width, y, Math.max(0, y - 1));
  for (let y = height - 2; y >= 0; y--) carryRow(near, width, y, y + 1);
  for (let i = 0; i < near.length; i++)
    if (near[i] !== NONE) near[i] = (near[i]! >> 16) * width + (near[i]! & COLUMN);
  return near;
}

/** Pixels to either side, over which light evens out beyond the cloth. */
const SPREAD = 5;
/** Pixels per call: a function called often stays compiled. */
const STRETCH = 1024;

function evenBeyond(values: Float32Array, near: Int32Array, step: number): void {
  const before = values.slice();
  const last = values.length - SPREAD * step;
  for (let i = SPREAD * step; i < last; i += STRETCH)
    evenStretch(values, before, near, step, i, Math.min(last, i + STRETCH));
}

function evenStretch(
  values: Float32Array,
  before: Float32Array,
  near: Int32Array,
  step: number,
  from: number,
  to: number,
): void {
  for (let i = from; i < to; i++) {
    if (near[i] === i) continue;
    let sum = 0;
    for (let k = -SPREAD; k <= SPREAD; k++) sum += before[i + k * step]!;
    values[i] = sum / (2 * SPREAD + 1);
  }
}

function goOnRow(
  { light, normalX, normalY, part }: LitLayer,
  near: Int32Array,
  first: number,
  to: number,
): void {
  for (let i = first; i < to; i++) {
    const from = near[i]!;
    if (from < 0 || from === i) continue;
    light[i] = light[from]!;
    normalX[i] = normalX[from]!;
    normalY[i] = normalY[from]!;
    part[i] = part[from]!;
  }
}

/** Cloth goes on beyond its edges and over its inner side, as it was beside them. Changes `lit`. */
export function goOnBeyond(lit: LitLayer, of: readonly number[]): LitLayer {
  const near = nearestOuter(lit, of);
  for (let i = 0; i < near.length; i += lit.width) goOnRow(lit, near, i, i + lit.width);
  for (const step of [lit.width, 1]) evenBeyond(lit.light, near, step);
  return lit;
}
