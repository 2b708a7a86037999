// What the photo shows across an axis: where skin ends, where she ends.
import type { Point } from '../pixels/pixels.ts';
import type { Scene } from './scene.ts';

export interface Side {
  /** From the axis, pixels. */
  reach: number;
  /** The wall is seen there; otherwise the way was only cut off at `most`. */
  open: boolean;
}

export interface Probe {
  left: Side;
  right: Side;
  /** Skin is seen at the axis, and the sides are where it ends. */
  bare: boolean;
}

const STEP = 0.75;

/** First crossing of `level` on the way from a point; `value` falls below it outside. */
function edge(
  value: (x: number, y: number) => number,
  from: Point,
  dx: number,
  dy: number,
  most: number,
): Side {
  let before = value(from[0], from[1]);
  for (let d = STEP; d <= most; d += STEP) {
    const now = value(from[0] + dx * d, from[1] + dy * d);
    if (now < 0) return { reach: d - STEP * (now / (now - before || -1)), open: true };
    before = now;
  }
  return { reach: most, open: false };
}

/**
 * Across an axis at `at` along the unit normal `across` (which points right), as far as `mostLeft` and `mostRight`.
 * Null where the axis is not on her.
 * @param isBare what the parts say at a point: the class model alone takes grey trousers for legs.
 */
export function probe(
  scene: Scene,
  at: Point,
  across: Point,
  mostLeft: number,
  mostRight: number,
  isBare: (at: Point) => boolean,
): Probe | null {
  const person = (x: number, y: number): number =>
    x < 0 || y < 0 || x > scene.width - 1 || y > scene.height - 1
      ? -1
      : 127.5 - scene.confidence('background', x, y);
  const skin = (x: number, y: number): number =>
    Math.min(person(x, y), scene.confidence('skin', x, y) + scene.confidence('face', x, y) - 127.5);
  if (person(at[0], at[1]) < 0) return null;
  const bare = isBare(at) && skin(at[0], at[1]) > 0;
  const value = bare ? skin : person;
  return {
    left: edge(value, at, -across[0], -across[1], mostLeft),
    right: edge(value, at, across[0], across[1], mostRight),
    bare,
  };
}
