// Masks of 0 and 1: distances, opening, parts and holes.
import { connectedComponents, type Mask } from '../../pixels/connected-components.ts';

const FAR = 1e6;
const DIAGONAL = Math.SQRT2;

/** Shortens each pixel's way by its neighbors before it (`sign` -1) or after it (1) in the order of reading. */
function relaxRows(far: Float32Array, width: number, height: number, sign: -1 | 1): void {
  const [first, end] = sign < 0 ? [0, width] : [width - 1, -1];
  for (let row = 0; row < height; row++) {
    const y = sign < 0 ? row : height - 1 - row;
    const here = y * width;
    const beside = row > 0 ? here + sign * width : -1;
    for (let x = first; x !== end; x -= sign) {
      let least = far[here + x]!;
      if (least === 0) continue;
      if (x !== first) least = Math.min(least, far[here + x + sign]! + 1);
      if (beside >= 0) {
        least = Math.min(least, far[beside + x]! + 1);
        if (x > 0) least = Math.min(least, far[beside + x - 1]! + DIAGONAL);
        if (x < width - 1) least = Math.min(least, far[beside + x + 1]! + DIAGONAL);
      }
      far[here + x] = least;
    }
  }
}

/** From each pixel to the nearest that is 0, in pixels (chamfer); what lies outside of the picture counts as 1. */
export function distanceInside({ mask, width, height }: Mask): Float32Array {
  const far = new Float32Array(mask.length);
  for (let i = 0; i < far.length; i++) far[i] = mask[i] ? FAR : 0;
  relaxRows(far, width, height, -1);
  relaxRows(far, width, height, 1);
  return far;
}

export function inverted({ mask, width, height }: Mask): Mask {
  const out = new Uint8Array(mask.length);
  for (let i = 0; i < out.length; i++) out[i] = 1 - mask[i]!;
  return { width, height, mask: out };
}

export function eroded(one: Mask, by: number): Mask {
  const far = distanceInside(one);
  const mask = new Uint8Array(far.length);
  for (let i = 0; i < mask.length; i++) mask[i] = far[i]! > by ? 1 : 0;
  return { ...one, mask };
}

export const dilated = (one: Mask, by: number): Mask => inverted(eroded(inverted(one), by));

/** Without what is narrower than twice `by`. */
export function opened(one: Mask, by: number): Mask {
  const wide = dilated(eroded(one, by), by);
  for (let i = 0; i < wide.mask.length; i++) wide.mask[i]! &= one.mask[i]!;
  return wide;
}

/** Parts of at least this share of the largest; a pair of shoes are two. */
export function largestParts(one: Mask, share: number): Mask {
  const parts = connectedComponents(one, 1);
  const most = Math.max(0, ...parts.map(({ length }) => length));
  const mask = new Uint8Array(one.mask.length);
  for (const part of parts) if (part.length >= most * share) for (const i of part) mask[i] = 1;
  return { ...one, mask };
}

/** Holes smaller than this share of the mask are filled. */
export function filled(one: Mask, share: number): Mask {
  const { width, height } = one;
  const area = one.mask.reduce((sum, is) => sum + is, 0);
  const mask = one.mask.slice();
  const isRim = (i: number) =>
    i % width === 0 || i % width === width - 1 || i < width || i >= width * (height - 1);
  for (const hole of connectedComponents(one, 0))
    if (hole.length < share * area && !hole.some(isRim)) for (const i of hole) mask[i] = 1;
  return { width, height, mask };
}
