// The slit between arm and body may show a path that nothing beside her shows: the wall replaces it.
import { clamp, type Picture } from '../../pixels/pixels.ts';
import { downsample, type CoarsePicture } from './coarse-picture.ts';

const STEP = 4; // pixels to a cell
/** Steps of 255, any channel, from the nearest color of the wall beside her at that height. */
const STRANGE = 44;
/** Cells connected with a strange one go with it down to this. */
const FADES = 20;
/** Least share of light of a wall in her shadow. */
const SHADED = 0.4;
const ROWS = 6; // cells

const RIM = 14; // pixels

export interface ArmGapArea {
  from: number;
  to: number;
  /** Widest slit. */
  most: number;
}

function slitCells(known: Uint8Array, width: number, { from, to, most }: ArmGapArea): Uint8Array {
  const out = new Uint8Array(known.length);
  const last = Math.min(known.length / width, Math.ceil(to / STEP));
  for (let y = Math.max(0, Math.floor(from / STEP)); y < last; y++) {
    for (let x = 0, start = -1; x < width; x++) {
      const j = y * width + x;
      if (known[j]) continue;
      if (start >= 0 && x - start - 1 > 0 && (x - start - 1) * STEP <= most)
        out.fill(1, y * width + start + 1, j);
      start = x;
    }
  }
  return out;
}

/** Her shadow may make a wall darker in the same hue. */
function unlike(colors: ArrayLike<number>, a: number, b: number): number {
  const whole = (j: number): number => colors[j * 3]! + colors[j * 3 + 1]! + colors[j * 3 + 2]! + 1;
  const shade = clamp(whole(a) / whole(b), SHADED, 1);
  let most = 0;
  for (let c = 0; c < 3; c++)
    most = Math.max(most, Math.abs(colors[a * 3 + c]! - colors[b * 3 + c]! * shade));
  return most;
}

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
 * Adds slits that are like no wall beside her to `hers`.
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
