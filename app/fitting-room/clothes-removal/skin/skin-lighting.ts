// Brightness of the nearest visible skin, spread over what is painted.
import { clamp, lerp, luma, lumaAt, type Picture, type Rgb } from '../../pixels/pixels.ts';
import { ZONE } from '../../body-estimation/limbs/limb-coordinates.ts';
import { blurred } from '../../pixels/blur.ts';
import { measureLimbGains, type LimbGain, type SeenSkin } from './limb-gains.ts';

const STEP = 4;
/** Light and hue of what is seen of her limbs against her face's, at most. */
const SEEN = { light: [0.4, 1.7], hue: 0.4 } as const;
/** Of a place against that. */
const NEAR = { light: [0.66, 1.35], hue: 0.12 } as const;
/** Of the border of painted skin, which must not be seen. */
const BORDER = { light: [0.45, 1.8], hue: 0.4 } as const;

interface Scale {
  /** Blur, in her height. */
  reach: number;
  /** Weight of a scale's own pixels, and of the wider scales. */
  weight: number;
  less: number;
}

const SCALES: readonly Scale[] = [
  { reach: 0.16, weight: 0.06, less: 0.05 },
  { reach: 0.06, weight: 0.25, less: 0.02 },
  { reach: 0.026, weight: 0.6, less: 0.03 },
  { reach: 0.012, weight: 1, less: 0.08 },
];
const AT_BORDER: Scale = { reach: 0.012, weight: 1, less: 0.25 };
const BESIDE_BORDER: Scale = { reach: 0.03, weight: 0.4, less: 1 };

type Bounds = typeof SEEN | typeof NEAR | typeof BORDER;

/** `ratio` within `bounds` of `middle`: its brightness, and its channels against that. */
function bounded(ratio: Rgb, middle: Rgb, { light, hue }: Bounds): Rgb {
  const [r, g, b] = [ratio[0] / middle[0], ratio[1] / middle[1], ratio[2] / middle[2]];
  const bright = Math.max(1e-6, luma(r, g, b));
  const held = clamp(bright, light[0], light[1]);
  return [
    middle[0] * held * clamp(r / bright, 1 - hue, 1 + hue),
    middle[1] * held * clamp(g / bright, 1 - hue, 1 + hue),
    middle[2] * held * clamp(b / bright, 1 - hue, 1 + hue),
  ];
}

/** Sums of photo and paint, per channel, on cells of `STEP` pixels. */
interface Sums {
  planes: Float32Array[];
  total: Float64Array;
}

const cellOf = (i: number, width: number): number =>
  Math.floor(i / width / STEP) * Math.ceil(width / STEP) + Math.floor((i % width) / STEP);

function addRow(
  { planes, total }: Sums,
  { data, width }: Picture,
  painted: Uint8ClampedArray,
  seen: Uint8Array,
  from: number,
): void {
  for (let i = from; i < from + width; i++) {
    if (seen[i]! <= 127) continue;
    const j = cellOf(i, width);
    for (let c = 0; c < 3; c++) {
      const [own, paint] = [data[i * 4 + c]! / 255, painted[i * 4 + c]! / 255];
      planes[c]![j]! += own;
      planes[c + 3]![j]! += paint;
      total[c]! += own;
      total[c + 3]! += paint;
    }
  }
}

function sumsOf(crop: Picture, painted: Uint8ClampedArray, seen: Uint8Array): Sums {
  const [wide, tall] = sizeOf(crop);
  const planes = Array.from({ length: 6 }, () => new Float32Array(wide * tall));
  const sums: Sums = { planes, total: new Float64Array(6) };
  for (let i = 0; i < seen.length; i += crop.width) addRow(sums, crop, painted, seen, i);
  return sums;
}

/** Sums on one scale, and how far they count against wider ones. */
interface Blurred extends Scale {
  at: Float32Array[];
}

const sizeOf = ({ width, height }: Picture): [number, number] => [
  Math.ceil(width / STEP),
  Math.ceil(height / STEP),
];

function blurredSums(crop: Picture, planes: readonly Float32Array[], scale: Scale, size: number): Blurred {
  const [wide, tall] = sizeOf(crop);
  return { ...scale, at: planes.map((plane) => blurred(plane, wide, tall, (size * scale.reach) / STEP)) };
}

const closer = (value: number, { at, weight, less }: Blurred, j: number, c: 0 | 1 | 2): number =>
  (at[c]![j]! * weight + less * value) / (at[c + 3]![j]! * weight + less);

/** Each scale goes on from the wider ones before it. */
function blended([red, green, blue]: Rgb, scales: readonly Blurred[], j: number): Rgb {
  let [r, g, b] = [red, green, blue];
  for (const scale of scales) {
    r = closer(r, scale, j, 0);
    g = closer(g, scale, j, 1);
    b = closer(b, scale, j, 2);
  }
  return [r, g, b];
}

/** Gain of each channel on painted skin, read with {@link skinGainAt}. */
export interface SkinGain {
  wide: number;
  tall: number;
  /** Of all skin that is seen. */
  whole: Rgb;
  /** Red, green, blue and weight of the light of each limb; null without limbs. */
  limbs: readonly Float32Array[] | null;
  scales: readonly Blurred[];
  /** At the border of painted skin. */
  border: readonly Blurred[];
  /** By cell, where they were asked for. */
  inside: (Rgb | undefined)[];
  gains: (Rgb | undefined)[];
  out: [number, number, number];
}

function newGain(crop: Picture, more: Pick<SkinGain, 'whole' | 'limbs' | 'scales' | 'border'>): SkinGain {
  const [wide, tall] = sizeOf(crop);
  return { wide, tall, ...more, inside: [], gains: [], out: [1, 1, 1] };
}

function limbAt({ limbs, whole }: SkinGain, j: number): Rgb {
  const all = limbs ? limbs[3]![j]! : 0;
  return limbs && all > 1e-3 ? [limbs[0]![j]! / all, limbs[1]![j]! / all, limbs[2]![j]! / all] : whole;
}

function insideAt(gain: SkinGain, j: number): Rgb {
  const known = gain.inside[j];
  if (known) return known;
  const limb = limbAt(gain, j);
  return (gain.inside[j] = bounded(blended(limb, gain.scales, j), limb, NEAR));
}

function cellGain(gain: SkinGain, u: number, v: number): Rgb {
  const j = clamp(v, 0, gain.tall - 1) * gain.wide + clamp(u, 0, gain.wide - 1);
  const known = gain.gains[j];
  if (known) return known;
  const limb = limbAt(gain, j);
  const near = gain.scales.length > 0 ? insideAt(gain, j) : limb;
  return (gain.gains[j] = bounded(blended(near, gain.border, j), limb, BORDER));
}

/** Between the cells; one array for all calls. */
export function skinGainAt(gain: SkinGain, x: number, y: number): Rgb {
  const [u, v] = [(x + 0.5) / STEP - 0.5, (y + 0.5) / STEP - 0.5];
  const [left, top] = [Math.floor(u), Math.floor(v)];
  const [a, b] = [cellGain(gain, left, top), cellGain(gain, left + 1, top)];
  const [d, e] = [cellGain(gain, left, top + 1), cellGain(gain, left + 1, top + 1)];
  for (let c = 0; c < 3; c++)
    gain.out[c] = lerp(lerp(a[c]!, b[c]!, u - left), lerp(d[c]!, e[c]!, u - left), v - top);
  return gain.out;
}

/** Share of the light around it: less is in a shadow. */
const SHADED = 0.72;
/** Hands alone say less than arms; without either, limbs are a little darker than the face. */
const PRIOR = [270, 279] as const;

/** Blur of the light of one limb into the next, in her height. */
const JOINT = 0.018;

/** The light of each limb, by cells, with no edge at her shoulders. */
function limbPlanes(crop: Picture, { field }: SeenSkin, gainAt: LimbGain, size: number): Float32Array[] {
  const [wide, tall] = sizeOf(crop);
  const planes = Array.from({ length: 4 }, () => new Float32Array(wide * tall));
  for (let v = 0; v < tall; v++)
    for (let u = 0; u < wide; u++) {
      const x = Math.min(crop.width - 1, u * STEP + (STEP >> 1));
      const i = Math.min(crop.height - 1, v * STEP + (STEP >> 1)) * crop.width + x;
      if (field.zone[i]! < ZONE.neck) continue;
      const gain = gainAt(i);
      for (let c = 0; c < 3; c++) planes[c]![v * wide + u] = gain[c]!;
      planes[3]![v * wide + u] = 1;
    }
  return planes.map((plane) => blurred(plane, wide, tall, (size * JOINT) / STEP));
}

/** The shade of an old hem goes with the hem: `out` is 255 where `own` is lit as the `gain` around it tells. */
function litRow(
  { data, width }: Picture,
  painted: Uint8ClampedArray,
  own: Uint8Array,
  gain: SkinGain | null,
  out: Uint8Array,
  from: number,
): void {
  for (let i = from; i < from + width; i++) {
    if (own[i]! <= 127) continue;
    const [red, green, blue] = gain ? insideAt(gain, cellOf(i, width)) : UNCHANGED;
    const usual = gain ? lumaAt(painted, i) * luma(red, green, blue) : lumaAt(painted, i);
    if (lumaAt(data, i) > usual * SHADED) out[i] = 255;
  }
}

const UNCHANGED: Rgb = [1, 1, 1];

function litOf(
  crop: Picture,
  painted: Uint8ClampedArray,
  own: Uint8Array,
  gain: SkinGain | null,
): Uint8Array {
  const out = new Uint8Array(own.length);
  for (let i = 0; i < own.length; i += crop.width) litRow(crop, painted, own, gain, out, i);
  return out;
}

/**
 * Spreads the light of visible skin over painted skin, to its border.
 * @param painted RGBA of the crop, lit like the face.
 * @param size height of a picture she would fill, pixels.
 */
export function spreadSkinLight(
  crop: Picture,
  painted: Uint8ClampedArray,
  her: SeenSkin,
  size: number,
): SkinGain {
  const { planes, total } = sumsOf(crop, painted, her.seen);
  const seen = [0, 1, 2].map((c) => (total[c]! + PRIOR[0]) / (total[c + 3]! + PRIOR[1]));
  const whole = bounded(seen as unknown as Rgb, UNCHANGED, SEEN);
  const scales = SCALES.map((scale) => blurredSums(crop, planes, scale, size));
  const limbs = limbPlanes(crop, her, measureLimbGains(crop, painted, her, whole, size), size);
  const gain = newGain(crop, { whole, limbs, scales, border: [] });
  const { planes: edge } = sumsOf(crop, painted, litOf(crop, painted, her.own, gain));
  return { ...gain, border: [blurredSums(crop, edge, AT_BORDER, size)] };
}

/**
 * What is painted beside her own skin takes its light and hue there, and keeps its own further away.
 * @param painted RGBA of the crop.
 * @param own 255 where the photo's skin stays and paint is known.
 * @param size height of a picture she would fill, pixels.
 */
export function matchAtBorder(
  crop: Picture,
  painted: Uint8ClampedArray,
  own: Uint8Array,
  size: number,
): SkinGain {
  const { planes } = sumsOf(crop, painted, litOf(crop, painted, own, null));
  const border = [BESIDE_BORDER, AT_BORDER].map((scale) => blurredSums(crop, planes, scale, size));
  return newGain(crop, { whole: UNCHANGED, limbs: null, scales: [], border });
}
