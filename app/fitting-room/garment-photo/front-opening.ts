// A front that opens has an edge all the way down its middle: over many rows it adds up, folds and prints do not.
import { clamp } from '../pixels/pixels.ts';
import type { LabPlanes } from './cut-out/lab-planes.ts';
import type { Halves } from './landmarks/half-outlines.ts';

const COLUMNS = 81;
/** Half of what is looked at, in shoulder widths. */
const REACH = 0.4;
const MIDDLE = 0.13;
const ROWS = 90;

/** About 1 where the edge is as strong as none beside it; 2 and more for a front that opens. */
export function frontOpening(
  { width, height, planes }: LabPlanes,
  { toPicture, height: tall }: Pick<Halves, 'toPicture' | 'height'>,
  { shoulders, top, end }: { shoulders: number; top: number; end: number },
): number {
  // All in heights of the garment.
  const step = (2 * REACH * shoulders) / (COLUMNS - 1);
  const sums = planes.map(() => new Float64Array(COLUMNS));
  for (let row = 0; row < ROWS; row++) {
    const v = top + ((row + 0.5) / ROWS) * (end - top);
    for (let c = 0; c < COLUMNS; c++) {
      const sample = (u: number, plane: Float32Array): number => {
        const [x, y] = toPicture([u, v], 'right');
        return plane[clamp(Math.round(y), 0, height - 1) * width + clamp(Math.round(x), 0, width - 1)]!;
      };
      const u = (c - (COLUMNS - 1) / 2) * step;
      const by = Math.max(step, 1.5 / tall);
      planes.forEach((plane, k) => {
        sums[k]![c]! += clamp(sample(u + by, plane) - sample(u - by, plane), -12, 12) / ROWS;
      });
    }
  }
  const edge = Array.from({ length: COLUMNS }, (_, c) => Math.hypot(...sums.map((sum) => sum[c]!)));
  const isMiddle = (c: number) => Math.abs(c - (COLUMNS - 1) / 2) * step < MIDDLE * shoulders;
  const middle = Math.max(...edge.filter((_, c) => isMiddle(c)));
  const beside = Math.max(...edge.filter((_, c) => !isMiddle(c)));
  return middle < 0.8 ? 0 : middle / Math.max(0.8, beside);
}
