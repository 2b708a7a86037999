import { clamp, type Point } from '../pixels/pixels.ts';

export const CELL = 8; // pixels

export interface Shape {
  width: number;
  height: number;
  covers: Uint8Array;
}

export const boxShape = (width: number, height: number): Shape => {
  const [w, h] = [Math.ceil(width / CELL), Math.ceil(height / CELL)];
  return { width: w, height: h, covers: new Uint8Array(w * h).fill(1) };
};

export interface Plan {
  garments: Point[];
  small: Point[];
  crowding: number;
}

const GAP = 3;
const MARGIN = 6;
/** At either side of the card. */
const RIM = 2;

function mark(grid: Uint8Array, across: number, down: number, shape: Shape, left: number, top: number): void {
  for (let y = 0; y < shape.height; y++) {
    for (let x = 0; x < shape.width; x++) {
      const [u, v] = [left + x, top + y];
      if (shape.covers[y * shape.width + x] && u >= 0 && u < across && v >= 0 && v < down)
        grid[v * across + u] = 1;
    }
  }
}

/** In cells to the nearest covered cell or edge, up to a few. */
function roomAround(grid: Uint8Array, across: number, down: number): Uint8Array {
  const room = new Uint8Array(grid.length);
  const at = (x: number, y: number): number =>
    x < 0 || y < 0 || x >= across || y >= down ? 0 : room[y * across + x]!;
  for (let y = 0; y < down; y++)
    for (let x = 0; x < across; x++)
      room[y * across + x] = grid[y * across + x]
        ? 0
        : Math.min(at(x - 1, y), at(x, y - 1), at(x - 1, y - 1), at(x + 1, y - 1), 30) + 1;
  for (let y = down - 1; y >= 0; y--)
    for (let x = across - 1; x >= 0; x--)
      if (room[y * across + x])
        room[y * across + x] = Math.min(
          room[y * across + x]!,
          Math.min(at(x + 1, y), at(x, y + 1), at(x + 1, y + 1), at(x - 1, y + 1)) + 1,
        );
  return room;
}

function roomiest(
  grid: Uint8Array,
  across: number,
  down: number,
  shape: Shape,
  low: number,
): { left: number; top: number; overlap: number } {
  const room = roomAround(grid, across, down);
  const overlapOf = (hit: number): number => (hit * 4) / (shape.width * shape.height);
  let best = { left: 0, top: 0, overlap: 1 };
  let least = Infinity;
  for (let top = 2; top + shape.height <= down - 2; top += 1) {
    for (let left = 2; left + shape.width <= across - 2; left += 1) {
      let hit = 0;
      let near = 30;
      let cost = -Infinity;
      // Each row can only make it worse.
      for (let y = 0; y < shape.height && cost < least; y += 2) {
        for (let x = 0; x < shape.width; x += 2) {
          const value = room[(top + y) * across + left + x]!;
          if (value === 0) hit++;
          near = Math.min(near, value);
        }
        cost = overlapOf(hit) * 200 - Math.min(near, 13) * 1.2 - low * (top / down) * 10;
      }
      if (cost < least) {
        least = cost;
        best = { left, top, overlap: overlapOf(hit) };
      }
    }
  }
  return best;
}

/**
 * @param left garments of the left column from the top down, `right` those of the right one.
 * @param small most important first; `low` as in shoes, which belong at the foot.
 * @param width of the card in pixels, and its height.
 */
export function planCard(
  left: readonly Shape[],
  right: readonly Shape[],
  small: readonly { shape: Shape; low: number }[],
  width: number,
  height: number,
): Plan {
  const [across, down] = [Math.floor(width / CELL), Math.floor(height / CELL)];
  const grid = new Uint8Array(across * down);
  const wide = (column: readonly Shape[]): number => Math.max(0, ...column.map((shape) => shape.width));
  const tall = (column: readonly Shape[]): number =>
    column.reduce((sum, shape) => sum + shape.height, 0) + Math.max(0, column.length - 1) * GAP;
  const [wl, wr] = [wide(left), wide(right)];
  const spare = across - wl - wr;
  const gap = wl && wr ? clamp(spare / 3, -4, 9) : 0;
  const outer = Math.max(1, (spare - gap) / 2);
  const startLeft = wr ? outer : Math.max(MARGIN, outer * 0.45);
  const centers: Point[] = [];
  let crowding = Math.max(0, 2 * RIM - spare) / across;
  const stack = (column: readonly Shape[], center: number, from: number): void => {
    let top = from;
    for (const shape of column) {
      const x = Math.round(center - shape.width / 2);
      mark(grid, across, down, shape, x, Math.round(top));
      centers.push([(x + shape.width / 2) * CELL, (Math.round(top) + shape.height / 2) * CELL]);
      top += shape.height + GAP;
    }
    crowding += Math.max(0, top - GAP - (down - 4)) / down;
  };
  const room = (column: readonly Shape[]): number => down - tall(column);
  const first = (column: readonly Shape[]): number => clamp(room(column) * 0.2, 4, 15);
  stack(left, startLeft + wl / 2, first(left));
  stack(right, startLeft + wl + gap + wr / 2, clamp(room(right) * 0.3, 4, left.length ? 24 : 15));
  const spots = small.map(({ shape, low }): Point => {
    const place = roomiest(grid, across, down, shape, low);
    mark(grid, across, down, shape, place.left, place.top);
    crowding += place.overlap;
    return [(place.left + shape.width / 2) * CELL, (place.top + shape.height / 2) * CELL];
  });
  return { garments: centers, small: spots, crowding };
}
