// Brightness of old clothes and skin as a ratio to their own color, with holes filled.
import { blurInto } from '../../pixels/blur.ts';
import { blurredBytes } from '../../pixels/blurred-copies.ts';
import { contentBounds } from '../../pixels/content-bounds.ts';
import { fillShadingHoles } from './fill-shading-holes.ts';
import type { ClassMaps } from '../../../domain/photos/body-map.ts';
import { heightAtTorsoShare, torsoShareAt, type Frame } from '../measures/body-frame.ts';
import { clamp, lerp, luma, smoothstep, type Picture } from '../../pixels/pixels.ts';
import { findPrints } from './printed-patterns.ts';

export const SOURCE = { none: 0, oldTop: 1, oldBottom: 2, skin: 3, shoes: 4 } as const;

export interface Shading {
  /** 1 is the cloth's own color; holes are filled. */
  low: Float32Array;
  /** So wide that only the fall of light over the body remains. */
  wide: Float32Array;
  /** Fine folds, added to `low`; in 1/1000. */
  detail: Int8Array;
  /** 0..255: how far `low` was really seen. */
  trust: Uint8Array;
  /** The same with soft borders. */
  seen: Uint8Array;
  source: Uint8Array;
}

/** 70th percentile of its luminance, 0..1. */
function referenceOf(light: Uint8Array, weight: Uint8Array, from: number, to: number): number | null {
  const histogram = new Uint32Array(256);
  let count = 0;
  for (let i = from; i < to; i += 2) {
    if (weight[i]! < 217) continue;
    histogram[light[i]!]!++;
    count++;
  }
  if (count < 40) return null;
  let seen = 0;
  for (let value = 0; value < 256; value++) {
    seen += histogram[value]!;
    if (seen >= count * 0.7) return Math.max(0.06, value / 255);
  }
  return 1;
}

const contrastFor = (reference: number): number => lerp(0.75, 1.7, smoothstep(0.35, 0.9, reference));

const ratiosOf = (reference: number, contrast: number, most: number): Float64Array =>
  Float64Array.from({ length: 256 }, (_, light) =>
    clamp(Math.pow(clamp(light / 255 / reference, 0.2, 1.6), contrast), 0.35, most),
  );

/** Null where too little of it is seen. */
interface Region {
  reference: number;
  ratios: Float64Array;
}

const regionOf = (reference: number | null, most: number, contrast?: number): Region | null =>
  reference === null
    ? null
    : { reference, ratios: ratiosOf(reference, contrast ?? contrastFor(reference), most) };

/** Highest ratio; lighter parts of trousers and skirts are worn or shine. */
const MOST = 1.35;
const MOST_OF_BOTTOM = 1.04;

function eroded(plane: Uint8Array, width: number, height: number, sigma: number): Uint8Array {
  const out = blurredBytes(plane, width, height, sigma);
  const table = Uint8Array.from({ length: 256 }, (_, v) => smoothstep(0.8, 0.98, v / 255) * 255);
  for (let i = 0; i < out.length; i++) out[i] = table[out[i]!]!;
  return out;
}

/** The strongest change of color from row to row inside the clothes. */
export function findOldWaist(
  photo: Picture,
  clothes: Uint8Array,
  frame: Frame,
): { y: number; strength: number } {
  const { width, height, data } = photo;
  const gap = Math.max(2, Math.round(frame.size * 0.0033));
  const found = { y: heightAtTorsoShare(frame, 0.85), strength: 0 };
  const top = Math.max(gap, Math.round(heightAtTorsoShare(frame, 0.45)));
  const bottom = Math.min(height - gap - 1, Math.floor(heightAtTorsoShare(frame, 1.2)));
  for (let y = top; y < bottom; y++) {
    const row = frame.outline(torsoShareAt(frame, y));
    let sum = 0;
    let count = 0;
    const from = Math.max(0, Math.round(lerp(row.left, row.right, 0.2)));
    const to = Math.min(width, lerp(row.left, row.right, 0.8));
    for (let x = from; x < to; x += 2) {
      const a = (y - gap) * width + x;
      const b = (y + gap) * width + x;
      if (clothes[a]! < 128 || clothes[b]! < 128) continue;
      for (let c = 0; c < 3; c++) sum += Math.abs(data[a * 4 + c]! - data[b * 4 + c]!);
      count++;
    }
    if (count > 8 && sum / count > found.strength) {
      found.strength = sum / count;
      found.y = y;
    }
  }
  return found;
}

function meanColor(
  data: Uint8ClampedArray,
  cloth: Uint8Array,
  first: number,
  last: number,
): readonly [number, number, number] {
  let [red, green, blue, count] = [0, 0, 0, 1];
  for (let i = first; i < last; i += 3) {
    if (cloth[i]! < 200) continue;
    count++;
    red += data[i * 4]!;
    green += data[i * 4 + 1]!;
    blue += data[i * 4 + 2]!;
  }
  return [red / count, green / count, blue / count];
}

type Sum = readonly [number, number, number];

interface OldColors {
  top: Sum;
  bottom: Sum;
}

/** Of the two old garments; null where they do not differ. */
function oldColors(
  { data, width, height }: Picture,
  cloth: Uint8Array,
  frame: Frame,
  waist: number,
): OldColors | null {
  const rowOf = (y: number): number => clamp(Math.round(y), 0, height) * width;
  const meanOf = (from: number, to: number) => meanColor(data, cloth, rowOf(from), rowOf(to));
  const { torso } = frame;
  const top = meanOf(waist - torso * 0.5, waist - torso * 0.14);
  const bottom = meanOf(waist + torso * 0.14, waist + torso * 0.5);
  return away(top, ...bottom) < 60 ? null : { top, bottom };
}

const away = (color: Sum, red: number, green: number, blue: number): number =>
  Math.abs(color[0] - red) + Math.abs(color[1] - green) + Math.abs(color[2] - blue);

/** Old hems are not level: near the waist color decides. */
function isOfTop({ top, bottom }: OldColors, data: Uint8ClampedArray, i: number): boolean {
  const [red, green, blue] = [data[i * 4]!, data[i * 4 + 1]!, data[i * 4 + 2]!];
  return away(top, red, green, blue) < away(bottom, red, green, blue);
}

const SEAM_STRENGTH = 45;

function meetInRow(cloth: Uint8Array, skin: Uint8Array, from: number, to: number): void {
  for (let i = from; i < to; i++) cloth[i] = Math.min(255, (4 * cloth[i]! * skin[i]!) / 255);
}

function borders(classes: ClassMaps, width: number, height: number, size: number): Uint8Array {
  const sigma = Math.max(1.5, size * 0.007);
  const skin = blurredBytes(classes.skin, width, height, sigma);
  if (!contentBounds(skin, width, height)) return skin;
  const cloth = blurredBytes(classes.clothes, width, height, sigma);
  for (let y = 0; y < height; y++) meetInRow(cloth, skin, y * width, (y + 1) * width);
  return cloth;
}

function lightOfRow(
  data: Uint8ClampedArray,
  clothes: Uint8Array,
  from: number,
  to: number,
  low: boolean,
  light: Uint8Array,
): void {
  for (let i = from; i < to; i++) {
    const red = data[i * 4]!;
    const green = data[i * 4 + 1]!;
    const blue = data[i * 4 + 2]!;
    // Faded dye is no light: there the color's strongest channel gains least.
    const dyed = low && clothes[i]! > 127;
    light[i] = dyed ? Math.max(red, green, blue) : luma(red, green, blue) + 0.5;
  }
}

function sourceOfRim({ clothes, skin }: ClassMaps, i: number, above: boolean): number {
  if (clothes[i]! <= skin[i]!) return SOURCE.skin;
  return above ? SOURCE.oldTop : SOURCE.oldBottom;
}

/** In 1/1000. */
const fineDetail = (off: number, weight: number): number =>
  weight > 76 ? (clamp(off, -0.1, 0.08) * weight * 1000) / 255 : 0;

const isShoe = (shoes: Uint8Array, i: number, kneeAt: number): boolean => shoes[i]! > 12 && i >= kneeAt;

export function measureShading(
  photo: Picture,
  classes: ClassMaps,
  frame: Frame,
  oldWaist: { y: number; strength: number },
): Shading {
  const { width, height, data } = photo;
  const pixels = width * height;
  const size = frame.size;
  const light = new Uint8Array(pixels);
  const waistRow = clamp(Math.round(oldWaist.y), 0, height);
  const split = waistRow * width;
  for (let i = 0; i < pixels; i += width) lightOfRow(data, classes.clothes, i, i + width, i >= split, light);
  const kneeAt = clamp(Math.round(frame.knees[1]), 0, height) * width;
  const regions = {
    top: regionOf(referenceOf(light, classes.clothes, 0, split), MOST),
    bottom: regionOf(referenceOf(light, classes.clothes, split, pixels), MOST_OF_BOTTOM),
    skin: regionOf(referenceOf(light, classes.skin, 0, pixels), MOST, 0.9),
    shoes: regionOf(referenceOf(light, classes.others, kneeAt, pixels), MOST, 0.8),
  };
  const sigma = Math.max(1, size * 0.0015);
  const cloth = eroded(classes.clothes, width, height, sigma);
  const skin = eroded(classes.skin, width, height, sigma);
  const shoes = eroded(classes.others, width, height, sigma);

  const border = borders(classes, width, height, size);
  const prints = findPrints(photo, cloth, light, Math.round(frame.shoulders[1]), waistRow, size);
  const smooth = blurredBytes(light, width, height, Math.max(1, size * 0.0008));
  const trust = new Uint8Array(pixels);
  const source = new Uint8Array(pixels);
  const ratio = new Float32Array(pixels);
  const detail = new Int8Array(pixels);
  const soft = blurredBytes(light, width, height, Math.max(2, size * 0.0035));
  const offBorder = Float64Array.from({ length: 256 }, (_, v) => 1 - smoothstep(0.08, 0.5, v / 255));
  const band = size * 0.01;
  const torsoShare = frame.torso * 0.16;
  const hasSeam = oldWaist.strength > SEAM_STRENGTH;
  const colors = oldColors(photo, cloth, frame, oldWaist.y);
  for (let y = 0, i = 0; y < height; y++) {
    const fromSeam = Math.abs(y - oldWaist.y);
    const seam = hasSeam ? smoothstep(band * 0.4, band, fromSeam) : 1;
    const above = y < oldWaist.y;
    const doubtful = fromSeam < torsoShare;
    for (let x = 0; x < width; x++, i++) {
      let region: Region | null = null;
      let weight = 0;
      if (cloth[i]! > 12) {
        source[i] = above ? SOURCE.oldTop : SOURCE.oldBottom;
        region = above ? regions.top : regions.bottom;
        // The other garment's color says nothing about this one's light.
        const isOther = doubtful && colors !== null && isOfTop(colors, data, i) !== above;
        weight = isOther ? 0 : cloth[i]! * seam;
      } else if (skin[i]! > 12) {
        source[i] = SOURCE.skin;
        region = regions.skin;
        weight = skin[i]! * 0.8;
      } else if (isShoe(shoes, i, kneeAt)) {
        source[i] = SOURCE.shoes;
        region = regions.shoes;
        weight = shoes[i]!;
      } else if (classes.clothes[i]! + classes.skin[i]! > 200) {
        source[i] = sourceOfRim(classes, i, above);
      }
      if (region === null) continue;
      weight *= offBorder[border[i]!]! * (1 - prints[i]! / 255);
      trust[i] = weight;
      ratio[i] = region.ratios[smooth[i]!]! * weight;
      detail[i] = fineDetail((light[i]! - soft[i]!) / 255 / region.reference, weight);
    }
  }
  const seen = smooth;
  blurInto(trust, seen, width, height, size * 0.011);
  return { ...fillShadingHoles(ratio, trust, width, height, size), detail, trust, seen, source };
}
