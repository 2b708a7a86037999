// The front neckline lies inside of the outline, below the back's: of curves from neck to neck the one along which the
// picture changes most across.
import { clamp, distance, lerpPoint, midpoint, unitVector, type Point } from '../../pixels/pixels.ts';
import type { LabPlanes } from '../cut-out/lab-planes.ts';
import { evenly } from './outline.ts';

export interface Neckline {
  /** From the left of the neck to its right, in pixels. */
  line: Point[];
  /** Its lowest point. */
  front: Point;
  /** 0..1. */
  sure: number;
}

const POINTS = 41;
/** Exponents of 1 - |t|^p, and of the whole: V, between, boat, round, square. */
const CURVES = [
  [1, 1],
  [1.4, 1],
  [2, 1],
  [2, 0.5],
  [6, 1],
] as const;
/** In half widths of the neck. */
const DEPTHS = { from: 0.2, to: 3.6, step: 0.05 };
const ASIDE = [-0.2, 0, 0.2];
/** Color step that counts as a whole edge. */
const WHOLE_EDGE = 14;
/** Of the strongest: how strong and how deep another must be. */
const UPPER = { score: 0.8, depth: 0.6, near: 0.12 };
/** What each half width of depth costs. */
const PRICE = 0.045;
const LEAST_SURE = 0.22;
/** At the garment's own edge. */
const UNSEEN = -1;
const LEAST_OF_SIDES = 0.15;

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** @param deep pixels to the edge of the mask. */
export function frontNeckline(
  { width, height, planes }: LabPlanes,
  deep: Float32Array,
  [left, right]: readonly [Point, Point],
): Neckline | null {
  const middle = midpoint(left, right);
  const half = distance(left, right) / 2;
  if (half < 4) return null;
  const [ux, uy] = unitVector(left, right);
  // Beyond a seam, which is a line and no step.
  const far = clamp(0.1 * half, 3, 6);
  const at = (x: number, y: number) =>
    clamp(Math.round(y), 0, height - 1) * width + clamp(Math.round(x), 0, width - 1);
  const isInside = ([x, y]: Point) => deep[at(x, y)]! > far + 1.5;
  /** How much the picture changes across, two pixels to each side. */
  const edgeAt = ([x, y]: Point, nx: number, ny: number): number => {
    const [a, b] = [at(x + 2 * nx, y + 2 * ny), at(x - 2 * nx, y - 2 * ny)];
    let sum = 0;
    for (const plane of planes) sum += (plane[a]! - plane[b]!) ** 2;
    return Math.min(1, Math.sqrt(sum) / WHOLE_EDGE);
  };
  const edgesAlong = (line: readonly Point[]): number[] =>
    line.slice(2, -2).map((point, k) => {
      const [tx, ty] = unitVector(line[k + 1]!, line[k + 3]!);
      return isInside(point) ? edgeAt(point, -ty, tx) : UNSEEN;
    });
  /** A print has no lines that run up to the neck. */
  const isOfPrint = (line: readonly Point[]): boolean => {
    const edges = edgesAlong(evenly(line, POINTS));
    const fifth = Math.round(edges.length / 5);
    return [edges.slice(0, fifth), edges.slice(-fifth)]
      .map((side) => side.filter((edge) => edge !== UNSEEN))
      .some((side) => side.length > 2 && meanOf(side) < LEAST_OF_SIDES);
  };
  const curveOf = (depth: number, p: number, q: number, aside: number): Point[] =>
    Array.from({ length: POINTS }, (_, k): Point => {
      const t = (2 * k) / (POINTS - 1) - 1;
      const down = Math.max(0, 1 - Math.abs(t) ** p) ** q;
      const [across, below] = [(t + aside * down * (p < 1.5 ? 1 : 0)) * half, depth * half * down];
      return [middle[0] + across * ux - below * uy, middle[1] + across * uy + below * ux];
    });
  const tried: { score: number; line: Point[]; depth: number; sure: number }[] = [];
  for (const [p, q] of CURVES)
    for (const aside of p < 1.5 ? ASIDE : [0])
      for (let depth = DEPTHS.from; depth <= DEPTHS.to; depth += DEPTHS.step) {
        const line = curveOf(depth, p, q, aside);
        if (isOfPrint(line)) continue;
        const edges = edgesAlong(line).map((edge) => Math.max(0, edge));
        const mean = meanOf(edges);
        edges.sort((a, b) => a - b);
        const score = mean + edges[Math.floor(edges.length * 0.3)]! - PRICE * depth;
        tried.push({ score, line, depth, sure: mean });
      }
  if (tried.length === 0) return null;
  const most = Math.max(...tried.map(({ score }) => score));
  const strong = tried.find(({ score }) => score === most)!;
  // A seam or a band follows the neckline below it: the upper of both is the neckline.
  const best = tried
    .filter(({ score, depth }) => score > UPPER.score * most && depth > UPPER.depth * strong.depth)
    .reduce(
      (upper, one) =>
        one.depth < upper.depth - UPPER.near ||
        (one.score > upper.score && one.depth < upper.depth + UPPER.near)
          ? one
          : upper,
      strong,
    );
  if (best.sure < LEAST_SURE) return null;
  const { line, sure } = best;
  const low = line.reduce((most, point) => {
    const downOf = ([x, y]: Point) => -(x - middle[0]) * uy + (y - middle[1]) * ux;
    return downOf(point) > downOf(most) ? point : most;
  });
  return { line: [left, ...line.slice(1, -1), right], front: low, sure: clamp(sure, 0, 0.95) };
}

/** Where nothing is seen inside: the outline itself. */
export const outlineNeckline = (left: Point, right: Point, dip: Point): Neckline => ({
  line: [left, lerpPoint(left, dip, 0.5), dip, lerpPoint(dip, right, 0.5), right],
  front: dip,
  sure: 0.3,
});
