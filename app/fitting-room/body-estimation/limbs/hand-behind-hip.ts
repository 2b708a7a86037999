// The arm of a hand on the hip, in a pocket or at the back goes on behind the trunk: no hand is made up.
import { distance, unitVector, type Point } from '../../pixels/pixels.ts';
import { endHalfWidth, type Person } from '../person.ts';
import type { Chain } from '../skeleton.ts';
import { trunkEdges } from './limb-coordinates.ts';

/** In stature squared: less of a hand shows no fingers. */
const HARDLY_SEEN = 0.0006;
/** How much further inward than its elbow a hand on the hip lies, in forearms; less for a hidden one. */
const [LEANS, LEANS_UNSEEN] = [0.35, 0.2];
/**
 * Search radius from the wrist, in stature; depth behind the trunk of a hand or empty sleeve, in half wrists.
 */
const [REACH, DEEP, DEEP_UNSEEN] = [0.12, 2, 3];

function leansInward([, elbow, wrist]: Chain, k: 0 | 1, share: number): boolean {
  return (wrist[0] - elbow[0]) * (k === 0 ? 1 : -1) > distance(elbow, wrist) * share && wrist[1] > elbow[1];
}

/** `k`: the picture's left (0) or right (1) arm. Null where the hand is seen, or is not on the hip. */
export function handBehindHip({ body, hands }: Person, k: 0 | 1): Point | null {
  const { joints } = body.arms[k];
  const [, elbow, wrist, knuckle] = joints;
  const seen = hands.seen[k];
  if (seen && (!seen.cuffed || seen.area > HARDLY_SEEN * body.stature ** 2)) return null;
  if (!leansInward(joints, k, seen ? LEANS : LEANS_UNSEEN)) return null;
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

/** Where an arm ends without a hand: in a pocket, or on the hip. */
export const handlessEnd = (person: Person, k: 0 | 1): Point | null =>
  person.pockets?.[k] ?? handBehindHip(person, k);
