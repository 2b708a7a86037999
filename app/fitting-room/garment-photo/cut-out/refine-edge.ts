// A coarse cut-out is right to a few pixels: beside its edge each pixel goes to the side, cloth or ground, whose colors
// near it are more like its own.
import { blurInto, blurred } from '../../pixels/blur.ts';
import type { Mask } from '../../pixels/connected-components.ts';
import { clamp, smoothstep } from '../../pixels/pixels.ts';
import type { LabPlanes } from './lab-planes.ts';
import { distanceInside, inverted } from './mask-shapes.ts';

/** Least standard deviation of colors. */
const LEAST_SPREAD = 1;
const MOST_SURE = 6;
/** Sides whose colors are nearer than the first cannot be told apart. */
const APART = { least: 5, enough: 12 };

/** Of one side, in cells: colors near a place hardly change within one. */
interface Colors {
  /** Share of pixels near each cell that belong to this side. */
  weight: Float32Array;
  means: Float32Array[];
  /** 1 / (2 s^2) of their standard deviations, and the sum of these' logarithms. */
  narrowness: Float32Array[];
  logs: Float32Array;
}

/** Standard deviation of what is near, in reaches. */
const NEAR = 1.5;

interface Grid {
  side: number;
  across: number;
  down: number;
}

/** @param far into the side each pixel lies; deeper than `reach` it surely belongs to it. */
function colorsNear(
  { width, height, planes }: LabPlanes,
  { side, across, down }: Grid,
  far: Float32Array,
  reach: number,
): Colors {
  const sums = Array.from({ length: 7 }, () => new Float32Array(across * down));
  const [L, A, B] = planes;
  const [count, l, a, b, ll, aa, bb] = sums as [
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  for (let y = 0, i = 0; y < height; y++) {
    const row = Math.floor(y / side) * across;
    for (let x = 0; x < width; x++, i++) {
      if (far[i]! <= reach) continue;
      const cell = row + Math.floor(x / side);
      count[cell]!++;
      l[cell]! += L[i]!;
      a[cell]! += A[i]!;
      b[cell]! += B[i]!;
      ll[cell]! += L[i]! ** 2;
      aa[cell]! += A[i]! ** 2;
      bb[cell]! += B[i]! ** 2;
    }
  }
  for (const sum of sums) blurInto(sum, sum, across, down, (NEAR * reach) / side);
  const means = [l, a, b].map((sum) => sum.map((value, cell) => value / count[cell]!));
  const logs = new Float32Array(count.length);
  const narrowness = [ll, aa, bb].map((sum, c) =>
    sum.map((value, cell) => {
      const variance = Math.max(LEAST_SPREAD ** 2, value / count[cell]! - means[c]![cell]! ** 2);
      logs[cell]! += Math.log(variance) / 2;
      return 1 / (2 * variance);
    }),
  );
  return { weight: count.map((sum) => sum / side ** 2), means, narrowness, logs };
}

/** @param shade of 1 or less: the color in full light is the pixel's divided by it. */
function costAt(
  planes: LabPlanes['planes'],
  { means, narrowness, logs }: Colors,
  i: number,
  cell: number,
  shade = 1,
): number {
  let cost = logs[cell]!;
  for (let c = 0; c < 3; c++)
    cost += (planes[c]![i]! / shade - means[c]![cell]!) ** 2 * narrowness[c]![cell]!;
  return cost;
}

const SHADES = [0.9, 0.8, 0.7, 0.6];
const SHADE_COST = 1.5;

function groundCostAt(planes: LabPlanes['planes'], ground: Colors, i: number, cell: number): number {
  let least = costAt(planes, ground, i, cell);
  for (const shade of SHADES) least = Math.min(least, costAt(planes, ground, i, cell, shade) + SHADE_COST);
  return least;
}

function apartAt(one: Colors, other: Colors, cell: number): number {
  let sum = 0;
  for (let c = 0; c < 3; c++) sum += (one.means[c]![cell]! - other.means[c]![cell]!) ** 2;
  return Math.sqrt(sum);
}

/** What a model saw is as much evidence as so many times its colors, and at most so much. */
const [SEEN_COUNTS, MOST_SEEN] = [1, 3] as const;

/** @param share of being cloth, as a model saw it, 0..255. */
function seenEvidence(share: number): number {
  const p = clamp(share / 255, 0.01, 0.99);
  return SEEN_COUNTS * clamp(Math.log(p / (1 - p)), -MOST_SEEN, MOST_SEEN);
}

/**
 * @param reach pixels that the edge may move by.
 * @param seen how sure a model is of each pixel, 0..255.
 */
export function refineEdge(lab: LabPlanes, coarse: Mask, reach: number, seen?: Uint8Array): Mask {
  const { width, height, planes } = lab;
  const [inside, outside] = [distanceInside(coarse), distanceInside(inverted(coarse))];
  const side = Math.max(1, Math.floor(reach / 2));
  const grid: Grid = { side, across: Math.ceil(width / side), down: Math.ceil(height / side) };
  const cloth = colorsNear(lab, grid, inside, reach);
  const ground = colorsNear(lab, grid, outside, reach);
  const sureness = new Float32Array(width * height);
  for (let i = 0; i < sureness.length; i++) {
    const own = coarse.mask[i] ? MOST_SURE : -MOST_SURE;
    sureness[i] = own;
    if ((coarse.mask[i] ? inside : outside)[i]! > reach) continue;
    const cell = Math.floor(i / width / side) * grid.across + Math.floor((i % width) / side);
    const isTold = cloth.weight[cell]! > 0.01 && ground.weight[cell]! > 0.01;
    const told = isTold ? smoothstep(APART.least, APART.enough, apartAt(cloth, ground, cell)) : 0;
    const off = told > 0 ? groundCostAt(planes, ground, i, cell) - costAt(planes, cloth, i, cell) : 0;
    sureness[i] = told * clamp(off, -MOST_SURE, MOST_SURE) + (1 - told) * 0.5 * own;
    if (seen) sureness[i]! += seenEvidence(seen[i]!);
  }
  const smooth = blurred(sureness, width, height, 1.6);
  // Not Uint8Array.from, here and beside: its iterator takes longer than all else in this file.
  const mask = new Uint8Array(smooth.length);
  for (let i = 0; i < mask.length; i++) mask[i] = smooth[i]! > 0 ? 1 : 0;
  return { width, height, mask };
}
