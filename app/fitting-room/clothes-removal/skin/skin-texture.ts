import { hash, valueNoise } from '../../pixels/noise.ts';

/** Effect of blood on red, green and blue. */
export const FLUSH = [0.012, -0.035, -0.03] as const;

/** Blotches, pores and camera noise, as a share of light. `unit`: grains per pixel. */
export const skinTexture = (x: number, y: number, unit: number): number =>
  1 +
  (valueNoise(x * unit * 0.06, y * unit * 0.05) - 0.5) * 0.035 +
  (valueNoise(x * unit * 0.45, y * unit * 0.45) - 0.5) * 0.022 +
  (hash(x, y) - 0.5) * 0.022;
