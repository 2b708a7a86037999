// For a hand in the pocket of a removed coat, the other hand is mirrored on a hanging arm.
import { distance, type Point } from '../../pixels/pixels.ts';
import { handBehindHip, handlessEnd } from '../../body-estimation/limbs/hand-behind-hip.ts';
import type { FoundHand } from '../../body-estimation/hands/find-hands.ts';
import type { Person } from '../../body-estimation/person.ts';

export interface MirroredHand {
  /** The picture's left (0) or right (1) arm, whose hand is hidden. */
  side: 0 | 1;
  seen: FoundHand;
  at: number[];
  from: number[];
}

/** In stature: sideways lean from elbow to wrist of a hanging arm, and reach of its hand. */
const LEANS = 0.05;
const REACH = 0.13;
/** How far aside a hand may point, in its drop, that would hang as well at the other arm. */
const ASLANT = 0.75;
/** In stature: a wrist this much higher than the other's is at a pocket, not at the end of an arm that hangs. */
const HIGHER = 0.05;
/** Least visible hand, in stature squared. */
const LEAST = 0.0005;

const isInside = ({ width, height }: Person, x: number, y: number): boolean =>
  x >= 0 && y >= 0 && x < width && y < height;

/** Null where no hand is hidden, or the other is unknown. */
export function mirrorOtherHand(person: Person): MirroredHand | null {
  const { hands, body } = person;
  const side = hands.seen[0] ? 1 : 0;
  const other = hands.seen[side === 0 ? 1 : 0];
  if (hands.seen[side] || !other || other.area < LEAST * body.stature ** 2) return null;
  const [, elbow, wrist] = body.arms[side].joints;
  const [, , from] = body.arms[side === 0 ? 1 : 0].joints;
  const leans = LEANS * body.stature;
  const isLow = wrist[1] > Math.max(elbow[1], from[1] - HIGHER * body.stature);
  const hangs = isLow && Math.abs(wrist[0] - elbow[0]) < leans;
  const [across, down] = [Math.abs(other.tip[0] - other.entry[0]), other.tip[1] - other.entry[1]];
  if (!hangs || across > down * ASLANT || handBehindHip(person, side) || other.entry[1] < from[1] - leans)
    return null;
  const mirror = ([x, y]: Point): Point => [wrist[0] - (x - from[0]), wrist[1] + y - from[1]];
  const twin: MirroredHand = {
    side,
    seen: { ...other, entry: mirror(other.entry), tip: mirror(other.tip), outlined: false },
    at: [],
    from: [],
  };
  for (const [i, source] of mirroredPixels(person, from, wrist)) {
    twin.at.push(i);
    twin.from.push(source);
  }
  return twin;
}

/** From the eyes to a hand that stays on the photo, with the head that it touches; in stature. */
const AT_HEAD = 0.2;

/** Whether each hand is seen, can be mirrored, or is in a pocket or where nobody looks for it. */
export const areHandsInView = (person: Person, eyes: Point): boolean =>
  ([0, 1] as const).every(
    (k) =>
      person.hands.seen[k] !== null ||
      handlessEnd(person, k) !== null ||
      mirrorOtherHand(person)?.side === k ||
      distance(person.body.arms[k].joints[3], eyes) < AT_HEAD * person.body.stature,
  );

function mirroredPixels(person: Person, from: Point, to: Point): [at: number, from: number][] {
  const { hands, body, width } = person;
  const reach = Math.round(REACH * body.stature);
  const [sx, sy] = [Math.round(from[0]), Math.round(from[1])];
  const [tx, ty] = [Math.round(to[0]), Math.round(to[1])];
  const pairs: [number, number][] = [];
  for (let dy = -reach; dy <= reach; dy++)
    for (let dx = -reach; dx <= reach; dx++) {
      const [x, y, u, v] = [tx - dx, ty + dy, sx + dx, sy + dy];
      if (!isInside(person, x, y) || !isInside(person, u, v)) continue;
      if (hands.mask[v * width + u]! < 128 || distance([u, v], from) > reach) continue;
      pairs.push([y * width + x, v * width + u]);
    }
  return pairs;
}
