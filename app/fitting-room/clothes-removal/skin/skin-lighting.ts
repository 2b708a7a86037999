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
function bounded(ratio: readonly number[], middle: readonly number[], { light, hue }: Bounds): Rgb {
  const [r, g, b] = ratio.map((value, c) => value / middle[c]!) as [number, number, number];
  const bright = Math.max(1e-6, luma(r, g, b));
  const held = clamp(bright, light[0], light[1]);
  return [r, g, b].map(
    (value, c) => middle[c]! * held * clamp(value / bright, 1 - hue, 1 + hue),
  ) as unknown as Rgb;
}

/** Sums of photo and paint, per channel, on cells of `STEP` pixels. */
interface Sums {
  planes: Float32Array[];
  total: Float64Array;
}

const cellOf = (i: number, width: number): number =>
  Math.floor(i / width / STEP) * Math.ceil(width / STEP) + Math.floor((i % width) / STEP);

function sumsOf(
  { data, width, height }: Picture,
  painted: Uint8ClampedArray,
  isSeen: (i: number) => boolean,
  [from, to]: readonly [number, number] = [0, width * height],
): Sums {
  const [wide, tall] = sizeOf({ data, width, height });
  const planes = Array.from({ length: 6 }, () => new Float32Array(wide * tall));
  const total = new Float64Array(6);
  for (let i = from; i < to; i++) {
    if (!isSeen(i)) continue;
    const j = cellOf(i, width);
    for (let c = 0; c < 3; c++) {
      const [own, paint] = [data[i * 4 + c]! / 255, painted[i * 4 + c]! / 255];
      planes[c]![j]! += own;
      planes[c + 3]![j]! += paint;
      total[c]! += own;
      total[c + 3]! += paint;
    }
  }
  return { planes, total };
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

const closer = (ratio: readonly number[], { at, weight, less }: Blurred, j: number): number[] =>
  ratio.map((value, c) => (at[c]![j]! * weight + less * value) / (at[c + 3]![j]! * weight + less));

/** Between the cells; one array for all calls. */
function smoothGain(crop: Picture, gainOf: (j: number) => Rgb): (x: number, y: number) => Rgb {
  const [wide, tall] = sizeOf(crop);
  const gains: (Rgb | undefined)[] = [];
  const gainAt = (u: number, v: number): Rgb => {
    const j = clamp(v, 0, tall - 1) * wide + clamp(u, 0, wide - 1);
    return (gains[j] ??= gainOf(j));
  };
  const out: [number, number, number] = [1, 1, 1];
  return (x, y) => {
    const [u, v] = [(x + 0.5) / STEP - 0.5, (y + 0.5) / STEP - 0.5];
    const [left, top] = [Math.floor(u), Math.floor(v)];
    const [a, b] = [gainAt(left, top), gainAt(left + 1, top)];
    const [d, e] = [gainAt(left, top + 1), gainAt(left + 1, top + 1)];
    for (let c = 0; c < 3; c++)
      out[c] = lerp(lerp(a[c]!, b[c]!, u - left), lerp(d[c]!, e[c]!, u - left), v - top);
    return out;
  };
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

/**
 * Spreads the light of visible skin over painted skin, to its border.
 * @param painted RGBA of the crop, lit like the face.
 * @param size height of a picture she would fill, pixels.
 * @returns gain of each channel at a pixel, in one array for all calls.
 */
export function spreadSkinLight(
  crop: Picture,
  painted: Uint8ClampedArray,
  her: SeenSkin,
  size: number,
): (x: number, y: number) => Rgb {
  const { seen, own } = her;
  const { planes, total } = sumsOf(crop, painted, (i) => seen[i]! > 127);
  const whole = bounded(
    [0, 1, 2].map((c) => (total[c]! + PRIOR[0]) / (total[c + 3]! + PRIOR[1])),
    [1, 1, 1],
    SEEN,
  );
  const scales = SCALES.map((scale) => blurredSums(crop, planes, scale, size));
  const limbs = limbPlanes(crop, her, measureLimbGains(crop, painted, her, whole, size), size);
  const limbAt = (j: number): Rgb => {
    const all = limbs[3]![j]!;
    return all > 1e-3 ? [limbs[0]![j]! / all, limbs[1]![j]! / all, limbs[2]![j]! / all] : whole;
  };
  const inside: (Rgb | undefined)[] = [];
  const gainOf = (j: number): Rgb => {
    const limb = limbAt(j);
    return (inside[j] ??= bounded(
      scales.reduce<readonly number[]>((ratio, scale) => closer(ratio, scale, j), limb),
      limb,
      NEAR,
    ));
  };
  // The shade of an old hem goes with the hem.
  const isLit = (i: number): boolean =>
    lumaAt(crop.data, i) > lumaAt(painted, i) * luma(...gainOf(cellOf(i, crop.width))) * SHADED;
  const { planes: edge } = sumsOf(crop, painted, (i) => own[i]! > 127 && isLit(i));
  const last = blurredSums(crop, edge, AT_BORDER, size);
  return smoothGain(crop, (j) => bounded(closer(gainOf(j), last, j), limbAt(j), BORDER));
}

/**
 * What is painted beside her own skin takes its light and hue there, and keeps its own further away.
 * @param painted RGBA of the crop.
 * @param isOwn where the photo's skin stays and paint is known; asked only for pixels of `range`.
 * @param size height of a picture she would fill, pixels.
 * @returns gain of each channel at a pixel, in one array for all calls.
 */
export function matchAtBorder(
  crop: Picture,
  painted: Uint8ClampedArray,
  isOwn: (i: number) => boolean,
  range: readonly [number, number],
  size: number,
): (x: number, y: number) => Rgb {
  const isLit = (i: number): boolean => lumaAt(crop.data, i) > lumaAt(painted, i) * SHADED;
  const { planes } = sumsOf(crop, painted, (i) => isOwn(i) && isLit(i), range);
  const [wide, near] = [BESIDE_BORDER, AT_BORDER].map((scale) => blurredSums(crop, planes, scale, size));
  return smoothGain(crop, (j) => bounded(closer(closer([1, 1, 1], wide!, j), near!, j), [1, 1, 1], BORDER));
}
