// Sharpness: the width of the sharpest edges in units of the face.
import type { ClassMaps } from '../../domain/photos/body-map.ts';
import { blurred } from '../pixels/blur.ts';
import type { Box } from '../pixels/pixels.ts';
import { resizeMask } from '../pixels/resize.ts';
import { resamplePlane } from './class-maps.ts';
import type { Luminance } from './luminance.ts';

/** Eyes to mouth, in pixels, on which edges are measured; a smaller face is not enlarged. */
const FACE_PIXELS = 32;
/** Removes the grain that downscaling leaves; pixels. */
const SMOOTHING = 0.7;
/** In gray levels: an edge rather than a fold, where noise is weak. */
const LEAST_STEP = 24;
const NOISE_STEPS = 8; // deviations of the noise
const LEAST_EDGES = 12;
/** Most edges of a sharp photo are soft folds and shadows: only the sharpest tenth counts. */
const SHARPEST = 0.1;

/** Background confidence (of 255) up to which a pixel counts as person: the outline is the best edge. */
const RIM = 230;
const MARGIN = 8;

/**
 * Standard deviation of the noise, in gray levels: the median of |second difference of second differences|
 * (mask of J. Immerkaer, "Fast noise variance estimation", 1996), which edges and slopes hardly touch.
 */
function noiseOf(values: Uint8Array, width: number, height: number): number {
  const seen: number[] = [];
  for (let y = 1; y < height - 1; y += 2)
    for (let x = 1; x < width - 1; x += 2) {
      const i = y * width + x;
      const up = values[i - width - 1]! - 2 * values[i - width]! + values[i - width + 1]!;
      const middle = values[i - 1]! - 2 * values[i]! + values[i + 1]!;
      const down = values[i + width - 1]! - 2 * values[i + width]! + values[i + width + 1]!;
      seen.push(Math.abs(up - 2 * middle + down));
    }
  seen.sort((a, b) => a - b);
  // The mask's squares add to 36; the median of |normal| is 0.6745 of its deviation.
  return (seen[seen.length >> 1] ?? 0) / 0.6745 / 6;
}

function widthOfRun(line: (i: number) => number, from: number, to: number): number {
  const [a, b] = [line(from), line(to)];
  const crossing = (share: number): number => {
    const level = a + (b - a) * share;
    for (let i = from; i < to; i++) {
      const [now, next] = [line(i), line(i + 1)];
      if ((now - level) * (next - level) <= 0 && now !== next) return i + (level - now) / (next - now);
    }
    return to;
  };
  return crossing(0.9) - crossing(0.1);
}

function runsOn(
  line: (i: number) => number,
  length: number,
  counts: (i: number) => boolean,
  least: number,
  widths: number[],
): void {
  let start = 0;
  for (let i = 1; i <= length; i++) {
    const turns = i === length || (i > 1 && (line(i) - line(i - 1)) * (line(i - 1) - line(start)) < 0);
    if (!turns) continue;
    const end = i - 1;
    if (Math.abs(line(end) - line(start)) >= least && counts((start + end) >> 1))
      widths.push(widthOfRun(line, start, end));
    start = end;
  }
}

function boxOf(background: Uint8Array, width: number, height: number): Box {
  const box = { x0: width, y0: height, x1: 0, y1: 0 };
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (background[y * width + x]! >= RIM) continue;
      box.x0 = Math.min(box.x0, Math.max(0, x - MARGIN));
      box.x1 = Math.max(box.x1, Math.min(width, x + MARGIN));
      box.y0 = Math.min(box.y0, Math.max(0, y - MARGIN));
      box.y1 = Math.max(box.y1, Math.min(height, y + MARGIN));
    }
  return box;
}

const sharpest = (widths: number[]): number | null => {
  if (widths.length < LEAST_EDGES) return null;
  return widths.sort((a, b) => a - b)[Math.floor(widths.length * SHARPEST)]!;
};

export interface Face {
  x: number;
  y: number;
  size: number;
}

/** From crown to collar and ear to ear: eyes, brows and hair are sharp wherever the photo is. */
const HEAD = 2.2;

interface Sheet {
  values: Float32Array;
  background: Uint8Array;
  width: number;
  least: number;
}

function widthIn({ values, background, width, least }: Sheet, box: Box): number | null {
  const [across, down]: [number[], number[]] = [[], []];
  const read = (at: (i: number) => number, length: number, widths: number[]) =>
    runsOn(
      (i) => values[at(i)]!,
      length,
      (i) => background[at(i)]! < RIM,
      least,
      widths,
    );
  for (let y = box.y0; y < box.y1; y++) read((i) => y * width + box.x0 + i, box.x1 - box.x0, across);
  for (let x = box.x0; x < box.x1; x++) read((i) => (box.y0 + i) * width + x, box.y1 - box.y0, down);
  const found = [sharpest(across), sharpest(down)].filter((value) => value !== null);
  return found.length === 0 ? null : Math.max(...found);
}

/**
 * In distances from eyes to mouth, of the head or, where it has too few edges, of the whole person; null
 * without enough edges. Directions are measured apart and the wider counts, so that a shake shows. (Never all
 * at once: blurred dots of a dress still rise and fall within half their distance.)
 */
export function edgeWidth(luminance: Luminance, classes: ClassMaps, face: Face): number | null {
  const scale = Math.min(1, FACE_PIXELS / Math.max(1, face.size));
  const width = Math.max(8, Math.round(luminance.width * scale));
  const height = Math.max(8, Math.round(luminance.height * scale));
  const small = resizeMask(luminance.values, luminance.width, luminance.height, width, height);
  const noise = noiseOf(small, width, height);
  const sheet: Sheet = {
    values: blurred(small, width, height, SMOOTHING),
    background: resamplePlane(classes.background, classes.width, classes.height, width, height),
    width,
    least: Math.max(LEAST_STEP, NOISE_STEPS * noise),
  };
  const hers = boxOf(sheet.background, width, height);
  const reach = HEAD * face.size * scale;
  const head = {
    x0: Math.max(hers.x0, Math.floor(face.x * scale - reach)),
    x1: Math.min(hers.x1, Math.ceil(face.x * scale + reach)),
    y0: Math.max(hers.y0, Math.floor(face.y * scale - reach)),
    y1: Math.min(hers.y1, Math.ceil(face.y * scale + reach)),
  };
  const found = widthIn(sheet, head) ?? widthIn(sheet, hers);
  if (found === null) return null;
  // Takes out the smoothing: 2.56 deviations lie between a tenth and nine tenths of a soft step.
  const own = Math.sqrt(Math.max(0, found ** 2 - (2.56 * SMOOTHING) ** 2));
  return own / Math.max(1, face.size * scale);
}
