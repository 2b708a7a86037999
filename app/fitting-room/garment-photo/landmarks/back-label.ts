// The label inside the back of the neck: what lies above its lower edge is seen through the neckline.
import { clamp, distance, midpoint, unitVector, type Point } from '../../pixels/pixels.ts';
import type { LabPlanes } from '../cut-out/lab-planes.ts';

/** In half widths of the neck: how far down and aside it may lie. */
const [LOW, ASIDE] = [1.75, 0.7] as const;
/** Steps across the half width. */
const STEPS = 28;
/** In half widths. */
const SIZE = { width: [0.14, 1.05], height: [0.06, 0.8], top: [0.02, 0.95], aside: 0.5 } as const;
/** Width to height; how much of its rectangle a label fills. */
const [SHAPE, FILLED] = [[0.5, 6], 0.66] as const;
/** Color distance from which it is another cloth, and how much of the rim around a label must be of the one cloth. */
const [OTHER, RIM] = [11, 0.8] as const;
/** Cloths that are tried, and the least share of the place that each has. */
const [CLOTHS, SHARE] = [4, 0.08] as const;
const BIN = 9;

type Lab = readonly [number, number, number];

interface Grid {
  across: number;
  down: number;
  /** Null outside of the garment. */
  lab: (Lab | null)[];
}

const apart = (a: Lab, b: Lab): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

/** The commonest colors, each unlike the others. */
function clothsOf({ lab }: Grid): Lab[] {
  const cloths: Lab[] = [];
  let left = lab.filter((one) => one !== null);
  const least = left.length * SHARE;
  while (cloths.length < CLOTHS && left.length > least) {
    const bins = new Map<string, Lab[]>();
    for (const one of left) {
      const key = one.map((value) => Math.round(value / BIN)).join();
      bins.set(key, [...(bins.get(key) ?? []), one]);
    }
    const most = [...bins.values()].reduce((a, b) => (b.length > a.length ? b : a));
    const cloth = [0, 1, 2].map(
      (c) => most.reduce((sum, one) => sum + one[c]!, 0) / most.length,
    ) as never as Lab;
    const others = left.filter((one) => apart(one, cloth) > OTHER);
    if (left.length - others.length < least) break;
    cloths.push(cloth);
    left = others;
  }
  return cloths;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
  count: number;
}

/** What is connected to `seed` and not yet seen. */
function grow({ across, down }: Grid, seed: number, seen: Uint8Array): Box {
  const box = { left: across, right: 0, top: down, bottom: 0, count: 0 };
  const queue = [seed];
  seen[seed] = 1;
  for (let i = queue.pop(); i !== undefined; i = queue.pop()) {
    const [x, y] = [i % across, Math.floor(i / across)];
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
    box.count++;
    for (const [nx, ny] of [
      [x - 1, y],
      [x + 1, y],
      [x, y - 1],
      [x, y + 1],
    ] as const) {
      const j = ny * across + nx;
      if (nx < 0 || ny < 0 || nx >= across || ny >= down || seen[j] === 1) continue;
      seen[j] = 1;
      queue.push(j);
    }
  }
  return box;
}

const isWithin = (value: number, [least, most]: readonly [number, number]): boolean =>
  value >= least && value <= most;

/** Share of the rectangle's rim, two steps outside of it, that is of the one cloth. */
function rimOf({ across, down, lab }: Grid, { left, right, top, bottom }: Box, cloth: Lab): number {
  let [alike, all] = [0, 0];
  const look = (x: number, y: number) => {
    const color = x < 0 || y < 0 || x >= across || y >= down ? null : lab[y * across + x];
    all++;
    if (color && apart(color, cloth) < OTHER) alike++;
  };
  for (let x = left; x <= right; x++) look(x, bottom + 2);
  for (let y = top; y <= bottom; y++) [left - 2, right + 2].forEach((x) => look(x, y));
  return alike / all;
}

function isLabel(grid: Grid, box: Box, cloth: Lab): boolean {
  const { left, right, top, bottom, count } = box;
  const [wide, tall] = [(right - left + 1) / STEPS, (bottom - top + 1) / STEPS];
  const middle = (left + right + 1) / 2 / STEPS - ASIDE;
  return (
    isWithin(wide, SIZE.width) &&
    isWithin(tall, SIZE.height) &&
    isWithin(top / STEPS, SIZE.top) &&
    Math.abs(middle) <= SIZE.aside &&
    isWithin(wide / tall, SHAPE) &&
    count >= FILLED * (right - left + 1) * (bottom - top + 1) &&
    rimOf(grid, box, cloth) >= RIM
  );
}

/** Its lower edge in half widths of the neck, from the necks' middle. */
export interface BackLabel {
  from: number;
  to: number;
  down: number;
}

/**
 * @param necks the ends of the neckline, left and right
 * @param isInside whether there is cloth
 * @returns null where none is seen.
 */
export function backLabel(
  { width, height, planes }: LabPlanes,
  isInside: (point: Point) => boolean,
  necks: readonly [Point, Point],
): BackLabel | null {
  const middle = midpoint(...necks);
  const half = distance(...necks) / 2;
  const [ux, uy] = unitVector(...necks);
  const [across, down] = [Math.round(2 * ASIDE * STEPS), Math.round(LOW * STEPS)];
  const grid: Grid = {
    across,
    down,
    lab: Array.from({ length: across * down }, (_, i): Lab | null => {
      const [t, d] = [
        (((i % across) + 0.5) / STEPS - ASIDE) * half,
        ((Math.floor(i / across) + 0.5) / STEPS) * half,
      ];
      const point: Point = [middle[0] + t * ux - d * uy, middle[1] + t * uy + d * ux];
      if (!isInside(point)) return null;
      const at =
        clamp(Math.round(point[1]), 0, height - 1) * width + clamp(Math.round(point[0]), 0, width - 1);
      return [planes[0][at]!, planes[1][at]!, planes[2][at]!];
    }),
  };
  const found = clothsOf(grid)
    .flatMap((cloth) => {
      const seen = Uint8Array.from(grid.lab, (one) => (!one || apart(one, cloth) < OTHER ? 1 : 0));
      const boxes: Box[] = [];
      for (let i = 0; i < seen.length; i++) if (seen[i] === 0) boxes.push(grow(grid, i, seen));
      return boxes.filter((box) => box.count > 8 && isLabel(grid, box, cloth));
    })
    .reduce<Box | null>((largest, box) => (largest && largest.count >= box.count ? largest : box), null);
  if (!found) return null;
  return {
    from: found.left / STEPS - ASIDE,
    to: (found.right + 1) / STEPS - ASIDE,
    down: (found.bottom + 1) / STEPS,
  };
}
