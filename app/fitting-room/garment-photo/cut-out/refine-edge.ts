// A coarse cut-out is right to a few pixels: beside its edge each pixel goes to the side, cloth or ground, whose colors
// near it are more like its own.
import { blurred } from '../../pixels/blur.ts';
import type { Mask } from '../../pixels/connected-components.ts';
import { clamp, smoothstep } from '../../pixels/pixels.ts';
import type { LabPlanes } from './lab-planes.ts';
import { distanceInside, inverted } from './mask-shapes.ts';

/** Least standard deviation of colors. */
const LEAST_SPREAD = 1;
const MOST_SURE = 6;
/** Sides whose colors are nearer than the first cannot be told apart. */
const APART = { least: 5, enough: 12 };

interface Colors {
  /** Share of pixels near each that belong to this side. */
  weight: Float32Array;
  means: Float32Array[];
  moments: Float32Array[];
}

function colorsNear({ width, height, planes }: LabPlanes, core: Float32Array, reach: number): Colors {
  const weight = blurred(core, width, height, reach);
  const colors: Colors = { weight, means: [], moments: [] };
  for (const plane of planes) {
    const values = core.map((is, i) => is * plane[i]!);
    colors.means.push(blurred(values, width, height, reach));
    colors.moments.push(
      blurred(
        values.map((value, i) => value * plane[i]!),
        width,
        height,
        reach,
      ),
    );
  }
  return colors;
}

/** @param shade of 1 or less: the color in full light is the pixel's divided by it. */
function costAt(
  planes: LabPlanes['planes'],
  { weight, means, moments }: Colors,
  i: number,
  shade = 1,
): number {
  let cost = 0;
  for (let c = 0; c < 3; c++) {
    const mean = means[c]![i]! / weight[i]!;
    const spread = Math.sqrt(Math.max(LEAST_SPREAD ** 2, moments[c]![i]! / weight[i]! - mean * mean));
    cost += (planes[c]![i]! / shade - mean) ** 2 / (2 * spread * spread) + Math.log(spread);
  }
  return cost;
}

const SHADES = [0.9, 0.8, 0.7, 0.6];
const SHADE_COST = 1.5;

function groundCostAt(planes: LabPlanes['planes'], ground: Colors, i: number): number {
  let least = costAt(planes, ground, i);
  for (const shade of SHADES) least = Math.min(least, costAt(planes, ground, i, shade) + SHADE_COST);
  return least;
}

function apartAt(one: Colors, other: Colors, i: number): number {
  let sum = 0;
  for (let c = 0; c < 3; c++)
    sum += (one.means[c]![i]! / one.weight[i]! - other.means[c]![i]! / other.weight[i]!) ** 2;
  return Math.sqrt(sum);
}

/** @param reach pixels that the edge may move by. */
export function refineEdge(lab: LabPlanes, coarse: Mask, reach: number): Mask {
  const { width, height, planes } = lab;
  const [inside, outside] = [distanceInside(coarse), distanceInside(inverted(coarse))];
  const core = (far: Float32Array) => far.map((d) => (d > reach ? 1 : 0));
  const cloth = colorsNear(lab, core(inside), 1.5 * reach);
  const ground = colorsNear(lab, core(outside), 1.5 * reach);
  const sureness = new Float32Array(width * height);
  for (let i = 0; i < sureness.length; i++) {
    const own = coarse.mask[i] ? MOST_SURE : -MOST_SURE;
    sureness[i] = own;
    if ((coarse.mask[i] ? inside : outside)[i]! > reach) continue;
    const isTold = cloth.weight[i]! > 0.01 && ground.weight[i]! > 0.01;
    const told = isTold ? smoothstep(APART.least, APART.enough, apartAt(cloth, ground, i)) : 0;
    const off = told > 0 ? groundCostAt(planes, ground, i) - costAt(planes, cloth, i) : 0;
    sureness[i] = told * clamp(off, -MOST_SURE, MOST_SURE) + (1 - told) * 0.5 * own;
  }
  const smooth = blurred(sureness, width, height, 1.6);
  return { width, height, mask: Uint8Array.from(smooth, (value) => (value > 0 ? 1 : 0)) };
}
