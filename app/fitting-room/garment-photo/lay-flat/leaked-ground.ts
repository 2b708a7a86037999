// Ground that the cut-out took for cloth: under an arm, between the legs, in a shadow beside the hem.
import type { Picture } from '../../pixels/pixels.ts';

/** Each pixel outside takes the color of the nearest inside; mirrored at the edge, stripes and prints go on. */
export function spreadColors({ data, width }: Picture, inside: Uint8Array, mirrored = false): void {
  const pixels = new Int32Array(data.buffer, data.byteOffset, data.length >> 2);
  const nearest = new Int32Array(inside.length).fill(-1);
  let edge: number[] = [];
  for (let i = 0; i < inside.length; i++)
    if (inside[i]) {
      nearest[i] = i;
      edge.push(i);
    }
  while (edge.length > 0) {
    const next: number[] = [];
    for (const i of edge)
      for (const k of [i - 1, i + 1, i - width, i + width]) {
        if (k < 0 || k >= inside.length || nearest[k]! >= 0) continue;
        const from = nearest[i]!;
        const twin = 2 * from - k;
        nearest[k] = from;
        pixels[k] = pixels[mirrored && inside[twin] ? twin : from]!;
        next.push(k);
      }
    edge = next;
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

/** Steps outward from the mask, up to `most`. */
function far(mask: Uint8Array, width: number, most: number): Uint8Array {
  const out = mask.map((value) => (value > 0 ? 0 : most));
  const step = (i: number, a: number, b: number): void => {
    out[i] = Math.min(out[i]!, (out[a] ?? most) + 1, (out[b] ?? most) + 1);
  };
  for (let i = 0; i < out.length; i++) step(i, i - 1, i - width);
  for (let i = out.length - 1; i >= 0; i--) step(i, i + 1, i + width);
  return out;
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
  const alike = mask.map((value, i) =>
    value > 127 && (differs(data, i, ground.data, i) < near || isHueOf(data, ground.data, i)) ? 1 : 0,
  );
  const cloth = mask.reduce((total, value) => total + (value > 127 ? 1 : 0), 0);
  if (alike.reduce((total, value) => total + value, 0) > ALIKE * cloth) return;
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
}
