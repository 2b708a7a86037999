import type { Mask } from '../pixels/connected-components.ts';
import type { Box, Point } from '../pixels/pixels.ts';
import { convexHull } from '../pixels/polygons.ts';

const BANDS = 8;

/** Last row and column included. */
interface Frame extends Box {
  /** The upright line that divides it into equal halves. */
  axis: number;
  area: number;
}

function frameOf({ width, mask }: Mask): Frame | null {
  let [x0, x1, y0, y1, area, sum] = [Infinity, -1, Infinity, -1, 0, 0];
  mask.forEach((is, i) => {
    if (!is) return;
    const [x, y] = [i % width, Math.floor(i / width)];
    x0 = Math.min(x0, x);
    x1 = Math.max(x1, x);
    y0 = Math.min(y0, y);
    y1 = Math.max(y1, y);
    area++;
    sum += x;
  });
  return area === 0 ? null : { x0, x1, y0, y1, area, axis: sum / area };
}

function turned({ width, height, mask }: Mask, degrees: number): Mask {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const side = Math.ceil(Math.hypot(width, height));
  const out = new Uint8Array(side * side);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const [dx, dy] = [x - side / 2, y - side / 2];
      const fx = Math.round(dx * cos + dy * sin + width / 2);
      const fy = Math.round(-dx * sin + dy * cos + height / 2);
      if (fx >= 0 && fy >= 0 && fx < width && fy < height) out[y * side + x] = mask[fy * width + fx]!;
    }
  return { width: side, height: side, mask: out };
}

function symmetryOf(one: Mask, { axis, area, y0, y1 }: Frame): number {
  let both = 0;
  for (let y = y0; y <= y1; y++)
    for (let x = 0; x < one.width; x++) {
      const other = Math.round(2 * axis - x);
      if (one.mask[y * one.width + x] && other >= 0 && other < one.width && one.mask[y * one.width + other])
        both++;
    }
  return both / area;
}

const TURNS = [-12, -9, -6, -3, 0, 3, 6, 9, 12];

function upright(one: Mask): Mask {
  let best = one;
  let most = 0;
  for (const degrees of TURNS) {
    const other = degrees === 0 ? one : turned(one, degrees);
    const frame = frameOf(other);
    if (!frame) continue;
    const symmetry = symmetryOf(other, frame) - 0.001 * Math.abs(degrees);
    if (symmetry > most) [most, best] = [symmetry, other];
  }
  return most > 0.75 ? best : one;
}

function hullArea({ width, mask }: Mask, { y0, y1 }: Frame): number {
  const points: Point[] = [];
  for (let y = y0; y <= y1; y++) {
    const row = mask.subarray(y * width, (y + 1) * width);
    const first = row.indexOf(1);
    if (first < 0) continue;
    const past = row.lastIndexOf(1) + 1;
    points.push([first, y], [past, y], [first, y + 1], [past, y + 1]);
  }
  const hull = convexHull(points);
  return Math.abs(
    hull.reduce((sum, [x, y], i) => {
      const [nx, ny] = hull[(i + 1) % hull.length]!;
      return sum + x * ny - nx * y;
    }, 0) / 2,
  );
}

/** About 0..1 each, independent of size and of left and right; null for an empty outline. */
export function outlineFeatures(seen: Mask): number[] | null {
  const one = upright(seen);
  const frame = frameOf(one);
  if (!frame) return null;
  const { x0, x1, y0, y1, axis, area } = frame;
  const { width, mask } = one;
  const [wide, high] = [x1 - x0 + 1, y1 - y0 + 1];
  const unit = Math.sqrt(area);
  const totals = new Array<number>(BANDS).fill(0);
  const middles = new Array<number>(BANDS).fill(0);
  const spans = new Array<number>(BANDS).fill(0);
  const rows = new Array<number>(BANDS).fill(0);
  let [gapAbove, gapBelow] = [0, 0];
  for (let y = y0; y <= y1; y++) {
    const band = Math.min(BANDS - 1, Math.floor(((y - y0) / high) * BANDS));
    const at = Math.round(axis);
    const on = (x: number) => x >= 0 && x < width && mask[y * width + x] === 1;
    let [total, runs] = [0, 0];
    for (let x = x0; x <= x1; x++) {
      if (!on(x)) continue;
      total++;
      if (!on(x - 1)) runs++;
    }
    let [left, right] = [at, at];
    if (on(at)) {
      while (on(left - 1)) left--;
      while (on(right + 1)) right++;
      middles[band]! += right - left + 1;
    } else if (runs > 1) {
      if (band < BANDS / 2) gapAbove++;
      else gapBelow++;
    }
    totals[band]! += total;
    spans[band]! += Math.min(4, runs);
    rows[band]!++;
  }
  const mean = (sums: number[], by: number) => sums.map((sum, band) => sum / Math.max(1, rows[band]!) / by);
  return [
    ...mean(totals, unit),
    ...mean(middles, unit),
    ...mean(spans, 4),
    Math.log2(high / wide) / 2 + 0.5,
    area / (wide * high),
    symmetryOf(one, frame),
    area / Math.max(1, hullArea(one, frame)),
    (2 * gapAbove) / high,
    (2 * gapBelow) / high,
    wide / unit / 3,
  ];
}
