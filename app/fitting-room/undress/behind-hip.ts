// A hand on the hip of which a sleeve shows hardly anything: its fingers lie behind her, so its way goes on behind the trunk until
// that covers it, and no wall shows between hand and body.
import { distance } from '../pixels/pixels.ts';
import type { Point } from '../pixels/pixels.ts';
import type { Person } from '../read/person.ts';
import { trunkAt } from './limb-field.ts';

/** A hand of which less is seen, in stature squared, shows no fingers. */
const HARDLY_SEEN = 0.0006;
/** On the hip a hand lies further inward than its elbow, by this share of the forearm. */
const LEANS = 0.35;
/** The trunk is looked for so far from the wrist, in stature, and the hand ends so deep behind it, in half wrists. */
const [REACH, DEEP] = [0.12, 2];

/**
 * Where the hand of an arm lies out of sight behind the hip, from its wrist on.
 * @param k the picture's left (0) or right (1) arm.
 * @returns null where the hand is seen, or is not on the hip.
 */
export function behindHip({ body, hands }: Person, k: 0 | 1): Point | null {
  const { joints, stations } = body.arms[k];
  const [, elbow, wrist, knuckle] = joints;
  const [seen, last] = [hands.seen[k], stations.at(-1)];
  if (!elbow || !wrist || !knuckle || !last || !seen?.cuffed) return null;
  if (seen.area > HARDLY_SEEN * body.stature ** 2) return null;
  const inward = k === 0 ? 1 : -1;
  const length = distance(wrist, knuckle);
  if ((wrist[0] - elbow[0]) * inward < distance(elbow, wrist) * LEANS || length < 1) return null;
  const way: Point = [(knuckle[0] - wrist[0]) / length, (knuckle[1] - wrist[1]) / length];
  const edgesAt = trunkAt(body);
  const half = (last.left + last.right) / 2;
  for (let s = 0; s < REACH * body.stature; s++) {
    const [x, y] = [wrist[0] + way[0] * s, wrist[1] + way[1] * s];
    const { left, right } = edgesAt(y);
    if ((k === 0 ? x - left : right - x) > half * DEEP) return [x, y];
  }
  return null;
}
