// Where the class model may be wrong about her skin: not on hands and arms, surely on legs.
import { distanceToSegment, lerpPoint, type Point } from '../../pixels/pixels.ts';
import { HAND_REACH, fingertip } from './correct-hands.ts';

/** How far the model's belief in skin may be overruled at a pixel: not at all, where it is unsure, or even where firm. */
export type SkinDoubt = 'never' | 'unsure' | 'firm';

/** Her limbs, as {@link skinDoubtAt} reads them. */
export interface Limbs {
  arms: readonly { upper: Point; elbow: Point; wrist: Point; tip: Point }[];
  /** The shoulders' width. */
  unit: number;
  hipRow: number;
}

/** @param arms shoulder, elbow, wrist and index finger of each, in pixels. @param unit the shoulders' width. */
export const limbsForDoubt = (
  arms: readonly (readonly [Point, Point, Point, Point])[],
  unit: number,
  hipRow: number,
): Limbs => ({
  unit,
  hipRow,
  arms: arms.map(([shoulder, elbow, wrist, index]) => ({
    // The shaded inner side of an arm is skin all the same.
    upper: lerpPoint(shoulder, elbow, 0.55),
    elbow,
    wrist,
    tip: fingertip({ wrist, index }),
  })),
});

/** How far the class model may be doubted at a pixel that it takes for skin. */
export function skinDoubtAt({ arms, unit, hipRow }: Limbs, x: number, y: number): SkinDoubt {
  for (const { upper, elbow, wrist, tip } of arms)
    if (
      distanceToSegment(wrist, tip, x, y) <= unit * HAND_REACH ||
      distanceToSegment(upper, elbow, x, y) <= unit * 0.19 ||
      distanceToSegment(elbow, wrist, x, y) <= unit * 0.19
    )
      return 'never';
  return y > hipRow ? 'firm' : 'unsure';
}
