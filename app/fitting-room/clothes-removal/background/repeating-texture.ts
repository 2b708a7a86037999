// Bricks and tiles continue in their own period, found by shifting the wall over itself. He, Sun, "Statistics
// of patch offsets for image completion" (2012), in bands of one height.
import { blurInto } from '../../pixels/blur.ts';
import { clamp, type Picture } from '../../pixels/pixels.ts';
import type { CoarsePicture } from './coarse-picture.ts';

const BAND = 12; // rows of cells
/** Cells on each side of the hole that a shift must fit. */
const RING = 10;
/** Furthest shift across and down, in cells. */
const ACROSS = 130;
const DOWN = 7;
/** Largest squared difference of a fitting shift, as a share of that between unrelated parts of the wall. */
const FITS = 0.3;
/** Least variance of a channel on each side. */
const PLAIN = 150;
/** Size of the pattern in cells: shadows and trees are larger. */
const FINE = 3.5;
/** Difference of light from which a place is something else: a bag, a tree. */
const OTHER = 26;
/** Shifts per band: a place that one of them cannot see takes another. */
const SHIFTS = 6;
const LEADS_OVER = 3; // cells
const LEAST_SEEN = 0.35; // share of the ring

interface Shift {
  dx: number;
  dy: number;
  away: number;
}

function patternOf({ width, height, known, color }: CoarsePicture): CoarsePicture {
  const weight = Float32Array.from(known);
  blurInto(weight, weight, width, height, FINE);
  const pattern = new Float32Array(color.length);
  const plane = new Float32Array(known.length);
  for (let c = 0; c < 3; c++) {
    for (let j = 0; j < plane.length; j++) plane[j] = known[j] ? color[j * 3 + c]! : 0;
    blurInto(plane, plane, width, height, FINE);
    for (let j = 0; j < plane.length; j++)
      if (known[j]) pattern[j * 3 + c] = color[j * 3 + c]! - plane[j]! / Math.max(0.05, weight[j]!);
  }
  return { width, height, known, color: pattern };
}

function variesAt({ color }: CoarsePicture, cells: readonly number[]): number {
  const n = Math.max(1, cells.length);
  let all = 0;
  for (let c = 0; c < 3; c++) {
    let [sum, square] = [0, 0];
    for (const j of cells) {
      const value = color[j * 3 + c]!;
      sum += value;
      square += value * value;
    }
    all += square / n - (sum / n) ** 2;
  }
  return all / 3;
}

function ringOf(small: CoarsePicture, top: number): { cells: number[]; varies: number } {
  const { width, height, known } = small;
  const cells: number[] = [];
  const beside = new Uint8Array(width);
  let columns = 0;
  for (let y = top; y < Math.min(height, top + BAND); y++) {
    const row = y * width;
    beside.fill(0);
    const sweep = (first: number, step: 1 | -1): void => {
      for (let k = 0, x = first, near = RING + 1; k < width; k++, x += step) {
        near = known[row + x] ? near + 1 : 0;
        if (near > 0 && near <= RING) beside[x] = 1;
      }
    };
    sweep(0, 1);
    sweep(width - 1, -1);
    for (let x = 0; x < width; x++)
      if (beside[x]) {
        cells.push(row + x);
        columns += x;
      }
  }
  const middle = columns / Math.max(1, cells.length);
  const sides = [0, 1].map((side) => cells.filter((j) => (j % width > middle ? 1 : 0) === side));
  return { cells, varies: Math.min(...sides.map((some) => variesAt(small, some))) };
}

/** Squared; Infinity where too little of the ring is seen. Stops beyond `most`. */
function differenceAt(
  { width, height, color, known }: CoarsePicture,
  cells: readonly number[],
  dx: number,
  dy: number,
  most: number,
): number {
  let [sum, count] = [0, 0];
  for (let k = 0; k < cells.length; k += 3) {
    const j = cells[k]!;
    const x = (j % width) + dx;
    const y = Math.floor(j / width) + dy;
    if (x < 0 || y < 0 || x >= width || y >= height || !known[y * width + x]) continue;
    count++;
    const s = (y * width + x) * 3;
    for (let c = 0; c < 3; c++) sum += (color[j * 3 + c]! - color[s + c]!) ** 2;
    if (count === 24 && sum > count * most * 1.6) break;
  }
  return count < (cells.length / 3) * LEAST_SEEN ? Infinity : sum / count;
}

/** Best first; none where nothing repeats. */
function shiftsOf(small: CoarsePicture, cells: readonly number[], varies: number): Shift[] {
  const most = 2 * 3 * varies * FITS;
  const found: Shift[] = [];
  for (let dy = -DOWN; dy <= DOWN; dy++)
    for (let dx = -ACROSS; dx <= ACROSS; dx++) {
      if (Math.abs(dx) < 6) continue;
      const away = differenceAt(small, cells, dx, dy, most);
      if (away < most) found.push({ dx, dy, away });
    }
  found.sort((a, b) => a.away - b.away);
  const kept: Shift[] = [];
  for (const one of found) {
    if (kept.length === SHIFTS) break;
    if (kept.every((other) => Math.abs(one.dx - other.dx) > 3 || Math.abs(one.dy - other.dy) > 2))
      kept.push(one);
  }
  return kept;
}

function refined(
  { data, width, height }: Picture,
  hole: Uint8Array,
  step: number,
  cells: readonly number[],
  wide: number,
  { dx, dy }: Shift,
): Shift {
  let best: Shift = { dx: dx * step, dy: dy * step, away: Infinity };
  for (let py = dy * step - step + 1; py < dy * step + step; py++)
    for (let px = dx * step - step + 1; px < dx * step + step; px++) {
      let [sum, count] = [0, 0];
      for (let k = 0; k < cells.length; k += 4) {
        const j = cells[k]!;
        const x = (j % wide) * step + (k % step);
        const y = Math.floor(j / wide) * step + ((k >> 2) % step);
        const [u, v] = [x + px, y + py];
        if (u < 0 || v < 0 || u >= width || v >= height || x >= width || y >= height) continue;
        const [i, s] = [y * width + x, v * width + u];
        if (hole[i] || hole[s]) continue;
        count++;
        for (let c = 0; c < 3; c++) sum += (data[i * 4 + c]! - data[s * 4 + c]!) ** 2;
      }
      if (count > 20 && sum / count < best.away) best = { dx: px, dy: py, away: sum / count };
    }
  return best;
}

function lightOf(
  filled: Uint8ClampedArray,
  width: number,
  { width: wide, height: tall }: CoarsePicture,
  step: number,
) {
  const height = filled.length / 4 / width;
  return [0, 1, 2].map((c) => {
    const plane = new Float32Array(wide * tall);
    for (let y = 0; y < tall; y++)
      for (let x = 0; x < wide; x++) {
        const at = Math.min(height - 1, y * step + 1) * width + Math.min(width - 1, x * step + 1);
        plane[y * wide + x] = filled[at * 4 + c]!;
      }
    blurInto(plane, plane, wide, tall, 14);
    return plane;
  });
}

/** Changes `out` (RGBA, filled), but not its light. `step`: pixels of the picture to a cell of `seen`. */
export function fillByRepetition(
  picture: Picture,
  hole: Uint8Array,
  seen: CoarsePicture,
  step: number,
  out: Uint8ClampedArray,
): void {
  const { width, height, data } = picture;
  const small = patternOf(seen);
  const bands = Array.from({ length: Math.ceil(small.height / BAND) }, (_, k) => {
    const { cells, varies } = ringOf(small, k * BAND);
    const shifts = cells.length < 60 || varies < PLAIN ? [] : shiftsOf(small, cells, varies);
    return { top: k * BAND, cells, shifts };
  });
  const repeats = bands.map(({ shifts }) => shifts.length > 0);
  // One band alone may be chance.
  const isWall = (k: number): boolean =>
    [-2, -1, 0].some((from) => [0, 1, 2].every((by) => repeats[k + from + by]));
  const isSeen = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < width && y < height && !hole[y * width + x];
  let light: Float32Array[] | null = null;
  const anew = new Uint8Array(hole.length);
  const off = [0, 1, 2, 3].map(() => new Float32Array(small.known.length));
  for (const [k, { top, cells, shifts: coarse }] of bands.entries()) {
    if (!isWall(k)) continue;
    const shifts = coarse.map((one) => refined(picture, hole, step, cells, small.width, one));
    light ??= lightOf(out, width, small, step);
    measureOff(seen, cells, shifts, step, light, off);
    const cellOf = (x: number, y: number): number =>
      clamp(Math.floor(y / step), 0, small.height - 1) * small.width +
      clamp(Math.floor(x / step), 0, small.width - 1);
    for (let y = top * step; y < Math.min(height, (top + BAND) * step); y++)
      for (let x = 0; x < width; x++) {
        const i = y * width + x;
        if (!hole[i]) continue;
        for (const { dx, dy } of shifts) {
          const u = x + dx;
          const v = y + dy;
          if (!isSeen(u, v)) continue;
          const [here, there] = [cellOf(x, y), cellOf(u, v)];
          if (light.some((plane) => Math.abs(plane[here]! - plane[there]!) > OTHER)) continue;
          for (let c = 0; c < 3; c++)
            out[i * 4 + c] = data[(v * width + u) * 4 + c]! + light[c]![here]! - light[c]![there]!;
          anew[i] = 1;
          break;
        }
      }
  }
  if (light) leadOver(small, step, off, anew, width, out);
}

function measureOff(
  { width, height, known, color }: CoarsePicture,
  cells: readonly number[],
  shifts: readonly Shift[],
  step: number,
  light: readonly Float32Array[],
  off: readonly Float32Array[],
): void {
  for (const j of cells) {
    for (const { dx, dy } of shifts) {
      const u = (j % width) + Math.round(dx / step);
      const v = Math.floor(j / width) + Math.round(dy / step);
      const there = v * width + u;
      if (u < 0 || v < 0 || u >= width || v >= height || !known[there]) continue;
      if (light.some((plane) => Math.abs(plane[j]! - plane[there]!) > OTHER)) continue;
      for (let c = 0; c < 3; c++)
        off[c]![j]! += color[j * 3 + c]! - color[there * 3 + c]! - light[c]![j]! + light[c]![there]!;
      off[3]![j]!++;
      break;
    }
  }
}

/** At the edge of the hole the fill starts in the wall's own tone. */
function leadOver(
  { width: wide, height: tall }: CoarsePicture,
  step: number,
  off: readonly Float32Array[],
  anew: Uint8Array,
  width: number,
  out: Uint8ClampedArray,
): void {
  for (const plane of off) blurInto(plane, plane, wide, tall, LEADS_OVER);
  const [told, at] = [off[3]!, [0, 0, 0]];
  for (let i = 0; i < anew.length; i++) {
    if (anew[i] === 0) continue;
    const x = i % width;
    const y = Math.floor(i / width);
    // Interpolated, or the cells would show.
    const [u, v] = [clamp((x + 0.5) / step - 0.5, 0, wide - 1), clamp((y + 0.5) / step - 0.5, 0, tall - 1)];
    const [u0, v0] = [Math.floor(u), Math.floor(v)];
    let weight = 0;
    at.fill(0);
    for (let corner = 0; corner < 4; corner++) {
      const j = Math.min(tall - 1, v0 + (corner >> 1)) * wide + Math.min(wide - 1, u0 + (corner & 1));
      const share = (corner & 1 ? u - u0 : 1 - u + u0) * (corner >> 1 ? v - v0 : 1 - v + v0);
      weight += told[j]! * share;
      for (let c = 0; c < 3; c++) at[c]! += off[c]![j]! * share;
    }
    if (weight < 0.01) continue;
    const near = Math.min(1, weight * 2) / weight;
    for (let c = 0; c < 3; c++) out[i * 4 + c]! += at[c]! * near;
  }
}
