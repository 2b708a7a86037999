// What color her skin can have: hue and chroma of her face's well-lit part, and not far from them elsewhere.
import type { ClassMaps } from '../../../domain/photos/body-map.ts';
import { clamp, vectorLength, lumaAt, percentile, type Picture, type Rgb } from '../../pixels/pixels.ts';
import { fromOklab, toOklab, type Lab } from '../../pixels/oklab.ts';

/**
 * How far from the face's, in OKLab's a and b, the skin of a limb may be. Between the well-lit face and the bare limbs
 * of the 12 people of tests/people-truth lie 0.002 to 0.02: another light, another tan.
 */
const REACH = 0.012;
/** Beyond this it is no skin: wood, a sleeve, a beige dress that the class model takes for it. */
const STRANGE = 0.035;
/** Lightness of limbs, as a factor of the well-lit face's. */
const DARKEST = 0.8;
/** Of skin in shade: what is darker lies in a sleeve's or a pocket's shadow. */
const DEEPEST = 0.72;
const LIGHTEST = 1.06;
/** Pixels below which a part is not believed. */
const LEAST_FACE = 40;
const LEAST_LIMBS = 60;

const lightAt = (data: Uint8ClampedArray, i: number): number => Math.round(lumaAt(data, i));

/** Mean color of what is neither in the face's shade nor shining: 50 to 90 percent of its light. Null without a face. */
function wellLitFace({ data }: Picture, { face }: ClassMaps): Lab | null {
  const pixels: number[] = [];
  for (let i = 0; i < face.length; i += 2) if (face[i]! >= 230) pixels.push(i);
  const count = pixels.length;
  if (count < LEAST_FACE) return null;
  const lights = new Uint32Array(256);
  for (const i of pixels) lights[lightAt(data, i)]!++;
  const [low, high] = [percentile(lights, count, 0.5), percentile(lights, count, 0.9)];
  const sum = [0, 0, 0];
  let taken = 0;
  for (const i of pixels) {
    const light = lightAt(data, i);
    if (light < low || light > high) continue;
    taken++;
    for (let c = 0; c < 3; c++) sum[c]! += data[i * 4 + c]!;
  }
  return toOklab([sum[0]! / taken, sum[1]! / taken, sum[2]! / taken]);
}

export interface SkinTone {
  /** Skin of hands and limbs as lit there. */
  limbs: Rgb;
  /** The color nearest to one that was seen which is hers: its own light, the face's hue and chroma within bounds. */
  like: (seen: Rgb) => Rgb;
  /** 1 where a color may be her skin, down to 0 where it is something else. */
  share: (seen: Rgb) => number;
}

/** Without a face that is seen, whatever is seen is believed. */
const ANYTHING = { like: (seen: Rgb): Rgb => seen, share: (): number => 1 };
const UNSEEN: Rgb = [200, 160, 140];

/** So many pixels a call: what is called often stays compiled. */
const STRETCH = 3 * 1024;

/** Counts the colors of every third pixel of a stretch that is surely skin; returns how many. */
function countStretch(
  data: Uint8ClampedArray,
  plane: Uint8Array,
  from: number,
  share: SkinTone['share'],
  [red, green, blue]: readonly [Uint32Array, Uint32Array, Uint32Array],
): number {
  let count = 0;
  const to = Math.min(plane.length, from + STRETCH);
  for (let i = from; i < to; i += 3) {
    if (plane[i]! < 230) continue;
    const r = data[i * 4]!;
    const g = data[i * 4 + 1]!;
    const b = data[i * 4 + 2]!;
    if (share([r, g, b]) < 0.5) continue;
    count++;
    red[r]!++;
    green[g]!++;
    blue[b]!++;
  }
  return count;
}

/** Typical color of what the class model calls skin, of what `share` believes; null where little is seen. */
function typicalOf({ data }: Picture, plane: Uint8Array, share: SkinTone['share']): Rgb | null {
  const histograms = [new Uint32Array(256), new Uint32Array(256), new Uint32Array(256)] as const;
  let count = 0;
  for (let from = 0; from < plane.length; from += STRETCH)
    count += countStretch(data, plane, from, share, histograms);
  if (count < LEAST_LIMBS) return null;
  return histograms.map((histogram) => percentile(histogram, count, 0.6)) as unknown as Rgb;
}

/** Measures the face, then what of her limbs is seen. `classes` has the picture's size. */
export function measureSkinTone(crop: Picture, classes: ClassMaps): SkinTone {
  const face = wellLitFace(crop, classes);
  if (!face) return { limbs: typicalOf(crop, classes.skin, () => 1) ?? UNSEEN, ...ANYTHING };
  /** The face's color in another light, and how far from it something is. */
  const apart = ([light, a, b]: Lab): { at: readonly [number, number]; away: number } => {
    const by = light / face[0];
    const at = [face[1] * by, face[2] * by] as const;
    return { at, away: vectorLength(a - at[0], b - at[1]) };
  };
  const share: SkinTone['share'] = (seen) =>
    clamp((STRANGE - apart(toOklab(seen)).away) / (STRANGE - REACH), 0, 1);
  const like: SkinTone['like'] = (seen) => {
    const lab = toOklab(seen);
    const light = clamp(lab[0], face[0] * DEEPEST, face[0] * LIGHTEST);
    const { at, away } = apart([light, lab[1], lab[2]]);
    const kept = Math.min(1, REACH / (away || 1));
    return fromOklab([light, at[0] + (lab[1] - at[0]) * kept, at[1] + (lab[2] - at[1]) * kept]);
  };
  const seen = typicalOf(crop, classes.skin, share);
  const [light, a, b] = toOklab(seen ?? fromOklab(face));
  return { limbs: like(fromOklab([Math.max(light, face[0] * DARKEST), a, b])), like, share };
}
