// The pose model takes the empty sleeves of a coat over her shoulders for arms: her own are bare before her.
import { distanceToSegment } from '../../pixels/pixels.ts';
import type { FoundHand } from '../hands/find-hands.ts';
import type { PhotoScene } from '../photo-scene.ts';
import type { Skeleton } from '../skeleton.ts';

/** Confidence, of 255, of skin that is no shimmer of cloth. */
const SKIN = 200;
/** From the bones of an arm, in statures: further away it is not that arm's skin. */
const BESIDE = 0.045;
/** In statures: from the middle and down from the shoulders, where throat and chest are; and above the hips. */
const [THROAT, ABOVE_HIPS] = [{ aside: 0.09, down: 0.1 }, 0.03] as const;
/** In stature squared: a wrist or a slit between top and skirt is less, a forearm more. */
const LEAST = 0.002;

/** Whether an arm without a hand is not where the pose model says, since bare skin of one lies elsewhere before the trunk. */
export function areArmsElsewhere(
  { confidence, width, height }: Pick<PhotoScene, 'confidence' | 'width' | 'height'>,
  { arms, legs, stature }: Pick<Skeleton, 'arms' | 'legs' | 'stature'>,
  seen: readonly [FoundHand | null, FoundHand | null],
): boolean {
  if (seen[0] && seen[1]) return false;
  const [[left], [right]] = arms;
  const [x0, x1] = [Math.min(left[0], right[0]), Math.max(left[0], right[0])];
  const top = Math.max(0, Math.round(Math.min(left[1], right[1])));
  const low = Math.min(height, Math.max(legs[0][0][1], legs[1][0][1]) - ABOVE_HIPS * stature);
  const middle = (x0 + x1) / 2;
  const isThroat = (x: number, y: number): boolean =>
    Math.abs(x - middle) < THROAT.aside * stature && y < top + THROAT.down * stature;
  const isArm = (x: number, y: number): boolean =>
    arms.some((joints) =>
      [0, 1, 2].some((k) => distanceToSegment(joints[k]!, joints[k + 1]!, x, y) < BESIDE * stature),
    );
  let count = 0;
  for (let y = top; y < low; y++)
    for (let x = Math.max(0, Math.round(x0)); x < Math.min(width, x1); x++)
      if (confidence('skin', x, y) > SKIN && !isThroat(x, y) && !isArm(x, y)) count++;
  return count > LEAST * stature ** 2;
}
