import { clamp, distance, vectorLength, lerp, lerpPoint, type Point } from '../../pixels/pixels.ts';
import type { Limb } from '../person.ts';

interface Node {
  at: Point;
  along: number;
  radius: number;
}

/** Position along a chain of joints, in pixels from the first. */
function arcOf(joints: readonly Point[], [x, y]: Point): number {
  let best = { away: Infinity, arc: 0 };
  for (let k = 0, arc = 0; k + 1 < joints.length; k++) {
    const a = joints[k]!;
    const b = joints[k + 1]!;
    const length = distance(a, b) || 1;
    const t = clamp(((x - a[0]) * (b[0] - a[0]) + (y - a[1]) * (b[1] - a[1])) / length ** 2, 0, 1);
    const away = distance([lerp(a[0], b[0], t), lerp(a[1], b[1], t)], [x, y]);
    if (away < best.away) best = { away, arc: arc + t * length };
    arc += length;
  }
  return best.arc;
}

/** From the trunk outward. `measured`: the axis is the middle of what was measured instead of the bone. */
export function limbNodes({ joints, stations }: Limb, measured: boolean): Node[] {
  const lengths = joints.slice(1).map((joint, k) => distance(joints[k]!, joint));
  const whole = lengths.slice(0, 2).reduce((sum, length) => sum + length, 0) || 1;
  const onBones = (arc: number): Point => {
    let [k, rest] = [0, arc];
    while (k < lengths.length - 1 && rest > lengths[k]!) rest -= lengths[k++]!;
    return lerpPoint(joints[k]!, joints[k + 1]!, rest / (lengths[k]! || 1));
  };
  const seen = stations
    .map(({ at, left, right }) => {
      const arc = arcOf(joints, at);
      const [x, y] = onBones(arc);
      return {
        along: arc / whole,
        radius: (left + right) / 2,
        off: (measured ? [at[0] - x, at[1] - y] : [0, 0]) as Point,
      };
    })
    .sort((a, b) => a.along - b.along);
  const between = (along: number): { radius: number; off: Point } => {
    const k = seen.findIndex((one) => one.along >= along);
    if (k < 0) return seen.at(-1) ?? { radius: 1, off: [0, 0] };
    if (k === 0) return seen[0]!;
    const a = seen[k - 1]!;
    const b = seen[k]!;
    const t = (along - a.along) / (b.along - a.along || 1);
    return { radius: lerp(a.radius, b.radius, t), off: lerpPoint(a.off, b.off, t) };
  };
  let arc = 0;
  const nodes = joints.map((at, k): Node => {
    if (k > 0) arc += lengths[k - 1]!;
    const { radius, off } = between(arc / whole);
    // Where a limb begins, and in hand and foot, the bones are right.
    const share = k === 1 || k === 2 ? 1 : 0;
    return { at: [at[0] + off[0] * share, at[1] + off[1] * share], along: arc / whole, radius };
  });
  const last = nodes.at(-1)!.along;
  const levels = seen
    .filter(({ along }) => along > 0 && along < last)
    .map(({ along, radius, off }): Node => {
      const [x, y] = onBones(along * whole);
      return { at: [x + off[0], y + off[1]], along, radius };
    });
  return [...nodes, ...levels].sort((a, b) => a.along - b.along);
}

export interface LimbPlace {
  near: number;
  along: number;
  across: number;
}

export interface LimbSegment {
  x: number;
  y: number;
  dx: number;
  dy: number;
  length: number;
  radii: readonly [number, number];
  alongs: readonly [number, number];
  /** Whether left and right are above and below, across a level limb. */
  turned: number;
}

export const limbSegments = (nodes: readonly Node[]): LimbSegment[] =>
  nodes.slice(1).flatMap((b, k) => {
    const a = nodes[k]!;
    const dx = b.at[0] - a.at[0];
    const dy = b.at[1] - a.at[1];
    if (dx * dx + dy * dy < 0.25) return [];
    const turned = (Math.abs(dy) * 2 > Math.abs(dx) ? Math.sign(dy) : Math.sign(dx)) || 1;
    return {
      x: a.at[0],
      y: a.at[1],
      dx,
      dy,
      length: vectorLength(dx, dy) || 1,
      radii: [a.radius, b.radius] as const,
      alongs: [a.along, b.along] as const,
      turned,
    };
  });

/** Writes into `best`: this runs for every pixel. */
export function locateOnLimb(
  stretches: readonly LimbSegment[],
  x: number,
  y: number,
  best: LimbPlace,
): LimbPlace {
  best.near = Infinity;
  for (const stretch of stretches) {
    const { dx, dy, length, radii, alongs } = stretch;
    const px = x - stretch.x;
    const py = y - stretch.y;
    const t = clamp((px * dx + py * dy) / (length * length), 0, 1);
    const radius = Math.max(1, lerp(radii[0], radii[1], t));
    const near = vectorLength(px - dx * t, py - dy * t) / radius;
    if (near >= best.near) continue;
    best.near = near;
    best.along = lerp(alongs[0], alongs[1], t);
    const aside = (py * dx - px * dy) / length / radius;
    best.across = clamp(0.5 - (aside * stretch.turned) / 2, 0, 1);
  }
  return best;
}
