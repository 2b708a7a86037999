import { blurred } from '../pixels/blur.ts';

export interface Mask {
  width: number;
  height: number;
  values: Float32Array;
}

/** Fine enough for fingers, coarse enough for every camera frame. */
const GRID_HEIGHT = 192;
/** Below one half, so that the line runs a little outside. */
const LEVEL = 0.22;
const LEAST_RING = 0.12; // share of the longest

/** Has a border of zeros, so that every ring closes. */
function gridOf(mask: Mask): Mask {
  const step = Math.max(1, mask.height / GRID_HEIGHT);
  const width = Math.ceil(mask.width / step);
  const height = Math.ceil(mask.height / step);
  const small = new Float32Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const row = Math.min(mask.height - 1, Math.floor((y + 0.5) * step));
      small[y * width + x] =
        mask.values[row * mask.width + Math.min(mask.width - 1, Math.floor((x + 0.5) * step))]!;
    }
  const soft = blurred(small, width, height, 1.6);
  const values = new Float32Array((width + 2) * (height + 2));
  for (let y = 0; y < height; y++)
    values.set(soft.subarray(y * width, (y + 1) * width), (y + 1) * (width + 2) + 1);
  return { width: width + 2, height: height + 2, values };
}

/**
 * For each of the 16 kinds of a cell (bits: top left, top right, bottom right, bottom left are inside), the
 * sides that the line joins (0 top, 1 right, 2 bottom, 3 left), the inside on its left.
 */
const SIDES: readonly (readonly [number, number])[][] = [
  [], [[0, 3]], [[1, 0]], [[1, 3]], [[2, 1]], [[0, 3], [2, 1]], [[2, 0]], [[2, 3]],
  [[3, 2]], [[0, 2]], [[1, 0], [3, 2]], [[1, 2]], [[3, 1]], [[0, 1]], [[3, 0]], [],
]; // oxfmt-ignore

/** From the side where the line leaves a cell to the next cell. */
const NEXT = [[0, -1], [1, 0], [0, 1], [-1, 0]] as const; // oxfmt-ignore

function ringsOf({ width, height, values }: Mask): number[][] {
  const at = (x: number, y: number) => values[y * width + x]!;
  const kind = (x: number, y: number) =>
    Number(at(x, y) > LEVEL) +
    2 * Number(at(x + 1, y) > LEVEL) +
    4 * Number(at(x + 1, y + 1) > LEVEL) +
    8 * Number(at(x, y + 1) > LEVEL);
  const between = (a: number, b: number) => (LEVEL - a) / (b - a);
  const pointOn = (x: number, y: number, side: number): [number, number] => {
    if (side === 0) return [x + between(at(x, y), at(x + 1, y)), y];
    if (side === 1) return [x + 1, y + between(at(x + 1, y), at(x + 1, y + 1))];
    if (side === 2) return [x + between(at(x, y + 1), at(x + 1, y + 1)), y + 1];
    return [x, y + between(at(x, y), at(x, y + 1))];
  };
  const taken = new Set<number>();
  const rings: number[][] = [];
  for (let y0 = 0; y0 < height - 1; y0++)
    for (let x0 = 0; x0 < width - 1; x0++)
      for (const [start] of SIDES[kind(x0, y0)]!) {
        let [x, y, enters] = [x0, y0, start];
        const ring: number[] = [];
        for (;;) {
          const key = (y * width + x) * 4 + enters;
          if (taken.has(key)) break;
          taken.add(key);
          const leaves = SIDES[kind(x, y)]!.find(([from]) => from === enters)![1];
          ring.push(...pointOn(x, y, leaves));
          const [dx, dy] = NEXT[leaves]!;
          [x, y, enters] = [x + dx, y + dy, (leaves + 2) % 4];
        }
        if (ring.length > 0) rings.push(ring);
      }
  return rings;
}

function smoothed(ring: number[], reach: number, keep: number): number[] {
  const count = ring.length / 2;
  const out: number[] = [];
  for (let i = 0; i < count; i += keep) {
    let [x, y] = [0, 0];
    for (let k = -reach; k <= reach; k++) {
      const j = (i + k + count * reach) % count;
      x += ring[j * 2]!;
      y += ring[j * 2 + 1]!;
    }
    out.push(x / (2 * reach + 1), y / (2 * reach + 1));
  }
  return out;
}

/** Closed rings x, y, x, y … in 0..1 of the mask, the longest first. */
export function traceMaskContour(mask: Mask): number[][] {
  const grid = gridOf(mask);
  const rings = ringsOf(grid).sort((a, b) => b.length - a.length);
  const least = (rings[0]?.length ?? 0) * LEAST_RING;
  return rings
    .filter((ring) => ring.length >= least && ring.length > 24)
    .map((ring) =>
      smoothed(ring, 2, 2).map((value, i) => {
        // Cell 0 is the border; a value stands at the middle of its cell.
        const share = (value - 0.5) / ((i % 2 === 0 ? grid.width : grid.height) - 2);
        return Number(Math.min(1, Math.max(0, share)).toFixed(4));
      }),
    );
}
