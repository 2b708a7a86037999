// Masks of 0 and 1: distances, opening, parts and holes.
import { connectedComponents, type Mask } from '../../pixels/connected-components.ts';

const FAR = 1e6;
const DIAGONAL = Math.SQRT2;

/** Shortens each pixel's way by its neighbors before it (`sign` -1) or after it (1) in the order of reading. */
function relaxRow(far: Float32Array, here: number, width: number, sign: -1 | 1): void {
  const [first, end] = sign < 0 ? [0, width] : [width - 1, -1];
  const beside = here + sign * width;
  const hasBeside = beside >= 0 && beside < far.length;
  let last = Infinity;
  for (let x = first; x !== end; x -= sign) {
    const own = far[here + x]!;
    if (own === 0) {
      last = 0;
      continue;
    }
    let least = Math.min(own, last + 1);
    if (hasBeside) {
      least = Math.min(least, far[beside + x]! + 1);
      if (x > 0) least = Math.min(least, far[beside + x - 1]! + DIAGONAL);
      if (x < width - 1) least = Math.min(least, far[beside + x + 1]! + DIAGONAL);
    }
    far[here + x] = least;
    last = far[here + x]!;
  }
}

function distancesTo(value: 0 | 1, { mask, width, height }: Mask): Float32Array {
  const far = new Float32Array(mask.length);
  for (let i = 0; i < far.length; i++) if (mask[i] !== value) far[i] = FAR;
  for (let y = 0; y < height; y++) relaxRow(far, y * width, width, -1);
  for (let y = height - 1; y >= 0; y--) relaxRow(far, y * width, width, 1);
  return far;
}

/** From each pixel to the nearest that is 0, in pixels (chamfer); what lies outside of the picture counts as 1. */
export const distanceInside = (one: Mask): Float32Array => distancesTo(0, one);

export function inverted({ mask, width, height }: Mask): Mask {
  const out = new Uint8Array(mask.length);
  for (let i = 0; i < out.length; i++) out[i] = 1 - mask[i]!;
  return { width, height, mask: out };
}

export function eroded(one: Mask, by: number): Mask {
  const far = distancesTo(0, one);
  const mask = new Uint8Array(far.length);
  for (let i = 0; i < mask.length; i++) mask[i] = far[i]! > by ? 1 : 0;
  return { ...one, mask };
}

export function dilated(one: Mask, by: number): Mask {
  const far = distancesTo(1, one);
  const mask = new Uint8Array(far.length);
  for (let i = 0; i < mask.length; i++) mask[i] = far[i]! > by ? 0 : 1;
  return { ...one, mask };
}

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
