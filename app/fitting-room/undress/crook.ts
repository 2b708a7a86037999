// A bent arm, and what lies between its upper arm and its forearm.
import { distance, type Point } from '../pixels/pixels.ts';

/** An arm bent further than this (cosine of its elbow) is one piece: what shows in its crook on the photo is its sleeve. */
const BENT = 0.1;

/** @param joints shoulder, elbow, wrist. */
export function isBent([shoulder, elbow, wrist]: readonly Point[]): boolean {
  if (!shoulder || !elbow || !wrist) return false;
  const dot =
    (shoulder[0] - elbow[0]) * (wrist[0] - elbow[0]) + (shoulder[1] - elbow[1]) * (wrist[1] - elbow[1]);
  return dot / (distance(shoulder, elbow) * distance(elbow, wrist) || 1) >= BENT;
}

/** Between upper arm and forearm. */
export function inCrook([a, b, c]: readonly Point[], x: number, y: number): boolean {
  const sides = [
    [a!, b!],
    [b!, c!],
    [c!, a!],
  ] as const;
  const turns = sides.map(([p, q]) => (q[0] - p[0]) * (y - p[1]) - (q[1] - p[1]) * (x - p[0]) > 0);
  return turns[0] === turns[1] && turns[1] === turns[2];
}
