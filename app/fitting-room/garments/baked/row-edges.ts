// Where something begins and ends in each row of a picture.
import type { Layer, Part } from '../../cloth/layer.ts';
import { clamp, type Box } from '../../pixels/pixels.ts';

export interface Edges {
  left: Float64Array;
  right: Float64Array;
}

/** Of her size: what is smaller at her edges moves no cloth inside. */
export const EVEN = 0.012;

function meansOf(sums: Float64Array, radius: number): Float64Array {
  const out = new Float64Array(sums.length - 1);
  for (let k = 0; k < out.length; k++) {
    const reach = Math.min(radius, k, sums.length - 2 - k);
    out[k] = (sums[k + reach + 1]! - sums[k - reach]!) / (2 * reach + 1);
  }
  return out;
}

/** Means over `radius` values to either side, twice. */
export function evened(values: Float64Array, radius: number): Float64Array {
  let from = values;
  for (let pass = 0; pass < 2; pass++) {
    const sums = new Float64Array(from.length + 1);
    for (let k = 0; k < from.length; k++) sums[k + 1] = sums[k]! + from[k]!;
    from = meansOf(sums, radius);
  }
  return from;
}

export const evenEdges = ({ left, right }: Edges, radius: number): Edges => ({
  left: evened(left, radius),
  right: evened(right, radius),
});

export const isKnown = (value: number): boolean => !Number.isNaN(value);

/** Rows without an edge take that of the row above, the first ones that of the first. */
function filled(values: Float64Array): Float64Array {
  const first = values.findIndex(isKnown);
  if (first < 0) return values.fill(0);
  values.fill(values[first]!, 0, first);
  for (let k = first + 1; k < values.length; k++) if (Number.isNaN(values[k]!)) values[k] = values[k - 1]!;
  return values;
}

/** Whether the pixel of index `i` is meant: a function of a module, whose machine code lives on, with what it reads. */
export type IsIts<T> = (data: T, i: number, x: number, y: number) => boolean;

export const isCovered: IsIts<Uint8Array> = (alpha, i) => alpha[i]! > 127;

export const isOfPart: IsIts<{ layer: Layer; its: Part }> = ({ layer: { alpha, part }, its }, i) =>
  alpha[i]! > 127 && part[i] === its;

export const NOWHERE: Box = { x0: 0, y0: 0, x1: 0, y1: 0 };

/**
 * Of the pixels that `isIts` takes.
 * @param within where to look for them
 */
export function edgesOf<T>(
  { width, height }: { width: number; height: number },
  isIts: IsIts<T>,
  data: T,
  { x0, y0, x1, y1 }: Box = { x0: 0, y0: 0, x1: width, y1: height },
): Edges {
  const [left, right] = [new Float64Array(height).fill(NaN), new Float64Array(height).fill(NaN)];
  for (let y = y0; y < y1; y++) {
    const row = y * width;
    let [first, last] = [x0, x1 - 1];
    while (first <= last && !isIts(data, row + first, first, y)) first++;
    if (first > last) continue;
    while (!isIts(data, row + last, last, y)) last--;
    left[y] = first;
    right[y] = last + 1;
  }
  return { left: filled(left), right: filled(right) };
}

const SLOPE_ROWS = 24;

/** From `row` on they go on as they came. Changes `values`. */
export function goOnBelow(values: Float64Array, row: number): Float64Array {
  const last = clamp(Math.floor(row), 1, values.length - 1);
  const back = Math.max(0, last - SLOPE_ROWS);
  const slope = (values[last]! - values[back]!) / (last - back || 1);
  for (let y = last + 1; y < values.length; y++) values[y] = values[last]! + slope * (y - last);
  return values;
}

/** Between two rows. */
export function valueAtRow(values: Float64Array, row: number): number {
  const y = clamp(row, 0, values.length - 1.001);
  const k = Math.floor(y);
  return values[k]! + (values[k + 1]! - values[k]!) * (y - k);
}
