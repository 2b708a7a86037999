// Joins copied pieces in their gradients (Pérez et al. 2003, "Poisson image editing"), so that the light
// around the hole continues through it.
import { isSameHue, toneAt } from './same-hue.ts';
import type { CoarsePicture } from './coarse-picture.ts';

const SWEEPS = 48;
const BEYOND = 1.88;
const NOISE = 10; // steps of 255
/** Mean log ratio of the channels that is still a difference of light. */
const MOST = 0.9;
/** Weight of a border between different things. */
const THINGS = 0.004;

function lightness(color: Float32Array, a: number, b: number): number {
  let away = 0;
  for (let c = 0; c < 3; c++) away = Math.max(away, Math.abs(color[a * 3 + c]! - color[b * 3 + c]!));
  if (away < NOISE) return 1;
  const [one, other] = [toneAt(color, a), toneAt(color, b)];
  const isLight = Math.abs(Math.log((one.mean + 8) / (other.mean + 8))) < MOST && isSameHue(one, other);
  return isLight ? 1 : THINGS;
}

/**
 * What to add to each cell's piece.
 * @param from the source of each cell of the hole, -1 for none; `color` holds the seen wall.
 * @returns three planes of the grid.
 */
export function blendPatches({ width, color, known }: CoarsePicture, from: Int32Array): Float32Array[] {
  const cells: number[] = [];
  const place = new Int32Array(known.length).fill(-1);
  for (let j = 0; j < known.length; j++)
    if (!known[j] && from[j]! >= 0) {
      place[j] = cells.length;
      cells.push(j);
    }
  const steps = [-1, 1, -width, width];
  const beside = new Int32Array(cells.length * 4).fill(-1);
  const weight = new Float32Array(cells.length * 4);
  const jump = new Float32Array(cells.length * 12);
  const seenAt = (j: number): boolean => j >= 0 && j < known.length && known[j] === 1;
  cells.forEach((j, k) => {
    const source = from[j]!;
    steps.forEach((step, d) => {
      const n = j + step;
      if (
        n < 0 ||
        n >= known.length ||
        (Math.abs(step) === 1 && Math.floor(n / width) !== Math.floor(j / width))
      )
        return;
      const at = k * 4 + d;
      const across = source + step;
      if (known[n]) {
        if (!seenAt(across)) return;
        weight[at] = lightness(color, n, across);
        for (let c = 0; c < 3; c++) jump[at * 3 + c] = color[n * 3 + c]! - color[across * 3 + c]!;
        return;
      }
      if (place[n]! < 0) return;
      beside[at] = place[n]!;
      const other = from[n]!;
      weight[at] = 1;
      if (other === across) return;
      const back = other - step;
      if (!seenAt(across) || !seenAt(back)) return;
      weight[at] = Math.min(lightness(color, other, across), lightness(color, back, source));
      for (let c = 0; c < 3; c++)
        jump[at * 3 + c] =
          (color[other * 3 + c]! - color[across * 3 + c]! + color[back * 3 + c]! - color[source * 3 + c]!) /
          2;
    });
  });
  const solved = relax(cells.length, beside, weight, jump);
  const planes = [0, 1, 2].map(() => new Float32Array(known.length));
  cells.forEach((j, k) => planes.forEach((plane, c) => (plane[j] = solved[k * 3 + c]!)));
  return planes;
}

function relax(count: number, beside: Int32Array, weight: Float32Array, jump: Float32Array): Float32Array {
  const out = new Float32Array(count * 3);
  const whole = new Float64Array(count);
  for (let at = 0; at < count * 4; at++) whole[at >> 2]! += weight[at]!;
  for (let sweep = 0; sweep < SWEEPS; sweep++)
    for (let n = 0; n < count; n++) {
      const k = sweep % 2 ? count - 1 - n : n;
      // A little toward zero where no border tells.
      relaxCell(k, whole[k]! + 1e-4, beside, weight, jump, out);
    }
  return out;
}

/** A separate function stays compiled. `all`: total weight of its borders. */
function relaxCell(
  k: number,
  all: number,
  beside: Int32Array,
  weight: Float32Array,
  jump: Float32Array,
  out: Float32Array,
): void {
  let red = 0;
  let green = 0;
  let blue = 0;
  for (let at = k * 4; at < k * 4 + 4; at++) {
    const o = beside[at]! * 3;
    const share = weight[at]!;
    red += share * (jump[at * 3]! + (o < 0 ? 0 : out[o]!));
    green += share * (jump[at * 3 + 1]! + (o < 0 ? 0 : out[o + 1]!));
    blue += share * (jump[at * 3 + 2]! + (o < 0 ? 0 : out[o + 2]!));
  }
  out[k * 3]! += BEYOND * (red / all - out[k * 3]!);
  out[k * 3 + 1]! += BEYOND * (green / all - out[k * 3 + 1]!);
  out[k * 3 + 2]! += BEYOND * (blue / all - out[k * 3 + 2]!);
}
