import { distance, type Point } from '../../pixels/pixels.ts';
import { sideOfLine } from '../../pixels/polygons.ts';

/** Cosine of the elbow from which an arm is bent so far that what shows in its crook is its sleeve. */
const BENT = 0.1;

type Arm = readonly [Point, Point, Point, ...Point[]];

/** Cosine of the angle at the elbow: -1 straight … 1 folded. */
export function elbowCosine([shoulder, elbow, wrist]: Arm): number {
  const dot =
    (shoulder[0] - elbow[0]) * (wrist[0] - elbow[0]) + (shoulder[1] - elbow[1]) * (wrist[1] - elbow[1]);
  return dot / (distance(shoulder, elbow) * distance(elbow, wrist) || 1);
}

export const isElbowBent = (joints: Arm): boolean => elbowCosine(joints) >= BENT;

/** Between upper arm and forearm. */
export function isInsideElbow([a, b, c]: Arm, x: number, y: number): boolean {
  const isLeft = (from: Point, to: Point): boolean => sideOfLine(from, to, [x, y]) > 0;
  return isLeft(a, b) === isLeft(b, c) && isLeft(b, c) === isLeft(c, a);
}
