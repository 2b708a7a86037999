// Hue of the face, brightness of the nearest visible skin.
import type { ClassMaps } from '../../../domain/photos/body-map.ts';
import { clamp, luma, lumaAt, percentile, type Picture, type Rgb } from '../../pixels/pixels.ts';
import { blurred } from '../../pixels/blur.ts';

/** -0.5 lit from the picture's left … 0.5 from its right. */
interface FaceLight {
  tone: Rgb;
  /** A neck is compared with the lit face beside it. */
  lit: Rgb;
  from: number;
}

const USUAL: Rgb = [200, 160, 140];

/** A face lit from one side has a bright half that no neck has: highest factor on its middle. */
const MOST_LIT = 1.16;

export function measureFaceLight({ data, width }: Picture, { face }: ClassMaps): FaceLight {
  const histograms = [0, 1, 2].map(() => new Uint32Array(256));
  let [count, sumX] = [0, 0];
  for (let i = 0; i < face.length; i++) {
    if (face[i]! < 240) continue;
    count++;
    sumX += i % width;
    histograms.forEach((histogram, c) => histogram[data[i * 4 + c]!]!++);
  }
  if (count < 60) return { tone: USUAL, lit: USUAL, from: 0 };
  const middle = sumX / count;
  const sums = [0, 0];
  const counts = [0, 0];
  for (let i = 0; i < face.length; i++) {
    if (face[i]! < 240) continue;
    const half = i % width < middle ? 0 : 1;
    sums[half]! += lumaAt(data, i);
    counts[half]!++;
  }
  const [left, right] = [sums[0]! / Math.max(1, counts[0]!), sums[1]! / Math.max(1, counts[1]!)];
  const toneAt = (share: number) =>
    histograms.map((histogram) => percentile(histogram, count, share)) as [number, number, number];
  const [tone, bright] = [toneAt(0.58), toneAt(0.82)];
  const held = Math.min(1, (MOST_LIT * luma(...tone)) / Math.max(1, luma(...bright)));
  const lit = bright.map((value) => value * held) as [number, number, number];
  return { tone, lit, from: clamp(((right - left) / (right + left)) * 2.2, -0.5, 0.5) };
}

const STEP = 4;
const LIGHT = [0.72, 1.25] as const;
const HUE = 0.07;

/** Weight of a scale's own pixels, and of the wider scales. */
const WEIGHTS = [
  [0.25, 0.02],
  [0.6, 0.03],
  [1, 0.08],
] as const;

/**
 * Spreads the brightness of visible skin over painted skin.
 * @param painted RGBA of the crop, lit like the face.
 * @param seen 0..255 where bare skin of limbs and neck is certain.
 * @param size height of a picture she would fill, pixels.
 * @returns gain of a channel at a pixel.
 */
export function spreadSkinLight(
  { data, width, height }: Picture,
  painted: Uint8ClampedArray,
  seen: Uint8Array,
  size: number,
): (x: number, y: number) => Rgb {
  const [wide, tall] = [Math.ceil(width / STEP), Math.ceil(height / STEP)];
  const planes = Array.from({ length: 6 }, () => new Float32Array(wide * tall));
  const total = new Float64Array(6);
  for (let i = 0; i < seen.length; i++) {
    if (seen[i]! < 128) continue;
    const j = Math.floor(i / width / STEP) * wide + Math.floor((i % width) / STEP);
    for (let c = 0; c < 3; c++) {
      planes[c]![j]! += data[i * 4 + c]! / 255;
      planes[c + 3]![j]! += painted[i * 4 + c]! / 255;
      total[c]! += data[i * 4 + c]! / 255;
      total[c + 3]! += painted[i * 4 + c]! / 255;
    }
  }
  const bounded = (color: readonly number[], under: readonly number[]): [number, number, number] => {
    const light =
      luma(color[0]!, color[1]!, color[2]!) / Math.max(1e-6, luma(under[0]!, under[1]!, under[2]!));
    const held = clamp(light, ...LIGHT);
    return [0, 1, 2].map(
      (c) => held * clamp(color[c]! / Math.max(1e-6, under[c]!) / light, 1 - HUE, 1 + HUE),
    ) as [number, number, number];
  };
  // Hands alone say less than arms; without either, limbs are a little darker than the face.
  const prior = 900;
  const whole = bounded(
    [0, 1, 2].map((c) => total[c]! + prior * 0.3),
    [0, 1, 2].map((c) => total[c + 3]! + prior * 0.31),
  );
  const at = (share: number): Float32Array[] =>
    planes.map((plane) => blurred(plane, wide, tall, (size * share) / STEP));
  const scales = [0.06, 0.026, 0.012].map(at);
  const gains: (Rgb | undefined)[] = [];
  const gainOf = (j: number): Rgb => {
    let ratio: readonly number[] = whole;
    const color = [0, 0, 0];
    const under = [0, 0, 0];
    for (const [k, planesAt] of scales.entries()) {
      const [weight, less] = WEIGHTS[k]!;
      for (let c = 0; c < 3; c++) {
        color[c] = planesAt[c]![j]! * weight + less * ratio[c]!;
        under[c] = planesAt[c + 3]![j]! * weight + less;
      }
      ratio = color.map((value, c) => value / under[c]!);
    }
    return bounded(color, under);
  };
  return (x, y) => {
    const j = Math.floor(y / STEP) * wide + Math.floor(x / STEP);
    return (gains[j] ??= gainOf(j));
  };
}
