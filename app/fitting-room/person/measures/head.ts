import type { BodyModel } from '../body-model.ts';
import { clamp, distance, type Point } from '../../pixels/pixels.ts';

export interface Head {
  rim: Point;
  half: number;
  rise: number;
  cos: number;
  sin: number;
}

/** Null where the photo shows no head. */
export function measureHead({ frame, classes, width, height }: BodyModel): Head | null {
  const { eyes, mouth, ears } = frame;
  const unit = distance(eyes, mouth);
  if (!(unit > 3)) return null;
  const tilt = Math.atan2(ears[1][1] - ears[0][1], ears[1][0] - ears[0][0]);
  const angle = clamp(tilt, -0.3, 0.3);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const isHead = (x: number, y: number): boolean => {
    const [px, py] = [Math.round(x), Math.round(y)];
    if (px < 0 || py < 0 || px >= width || py >= height) return false;
    const i = py * width + px;
    // The class model takes shining black hair for cloth: up here all that is not the room is head.
    return (
      Math.max(classes.hair[i]! + classes.face[i]! + classes.skin[i]!, 255 - classes.background[i]!) > 110
    );
  };
  const rim: Point = [eyes[0] + sin * unit * 0.57, eyes[1] - cos * unit * 0.57];
  const reach = (dx: number, dy: number, most: number): number => {
    let d = 0;
    while (d < most && isHead(rim[0] + dx * d, rim[1] + dy * d)) d++;
    return d;
  };
  // Half a skull is about 1.2 distances from eyes to mouth, its top 1.9 above the eyes.
  const skull = clamp(Math.abs(ears[1][0] - ears[0][0]) / 2, unit * 1.0, unit * 1.4);
  const left = reach(-cos, -sin, unit * 3);
  const right = reach(cos, sin, unit * 3);
  const half = clamp((left + right) / 2, skull * 0.98, skull * 1.32) * 1.05;
  const rise = clamp(reach(sin, -cos, unit * 4), unit * 1.05, unit * 1.7);
  return { rim: [rim[0] + clamp((right - left) / 2, -unit * 0.2, unit * 0.2), rim[1]], half, rise, cos, sin };
}
