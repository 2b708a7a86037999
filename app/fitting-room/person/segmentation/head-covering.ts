// A headscarf, hijab, cap or turban in the photo stays as it is.
import type { ClassMaps } from '../../../domain/photos/body-map.ts';
import type { Frame } from '../measures/body-frame.ts';
import { blurInto } from '../../pixels/blur.ts';
import {
  clamp,
  distance,
  lerp,
  luma,
  lumaAt,
  quantile,
  smoothstep,
  type Picture,
  type Point,
} from '../../pixels/pixels.ts';

/** In torso lengths below the shoulders. */
const LOWEST = 0.55;
/** Directions from the brow to both sides of straight up (radians), and how many must meet cloth. */
const RAYS = 13;
const FAN = 1.05;
const LEAST_RAYS = 0.75;
/** Share of the neck that a veil hides, of the cheeks that it frames, and of a limit's width that is cut. */
const LEAST_NECK = 0.6;
const LEAST_CHEEK = 0.5;
const MOST_CUT = 0.25;

const isCloth = ({ clothes, others }: ClassMaps, i: number): boolean => clothes[i]! + others[i]! > 120;

const isHalfCloth = (classes: ClassMaps, i: number): boolean => {
  const cloth = classes.clothes[i]! + classes.others[i]!;
  return cloth > 120 || (cloth > 50 && cloth + classes.hair[i]! > 190);
};

export interface HeadCovering {
  /** 0..255. */
  pixels: Uint8Array;
  /** As a hijab: then nothing is bared that the photo covers. */
  veiled: boolean;
}

/** In rows of the crop; `unit` is from eyes to mouth in pixels. */
interface HeadPlace {
  brow: Point;
  up: Point;
  unit: number;
  chin: number;
}

function headPlace({ eyes, mouth, shoulders }: Frame): HeadPlace | null {
  const unit = distance(eyes, mouth);
  if (!(unit > 3)) return null;
  const up: Point = [(eyes[0] - mouth[0]) / unit, (eyes[1] - mouth[1]) / unit];
  const brow: Point = [eyes[0] + up[0] * unit * 0.35, eyes[1] + up[1] * unit * 0.35];
  return { brow, up, unit, chin: Math.round(lerp(mouth[1], shoulders[1], 0.3)) };
}

/** A collar, a scarf or a sleeve does not surround the brow. */
function surroundsBrow(classes: ClassMaps, { brow, up, unit }: HeadPlace): boolean {
  const { width, height } = classes;
  const least = Math.max(2, unit * 0.2);
  let met = 0;
  for (let k = 0; k < RAYS; k++) {
    const angle = lerp(-FAN, FAN, k / (RAYS - 1));
    const [dx, dy] = [
      up[0] * Math.cos(angle) - up[1] * Math.sin(angle),
      up[0] * Math.sin(angle) + up[1] * Math.cos(angle),
    ];
    let cloth = 0;
    for (let d = 0; d < unit * 2.8 && cloth < least; d++) {
      const [x, y] = [Math.round(brow[0] + dx * d), Math.round(brow[1] + dy * d)];
      if (x < 0 || y < 0 || x >= width || y >= height) break;
      if (isCloth(classes, y * width + x)) cloth++;
    }
    if (cloth >= least) met++;
  }
  return met >= RAYS * LEAST_RAYS;
}

function colorOf({ data }: Picture, pixels: readonly number[]): (i: number) => boolean {
  const sum = [0, 0, 0];
  for (const i of pixels) for (let c = 0; c < 3; c++) sum[c]! += data[i * 4 + c]!;
  const total = sum[0]! + sum[1]! + sum[2]! + 1;
  const lights = pixels.map((i) => lumaAt(data, i));
  const [low, high] = [quantile(lights, 0.04), quantile(lights, 0.96)];
  return (i) => {
    const r = data[i * 4]!;
    const g = data[i * 4 + 1]!;
    const b = data[i * 4 + 2]!;
    const light = luma(r, g, b);
    // Black, gray and white have one hue: lightness separates them.
    if (light < low * 0.6 - 6 || light > high * 1.35 + 10) return false;
    const all = r + g + b + 1;
    return (
      isNear(r / all, sum[0]! / total) && isNear(g / all, sum[1]! / total) && isNear(b / all, sum[2]! / total)
    );
  };
}

const isNear = (share: number, usual: number): boolean => Math.abs(share - usual) < 0.045;

/** Fills neighboring cloth that `like` accepts, above row `bottom`. */
function flood(
  classes: ClassMaps,
  seeds: readonly number[],
  bottom: number,
  like: (i: number) => boolean,
): Uint8Array {
  const { width, height } = classes;
  const end = clamp(bottom, 0, height) * width;
  const reached = new Uint8Array(width * height);
  const queue = seeds.filter((i) => i < end);
  for (const i of queue) reached[i] = 255;
  while (queue.length > 0) {
    const i = queue.pop()!;
    const x = i % width;
    for (const next of [x + 1 < width ? i + 1 : -1, x > 0 ? i - 1 : -1, i + width, i - width]) {
      if (next < 0 || next >= end || reached[next] || !isHalfCloth(classes, next) || !like(next)) continue;
      reached[next] = 255;
      queue.push(next);
    }
  }
  return reached;
}

function neckShare(pixels: Uint8Array, frame: Frame, width: number): number {
  const half = frame.shoulderWidth * 0.15;
  let hidden = 0;
  let all = 0;
  for (let k = 4; k <= 9; k++) {
    const y = Math.round(frame.mouth[1] + ((frame.shoulders[1] - frame.mouth[1]) * k) / 10);
    for (let x = Math.round(frame.mouth[0] - half); x <= frame.mouth[0] + half; x++) {
      all++;
      if (pixels[y * width + x]) hidden++;
    }
  }
  return hidden / Math.max(1, all);
}

function framesCheeks(pixels: Uint8Array, classes: ClassMaps, { eyes, mouth }: Frame, unit: number): boolean {
  return ([-1, 1] as const).every((way) => {
    let framed = 0;
    let rows = 0;
    for (let y = Math.round(eyes[1]); y <= mouth[1]; y++, rows++) {
      let x = Math.round(lerp(eyes[0], mouth[0], (y - eyes[1]) / (mouth[1] - eyes[1] || 1)));
      for (let k = 0; k < unit * 1.6 && classes.face[y * classes.width + x]! > 128; k++) x += way;
      const beside = Math.round(x + way * unit * 0.22);
      if (pixels[y * classes.width + beside]) framed++;
    }
    return framed > rows * LEAST_CHEEK;
  });
}

function isCut(pixels: Uint8Array, bottom: number, width: number, wide: number): boolean {
  let cut = 0;
  const row = (bottom - 1) * width;
  for (let x = 0; x < width; x++) if (pixels[row + x]) cut++;
  return cut > wide;
}

/** Below `top` it keeps to an ellipse of that half width, instead of a straight end at `bottom`. */
function roundOff(
  pixels: Uint8Array,
  width: number,
  middle: number,
  half: number,
  top: number,
  bottom: number,
): void {
  for (let i = Math.max(0, Math.floor(top)) * width; i < pixels.length; i++) {
    const across = ((i % width) - middle) / half;
    const end = lerp(top, bottom, Math.sqrt(Math.max(0, 1 - across * across)));
    if (i / width > end) pixels[i] = 0;
  }
}

/** Null for a bare head. A hat is never below the chin; a veil grows over what has its color. */
export function findHeadCovering(photo: Picture, classes: ClassMaps, frame: Frame): HeadCovering | null {
  const { width, height } = photo;
  const place = headPlace(frame);
  if (!place || !surroundsBrow(classes, place)) return null;
  const { brow, up, unit, chin } = place;
  const seeds: number[] = [];
  for (let i = 0; i < clamp(chin, 0, height) * width; i++) {
    const x = i % width;
    const y = Math.floor(i / width);
    const above = (x - brow[0]) * up[0] + (y - brow[1]) * up[1];
    if (above > 0 && Math.abs(x - brow[0]) < unit * 2.2 && isCloth(classes, i)) seeds.push(i);
  }
  const { mouth, shoulders, shoulderWidth, torso } = frame;
  const like = colorOf(photo, seeds);
  // Hair under a cap is often taken for `others`; no top is of that class.
  let pixels = flood(classes, seeds, chin, (i) => classes.others[i]! > classes.clothes[i]! || like(i));
  const lowest = Math.min(height - 1, Math.round(shoulders[1] + torso * LOWEST));
  const veil = framesCheeks(pixels, classes, frame, unit) ? flood(classes, seeds, lowest, like) : null;
  const veiled = veil !== null && neckShare(veil, frame, width) > LEAST_NECK;
  const wide = shoulderWidth * MOST_CUT;
  if (veiled) {
    pixels = veil;
    // A covering of the old top's color is ambiguous below the shoulders.
    const [top, bottom] = [lerp(mouth[1], shoulders[1], 0.5), lerp(mouth[1], shoulders[1], 0.95)];
    if (isCut(veil, lowest, width, wide))
      roundOff(veil, width, shoulders[0], shoulderWidth * 0.45, top, bottom);
  } else if (isCut(pixels, chin, width, wide))
    roundOff(pixels, width, mouth[0], unit * 2.4, mouth[1] - unit * 0.4, chin);
  blurInto(pixels, pixels, width, height, 1);
  return { pixels: pixels.map((value) => smoothstep(0.3, 0.75, value / 255) * 255), veiled };
}
