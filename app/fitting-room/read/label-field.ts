// One label per cell: each as its own costs say, and neighbours of like colour alike (a Potts field).
// Min-sum belief propagation in sweeps (BP-M; Szeliski et al. 2008, "A comparative study of energy minimization methods
// for Markov random fields"): the energy a graph cut would minimize, in a tenth of its code.
import type { Grid } from './grid.ts';

/** After so many sweeps hardly a label changes. */
const SWEEPS = 5;

/** Contrast-sensitive weights of a cell to its right and to its lower neighbour. */
function weightsOf(
  grid: Pick<Grid, 'width' | 'height' | 'light' | 'blue' | 'red' | 'person'>,
  strength: number,
): { right: Float32Array; down: Float32Array } {
  const { width, height, light, blue, red, person } = grid;
  const right = new Float32Array(width * height);
  const down = new Float32Array(width * height);
  const apart = (i: number, j: number): number =>
    (light[i]! - light[j]!) ** 2 + 4 * ((blue[i]! - blue[j]!) ** 2 + (red[i]! - red[j]!) ** 2);
  let [sum, count] = [0, 0];
  const both = (i: number, j: number, inside: boolean): boolean =>
    inside && person[i] === 1 && person[j] === 1;
  for (let i = 0; i < light.length; i++) {
    const x = i % width;
    if (both(i, i + 1, x < width - 1)) {
      right[i] = apart(i, i + 1);
      sum += right[i]!;
      count++;
    } else right[i] = -1;
    if (both(i, i + width, i + width < light.length)) {
      down[i] = apart(i, i + width);
      sum += down[i]!;
      count++;
    } else down[i] = -1;
  }
  const mean = sum / Math.max(1, count) + 1;
  const weigh = (plane: Float32Array): void => {
    for (let i = 0; i < plane.length; i++)
      plane[i] = plane[i]! < 0 ? 0 : strength * (0.15 + 0.85 * Math.exp(-plane[i]! / (2 * mean)));
  };
  weigh(right);
  weigh(down);
  return { right, down };
}

/**
 * @param costs of label l at cell i: costs[i * labels + l].
 * @param strength cost of two like-coloured neighbours of different labels.
 * @param sweeps fewer for a first look.
 * @returns a label per cell; cells off her get 0.
 */
export function solveLabels(
  grid: Pick<Grid, 'width' | 'height' | 'light' | 'blue' | 'red' | 'person'>,
  costs: Float32Array,
  labels: number,
  strength: number,
  sweeps = SWEEPS,
): Uint8Array {
  const { width, height, person } = grid;
  const cells = width * height;
  const { right, down } = weightsOf(grid, strength);
  // Messages that arrive at a cell from its left, right, upper and lower neighbour.
  const [fromLeft, fromRight, fromUp, fromDown] = [0, 1, 2, 3].map(
    () => new Float32Array(cells * labels),
  ) as [Float32Array, Float32Array, Float32Array, Float32Array];
  const belief = new Float32Array(labels);
  const gather = (i: number): void => {
    const at = i * labels;
    for (let l = 0; l < labels; l++)
      belief[l] =
        costs[at + l]! + fromLeft[at + l]! + fromRight[at + l]! + fromUp[at + l]! + fromDown[at + l]!;
  };
  const send = (from: number, to: number, arrived: Float32Array, out: Float32Array, weight: number): void => {
    if (weight === 0) return;
    let least = Infinity;
    const [a, b] = [from * labels, to * labels];
    for (let l = 0; l < labels; l++) {
      const value = belief[l]! - arrived[a + l]!;
      out[b + l] = value;
      if (value < least) least = value;
    }
    for (let l = 0; l < labels; l++) out[b + l] = Math.min(out[b + l]! - least, weight);
  };
  for (let sweep = 0; sweep < sweeps; sweep++) {
    for (let i = 0; i < cells; i++) {
      if (!person[i]) continue;
      gather(i);
      send(i, i + 1, fromRight, fromLeft, right[i]!);
      send(i, i + width, fromDown, fromUp, down[i]!);
    }
    for (let i = cells - 1; i >= 0; i--) {
      if (!person[i]) continue;
      gather(i);
      if (i % width > 0) send(i, i - 1, fromLeft, fromRight, right[i - 1]!);
      if (i >= width) send(i, i - width, fromUp, fromDown, down[i - width]!);
    }
  }
  const out = new Uint8Array(cells);
  for (let i = 0; i < cells; i++) {
    if (!person[i]) continue;
    gather(i);
    let best = 0;
    for (let l = 1; l < labels; l++) if (belief[l]! < belief[best]!) best = l;
    out[i] = best;
  }
  return out;
}
