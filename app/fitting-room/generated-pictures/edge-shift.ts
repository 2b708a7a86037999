// How far an outline lies from our own render's: a step averaged over a band of pixels.
import type { BodyModel } from '../person/body-model.ts';
import { behindAt } from '../person/light-and-color/backdrop.ts';
import { clamp, isCoveredAt, type Picture, type Point } from '../pixels/pixels.ts';

/** Difference from the wall, 0..255. */
export type Signal = (x: number, y: number) => number;

export function differenceFromBackground(
  { box, width, height, backdrop, photo }: BodyModel,
  picture: Picture,
): Signal {
  const known = new Float32Array(width * height).fill(-1);
  return (px, py) => {
    const x = clamp(Math.round(px), 0, width - 1);
    const y = clamp(Math.round(py), 0, height - 1);
    const i = y * width + x;
    if (known[i]! >= 0) return known[i]!;
    const at = ((box.y0 + y) * photo.width + box.x0 + x) * 4;
    let most = 0;
    const wall = behindAt(backdrop, x, y);
    for (let c = 0; c < 3; c++) most = Math.max(most, Math.abs(picture.data[at + c]! - wall[c]!));
    return (known[i] = Math.min(most, 90));
  };
}

export interface Edge {
  points: Point[];
  out: Point;
  free: number;
}

const SIDE = 5; // pixels
const LEAST_STEP = 4;

/** Pixels. */
const NEAR = 6;

interface Step {
  at: number;
  height: number;
}

/** Mean difference inside against outside along the way; index 0 is furthest in. */
function stepsAlong(signal: Signal, { points, out }: Edge, reach: number): Float64Array {
  const length = reach * 2 + 1 + SIDE * 2;
  const sums = new Float64Array(length + 1);
  for (let k = 0; k < length; k++) {
    const d = k - reach - SIDE;
    let sum = 0;
    for (const [x, y] of points) sum += signal(x + out[0] * d, y + out[1] * d);
    sums[k + 1] = sums[k]! + sum / points.length;
  }
  return Float64Array.from({ length: reach * 2 + 1 }, (_, i) => {
    const k = i + SIDE;
    return (2 * sums[k]! - sums[k - SIDE]! - sums[k + SIDE]!) / SIDE;
  });
}

function topOf(steps: Float64Array, k: number): Step {
  const [before, here, after] = [steps[k - 1] ?? steps[k]!, steps[k]!, steps[k + 1] ?? steps[k]!];
  const bend = before - 2 * here + after;
  return { at: k + (bend < -1e-6 ? clamp((before - after) / (2 * bend), -0.5, 0.5) : 0), height: here };
}

function ownStep(signal: Signal, edge: Edge): Step {
  const steps = stepsAlong(signal, edge, NEAR);
  return topOf(steps, steps.indexOf(Math.max(...steps)));
}

/** No weaker than `least`: the end of the wall, whatever pattern lies further in. */
function outermostStep(signal: Signal, edge: Edge, reach: number, least: number): Step | null {
  const steps = stepsAlong(signal, edge, reach);
  let k = Math.min(steps.length - 1, reach + Math.max(2, Math.floor(edge.free / 2)));
  while (k >= 0 && steps[k]! < least) k--;
  if (k < 0) return null;
  while (k > 0 && steps[k - 1]! > steps[k]!) k--;
  return topOf(steps, k);
}

/** Two ways to find our own edge that differ by more see different edges. */
const AGREED = 2;

/** Pixels that the edge lies further out in `answer`; null when either has no clear edge there. */
export function edgeShift(own: Signal, answer: Signal, edge: Edge, reach: number): number | null {
  const known = ownStep(own, edge);
  if (known.height < LEAST_STEP) return null;
  const least = Math.max(LEAST_STEP, known.height * 0.5);
  const mine = outermostStep(own, edge, reach, least);
  if (!mine || Math.abs(mine.at - reach - (known.at - NEAR)) > AGREED) return null;
  const theirs = outermostStep(answer, edge, reach, least);
  return theirs && theirs.at - mine.at;
}

/** Gaps of up to 2 px are skipped. */
export function findSilhouetteEdge(
  silhouette: Uint8Array,
  model: BodyModel,
  [x0, y0]: Point,
  [dx, dy]: Point,
): { length: number; free: number } | null {
  const isIn = (d: number): boolean => isCoveredAt(silhouette, model, [x0 + dx * d, y0 + dy * d]);
  let length = -1;
  const most = Math.max(model.width, model.height);
  for (let d = 0, missed = 0; d < most && missed <= 2; d++) {
    if (isIn(d)) {
      length = d;
      missed = 0;
    } else missed++;
  }
  if (length < 0) return null;
  let free = 0;
  while (free < most && !isIn(length + 3 + free)) free++;
  return { length: length + 0.5, free: free + 2 };
}
