// How her face is lit, in what hue, without its shine and without a beard.
import type { ClassMaps } from '../../../domain/photos/body-map.ts';
import { clamp, luma, lumaAt, percentile, type Picture, type Rgb } from '../../pixels/pixels.ts';

interface FaceLight {
  lit: Rgb;
  /** Its middle color against `lit`. */
  middle: Rgb;
  /** -0.5 lit from the picture's left … 0.5 from its right. */
  from: number;
}

const USUAL: Rgb = [200, 160, 140];

/** Share of a face that is darker than her limbs in its light: above it shine begins, most of all on dark skin. */
const LIMBS = 0.68;
/** Share of a face that is darker than its skin without shine, which pales it: hue is taken from there. */
const MATTE = 0.4;
/** A face lit from one side has a bright half that no neck has: highest factor on its middle. */
const MOST_LIT = 1.16;

/** Light of a face below its mouth against that above, and how much less of it is red: a beard. */
const BEARD = { light: 0.65, red: 0.025 } as const;

/** Pixels of the face without its beard. `mouth`: a row. */
function shaved({ data, width }: Picture, face: Uint8Array, mouth: number): number[] {
  const pixels: number[] = [];
  for (let i = 0; i < face.length; i++) if (face[i]! >= 240) pixels.push(i);
  const row = Math.round(mouth) * width;
  const end = pixels.findIndex((i) => i >= row);
  if (end < 0) return pixels;
  const colorOf = (some: readonly number[]): { light: number; red: number } => {
    const sum: [number, number, number] = [0, 0, 0];
    for (const i of some) for (const c of [0, 1, 2] as const) sum[c] += data[i * 4 + c]!;
    return { light: luma(...sum) / (some.length || 1), red: sum[0] / (sum[0] + sum[1] + sum[2] || 1) };
  };
  const upper = pixels.slice(0, end);
  const [above, below] = [colorOf(upper), colorOf(pixels.slice(end))];
  const isBeard = below.light < above.light * BEARD.light && below.red < above.red - BEARD.red;
  return isBeard ? upper : pixels;
}

/** @param mouth row of her mouth. */
export function measureFaceLight(crop: Picture, classes: ClassMaps, mouth: number): FaceLight {
  const { data, width } = crop;
  const pixels = shaved(crop, classes.face, mouth);
  const histograms = [0, 1, 2].map(() => new Uint32Array(256));
  const count = pixels.length;
  let sumX = 0;
  for (const i of pixels) {
    sumX += i % width;
    for (let c = 0; c < 3; c++) histograms[c]![data[i * 4 + c]!]!++;
  }
  if (count < 60) return { lit: USUAL, middle: [1, 1, 1], from: 0 };
  const middle = sumX / count;
  const sums = [0, 0];
  const counts = [0, 0];
  for (const i of pixels) {
    const half = i % width < middle ? 0 : 1;
    sums[half]! += lumaAt(data, i);
    counts[half]!++;
  }
  const [left, right] = [sums[0]! / Math.max(1, counts[0]!), sums[1]! / Math.max(1, counts[1]!)];
  const toneAt = (share: number) =>
    histograms.map((histogram) => percentile(histogram, count, share)) as [number, number, number];
  const [tone, bright] = [toneAt(0.58), toneAt(LIMBS)];
  const matte = toneAt(MATTE);
  const light = Math.min(luma(...bright), MOST_LIT * luma(...tone));
  const lit = matte.map((value) => (value * light) / Math.max(1, luma(...matte))) as [number, number, number];
  const middleColor = toneAt(0.5);
  return {
    lit,
    middle: [0, 1, 2].map((c) => middleColor[c]! / Math.max(1, lit[c]!)) as unknown as Rgb,
    from: clamp(((right - left) / (right + left)) * 2.2, -0.5, 0.5),
  };
}
