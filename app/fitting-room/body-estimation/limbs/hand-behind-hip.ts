// A hand on the hip of which a sleeve shows hardly anything, or one that a bent arm hides in a pocket or at her back: its way goes
// on behind the trunk until that covers it. No wall shows between arm and body, and no hand is invented.
import { distance, unitVector, type Point } from '../../pixels/pixels.ts';
import { endHalfWidth, type Person } from '../person.ts';
import type { Chain } from '../skeleton.ts';
import { trunkEdges } from './limb-coordinates.ts';

/** A hand of which less is seen, in stature squared, shows no fingers. */
const HARDLY_SEEN = 0.0006;
/** On the hip a hand lies further inward than its elbow, by this share of the forearm; one that is not seen at all needs less. */
const [LEANS, LEANS_UNSEEN] = [0.35, 0.2];
/** The trunk is looked for so far from the wrist, in stature, and the hand, or a sleeve without one, ends so deep behind it, in half wrists. */
const [REACH, DEEP, DEEP_UNSEEN] = [0.12, 2, 3];

function leansInward([, elbow, wrist]: Chain, k: 0 | 1, share: number): boolean {
  return (wrist[0] - elbow[0]) * (k === 0 ? 1 : -1) > distance(elbow, wrist) * share && wrist[1] > elbow[1];
}

/**
 * Where the hand of an arm lies out of sight behind the hip, from its wrist on.
 * @param k the picture's left (0) or right (1) arm.
 * @returns null where the hand is seen, or is not on the hip.
 */
export function handBehindHip({ body, hands }: Person, k: 0 | 1): Point | null {
  const { joints } = body.arms[k];
  const [, elbow, wrist, knuckle] = joints;
  const seen = hands.seen[k];
  if (seen && (!seen.cuffed || seen.area > HARDLY_SEEN * body.stature ** 2)) return null;
  if (!leansInward(joints, k, seen ? LEANS : LEANS_UNSEEN)) return null;
  // Of knuckles that are not seen the pose model knows nothing.
  const [from, to] = seen ? [wrist, knuckle] : [elbow, wrist];
  if (distance(from, to) < 1) return null;
  const way = unitVector(from, to);
  const edgesAt = trunkEdges(body);
  const half = endHalfWidth(body.arms[k]);
  for (let s = 0; s < REACH * body.stature; s++) {
    const [x, y] = [wrist[0] + way[0] * s, wrist[1] + way[1] * s];
    const { left, right } = edgesAt(y);
    if ((k === 0 ? x - left : right - x) > half * (seen ? DEEP : DEEP_UNSEEN)) return [x, y];
  }
  return null;
}
