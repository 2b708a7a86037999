// A first fill of a hole, from its border inward: each cell is copied from where the wall looks the same up
// to there, so that the edge of a door frame goes on and its color does not bleed. Criminisi, Pérez, Toyama,
// "Region filling and object removal by exemplar-based image inpainting" (2004), in layers.
import { blurInto } from '../../pixels/blur.ts';
import type { CoarsePicture } from './coarse-picture.ts';
import { strangersByRow } from './colors-at-height.ts';
import { fillPlainWall } from './plain-wall.ts';

const HALF = 2; // of a patch's side, cells
const PATCH = (2 * HALF + 1) ** 2;
const FILLED = 0.45; // weight against seen cells
/** Cost per cell of distance: across and down. */
const FAR = [0.8, 2.5] as const;
/** Cost of a source that differs from its surroundings: share of the squared difference. */
const STRANGE = 0.025;
/** Cost, squared, of a source whose color is seen nowhere at that height. */
const STRANGER = 60 ** 2;

function layersOf({ width, height, known }: CoarsePicture, filled: readonly number[]): number[][] {
  const seen = known.slice();
  for (const j of filled) seen[j] = 1;
  const layers: number[][] = [];
  let edge: number[] = [];
  for (let j = 0; j < seen.length; j++) if (seen[j]) edge.push(j);
  while (edge.length > 0) {
    const next: number[] = [];
    for (const j of edge) {
      const x = j % width;
      const beside = [
        x > 0 ? j - 1 : -1,
        x < width - 1 ? j + 1 : -1,
        j >= width ? j - width : -1,
        j < width * (height - 1) ? j + width : -1,
      ];
      for (const n of beside)
        if (n >= 0 && !seen[n]) {
          seen[n] = 1;
          next.push(n);
        }
    }
    if (next.length > 0) layers.push(next);
    edge = next;
  }
  return layers;
}

/** Switches and sockets must not be copied. */
function strangeness({ width, height, color }: CoarsePicture): Float32Array {
  const out = new Float32Array(width * height);
  const plane = new Float32Array(width * height);
  for (let c = 0; c < 3; c++) {
    for (let j = 0; j < plane.length; j++) plane[j] = color[j * 3 + c]!;
    blurInto(plane, plane, width, height, 3);
    for (let j = 0; j < plane.length; j++) out[j]! += (color[j * 3 + c]! - plane[j]!) ** 2 * STRANGE;
  }
  return out;
}

/**
 * Changes `color`.
 * @param sources 1 for cells with a patch of seen wall around.
 * @returns where each cell was copied from, -1 where it was not.
 */
export function fillByExemplars(small: CoarsePicture, sources: Uint8Array): Int32Array {
  const { width, height, color, known } = small;
  const from = new Int32Array(known.length).fill(-1);
  const trust = Float32Array.from(known);
  const strange = strangeness(small);
  const isStranger = strangersByRow(small);
  const standing = fillPlainWall(small, sources, from);
  for (const j of standing) trust[j] = FILLED;
  const steps = new Int32Array(PATCH);
  const weights = new Float32Array(PATCH);
  const wanted = new Float32Array(PATCH * 3);
  const look = (x: number, y: number): number => {
    let count = 0;
    for (let dy = -HALF; dy <= HALF; dy++)
      for (let dx = -HALF; dx <= HALF; dx++) {
        const u = x + dx;
        const v = y + dy;
        if (u < 0 || u >= width || v < 0 || v >= height) continue;
        const t = v * width + u;
        if (trust[t] === 0) continue;
        steps[count] = dy * width + dx;
        weights[count] = trust[t]!;
        for (let c = 0; c < 3; c++) wanted[count * 3 + c] = color[t * 3 + c]!;
        count++;
      }
    return count;
  };
  for (const layer of layersOf(small, standing)) {
    for (const j of layer) {
      const x = j % width;
      const y = (j - x) / width;
      const count = look(x, y);
      let all = 0;
      for (let k = 0; k < count; k++) all += weights[k]!;
      if (all === 0) continue;
      let best = Infinity;
      const offer = (source: number): void => {
        if (source < 0 || source >= sources.length || !sources[source]) return;
        const sx = source % width;
        let sum =
          (FAR[0] * Math.abs(sx - x) + FAR[1] * Math.abs((source - sx) / width - y) + strange[source]!) * all;
        if (isStranger(y, source)) sum += STRANGER * all;
        for (let k = 0; k < count && sum < best; k++) {
          const s = (source + steps[k]!) * 3;
          const r = color[s]! - wanted[k * 3]!;
          const g = color[s + 1]! - wanted[k * 3 + 1]!;
          const b = color[s + 2]! - wanted[k * 3 + 2]!;
          sum += (r * r + g * g + b * b) * weights[k]!;
        }
        if (sum < best) [best, from[j]] = [sum, source];
      };
      for (const step of [-1, 1, -width, width]) {
        const beside = from[j + step] ?? -1;
        if (beside >= 0) offer(beside - step);
      }
      for (let s = j - x; s < j - x + width; s++) offer(s);
      for (let s = x; s < sources.length; s += width) offer(s);
    }
    for (const j of layer) {
      if (from[j]! < 0) continue;
      trust[j] = FILLED;
      for (let c = 0; c < 3; c++) color[j * 3 + c] = color[from[j]! * 3 + c]!;
    }
  }
  return from;
}
