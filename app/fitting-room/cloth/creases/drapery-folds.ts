import { gaussian } from '../../pixels/pixels.ts';
import { PART } from '../layer.ts';
import { ridge, valueNoise } from '../../pixels/noise.ts';

/** Their number, how far they turn along the piece, and how far they wander, in its widths. */
interface Folds {
  count: number;
  turn: number;
  sway: number;
}

const LEG_FOLDS: Folds = { count: 2.4, turn: 0.5, sway: 0.3 };
const SKIRT_FOLDS: Folds = { count: 6.2, turn: 0.55, sway: 0.22 };
const COAT_FOLDS: Folds = { count: 3.6, turn: 0.45, sway: 0.25 };

function drape(u: number, v: number, seed: number, light: number, { count, turn, sway }: Folds): number {
  const wander = (valueNoise(u * 2.1 + seed * 5, v * 1.4) - 0.5) * sway;
  const across = (u + wander) * count + seed * 7.3;
  const along = v * turn + seed;
  const slope = ridge(across + 0.035, along) - ridge(across - 0.035, along);
  return slope * (0.55 + 0.45 * Math.sign(light || 0.3)) + (ridge(across, along) - 0.55) * 0.55;
}

function sleeve(u: number, v: number, seed: number, sign: number): number {
  const strength = gaussian(v - 0.5, 0.13) * 0.17 + gaussian(v, 0.18) * 0.06;
  const wrinkle = ridge(v * 17 + seed * 3 + u * 2.6 + sign * u * 2.2, u * 1.1 + seed);
  return strength * (wrinkle - 0.5) + 0.05 * (valueNoise(v * 6 + seed, u * 2) - 0.5);
}

function leg(u: number, v: number, seed: number, light: number, sign: number): number {
  const crotch = gaussian(v - 0.24, 0.06);
  const strength = gaussian(v - 0.5, 0.08) * 0.11 + gaussian(v - 0.97, 0.07) * 0.15 + crotch * 0.05;
  const wrinkle = ridge(v * 24 + seed * 3 + sign * u * 3.2, u * 0.9 + seed);
  const crease = gaussian(u - 0.5, 0.2) * 0.03 * (1 - crotch);
  return strength * (wrinkle - 0.5) + crease + 0.06 * (drape(u, v, seed, light, LEG_FOLDS) - 0.1);
}

function skirt(u: number, v: number, seed: number, light: number): number {
  const phase = (u + (valueNoise(u * 2 + seed, v * 1.3) - 0.5) * 0.1) * Math.PI * 2;
  const waves =
    Math.sin(phase * 3.2 + Math.sin(v * 2 + seed) * 0.7 + seed) * 0.55 +
    Math.sin(phase * 5.7 + v * 1.3 + seed * 2.1) * 0.33;
  return (0.02 + 0.22 * v) * waves + (0.02 + 0.2 * v) * drape(u, v, seed, light, SKIRT_FOLDS) * 0.5;
}

/** About -0.2 … 0.2. `u`: across 0..1, `v` along 0..1, `light` the side the light comes from. */
export function drapeLight(part: number, u: number, v: number, seed: number, light: number): number {
  switch (part) {
    case PART.skirt:
      return skirt(u, v, seed, light);
    case PART.coat:
      return (
        (0.04 + 0.16 * v) * drape(u, v, seed, light, COAT_FOLDS) + 0.02 * (valueNoise(u * 9, v * 3) - 0.5)
      );
    case PART.leftSleeve:
    case PART.rightSleeve:
      return sleeve(u, v, seed, part === PART.leftSleeve ? 1 : -1);
    case PART.leftLeg:
    case PART.rightLeg:
      return leg(u, v, seed, light, part === PART.leftLeg ? 1 : -1);
    case PART.body:
    case PART.waist:
      return 0.06 * (ridge(u * 3.1 + seed + v * 1.2, v * 3.2 + seed) - 0.5);
    default:
      return 0;
  }
}
