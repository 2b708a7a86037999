// One label per cell (a Potts field): its own costs, and neighbors of like color alike. Min-sum belief
// propagation in sweeps (BP-M; Szeliski et al. 2008, "A comparative study of energy minimization methods for
// Markov random fields").
import type { Grid } from './coarse-photo-grid.ts';

/** After this many sweeps hardly a label changes. */
const SWEEPS = 5;

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

/** Sends a cell's belief without what came from the receiver, at most `weight` between two labels. */
function send(
  belief: Float32Array,
  arrived: Float32Array,
  from: number,
  out: Float32Array,
  to: number,
  weight: number,
): void {
  if (weight === 0) return;
  let least = Infinity;
  for (let l = 0; l < belief.length; l++) {
    const value = belief[l]! - arrived[from + l]!;
    out[to + l] = value;
    if (value < least) least = value;
  }
  for (let l = to; l < to + belief.length; l++) {
    const value = out[l]! - least;
    out[l] = value < weight ? value : weight;
  }
}

/**
 * @param costs of label l at cell i: costs[i * labels + l].
 * @param strength cost of two like-colored neighbors of different labels.
 * @param sweeps fewer for a first pass.
 * @returns a label per cell; 0 for cells off the person.
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
  const fromLeft = new Float32Array(cells * labels);
  const fromRight = new Float32Array(cells * labels);
  const fromUp = new Float32Array(cells * labels);
  const fromDown = new Float32Array(cells * labels);
  const belief = new Float32Array(labels);
  const gather = (at: number): void => {
    for (let l = 0; l < labels; l++) {
      const k = at + l;
      belief[l] = costs[k]! + fromLeft[k]! + fromRight[k]! + fromUp[k]! + fromDown[k]!;
    }
  };
  for (let sweep = 0; sweep < sweeps; sweep++) {
    for (let i = 0; i < cells; i++) {
      if (!person[i]) continue;
      const at = i * labels;
      gather(at);
      send(belief, fromRight, at, fromLeft, at + labels, right[i]!);
      send(belief, fromDown, at, fromUp, at + width * labels, down[i]!);
    }
    for (let i = cells - 1; i >= 0; i--) {
      if (!person[i]) continue;
      const at = i * labels;
      gather(at);
      if (i % width > 0) send(belief, fromLeft, at, fromRight, at - labels, right[i - 1]!);
      if (i >= width) send(belief, fromUp, at, fromDown, at - width * labels, down[i - width]!);
    }
  }
  const out = new Uint8Array(cells);
  for (let i = 0; i < cells; i++) {
    if (!person[i]) continue;
    gather(i * labels);
    let best = 0;
    for (let l = 1; l < labels; l++) if (belief[l]! < belief[best]!) best = l;
    out[i] = best;
  }
  return out;
}
