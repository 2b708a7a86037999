// Folds that a piece says where it has them: a scarf's.
import type { Fabric } from '../../domain/looks/cloth.ts';
import type { Layer } from './layer.ts';
import type { Fold, Sheet } from './piece.ts';
import { boxAroundPoints, clamp, type Box, type Point } from '../pixels/pixels.ts';
import { curve } from '../pixels/polygons.ts';

const FOLDING: Record<Fabric, readonly [depth: number, breadth: number]> = {
  plain: [1, 1],
  knit: [0.8, 1.3],
  rib: [0.6, 1.2],
  denim: [1.05, 1],
  wool: [0.85, 1.3],
  satin: [1.35, 1],
  linen: [1.25, 0.8],
  leather: [1.1, 1],
  suede: [0.9, 1.2],
  stripe: [0.9, 1],
  check: [0.8, 1.2],
  floral: [1, 1],
  cable: [0.55, 1.4],
  teddy: [0.2, 1.8],
  fur: [0.12, 2],
  corduroy: [0.9, 1.1],
  velvet: [1.1, 1.1],
  tweed: [0.75, 1.3],
  straw: [0.2, 1],
};

export const RELIEF_UNIT = 1 / 260; // change of light

const taper = (t: number): number => clamp(t / 0.14, 0, 1) * Math.pow(1 - t, 0.75);

/** For each pixel of a box the place along a line (0..1, -1 out of reach), and the side. */
interface Nearest {
  at: Float32Array;
  side: Float32Array;
}

/** Reused: a scarf has a dozen, each of which would leave three planes to collect. */
const planes = { at: new Float32Array(0), side: new Float32Array(0), away: new Float32Array(0) };

function planesFor(pixels: number): typeof planes {
  if (planes.at.length < pixels) {
    planes.at = new Float32Array(pixels);
    planes.side = new Float32Array(pixels);
    planes.away = new Float32Array(pixels);
  }
  return planes;
}

function nearestOn(line: readonly Point[], reach: number, box: Box): Nearest {
  const width = box.x1 - box.x0;
  const pixels = width * (box.y1 - box.y0);
  const { at, side, away } = planesFor(pixels);
  at.fill(-1, 0, pixels);
  away.fill(reach * reach, 0, pixels);
  const spans = line.length - 1;
  for (let s = 0; s < spans; s++) {
    const [ax, ay] = line[s]!;
    const [bx, by] = line[s + 1]!;
    const dx = bx - ax;
    const dy = by - ay;
    const squared = dx * dx + dy * dy || 1;
    const length = Math.sqrt(squared);
    const x0 = Math.max(box.x0, Math.floor(Math.min(ax, bx) - reach));
    const x1 = Math.min(box.x1, Math.ceil(Math.max(ax, bx) + reach) + 1);
    const y1 = Math.min(box.y1, Math.ceil(Math.max(ay, by) + reach) + 1);
    for (let y = Math.max(box.y0, Math.floor(Math.min(ay, by) - reach)); y < y1; y++) {
      for (let x = x0; x < x1; x++) {
        const t = clamp(((x - ax) * dx + (y - ay) * dy) / squared, 0, 1);
        const ex = x - ax - dx * t;
        const ey = y - ay - dy * t;
        const from = ex * ex + ey * ey;
        const k = (y - box.y0) * width + x - box.x0;
        if (from >= away[k]!) continue;
        away[k] = from;
        at[k] = (s + t) / spans;
        side[k] = (ex * -dy + ey * dx) / length;
      }
    }
  }
  return { at, side };
}

/** The most that a fold of depth 1 changes the light at `d` half widths from its middle. */
const mostAt = (d: number): number =>
  1.35 * d * Math.exp(-d * d * 0.9) +
  0.5 * Math.exp(-((d - 0.75) ** 2) * 2.2) +
  0.8 * Math.exp(-((d - 0.7) ** 2) * 14);

/** In half widths: further out it changes less than half a step. */
function endOf({ depth }: Fold): number {
  let d = 1.2;
  while ((mostAt(d) * depth) / RELIEF_UNIT > 0.49) d += 0.1;
  return d;
}

/** @param pale 0..1: on pale cloth the dark line of a pinch would look like a smudge. */
function lay(plane: Int8Array, layer: Layer, fold: Fold, light: number, pale: number): void {
  const line = curve(fold.points, 6);
  const reach = fold.width * 2.6 + 1;
  const box = boxAroundPoints(line, reach, layer.width, layer.height);
  const { x0, y0, x1, y1 } = box;
  const spans = line.length - 1;
  // Decided once per fold, or the lit side would flip on a bend.
  const [from, to] = [line[0]!, line[spans]!];
  const whole = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const facing = ((from[1] - to[1]) / whole) * (light * 0.9 + 0.12) - ((to[0] - from[0]) / whole) * 0.8;
  const up = 0.4 + 0.6 * Math.abs(facing);
  const turn = facing < 0 ? -1 : 1;
  if (x1 === x0 || y1 === y0) return;
  const near = nearestOn(line, reach, box);
  const end = endOf(fold);
  for (let y = y0; y < y1; y++) {
    for (let x = x0; x < x1; x++) {
      const k = (y - y0) * (x1 - x0) + x - x0;
      const at = near.at[k]!;
      if (at < 0) continue;
      const i = y * layer.width + x;
      if (layer.alpha[i]! < 8) continue;
      const side = near.side[k]! * turn;
      const width = fold.width * (0.55 + 0.6 * at);
      const d = side / width;
      if (d > end || d < -end) continue;
      const bell = Math.exp(-d * d * 0.9);
      const pinch = (1 - at) * (1 - at) * 0.8 * (1 - pale);
      const shape =
        d * bell * 1.35 * up -
        0.5 * Math.exp(-((d + 0.75) ** 2) * 2.2) -
        pinch * Math.exp(-((d + 0.7) ** 2) * 14);
      const change = (shape * fold.depth * taper(at)) / RELIEF_UNIT;
      plane[i] = clamp(Math.round(plane[i]! + change), -90, 60);
    }
  }
}

/** In {@link RELIEF_UNIT}. `light`: side the light comes from. `pale`: how pale the cloth is, 0..1. */
export function layFolds(
  { layer, cloth, folds }: Sheet,
  size: number,
  light: number,
  pale: number,
): Int8Array | null {
  if (!folds) return null;
  const [deep, broad] = FOLDING[cloth.fabric];
  const plane = new Int8Array(layer.alpha.length);
  for (const { points, width, depth } of folds) {
    const worn = { points, width: clamp((width * broad * size) / 1000, 0.8, 40), depth: depth * deep };
    lay(plane, layer, worn, light, pale);
  }
  return plane;
}
