// The pose model takes the empty sleeves of a coat over her shoulders for arms: her own are bare before her.
import { distanceToSegment, type Point } from '../../pixels/pixels.ts';
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
/** In statures: a hand beside the head, from its middle and down from the crown; an ear or a bare shoulder is not there. */
const BESIDE_HEAD = { from: 0.065, to: 0.2, above: 0.06, below: 0.05 } as const;
/** Of 255, skin and face together; and in stature squared: half of a hand. */
const [HAND_SKIN, LEAST_HAND] = [150, 0.0011] as const;

type Scene = Pick<PhotoScene, 'confidence' | 'width' | 'height'>;
type Bones = Pick<Skeleton, 'arms' | 'legs' | 'stature'>;

function nearArms({ arms, stature }: Bones, x: number, y: number): boolean {
  for (const joints of arms)
    for (let k = 0; k < 3; k++)
      if (distanceToSegment(joints[k]!, joints[k + 1]!, x, y) < BESIDE * stature) return true;
  return false;
}

/** Whether a hand lies beside the head where no arm was found to lead. */
function isHandAtHead(scene: Scene, bones: Bones, eyes: Point): boolean {
  const { width, height } = scene;
  const { arms, stature } = bones;
  const shoulders = (arms[0][0][1] + arms[1][0][1]) / 2;
  const { from, to, above, below } = BESIDE_HEAD;
  let count = 0;
  const first = Math.max(0, Math.round(eyes[1] - above * stature));
  const last = Math.min(height, shoulders - below * stature);
  for (let y = first; y < last; y++)
    for (
      let x = Math.max(0, Math.round(eyes[0] - to * stature));
      x < Math.min(width, eyes[0] + to * stature);
      x++
    ) {
      if (Math.abs(x - eyes[0]) < from * stature || nearArms(bones, x, y)) continue;
      if (scene.confidence('skin', x, y) + scene.confidence('face', x, y) > HAND_SKIN) count++;
    }
  return count > LEAST_HAND * stature ** 2;
}

/** Whether an arm without a hand is not where the pose model says, since bare skin of one lies elsewhere, before the trunk or at the head. */
export function areArmsElsewhere(
  scene: Scene,
  skeleton: Bones & Pick<Skeleton, 'eyes'>,
  seen: readonly [FoundHand | null, FoundHand | null],
): boolean {
  if (seen[0] && seen[1]) return false;
  if (isHandAtHead(scene, skeleton, skeleton.eyes)) return true;
  const { width, height } = scene;
  const { arms, legs, stature } = skeleton;
  const [[left], [right]] = arms;
  const [x0, x1] = [Math.min(left[0], right[0]), Math.max(left[0], right[0])];
  const top = Math.max(0, Math.round(Math.min(left[1], right[1])));
  const low = Math.min(height, Math.max(legs[0][0][1], legs[1][0][1]) - ABOVE_HIPS * stature);
  const middle = (x0 + x1) / 2;
  const isThroat = (x: number, y: number): boolean =>
    Math.abs(x - middle) < THROAT.aside * stature && y < top + THROAT.down * stature;
  let count = 0;
  for (let y = top; y < low; y++)
    for (let x = Math.max(0, Math.round(x0)); x < Math.min(width, x1); x++)
      if (scene.confidence('skin', x, y) > SKIN && !isThroat(x, y) && !nearArms(skeleton, x, y)) count++;
  return count > LEAST * stature ** 2;
}
