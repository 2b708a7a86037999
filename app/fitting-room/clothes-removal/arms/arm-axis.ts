import { clamp, type Point } from '../../pixels/pixels.ts';

/** `dx`, `dy` is a unit vector. */
export interface Axis {
  at: Point;
  dx: number;
  dy: number;
}

export const pointOn = ({ at, dx, dy }: Axis, s: number, q: number): Point => [
  at[0] + dx * s - dy * q,
  at[1] + dy * s + dx * q,
];

export const alongAxis = ({ at, dx, dy }: Axis, [x, y]: Point): number => (x - at[0]) * dx + (y - at[1]) * dy;

export function armReach(
  isArm: (at: Point) => boolean,
  axis: Axis,
  s: number,
  sign: -1 | 1,
  most: number,
): number | null {
  if (!isArm(pointOn(axis, s, 0))) return null;
  for (let q = 0.5; q <= most; q += 0.5) if (!isArm(pointOn(axis, s, q * sign))) return q;
  return null;
}

interface MovedEdge {
  axis: Axis;
  sign: -1 | 1;
  beyond: number;
}

/** Pixels between the old and the new edge at `s`, with the arm's coverage 0..1. */
export function visitEdgeBand(
  { width, height }: { width: number; height: number },
  { axis, sign, beyond }: MovedEdge,
  s: number,
  found: number,
  end: number,
  visit: (i: number, cover: number) => void,
): void {
  for (let q = Math.min(found, end) - 1.5; q < Math.max(found, end) + beyond; q += 0.5) {
    const [x, y] = pointOn(axis, s, q * sign).map(Math.round) as [number, number];
    if (x < 0 || y < 0 || x >= width || y >= height) continue;
    const across = ((y - axis.at[1]) * axis.dx - (x - axis.at[0]) * axis.dy) * sign;
    visit(y * width + x, clamp(end - across + 0.5, 0, 1));
  }
}
