import { blurred } from '../../pixels/blur.ts';
import { connectedComponents, type Mask } from '../../pixels/connected-components.ts';
import { clamp } from '../../pixels/pixels.ts';
import type { EvenGround } from './even-ground.ts';
import type { LabPlanes } from './lab-planes.ts';
import { distanceInside, filled, inverted, largestParts, opened } from './mask-shapes.ts';
import { colorSteps, floodFromMarkers } from './watershed.ts';

const [GROUND, CLOTH] = [1, 2];
/** A shade is the ground's color, darker: at least this much of its light, at most this much of another hue. */
const SHADE = { least: 0.4, most: 0.985, hue: 2.2 };
/** How far from the edge, as a share of the picture's longer side, a shade may reach. */
const SHADE_REACH = 0.07;
/** Parts smaller than this share of the largest are dirt. */
const PART = 0.25;
const SMALL_HOLE = 0.004;
const MOST_ENCLOSED = 0.06;
/** Where fewer of the cloth's pixels could be a shade of the ground, its hue tells them apart. */
const OF_THAT_HUE = 0.06;
/** Pixels from an edge where its step still shows. */
const STEP_NEAR = 4;
/** Steps of color: one that no soft shade makes; one at the edge of white cloth on white ground. */
const STEEP = 22;
const FAINT = 6;

/** Light of the color as a share of the ground's there, where its hue is the ground's; else null. */
function lightOfGround(i: number, { planes }: LabPlanes, ground: EvenGround): number | null {
  const [light, a, b] = ground.planes;
  // OKLab of a darker light is the same color, shorter.
  const left = planes[0][i]! / Math.max(1, light[i]!);
  const off = Math.hypot(planes[1][i]! - left * a[i]!, planes[2][i]! - left * b[i]!);
  return off < SHADE.hue + 2 * ground.scatter * Math.abs(1 - left) ? left : null;
}

/** Surely ground: like the surface, and joined to the border by what is. */
function joinedToBorder(far: ArrayLike<number>, bound: number, width: number, height: number): Uint8Array {
  const count = width * height;
  const out = new Uint8Array(count);
  const reached = new Int32Array(count);
  let end = 0;
  const reach = (i: number): void => {
    if (out[i] || !(far[i]! < bound)) return;
    out[i] = 1;
    reached[end++] = i;
  };
  for (let x = 0; x < width; x++) [x, count - width + x].forEach(reach);
  for (let y = 0; y < height; y++) [y * width, y * width + width - 1].forEach(reach);
  for (let at = 0; at < end; at++) {
    const i = reached[at]!;
    const x = i % width;
    if (x > 0) reach(i - 1);
    if (x < width - 1) reach(i + 1);
    if (i >= width) reach(i - width);
    if (i < count - width) reach(i + width);
  }
  return out;
}

/** A JPG bleeds around strong edges, as far as its blocks of color reach, in pixels: there, ground is so far off, and hardly lighter. */
const BLEEDS = { reach: 17, edge: 18, far: 4, lit: 1.2 };

/** 1 where a strong edge nearby can have tinted the ground. */
function bleeding(lab: LabPlanes, { far, planes }: EvenGround): Uint8Array {
  const { width, height } = lab;
  const isLit = (i: number) => lab.planes[0][i]! > planes[0][i]! + BLEEDS.lit;
  const mask = new Uint8Array(far.length);
  const toEdge = distanceInside({ width, height, mask: mask.map((_, i) => +(far[i]! < BLEEDS.edge)) });
  return mask.map((_, i) => +(far[i]! < BLEEDS.far && toEdge[i]! < BLEEDS.reach && !isLit(i)));
}

/** Nearer than that to the ground's surface nothing is doubtful. */
export const surelyGround = ({ bound, scatter }: EvenGround): number =>
  Math.min(bound, clamp(2.2 * scatter, 0.4, 4));

interface Steps {
  /** Joined to the border by what is surely ground. */
  sure: Uint8Array;
  faint: Uint8Array;
  steep: Uint8Array;
}

/**
 * What is not ground. Cloth nearly of the ground's color is kept by the step at its edge.
 * @param off how far each pixel is taken to be from the ground.
 */
function strange(
  { width, height }: LabPlanes,
  ground: EvenGround,
  off: ArrayLike<number>,
  { sure, faint }: Steps,
): Mask {
  const { far, bound } = ground;
  const low = surelyGround(ground);
  const like = joinedToBorder(off, bound, width, height);
  const labels = sure.map((is, i) => (is ? GROUND : like[i] ? 0 : CLOTH));
  const cloth = labels.reduce((sum, label) => sum + (label === CLOTH ? 1 : 0), 0);
  const enclosed = labels.map((label, i) => (label === CLOTH && far[i]! < low ? 1 : 0));
  // Much of it is cloth of the ground's color; a little is ground between sleeve and body, or legs.
  if (enclosed.reduce((sum, is) => sum + is, 0) < MOST_ENCLOSED * cloth) {
    const holes = connectedComponents({ mask: enclosed, width, height }, 1);
    for (const hole of holes) if (hole.length > SMALL_HOLE * cloth) for (const i of hole) labels[i] = GROUND;
  }
  floodFromMarkers(labels, faint, width, height);
  return { width, height, mask: labels.map((label) => (label === CLOTH ? 1 : 0)) };
}

/** The own shade of the garment lies along its edge: where cloth begins is told by the steepest step. */
function withoutShade(one: Mask, lab: LabPlanes, ground: EvenGround, steep: Uint8Array): Mask {
  const { width, height, mask } = one;
  const deep = distanceInside(one);
  const reach = Math.round(Math.max(width, height) * SHADE_REACH);
  const isShade = new Uint8Array(mask.length);
  const inner = [1, 0];
  for (let i = 0; i < mask.length; i++) {
    if (!mask[i]) continue;
    const light = lightOfGround(i, lab, ground);
    if (light !== null && light > SHADE.least && light < SHADE.most) isShade[i] = 1;
    if (deep[i]! < reach / 2) continue;
    inner[0]!++;
    if (light !== null) inner[1]!++;
  }
  if (inner[1]! < OF_THAT_HUE * inner[0]!) {
    const outer = joinedToBorder(
      isShade.map((is, i) => (is || !mask[i] ? 0 : 1)),
      1,
      width,
      height,
    );
    return { width, height, mask: outer.map((is) => 1 - is) };
  }
  const labels = new Uint8Array(mask.length);
  for (let i = 0; i < mask.length; i++) {
    if (!mask[i]) labels[i] = GROUND;
    else if (deep[i]! > reach || !isShade[i]) labels[i] = CLOTH;
  }
  floodFromMarkers(labels, steep, width, height);
  const kept = labels.map((label) => (label === CLOTH ? 1 : 0));
  for (const part of steepOutside(mask, kept, deep, steep, width, height)) for (const i of part) kept[i] = 1;
  return { width, height, mask: kept };
}

/** Taken away though it begins with a step, as no shade does: a sleeve, grayer than the ground. */
function steepOutside(
  before: Uint8Array,
  kept: Uint8Array,
  deep: Float32Array,
  steps: Uint8Array,
  width: number,
  height: number,
): Int32Array[] {
  const gone: Mask = { width, height, mask: before.map((is, i) => is & ~kept[i]! & 1) };
  const toKept = distanceInside(inverted({ width, height, mask: kept }));
  const step = blurred(steps, width, height, 1.5);
  const near = STEP_NEAR;
  return connectedComponents(opened(gone, near), 1).filter((part) => {
    const [outer, inner] = [deep, toKept].map((far) => {
      const rim = part.filter((i) => far[i]! <= near);
      return rim.reduce((sum, i) => sum + step[i]!, 0) / Math.max(1, rim.length);
    });
    return outer! > 0.8 * inner!;
  });
}

function cutOnce(lab: LabPlanes, ground: EvenGround, off: ArrayLike<number>, steps: Steps): Mask {
  const garment = filled(largestParts(opened(strange(lab, ground, off, steps), 2), PART), SMALL_HOLE);
  return filled(largestParts(opened(withoutShade(garment, lab, ground, steps.steep), 2), PART), SMALL_HOLE);
}

/** Share of the cut-out: where more than this of strong colors goes with the tint, pale cloth lies at its edge. */
const MOST_LOST = 0.01;

export function cutFromEvenGround(lab: LabPlanes, ground: EvenGround): Mask {
  const { width, height, planes } = lab;
  const steps: Steps = {
    sure: joinedToBorder(ground.far, surelyGround(ground), width, height),
    faint: colorSteps(planes, width, height, FAINT),
    steep: colorSteps(planes, width, height, STEEP),
  };
  const whole = cutOnce(lab, ground, ground.far, steps);
  const tinted = bleeding(lab, ground);
  const off = ground.far.map((far, i) => (tinted[i] ? 0 : far));
  const untinted = cutOnce(lab, ground, off, steps);
  let [lost, all] = [0, 0];
  whole.mask.forEach((is, i) => {
    all += is;
    if (is && !untinted.mask[i] && ground.far[i]! > BLEEDS.edge) lost++;
  });
  return lost < MOST_LOST * all ? untinted : whole;
}
