// The sides of a neck whose collar hides them.
import { clamp, lerp } from '../pixels/pixels.ts';
import type { Scene } from './scene.ts';
import type { Skeleton } from './skeleton.ts';

/** So far below where its side was last seen a neck may have grown by its own half; share of stature. */
const NECK_GROWS = 0.03;

/**
 * A neck is no wider than the jaw above it, nor than it was just above where a collar begins: without a ledge it goes over
 * into the slope of the shoulders. Behind hair nothing is seen of its sides. Changes `mask`.
 */
export function trimNeck(
  mask: Uint8Array,
  scene: Scene,
  { eyes, mouth, shoulders, stature }: Skeleton,
): void {
  const { width, height } = scene;
  const chin = lerp(eyes[1], mouth[1], 1.7);
  const half = stature * 0.03;
  for (const sign of [-1, 1] as const) {
    let limit: number | null = null;
    let below = 0;
    for (let y = Math.round(mouth[1]); y < Math.min(height, shoulders[1] - stature * 0.02); y++) {
      const middle = lerp(
        mouth[0],
        shoulders[0],
        clamp((y - mouth[1]) / (shoulders[1] - mouth[1] || 1), 0, 1),
      );
      let k = 0;
      const at = (): number => Math.round(middle) + sign * k;
      while (k < half * 2 && mask[y * width + at()]! > 127) k++;
      const x = at();
      if (x < 1 || x >= width - 1 || scene.confidence('hair', x + sign * 2, y) > 60) continue;
      const isJaw = y <= chin && scene.confidence('face', x - sign * 2, y) > 128;
      const isWall = scene.confidence('background', x + sign * 2, y) > 155;
      if (isJaw || isWall) {
        limit = k < half * 1.5 ? Math.abs(x - middle) : null;
        below = 0;
        continue;
      }
      if (limit === null) continue;
      if (y > chin) below++;
      const most = limit + half * (below / (NECK_GROWS * stature)) ** 3;
      for (let d = Math.ceil(most); d < half * 4; d++) {
        const px = Math.round(middle) + sign * d;
        if (px >= 0 && px < width) mask[y * width + px] = 0;
      }
    }
  }
}
