// Above a neckline the inside of the back is seen, a cloth of its own or the front's in its shadow: a line parts both.
import { clamp, type Point } from '../../pixels/pixels.ts';
import { sizeOf, type LabColor, type NeckView } from './neck-view.ts';

/** In half widths of the neck: how its surroundings are looked at. */
const GRID = { across: 41, down: 4.9 } as const;
export const PLACE = 0.1;
/** Where the inside is seen, whatever the neckline; so many places say what it is. */
const INSIDE = { from: 0.1, to: 0.42, aside: 0.7, least: 10 } as const;
/** Where the front is, whatever the neckline. */
const FRONT = { from: 0.7, to: 4.5, step: 0.13, asides: [1.15, 1.35, 1.6], least: 24 } as const;
/** Colors that far apart are of two cloths (sigma of a kernel); what neither cloth has says nothing. */
const [APART, UNKNOWN] = [3, 0.02] as const;

export interface InsideBack {
  /** How much more of the inside than of the front lies above a line, in places. */
  above: (line: readonly Point[]) => number;
}

const apart = (a: LabColor, b: LabColor): number => sizeOf([a[0] - b[0], a[1] - b[1], a[2] - b[2]]);

/** How usual it is among them, 0..1. */
function usualAmong(colors: readonly LabColor[], color: LabColor): number {
  let sum = 0;
  for (const other of colors) {
    const far = apart(color, other) / APART;
    if (far < 3) sum += Math.exp(-0.5 * far * far);
  }
  return sum / colors.length + UNKNOWN;
}

const columnX = (k: number): number => (2 * k) / (GRID.across - 1) - 1;

function colorsAt(
  view: NeckView,
  isOnCloth: (point: Point) => boolean,
  downs: readonly number[],
  asides: readonly number[],
): LabColor[] {
  return downs.flatMap((down) =>
    asides.flatMap((across) => {
      const point = view.toPicture(across, down);
      return isOnCloth(point) ? [view.colorAt(point)] : [];
    }),
  );
}

export const range = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step + 1e-6) + 1 }, (_, k) => from + k * step);

/** Null where too little of either is seen. */
export function insideBack(view: NeckView, isOnCloth: (point: Point) => boolean): InsideBack | null {
  const inside = colorsAt(
    view,
    isOnCloth,
    range(INSIDE.from, INSIDE.to, 0.04),
    range(-INSIDE.aside, INSIDE.aside, 0.1),
  );
  const front = colorsAt(view, isOnCloth, range(FRONT.from, FRONT.to, FRONT.step), [
    ...FRONT.asides.map((aside) => -aside),
    ...FRONT.asides,
  ]);
  if (inside.length < INSIDE.least || front.length < FRONT.least) return null;
  const rows = Math.round(GRID.down / PLACE);
  // Of each column, what lies above each row.
  const sums = Array.from({ length: GRID.across }, (_, k) => {
    const column = new Float64Array(rows + 1);
    for (let row = 0; row < rows; row++) {
      const point = view.toPicture(columnX(k), (row + 0.5) * PLACE);
      const color = view.colorAt(point);
      const is = isOnCloth(point)
        ? clamp(Math.log(usualAmong(inside, color) / usualAmong(front, color)), -1, 1)
        : 0;
      column[row + 1] = column[row]! + is;
    }
    return column;
  });
  return {
    above: (line) =>
      line.reduce((sum, point) => {
        const [across, down] = view.toNeck(point);
        const k = Math.round(((clamp(across, -1, 1) + 1) / 2) * (GRID.across - 1));
        const at = clamp(down / PLACE, 0, rows - 1e-6);
        const row = Math.floor(at);
        return sum + sums[k]![row]! + (at - row) * (sums[k]![row + 1]! - sums[k]![row]!);
      }, 0),
  };
}
