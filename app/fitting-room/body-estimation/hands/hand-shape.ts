// What a hand covers, told from the 21 points that the hand model saw: a capsule along each bone of a finger, and the palm.
import { clamp, distance, lerpPoint, vectorLength, type Point } from '../../pixels/pixels.ts';
import { convexHull } from '../../pixels/polygons.ts';

export interface HandShape {
  /** From the wrist to the knuckles, in pixels; of a hand that points at the camera what it would be. */
  palm: number;
  points: readonly Point[];
  bones: readonly Bone[];
  /** Around the palm, convex. */
  ring: readonly Point[];
  ringSides: readonly Bone[];
}

/** Of a palm, in statures (ANSUR II: 0.055). */
const PALM = [0.04, 0.07] as const;
/** Half widths in palms: fingers at their knuckles and tips, the thumb, the wrist. */
const FINGER = [0.115, 0.085] as const;
const THUMB = [0.15, 0.105] as const;
const WRIST = 0.28;
/** So far beyond the points at its rim the palm goes on, in palms. */
const RIM = 0.13;
/** The finger's flesh beyond its last point, in half widths. */
const TIP = 0.6;
const FINGERS = [5, 9, 13, 17] as const;

interface Bone {
  from: Point;
  way: Point;
  square: number;
  start: number;
  end: number;
}

const boneOf = (from: Point, to: Point, start: number, end: number): Bone => {
  const way: Point = [to[0] - from[0], to[1] - from[1]];
  return { from, way, square: way[0] ** 2 + way[1] ** 2 || 1, start, end };
};

const beyondBone = ({ from, way, square, start, end }: Bone, x: number, y: number): number => {
  const [px, py] = [x - from[0], y - from[1]];
  const t = clamp((px * way[0] + py * way[1]) / square, 0, 1);
  return vectorLength(px - way[0] * t, py - way[1] * t) - (start + (end - start) * t);
};

function fingerBones(
  marks: readonly Point[],
  first: number,
  [wide, thin]: readonly [number, number],
): Bone[] {
  return [0, 1, 2].map((k) => {
    const [from, to] = [marks[first + k]!, marks[first + k + 1]!];
    const halfAt = (n: number): number => wide + ((thin - wide) * n) / 3;
    const length = distance(from, to) || 1;
    const end = k === 2 ? lerpPoint(from, to, 1 + (TIP * thin) / length) : to;
    return boneOf(from, end, halfAt(k), halfAt(k + 1));
  });
}

/** Distance to a convex ring, negative inside. */
function beyondRing({ ring, ringSides }: HandShape, x: number, y: number): number {
  let [nearest, inside] = [Infinity, false];
  for (let k = 0; k < ring.length; k++) {
    const [a, b] = [ring[k]!, ring[(k + 1) % ring.length]!];
    nearest = Math.min(nearest, beyondBone(ringSides[k]!, x, y));
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside;
  }
  return inside ? -nearest : nearest;
}

/** Pixels beyond the outline; negative inside. */
export function beyondHand(shape: HandShape, x: number, y: number): number {
  let least = beyondRing(shape, x, y) - RIM * shape.palm;
  for (const bone of shape.bones) least = Math.min(least, beyondBone(bone, x, y));
  return least;
}

/** `marks`: in pixels of the crop. */
export function handShape(marks: readonly Point[], elbow: Point, stature: number): HandShape {
  const wrist = marks[0]!;
  const spans = [5, 9, 17].map((k) => distance(wrist, marks[k]!));
  const palm = clamp(
    Math.max(...spans, distance(marks[5]!, marks[17]!) * 1.2),
    PALM[0] * stature,
    PALM[1] * stature,
  );
  const scaled = ([a, b]: readonly [number, number]) => [a * palm, b * palm] as const;
  const bones = [
    ...FINGERS.flatMap((first) => fingerBones(marks, first, scaled(FINGER))),
    ...fingerBones(marks, 1, scaled(THUMB)),
    boneOf(wrist, marks[1]!, THUMB[0] * palm, THUMB[0] * palm),
    boneOf(lerpPoint(wrist, elbow, 0.12), wrist, WRIST * palm, WRIST * palm),
  ];
  const ring = convexHull([wrist, marks[1]!, ...FINGERS.map((k) => marks[k]!)]);
  const ringSides = ring.map((a, k) => boneOf(a, ring[(k + 1) % ring.length]!, 0, 0));
  return { palm, points: marks, bones, ring, ringSides };
}
