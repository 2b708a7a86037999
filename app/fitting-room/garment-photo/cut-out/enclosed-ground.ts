// Ground between a sleeve and the body whose way out has closed: of the color of the ground beside it, long, and with an
// end near the outline or beside the middle. A print of that color lies further in.
import { connectedComponents, type Mask } from '../../pixels/connected-components.ts';
import { quantile } from '../../pixels/pixels.ts';
import type { EvenGround } from './even-ground.ts';
import { meanOf, type LabPlanes } from './lab-planes.ts';
import { dilated, distanceInside, inverted, opened } from './mask-shapes.ts';

/** Shares of the picture's longer side: how near to the outline it ends, how far around ground is looked for. */
const [ENDS, AROUND] = [0.03, 0.06] as const;
/** Color distance from the ground beside it; from the cloth around it at least so many times that, and so much. */
const [ALIKE, UNLIKE, FAR] = [9, 3, 25] as const;
/** Ground lies in light and in shade: so much a difference of light counts. */
const LIGHT = 0.45;
/** Shares of the garment; where more is of the ground's color, it is the cloth. */
const [LEAST, MOST] = [0.003, 0.1] as const;
/** Its height to its width. */
const LONG = 2;

type Color = readonly number[];
const apart = (a: Color, b: Color, light = 1): number =>
  Math.hypot(...a.map((value, c) => (c === 0 ? light : 1) * (value - b[c]!)));

function meanWhere({ planes }: LabPlanes, isOf: Uint8Array): Color | null {
  const sum = [0, 0, 0];
  let count = 0;
  for (let i = 0; i < isOf.length; i++) {
    if (!isOf[i]) continue;
    for (let c = 0; c < 3; c++) sum[c]! += planes[c]![i]!;
    count++;
  }
  return count === 0 ? null : sum.map((value) => value / count);
}

const colorAt = ({ planes }: LabPlanes, i: number): Color => planes.map((plane) => plane[i]!);

const spanOf = (values: readonly number[]): number => Math.max(...values) - Math.min(...values) + 1;

const areaOf = ({ mask }: Pick<Mask, 'mask'>): number => mask.reduce((sum, is) => sum + is, 0);

/** Ground around the garment, in a band. */
function groundAround(one: Mask): Uint8Array {
  const near = dilated(one, AROUND * Math.max(one.width, one.height)).mask;
  const edge = dilated(one, 4).mask;
  return near.map((is, i) => is & ~edge[i]! & 1);
}

/** Of the garment: larger holes are none of a print. */
const HOLE = 0.03;

/** Holes that are not of the ground's color are a print's, which neither the model nor colors knew. */
export function withoutHoles(lab: LabPlanes, one: Mask): Mask {
  const { width, height } = one;
  const ground = meanWhere(lab, groundAround(one));
  const cloth = meanWhere(lab, one.mask);
  if (!ground || !cloth) return one;
  const area = areaOf(one);
  const mask = one.mask.slice();
  const isRim = (i: number) =>
    i % width === 0 || i % width === width - 1 || i < width || i >= width * (height - 1);
  for (const hole of connectedComponents(one, 0)) {
    if (hole.length > HOLE * area || hole.some(isRim)) continue;
    const own = meanOf(lab, hole);
    if (apart(own, ground, LIGHT) > Math.min(ALIKE, apart(own, cloth))) for (const i of hole) mask[i] = 1;
  }
  return { width, height, mask };
}

/** Of how far cloth is from the ground's color, and at most: so near to it a gap is, however narrow; at its rim they mix. */
const GAP = { near: 0.2, most: 8, clear: 20, mixed: 0.5, rim: 4 } as const;
/** Of the garment's height; of its half width beside its middle: a print lies nearer to it; of the ground: it was wiped clean. */
const [TALL, ASIDE, CLEAN] = [0.03, 0.45, 0.35] as const;

/** One pixel of so many tells how far cloth is from the ground. */
const SOME = 7;

/** First and last column that the garment has in each row. */
function endsOf({ mask, width, height }: Mask): (readonly [number, number])[] {
  return Array.from({ length: height }, (_, y) => {
    const row = mask.subarray(y * width, (y + 1) * width);
    return [row.indexOf(1), row.lastIndexOf(1)] as const;
  });
}

/** Whether most of a part lies beside the garment's middle, as what is between a sleeve and the body does. */
function besideMiddle(one: Mask): (part: Int32Array) => boolean {
  const ends = endsOf(one);
  return (part) => {
    const aside = part.map((i) => {
      const [from, to] = ends[Math.floor(i / one.width)]!;
      return (100 * Math.abs(2 * (i % one.width) - from - to)) / (to - from || 1);
    });
    return quantile(Array.from(aside), 0.5) > 100 * ASIDE;
  };
}

/**
 * On ground that was wiped clean: what is of its color between sleeve and body, upright and beside the middle, though the model
 * takes it for the garment.
 */
export function withoutSleeveGaps(ground: EvenGround, one: Mask): Mask {
  const { width, height } = one;
  if (ground.scatter > CLEAN) return one;
  const covered = areaOf(one);
  const cloth = quantile(Array.from(ground.far.filter((_, i) => one.mask[i] === 1 && i % SOME === 0)), 0.5);
  if (cloth < GAP.clear) return one;
  const near = Math.min(GAP.most, GAP.near * cloth);
  const alike = one.mask.map((is, i) => +(is === 1 && ground.far[i]! < near));
  if (areaOf({ mask: alike }) > MOST * covered) return one;
  const isBeside = besideMiddle(one);
  const rowOf = (i: number): number => Math.floor(i / width);
  const least = TALL * (rowOf(one.mask.lastIndexOf(1)) - rowOf(one.mask.indexOf(1)));
  const isSleeveGap = (part: Int32Array): boolean => {
    const tall = spanOf([...new Set(part.map(rowOf))]);
    return tall >= least && tall * tall >= LONG * part.length && isBeside(part);
  };
  const gone = new Uint8Array(one.mask.length);
  for (const part of connectedComponents({ width, height, mask: alike }, 1))
    if (isSleeveGap(part)) for (const i of part) gone[i] = 1;
  const [wide, wider] = [2, GAP.rim].map((by) => dilated({ width, height, mask: gone }, by).mask);
  const isBare = (i: number): boolean =>
    wide![i] === 1 || (wider![i] === 1 && ground.far[i]! < GAP.mixed * cloth);
  return { width, height, mask: one.mask.map((is, i) => +(is === 1 && !isBare(i))) };
}

/** Long, and with an end near the outline or beside the middle. */
function isGap(one: Mask): (part: Int32Array) => boolean {
  const { width, height } = one;
  const deep = distanceInside(one);
  const isBeside = besideMiddle(one);
  return (part) => {
    const tall = spanOf([...new Set(part.map((i) => Math.floor(i / width)))]);
    if (tall <= (LONG * part.length) / tall) return false;
    const nearest = part.reduce((least, i) => Math.min(least, deep[i]!), Infinity);
    return nearest < ENDS * Math.max(width, height) || isBeside(part);
  };
}

export function withoutEnclosedGround(lab: LabPlanes, one: Mask): Mask {
  const { width, height } = one;
  const ground = meanWhere(lab, groundAround(one));
  const cloth = meanWhere(lab, one.mask);
  if (!ground || !cloth || apart(ground, cloth) < FAR) return one;
  const alike = one.mask.map((is, i) => {
    if (!is) return 0;
    const color = colorAt(lab, i);
    const off = apart(color, ground, LIGHT);
    return +(off < ALIKE && UNLIKE * off < apart(color, cloth));
  });
  const area = areaOf(one);
  if (areaOf({ mask: alike }) > MOST * area) return one;
  const gaps = connectedComponents(opened({ width, height, mask: alike }, 2), 1)
    .filter((part) => part.length > LEAST * area)
    .filter(isGap(one));
  if (gaps.length === 0) return one;
  const gone = new Uint8Array(one.mask.length);
  for (const part of gaps) for (const i of part) gone[i] = 1;
  const wide = dilated({ width, height, mask: gone }, 2).mask;
  return {
    width,
    height,
    mask: inverted({ width, height, mask: wide }).mask.map((is, i) => is & one.mask[i]!),
  };
}
