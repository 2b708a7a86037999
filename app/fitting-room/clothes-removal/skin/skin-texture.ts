import { hash, valueNoise } from '../../pixels/noise.ts';
import { clamp, lumaAt, percentile, type Picture } from '../../pixels/pixels.ts';

/** Of a photo without noise, and the strongest that is painted. */
const [FINEST, COARSEST] = [0.026, 0.12] as const;
/** Middle step from a pixel to the next, in shares of light, that a grain of 1 makes. */
const STEP = 0.098;
const [LEAST, EVERY] = [200, 7]; // steps, pixels

/** The grain of a photo, where it is least: a face has features, and a wall may be of brick. `isPlain`: kinds of places. */
export function measureGrain(
  { data, width, height }: Picture,
  isPlain: readonly ((i: number) => boolean)[],
): number {
  const grains = isPlain.map((is) => {
    const steps = new Uint32Array(256);
    let count = 0;
    for (let i = 0; i < width * height - 1; i += EVERY) {
      if (!is(i) || !is(i + 1)) continue;
      const [one, next] = [lumaAt(data, i), lumaAt(data, i + 1)];
      steps[Math.min(255, Math.round((Math.abs(one - next) / Math.max(8, one)) * 1000))]!++;
      count++;
    }
    return count < LEAST ? Infinity : percentile(steps, count, 0.5) / 1000 / STEP;
  });
  const least = Math.min(...grains);
  return clamp(least === Infinity ? 0 : least, FINEST, COARSEST);
}

/** Blotches, pores and camera noise, as a share of light. `unit`: pores per pixel. */
export const skinTexture = (x: number, y: number, unit: number, grain: number = FINEST): number =>
  1 +
  (valueNoise(x * unit * 0.06, y * unit * 0.05) - 0.5) * 0.035 +
  (valueNoise(x * unit * 0.45, y * unit * 0.45) - 0.5) * 0.022 +
  // A camera smooths its noise over its neighbors.
  ((hash(x, y) + hash(x + 1, y) + hash(x, y + 1) + hash(x + 1, y + 1)) / 4 - 0.5) * grain;
