// The slit of wall between an arm and the body may show what nothing beside her shows: a patch of sky, the end of a path. With
// the old clothes gone it would stand alone, or the fill would take it for what lies behind her: the wall beyond the arm goes on there.
import { clamp, type Picture } from '../../pixels/pixels.ts';
import { downsample, type CoarsePicture } from './coarse-picture.ts';

/** Pixels to a cell: noise and grain are no color. */
const STEP = 4;
/** A cell of the slit whose color no wall beside her at its height comes nearer to than this (steps of 255, any channel) is strange. */
const STRANGE = 44;
/** What fades out from a strange cell goes with it down to this. */
const FADES = 20;
/** As dark as this, of its light, a wall may lie in her shade. */
const SHADED = 0.4;
/** Rows of cells above and below in which wall that looks alike is looked for. */
const ROWS = 6;

/** Its rim beside her is no cell of its own: so many pixels. */
const RIM = 14;

/** Where to look, in pixels. */
export interface ArmGapArea {
  /** First and last row: from the shoulders to the wrists. */
  from: number;
  to: number;
  /** Wall between two pieces of her is a slit when it is no wider than this. */
  most: number;
}

/** 1 for cells of wall with her on both sides, close by. */
function slitCells(known: Uint8Array, width: number, { from, to, most }: ArmGapArea): Uint8Array {
  const out = new Uint8Array(known.length);
  const last = Math.min(known.length / width, Math.ceil(to / STEP));
  for (let y = Math.max(0, Math.floor(from / STEP)); y < last; y++) {
    for (let x = 0, start = -1; x < width; x++) {
      const j = y * width + x;
      if (known[j]) continue;
      // A run that begins at the picture's edge has her on one side only.
      if (start >= 0 && x - start - 1 > 0 && (x - start - 1) * STEP <= most)
        out.fill(1, y * width + start + 1, j);
      start = x;
    }
  }
  return out;
}

/** How far apart two colors of the wall are: her shade on it is no other wall, it may be darker, in the same hue. */
function unlike(colors: ArrayLike<number>, a: number, b: number): number {
  const whole = (j: number): number => colors[j * 3]! + colors[j * 3 + 1]! + colors[j * 3 + 2]! + 1;
  const shade = clamp(whole(a) / whole(b), SHADED, 1);
  let most = 0;
  for (let c = 0; c < 3; c++)
    most = Math.max(most, Math.abs(colors[a * 3 + c]! - colors[b * 3 + c]! * shade));
  return most;
}

/** How far each cell of the slits is from the wall beside her that is most like it; Infinity where none is seen. */
function oddness({ width, height, known, color }: CoarsePicture, slit: Uint8Array): Float32Array {
  const away = new Float32Array(slit.length);
  for (let j = 0; j < slit.length; j++) {
    if (slit[j] === 0) continue;
    const y = Math.floor(j / width);
    const last = Math.min(height - 1, y + ROWS);
    let least = Infinity;
    for (let k = Math.max(0, y - ROWS) * width; k < (last + 1) * width && least > FADES; k++)
      if (known[k] && slit[k] === 0) least = Math.min(least, unlike(color, j, k));
    away[j] = least;
  }
  return away;
}

/** 1 for the strange cells of the slits, and for what fades out from them. */
function strangeCells(width: number, slit: Uint8Array, away: Float32Array): Uint8Array {
  const goes = new Uint8Array(slit.length);
  const waiting = [...slit.keys()].filter((j) => away[j]! > STRANGE && away[j]! < Infinity);
  while (waiting.length > 0) {
    const j = waiting.pop()!;
    if (goes[j] || slit[j] === 0 || away[j]! <= FADES) continue;
    goes[j] = 1;
    waiting.push(j - 1, j + 1, j - width, j + width);
  }
  return goes;
}

/**
 * Adds to what is hers the wall in the slits between arms and body that is like none beside her. Changes `hers`.
 * @param hole above 0 where the wall is not seen.
 * @returns 255 where that wall is, and its rim beside her; null where there is none.
 */
export function removeOddArmGaps(
  picture: Picture,
  hole: Uint8Array,
  slits: ArmGapArea,
  hers: Uint8Array,
): Uint8Array | null {
  const coarse = downsample(picture, hole, STEP);
  const { width } = coarse;
  const slit = slitCells(coarse.known, width, slits);
  const goes = strangeCells(width, slit, oddness(coarse, slit));
  if (!goes.includes(1)) return null;
  const strange = new Uint8Array(hers.length);
  for (let j = 0; j < goes.length; j++) {
    if (goes[j] === 0) continue;
    const [x, y] = [(j % width) * STEP, Math.floor(j / width) * STEP];
    for (let v = Math.max(0, y - RIM); v < Math.min(picture.height, y + STEP + RIM); v++) {
      const row = v * picture.width;
      strange.fill(255, row + Math.max(0, x - RIM), row + Math.min(picture.width, x + STEP + RIM));
    }
  }
  for (let i = 0; i < hers.length; i++) if (strange[i]! > 0) hers[i] = 255;
  return strange;
}
