// Where the class model may be wrong about skin: not on hands and arms, surely on legs.
import { distanceToSegment, lerpPoint, type Point } from '../../pixels/pixels.ts';
import { HAND_REACH, fingertip } from './correct-hands.ts';

/** Whether a color may overrule the model: never, where it is unsure, or always. */
type SkinDoubt = 'never' | 'unsure' | 'firm';

export interface Limbs {
  arms: readonly { upper: Point; elbow: Point; wrist: Point; tip: Point }[];
  /** The shoulders' width. */
  unit: number;
  hipRow: number;
}

/** `arms`: shoulder, elbow, wrist and index finger of each, in pixels. `unit`: the shoulders' width. */
export const limbsForDoubt = (
  arms: readonly (readonly [Point, Point, Point, Point])[],
  unit: number,
  hipRow: number,
): Limbs => ({
  unit,
  hipRow,
  arms: arms.map(([shoulder, elbow, wrist, index]) => ({
    upper: lerpPoint(shoulder, elbow, 0.55),
    elbow,
    wrist,
    tip: fingertip({ wrist, index }),
  })),
});

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
