// Ground between a sleeve and the body whose way out has closed: of the color of the ground beside it, long, and with an
// end near the outline. A print of that color lies further in.
import { connectedComponents, type Mask } from '../../pixels/connected-components.ts';
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

function isGap(part: Int32Array, { width, height }: Mask, deep: Float32Array): boolean {
  const tall = spanOf([...new Set(part.map((i) => Math.floor(i / width)))]);
  const nearest = part.reduce((least, i) => Math.min(least, deep[i]!), Infinity);
  return tall > (LONG * part.length) / tall && nearest < ENDS * Math.max(width, height);
}

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
  const area = one.mask.reduce((sum, is) => sum + is, 0);
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
  const area = one.mask.reduce((sum, is) => sum + is, 0);
  if (alike.reduce((sum, is) => sum + is, 0) > MOST * area) return one;
  const deep = distanceInside(one);
  const gaps = connectedComponents(opened({ width, height, mask: alike }, 2), 1).filter(
    (part) => part.length > LEAST * area && isGap(part, one, deep),
  );
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
