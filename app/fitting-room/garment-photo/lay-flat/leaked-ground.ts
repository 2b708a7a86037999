// Ground that the cut-out took for cloth: under an arm, between the legs, in a shadow beside the hem.
import { connectedComponents } from '../../pixels/connected-components.ts';
import { luma, quantile, type Picture } from '../../pixels/pixels.ts';

/** Each pixel outside takes the color of the nearest inside; mirrored at the edge, stripes and prints go on. */
export function spreadColors({ data, width }: Picture, inside: Uint8Array, mirrored = false): void {
  const pixels = new Int32Array(data.buffer, data.byteOffset, data.length >> 2);
  const count = inside.length;
  const nearest = new Int32Array(count).fill(-1);
  // Each pixel is reached once; from within the cloth none is.
  const reached = new Int32Array(count);
  let end = 0;
  for (let i = 0; i < count; i++) {
    if (!inside[i]) continue;
    nearest[i] = i;
    const isEdge =
      inside[i - 1] === 0 || inside[i + 1] === 0 || inside[i - width] === 0 || inside[i + width] === 0;
    if (isEdge) reached[end++] = i;
  }
  const beside = [-1, 1, -width, width];
  for (let at = 0; at < end; at++) {
    const i = reached[at]!;
    const from = nearest[i]!;
    for (let side = 0; side < 4; side++) {
      const k = i + beside[side]!;
      if (k < 0 || k >= count || nearest[k]! >= 0) continue;
      const twin = 2 * from - k;
      nearest[k] = from;
      pixels[k] = pixels[mirrored && inside[twin] ? twin : from]!;
      reached[end++] = k;
    }
  }
}

/** Of the cloth: where more of it looks like the ground, the cloth is like the ground. */
const ALIKE = 0.12;
/** Of 255 and channel: a pixel this near is ground, at least and at most; between, so many times what ground differs from ground. */
const NEAR = { least: 4, most: 12, times: 2.5 } as const;
/** Of a ground's brightest channel: a colored one keeps its hue in its shadows. */
const COLORED = 0.28;
/** Of a turn: so near a hue is the ground's, in its shadows too. */
const SAME_HUE = 30 / 360;
/** Darker than so, of 255, nothing has a hue. */
const DARK = 36;
/** Pixels beside the outline: soft edges of both. */
const SOFT = 4;

const differs = (data: Uint8ClampedArray, i: number, other: Uint8ClampedArray, j: number): number => {
  let sum = 0;
  for (let c = 0; c < 3; c++) sum += Math.abs(data[i * 4 + c]! - other[j * 4 + c]!);
  return sum / 3;
};

/** 0..1; undefined where there is hardly any. */
function hueAt(data: Uint8ClampedArray, i: number): number | undefined {
  const [red, green, blue] = [data[i * 4]!, data[i * 4 + 1]!, data[i * 4 + 2]!];
  const most = Math.max(red, green, blue);
  if (most < DARK || most - Math.min(red, green, blue) < COLORED * most) return undefined;
  return Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) / (2 * Math.PI);
}

function isHueOf(data: Uint8ClampedArray, ground: Uint8ClampedArray, i: number): boolean {
  const [seen, behind] = [hueAt(data, i), hueAt(ground, i)];
  if (seen === undefined || behind === undefined) return false;
  const apart = Math.abs(seen - behind);
  return Math.min(apart, 1 - apart) < SAME_HUE;
}

/** Of the ground's light: so dark a shadow on it may be, and so bright a place. */
const LIT = [0.5, 1.06] as const;
/** Of 255: ground in more or less light is this near it, and this much nearer than any color of the cloth's inside. */
const [SHADED, NEARER] = [11, 22] as const;
/** Of the cloth's inside: rarer colors are the edges of a print. */
const USUAL = 0.004;
/** The inside: deeper than so much of the cloth; of the longer side, so deep is deepest. */
const [DEEP, DEEPEST] = [0.6, 0.1] as const;
/** Steps of a channel. */
const STEP = 16;

/** Deep inside the cloth. */
function depthsOf({ width, height }: Picture, mask: Uint8Array): number[] {
  const most = Math.min(255, Math.round(DEEPEST * Math.max(width, height)));
  const steps = far(
    mask.map((value) => (value > 127 ? 0 : 1)),
    width,
    most,
  );
  const covered: number[] = [];
  for (let i = 0; i < mask.length; i += 3) if (steps[i]! > 0) covered.push(i);
  const depth = quantile(
    covered.map((i) => steps[i]!),
    DEEP,
  );
  return covered.filter((i) => steps[i]! >= depth);
}

interface ClothColor {
  rgb: readonly number[];
  /** Of the cloth's inside. */
  share: number;
}

function clothColors({ data }: Picture, deep: readonly number[]): readonly ClothColor[] {
  const bins = new Map<number, number[]>();
  for (const i of deep) {
    const rgb = [data[i * 4]!, data[i * 4 + 1]!, data[i * 4 + 2]!];
    const bin = rgb.reduce((sum, value) => sum * STEP + Math.floor(value / STEP), 0);
    const known = bins.get(bin) ?? [0, 0, 0, 0];
    bins.set(bin, [known[0]! + 1, known[1]! + rgb[0]!, known[2]! + rgb[1]!, known[3]! + rgb[2]!]);
  }
  return [...bins.values()]
    .filter(([n]) => n! > USUAL * deep.length)
    .map(([n, red, green, blue]) => ({ rgb: [red! / n!, green! / n!, blue! / n!], share: n! / deep.length }));
}

/** The ground in more or less light, and no color of the cloth's. */
function isShadedGround(
  data: Uint8ClampedArray,
  ground: Uint8ClampedArray,
  i: number,
  cloth: readonly ClothColor[],
  isSmooth: boolean,
): boolean {
  let [seen, behind] = [0, 0];
  for (let c = 0; c < 3; c++) {
    seen += data[i * 4 + c]!;
    behind += ground[i * 4 + c]!;
  }
  const light = Math.min(LIT[1], Math.max(LIT[0], seen / (behind || 1)));
  let off = 0;
  for (let c = 0; c < 3; c++) off = Math.max(off, Math.abs(data[i * 4 + c]! - light * ground[i * 4 + c]!));
  if (off > SHADED) return false;
  return (
    isSmooth ||
    cloth.every(({ rgb }) => rgb.some((value, c) => Math.abs(value - data[i * 4 + c]!) > off + NEARER))
  );
}

/** Of 255, and of the cloth's inside: a color so near to so much of it is the cloth's, whatever the ground's is. */
const [SAME, COMMON] = [24, 0.18] as const;

function isClothColor(data: Uint8ClampedArray, i: number, cloth: readonly ClothColor[]): boolean {
  let share = 0;
  for (const color of cloth)
    if (color.rgb.every((value, c) => Math.abs(value - data[i * 4 + c]!) < SAME)) share += color.share;
  return share > COMMON;
}

/** In pixels around one: what is there is its texture. */
const AROUND = 3;
/** Of the cloth's texture: smooth is what has less than so; and of 255, so much has cloth that is nowhere smooth. */
const [SMOOTH, TEXTURED] = [0.45, 9] as const;

/** How much lightness changes around a pixel. */
function textureOf({ data, width, height }: Picture): Float32Array {
  const across = width + 1;
  const [sums, squares] = [new Float64Array(across * (height + 1)), new Float64Array(across * (height + 1))];
  for (let y = 0; y < height; y++) {
    let [sum, square] = [0, 0];
    for (let x = 0; x < width; x++) {
      const i = (y * width + x) * 4;
      const light = luma(data[i]!, data[i + 1]!, data[i + 2]!);
      sum += light;
      square += light ** 2;
      sums[(y + 1) * across + x + 1] = sums[y * across + x + 1]! + sum;
      squares[(y + 1) * across + x + 1] = squares[y * across + x + 1]! + square;
    }
  }
  const texture = new Float32Array(width * height);
  for (let y = 0, i = 0; y < height; y++) {
    const [top, bottom] = [Math.max(0, y - AROUND) * across, Math.min(height, y + AROUND + 1) * across];
    for (let x = 0; x < width; x++, i++) {
      const [left, right] = [Math.max(0, x - AROUND), Math.min(width, x + AROUND + 1)];
      const count = ((bottom - top) / across) * (right - left);
      const mean = boxSum(sums, left, right, top, bottom) / count;
      texture[i] = Math.sqrt(Math.max(0, boxSum(squares, left, right, top, bottom) / count - mean ** 2));
    }
  }
  return texture;
}

/** From a table of sums: of the box between two columns and two rows. */
const boxSum = (of: Float64Array, left: number, right: number, top: number, bottom: number): number =>
  of[bottom + right]! - of[top + right]! - of[bottom + left]! + of[top + left]!;

/** Pixels: what is thinner and lies at ground that was taken out is the rim of its shadow. */
const [SHRED, BESIDE] = [3, 8] as const;

/** What was cut into shreds where ground was taken out goes too. */
function takeOutShreds(mask: Uint8Array, before: Uint8Array, width: number): void {
  const taken = mask.map((value, i) => (value === 0 && before[i]! > 127 ? 255 : 0));
  const beside = far(taken, width, BESIDE + 1);
  const inside = far(
    mask.map((value) => (value > 127 ? 0 : 1)),
    width,
    SHRED + 1,
  );
  const core = inside.map((steps) => (steps > SHRED ? 1 : 0));
  const fromCore = far(core, width, SHRED + 3);
  for (let i = 0; i < mask.length; i++)
    if (mask[i]! > 0 && beside[i]! <= BESIDE && fromCore[i]! > SHRED + 1) mask[i] = 0;
}

/** Steps outward from the mask, up to `most`. */
function far(mask: Uint8Array, width: number, most: number): Uint8Array {
  const out = new Uint8Array(mask.length);
  for (let i = 0; i < out.length; i++) out[i] = mask[i]! > 0 ? 0 : most;
  for (let i = 0; i < out.length; i++) shorten(out, i, i - 1, i - width);
  for (let i = out.length - 1; i >= 0; i--) shorten(out, i, i + 1, i + width);
  return out;
}

/** A function of the module: what is compiled for one photo serves the next. */
export function shorten(steps: Uint8Array, i: number, beside: number, above: number): void {
  const own = steps[i]!;
  if (own === 0) return;
  const [a, b] = [steps[beside] ?? own, steps[above] ?? own];
  const least = a < b ? a : b;
  if (least + 1 < own) steps[i] = least + 1;
}

/** Of what is cloth: a part so large; of the longer side: threads no wider than twice so much hold no parts together. */
const [PART_OF_CLOTH, THREAD] = [0.002, 0.012] as const;

/** 1, 2 … by the thick part of cloth that a pixel belongs to, the largest first; 0 elsewhere, and null where it is one. */
function thickParts(mask: Uint8Array, width: number): Uint8Array | null {
  const height = mask.length / width;
  const thread = Math.max(SHRED, Math.round(THREAD * Math.max(width, height)));
  const outside = mask.map((value) => (value > 127 ? 0 : 1));
  const core = far(outside, width, thread + 1).map((depth) => (depth > thread ? 1 : 0));
  const least = PART_OF_CLOTH * core.reduce((sum, value) => sum + value, 0);
  const parts = connectedComponents({ width, height, mask: core }, 1).filter((part) => part.length > least);
  if (parts.length < 2) return null;
  const owner = new Uint8Array(mask.length);
  let edge = parts.flatMap((part, k) => Array.from(part, (i) => ((owner[i] = Math.min(255, k + 1)), i)));
  while (edge.length > 0)
    edge = edge.flatMap((i) =>
      [i - 1, i + 1, i - width, i + width].filter((k) => {
        if (outside[k] !== 0 || owner[k]) return false;
        owner[k] = owner[i]!;
        return true;
      }),
    );
  return owner;
}

/** What parts cloth from cloth is a stripe of the ground's color: it is put back. */
function putBackStripes(mask: Uint8Array, before: Uint8Array, width: number): void {
  const owner = thickParts(mask, width);
  if (!owner) return;
  const taken = before.map((value, i) => (value > 127 && mask[i]! <= 127 ? 1 : 0));
  for (const stripe of connectedComponents({ width, height: mask.length / width, mask: taken }, 1)) {
    const beside = new Set<number>();
    for (const i of stripe)
      for (const k of [i - 1, i + 1, i - width, i + width]) if (owner[k]) beside.add(owner[k]!);
    if (beside.size > 1) for (const i of stripe) mask[i] = before[i]!;
  }
}

/**
 * What looks like the ground and lies at the outline is taken out of the mask.
 * @param whole with what was taken out before: the inside of a back is cloth, and no ground.
 */
export function takeOutGround(colors: Picture, mask: Uint8Array, whole = mask): void {
  const { width, data } = colors;
  const away = far(whole, width, SOFT);
  const isGround = (i: number): boolean => away[i]! >= SOFT && data[i * 4 + 3]! > 0;
  const ground: Picture = { ...colors, data: data.slice() };
  const known = mask.map((_, i) => (isGround(i) ? 1 : 0));
  spreadColors(ground, known);
  let [sum, count] = [0, 0];
  for (let i = 0; i < mask.length - 8; i += 7)
    if (known[i] && known[i + 8]) {
      sum += differs(data, i, data, i + 8);
      count++;
    }
  if (count === 0) return;
  const near = Math.min(NEAR.most, Math.max(NEAR.least, (NEAR.times * sum) / count));
  const deep = depthsOf(colors, mask);
  const own = clothColors(colors, deep);
  const texture = textureOf(colors);
  const usual =
    quantile(
      deep.map((i) => texture[i]!),
      0.05,
    ) || 0;
  const alike = mask.map((value, i) =>
    value > 127 &&
    (((differs(data, i, ground.data, i) < near || isHueOf(data, ground.data, i)) &&
      !isClothColor(data, i, own)) ||
      isShadedGround(data, ground.data, i, own, usual > TEXTURED && texture[i]! < SMOOTH * usual))
      ? 1
      : 0,
  );
  const cloth = mask.reduce((total, value) => total + (value > 127 ? 1 : 0), 0);
  if (alike.reduce((total, value) => total + value, 0) > ALIKE * cloth) return;
  const before = mask.slice();
  const reached: number[] = [];
  const reach = (i: number): void => {
    if (!alike[i]) return;
    alike[i] = 0;
    mask[i] = 0;
    reached.push(i);
  };
  for (let i = 0; i < mask.length; i++)
    if (mask[i]! <= 127)
      for (const by of [1, -1, width, -width]) for (let k = 1; k < SOFT; k++) reach(i + by * k);
  while (reached.length > 0) {
    const i = reached.pop()!;
    for (const k of [i - 1, i + 1, i - width, i + width]) reach(k);
  }
  putBackStripes(mask, before, width);
  takeOutShreds(mask, before, width);
}
