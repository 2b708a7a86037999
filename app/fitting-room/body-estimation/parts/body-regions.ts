import { alongSegment, clamp, distanceToSegment, lerpPoint, type Point } from '../../pixels/pixels.ts';
import type { Grid } from './coarse-photo-grid.ts';
import type { Chain, Skeleton } from '../skeleton.ts';

export interface Places {
  /** From the trunk's axis, in half distances of the shoulder joints. */
  side: Float32Array;
  /** 0 shoulder line, 1 hip joints. */
  down: Float32Array;
  /** Distances in shares of stature. */
  arm: Float32Array;
  hand: Float32Array;
  leg: Float32Array;
  foot: Float32Array;
  /** 0 shoulder … 1 elbow … 2 wrist of the nearer arm; 0 hip … 2 ankle of the nearer leg. */
  alongArm: Float32Array;
  /** The nearer arm: 0 the picture's left, 1 its right. */
  nearArm: Uint8Array;
  alongLeg: Float32Array;
  /** 0 crown, 1 chin. */
  head: Float32Array;
  /** From the middle of the face, shares of stature. */
  face: Float32Array;
  /** Above the floor, shares of stature. */
  height: Float32Array;
}

function toChain([a, b, c]: readonly Point[], x: number, y: number): [away: number, along: number] {
  const upper = distanceToSegment(a!, b!, x, y);
  const lower = distanceToSegment(b!, c!, x, y);
  return upper < lower
    ? [upper, clamp(alongSegment(a!, b!, x, y), 0, 1)]
    : [lower, 1 + clamp(alongSegment(b!, c!, x, y), 0, 1)];
}

/** From a little past the wrist to the finger tips. */
export const handAxis = ([, , wrist, knuckle]: Chain): [Point, Point] => [
  lerpPoint(wrist, knuckle, 0.2),
  lerpPoint(wrist, knuckle, 1.8),
];

export function bodyRegions(grid: Grid, skeleton: Skeleton): Places {
  const { arms, eyes, mouth } = skeleton;
  const plane = (): Float32Array => new Float32Array(grid.width * grid.height);
  const out: Places = {
    side: plane(),
    down: plane(),
    arm: plane(),
    hand: plane(),
    leg: plane(),
    foot: plane(),
    alongArm: plane(),
    nearArm: new Uint8Array(grid.width * grid.height),
    alongLeg: plane(),
    head: plane(),
    face: plane(),
    height: plane(),
  };
  const lines: Lines = {
    ...{ skeleton, cell: grid.cell, width: grid.width },
    half: Math.max(1, Math.abs(arms[0][0][0] - arms[1][0][0]) / 2),
    hands: [handAxis(arms[0]), handAxis(arms[1])],
    chin: lerpPoint(eyes, mouth, 1.8),
  };
  for (let i = 0; i < grid.person.length; i++) if (grid.person[i]) placeCell(lines, i, out);
  return out;
}

interface Lines {
  skeleton: Skeleton;
  /** Pixels per cell, and cells per row. */
  cell: number;
  width: number;
  /** Between the shoulder joints. */
  half: number;
  hands: readonly [[Point, Point], [Point, Point]];
  chin: Point;
}

function placeCell({ skeleton, cell, width, half, hands, chin }: Lines, i: number, out: Places): void {
  const { stature, shoulders, hips, arms, legs, crown, eyes, mouth, floor } = skeleton;
  const x = ((i % width) + 0.5) * cell;
  const y = (Math.floor(i / width) + 0.5) * cell;
  out.down[i] = alongSegment(shoulders, hips, x, y);
  const axis = shoulders[0] + (hips[0] - shoulders[0]) * clamp(out.down[i]!, 0, 1.2);
  out.side[i] = (x - axis) / half;
  out.arm[i] = out.hand[i] = out.leg[i] = out.foot[i] = Infinity;
  let nearest = Infinity;
  for (let side = 0; side < 2; side++) {
    const [away, along] = toChain(arms[side]!, x, y);
    if (away / stature < out.arm[i]!) {
      out.arm[i] = away / stature;
      out.alongArm[i] = along;
    }
    const hand = distanceToSegment(hands[side]![0], hands[side]![1], x, y) / stature;
    out.hand[i] = Math.min(out.hand[i]!, hand);
    if (Math.min(away / stature, hand) < nearest) {
      nearest = Math.min(away / stature, hand);
      out.nearArm[i] = side;
    }
  }
  for (const chain of legs) {
    const [away, along] = toChain(chain, x, y);
    if (away / stature < out.leg[i]!) {
      out.leg[i] = away / stature;
      out.alongLeg[i] = along;
    }
    out.foot[i] = Math.min(out.foot[i]!, distanceToSegment(chain[2], chain[3], x, y) / stature);
  }
  out.head[i] = (y - crown[1]) / Math.max(1, chin[1] - crown[1]);
  out.face[i] = (x - (eyes[0] + mouth[0]) / 2) / stature;
  out.height[i] = (floor - y) / stature;
}
