import type { Landmark } from '../../domain/photos/body-map.ts';
import type { Box, Picture, Point } from '../pixels/pixels.ts';

/** Too few landmarks, or a body that is not upright. */
export class UnusableBodyMap extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'UnusableBodyMap';
  }
}

/**
 * The landmarks in pixels of the crop.
 * @param landmarks 33 of the pose model, in 0..1 of the whole photo.
 * @throws UnusableBodyMap
 */
export function jointsToPoints(landmarks: readonly Landmark[], photo: Picture, { x0, y0 }: Box): Point[] {
  if (landmarks.length < 33) throw new UnusableBodyMap('the body map lacks landmarks');
  const points = landmarks.map(([x, y]): Point => [x * photo.width - x0, y * photo.height - y0]);
  if (points.some(([x, y]) => !Number.isFinite(x) || !Number.isFinite(y)))
    throw new UnusableBodyMap('the body map holds something that is not a number');
  return points;
}
