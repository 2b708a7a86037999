// The colors her skin can have: hue and chroma near her face's well-lit part.
import type { ClassMaps } from '../../../domain/photos/body-map.ts';
import { clamp, vectorLength, lumaAt, percentile, type Picture, type Rgb } from '../../pixels/pixels.ts';
import { fromOklab, toOklab, type Lab } from '../../pixels/oklab.ts';

/** In OKLab's a and b; face and limbs of the 12 people of tests/people-truth differ by 0.002 to 0.02. */
const REACH = 0.012;
/** Further away it is no skin: wood, a sleeve, a beige dress that the class model takes for it. */
const STRANGE = 0.035;
const DARKEST = 0.8; // lightness of limbs by the face's
const DEEPEST = 0.72;
const LIGHTEST = 1.06;
const LEAST_FACE = 40; // pixels
const LEAST_LIMBS = 60;

const lightAt = (data: Uint8ClampedArray, i: number): number => Math.round(lumaAt(data, i));

/** 50 to 90 percent of its light, without shade and shine; null without a face. */
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

/** Bare limbs that are lighter than this against her face tell more: it is in the shade of hair or a hat. */
const SHADED_FACE = 1.08;
const LEAST_OWN = 1500; // pixels

/** Pixels per call: a function called often stays compiled. */
const STRETCH = 3 * 1024;

function countOwn(
  data: Uint8ClampedArray,
  own: Uint8Array,
  face: Uint8Array,
  from: number,
  histograms: readonly Uint32Array[],
): number {
  let count = 0;
  const to = Math.min(own.length, from + STRETCH);
  for (let i = from; i < to; i++) {
    if (own[i]! < 250 || face[i]! > 0) continue;
    count++;
    for (let c = 0; c < 3; c++) histograms[c]![data[i * 4 + c]!]!++;
  }
  return count;
}

/** The middle color of her own bare skin where it is clearly lighter than her face; else the face's. */
function wellLit(crop: Picture, classes: ClassMaps, own: Uint8Array): Lab | null {
  const face = wellLitFace(crop, classes);
  const histograms = [0, 1, 2].map(() => new Uint32Array(256));
  let count = 0;
  for (let from = 0; from < own.length; from += STRETCH)
    count += countOwn(crop.data, own, classes.face, from, histograms);
  if (count < LEAST_OWN) return face;
  const limbs = toOklab(histograms.map((histogram) => percentile(histogram, count, 0.5)) as unknown as Rgb);
  return face && limbs[0] > face[0] * SHADED_FACE ? limbs : face;
}

export interface SkinTone {
  limbs: Rgb;
  /** Well lit; null where none is seen: then any color may be skin. */
  face: Lab | null;
}

const UNSEEN: Rgb = [200, 160, 140];

interface Hue {
  at: readonly [number, number];
  /** From it, in OKLab's a and b. */
  away: number;
}

/** The face's hue in that light. */
function hueIn(face: Lab, light: number, a: number, b: number): Hue {
  const by = light / face[0];
  const at = [face[1] * by, face[2] * by] as const;
  return { at, away: vectorLength(a - at[0], b - at[1]) };
}

/** 1 where a color may be her skin, down to 0. */
export function skinShare({ face }: Pick<SkinTone, 'face'>, seen: Rgb): number {
  if (!face) return 1;
  const [light, a, b] = toOklab(seen);
  return clamp((STRANGE - hueIn(face, light, a, b).away) / (STRANGE - REACH), 0, 1);
}

/** Nearest color of her skin, in its own light. */
export function nearestSkin({ face }: Pick<SkinTone, 'face'>, seen: Rgb): Rgb {
  if (!face) return seen;
  const [lightness, a, b] = toOklab(seen);
  const light = clamp(lightness, face[0] * DEEPEST, face[0] * LIGHTEST);
  const { at, away } = hueIn(face, light, a, b);
  const kept = Math.min(1, REACH / (away || 1));
  return fromOklab([light, at[0] + (a - at[0]) * kept, at[1] + (b - at[1]) * kept]);
}

function countStretch(
  data: Uint8ClampedArray,
  plane: Uint8Array,
  from: number,
  face: Lab | null,
  [red, green, blue]: readonly [Uint32Array, Uint32Array, Uint32Array],
): number {
  let count = 0;
  const to = Math.min(plane.length, from + STRETCH);
  for (let i = from; i < to; i += 3) {
    if (plane[i]! < 230) continue;
    const r = data[i * 4]!;
    const g = data[i * 4 + 1]!;
    const b = data[i * 4 + 2]!;
    if (skinShare({ face }, [r, g, b]) < 0.5) continue;
    count++;
    red[r]!++;
    green[g]!++;
    blue[b]!++;
  }
  return count;
}

/** Of certain skin of the face's hue; null where little is seen. */
function typicalOf({ data }: Picture, plane: Uint8Array, face: Lab | null): Rgb | null {
  const histograms = [new Uint32Array(256), new Uint32Array(256), new Uint32Array(256)] as const;
  let count = 0;
  for (let from = 0; from < plane.length; from += STRETCH)
    count += countStretch(data, plane, from, face, histograms);
  if (count < LEAST_LIMBS) return null;
  return histograms.map((histogram) => percentile(histogram, count, 0.6)) as unknown as Rgb;
}

/** `own`: 0..255, her own bare skin. */
export function measureSkinTone(
  crop: Picture,
  classes: ClassMaps,
  own: Uint8Array = new Uint8Array(0),
): SkinTone {
  const face = wellLit(crop, classes, own);
  const seen = typicalOf(crop, classes.skin, face);
  if (!face) return { limbs: seen ?? UNSEEN, face };
  const [light, a, b] = toOklab(seen ?? fromOklab(face));
  return { limbs: nearestSkin({ face }, fromOklab([Math.max(light, face[0] * DARKEST), a, b])), face };
}
