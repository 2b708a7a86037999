// Where the light of a photo comes from: the weights of the lights that cloth was baked in, fitted to her face and clothes.
import { BAKED_LIGHTS, evenDirections } from './baked-lights.ts';
import type { ClassMaps } from '../../../domain/photos/body-map.ts';
import { clamp, distance, luma, type Picture } from '../../pixels/pixels.ts';
import { heightAtTorsoShare, torsoShareAt, type Frame } from '../measures/body-frame.ts';
import { rowHalfWidth, rowMiddle } from '../measures/row-spans.ts';

/** Shares of one: from the picture's left, from the viewer, from its right, from above, and from everywhere. */
export interface SceneLights {
  left: number;
  front: number;
  right: number;
  top: number;
  ambient: number;
}

/** A soft light, as of a photographer who wants cloth to be seen. */
export const STUDIO: SceneLights = { left: 0.223, front: 0.262, right: 0.223, top: 0.131, ambient: 0.161 };
const NAMES = ['left', 'front', 'right', 'top', 'ambient'] as const;
const PRIOR = NAMES.map((name) => STUDIO[name]);

const { left, front, right, top } = BAKED_LIGHTS;
const DIRECTIONS = evenDirections(160).map((direction) => {
  const [x, y, z] = direction;
  return { x, y, z, weights: [left, front, right, top].map((light) => light(direction)) };
});
const FULL = [0, 1, 2, 3].map((l) =>
  DIRECTIONS.reduce((sum, { z, weights }) => sum + weights[l]! * Math.max(z, 0), 0),
);

/** What each light gives to a surface that nothing shades; one that faces the viewer gets 1 of each. */
function lightsOn(nx: number, ny: number): number[] {
  const nz = Math.sqrt(Math.max(0, 1 - nx * nx - ny * ny));
  const sums = [0, 0, 0, 0];
  for (const { x, y, z, weights } of DIRECTIONS) {
    const facing = Math.max(0, nx * x + ny * y + nz * z);
    for (let l = 0; l < 4; l++) sums[l]! += weights[l]! * facing;
  }
  return [sums[0]! / FULL[0]!, sums[1]! / FULL[1]!, sums[2]! / FULL[2]!, sums[3]! / FULL[3]!, 1];
}

const CELLS = 7;
/** Farther out an edge is soft, and no ellipsoid. */
const EDGE = 0.86;
/** Fewer pixels say nothing. */
const FEWEST = 8;

/** Brightness of one material, by the way it faces: a cell for each range of normals. */
type Surface = number[][];
const newSurface = (): Surface => Array.from({ length: CELLS * CELLS }, () => []);

function addTo(surface: Surface, nx: number, ny: number, brightness: number): void {
  if (Math.abs(nx) > EDGE || Math.abs(ny) > EDGE) return;
  surface[cellOf(ny) * CELLS + cellOf(nx)]!.push(brightness);
}

const cellOf = (n: number): number => Math.min(CELLS - 1, Math.floor(((n / EDGE + 1) / 2) * CELLS));

const brightnessAt = (data: Uint8ClampedArray, i: number): number =>
  luma(data[i * 4]!, data[i * 4 + 1]!, data[i * 4 + 2]!) / 255;

/** An ellipsoid round the middle of what is seen of the face; sizes by the distance from eyes to mouth. */
function faceOf({ data, width, height }: Picture, { face }: ClassMaps, { eyes, mouth }: Frame): Surface {
  const surface = newSurface();
  const unit = distance(eyes, mouth);
  const step = Math.max(1, Math.floor(unit / 14));
  const seen: number[] = [];
  for (
    let y = Math.max(0, Math.floor(eyes[1] - unit * 2));
    y < Math.min(height, eyes[1] + unit * 2.5);
    y += step
  )
    for (
      let x = Math.max(0, Math.floor(eyes[0] - unit * 2));
      x < Math.min(width, eyes[0] + unit * 2);
      x += step
    )
      if (face[y * width + x]! >= 230) seen.push(y * width + x);
  const middle = seen.reduce((sum, i) => sum + (i % width), 0) / (seen.length || 1);
  for (const i of seen) {
    const down = Math.floor(i / width) - eyes[1];
    addTo(surface, ((i % width) - middle) / (unit * 1.7), (0.45 - down / unit) / 2.2, brightnessAt(data, i));
  }
  return surface;
}

/** Depth of a trunk, of its width. */
const DEPTH = 0.55;

function trunkOf({ data, width, height }: Picture, { clothes }: ClassMaps, frame: Frame): Surface {
  const surface = newSurface();
  const bottom = Math.min(height, heightAtTorsoShare(frame, 0.98));
  for (let y = Math.max(0, Math.round(heightAtTorsoShare(frame, 0.1))); y < bottom; y += 4) {
    const row = frame.outline(torsoShareAt(frame, y));
    const [middle, half] = [rowMiddle(row), rowHalfWidth(row)];
    for (let x = Math.max(0, Math.ceil(row.left)); x < Math.min(width, row.right); x += 3) {
      const i = y * width + x;
      if (clothes[i]! < 217) continue;
      const aside = clamp((x - middle) / half, -0.999, 0.999);
      const slope = (aside * DEPTH) / Math.sqrt(1 - aside * aside);
      addTo(surface, slope / Math.sqrt(1 + slope * slope), 0, brightnessAt(data, i));
    }
  }
  return surface;
}

const median = (values: readonly number[]): number => Float64Array.from(values).sort()[values.length >> 1]!;

/** Black cloth and the darkest skin show their gloss, and little of where light comes from. */
const TOO_DARK = 0.23;

/** Adds what each light leaves unexplained, squared; a brow, a button or a stripe is lost in the medians. */
function addSquares(squares: Float64Array, surface: Surface): void {
  const seen = surface.flatMap((cell, k) => {
    if (cell.length < FEWEST) return [];
    const normal = (n: number): number => (((n + 0.5) / CELLS) * 2 - 1) * EDGE;
    return [{ on: lightsOn(normal(k % CELLS), normal(Math.floor(k / CELLS))), brightness: median(cell) }];
  });
  if (seen.length < 6) return;
  const mean = seen.reduce((sum, { brightness }) => sum + brightness, 0) / seen.length;
  const whole = PRIOR.map((_, l) => seen.reduce((sum, { on }) => sum + on[l]!, 0) / seen.length);
  const weight = Math.min(1, (mean / TOO_DARK) ** 2) / seen.length;
  for (const { on, brightness } of seen) {
    const ratio = clamp(brightness / mean, 0.55, 1.5);
    const off = on.map((share, l) => share - ratio * whole[l]!);
    for (let a = 0; a < off.length; a++)
      for (let b = 0; b < off.length; b++) squares[a * off.length + b]! += weight * off[a]! * off[b]!;
  }
}

/** How much the studio is believed before anything is seen. */
const BELIEF = 0.8;
const STEPS = 300;
const LEAST = 0.03;

/** One step down the slope, back onto weights of sum 1. */
function descend(squares: Float64Array, weights: readonly number[], rate: number): number[] {
  const next: number[] = [];
  let sum = 0;
  for (let a = 0; a < weights.length; a++) {
    let slope = BELIEF * (weights[a]! - PRIOR[a]!);
    for (let b = 0; b < weights.length; b++) slope += squares[a * weights.length + b]! * weights[b]!;
    next.push(Math.max(LEAST, weights[a]! - rate * slope));
    sum += next[a]!;
  }
  return next.map((weight) => weight / sum);
}

/** Weights of sum 1, none below `LEAST`, that leave least: gradient descent, projected. */
function solve(squares: Float64Array): number[] {
  let weights = PRIOR;
  const count = weights.length;
  const rate = 1 / (weights.reduce((trace, _, l) => trace + squares[l * count + l]!, 0) + BELIEF);
  for (let step = 0; step < STEPS; step++) weights = descend(squares, weights, rate);
  return weights;
}

/**
 * The lights under which her face and her old top would look as they do: least squares over cells of like normals, each
 * surface by its own mean, for dye is no light. In encoded brightness, because cameras raise contrast.
 */
export function fitSceneLights(photo: Picture, classes: ClassMaps, frame: Frame): SceneLights {
  const squares = new Float64Array(PRIOR.length ** 2);
  addSquares(squares, faceOf(photo, classes, frame));
  addSquares(squares, trunkOf(photo, classes, frame));
  const shares = solve(squares);
  return Object.fromEntries(NAMES.map((name, l) => [name, shares[l]!])) as unknown as SceneLights;
}
