// The place on the cloth of each part of a layer, as a coarse grid that goes on over the part's rim.
import { GRID_STEP, INNER_SIDE } from '../../../app/fitting-room/baked-cloth/baked-garment.ts';
import type { LayerMaps } from './draw-layer.ts';

export interface PartGrid {
  id: number;
  from: readonly [x: number, y: number];
  width: number;
  height: number;
  /** u and v by point; NaN where no pixel of the part reads it. */
  flat: Float64Array;
}

export function gridsOf(maps: LayerMaps): PartGrid[] {
  const ids = [...new Set(maps.part.map((part) => part & ~INNER_SIDE))]
    .filter((id) => id > 0)
    .sort((a, b) => a - b);
  return ids.map((id) => gridOf(maps, id));
}

function gridOf({ width, height, part, flat }: LayerMaps, id: number): PartGrid {
  const isPart = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < width && y < height && (part[y * width + x]! & ~INNER_SIDE) === id;
  let [left, right, top, bottom] = [width, 0, height, 0];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (!isPart(x, y)) continue;
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    }
  const columns = Math.ceil((right - left) / GRID_STEP) + 1;
  const rows = Math.ceil((bottom - top) / GRID_STEP) + 1;
  const grid: PartGrid = {
    ...{ id, from: [left, top] as const, width: columns, height: rows },
    flat: new Float64Array(columns * rows * 2).fill(NaN),
  };
  const known = new Uint8Array(columns * rows);
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) {
      const [x, y] = [left + i * GRID_STEP, top + j * GRID_STEP];
      if (!isPart(x, y)) continue;
      known[j * columns + i] = 1;
      for (let k = 0; k < 2; k++) grid.flat[(j * columns + i) * 2 + k] = flat[(y * width + x) * 2 + k]!;
    }
  if (!known.includes(1)) seedFromAnyPixel(grid, known, flat, width, isPart);
  extend(grid, known);
  return grid;
}

/** A sliver that no point of its grid meets. */
function seedFromAnyPixel(
  grid: PartGrid,
  known: Uint8Array,
  flat: Float32Array,
  width: number,
  isPart: (x: number, y: number) => boolean,
): void {
  for (let y = grid.from[1]; ; y++)
    for (let x = grid.from[0]; x < width; x++) {
      if (!isPart(x, y)) continue;
      grid.flat.set(flat.subarray((y * width + x) * 2, (y * width + x) * 2 + 2));
      known[0] = 1;
      return;
    }
}

/** Straight on from two known points in a row; beside one alone, as there. */
/** So many points beyond the known ones are read, at a corner. */
const RIM = 2;

function extend({ width, height, flat }: PartGrid, known: Uint8Array): void {
  const WAYS = [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ] as const;
  for (let round = 0; round < RIM; round++) {
    const before = known.slice();
    const isKnown = (x: number, y: number): boolean =>
      x >= 0 && y >= 0 && x < width && y < height && before[y * width + x] === 1;
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        if (before[y * width + x]) continue;
        const near = WAYS.filter(([dx, dy]) => isKnown(x + dx, y + dy));
        const straight = near.filter(([dx, dy]) => isKnown(x + 2 * dx, y + 2 * dy));
        const from = straight.length > 0 ? straight : near;
        if (from.length === 0) continue;
        for (let k = 0; k < 2; k++) {
          const read = (dx: number, dy: number): number => flat[((y + dy) * width + x + dx) * 2 + k]!;
          const sum = from.reduce((total, [dx, dy]) => {
            const one = read(dx, dy);
            return total + (straight.length > 0 ? 2 * one - read(2 * dx, 2 * dy) : one);
          }, 0);
          flat[(y * width + x) * 2 + k] = sum / from.length;
        }
        known[y * width + x] = 1;
      }
  }
}
