import { PART } from './layer.ts';
import { ridge, valueNoise } from '../pixels/noise.ts';

/** Their number, how far they turn along the piece and wander, in its widths; their depth at its upper end, and how it grows. */
interface Folds {
  count: number;
  turn: number;
  sway: number;
  depth: number;
  grows: number;
}

const LEG: Folds = { count: 2.4, turn: 0.5, sway: 0.3, depth: 0.06, grows: 0 };
const FOLDS: Readonly<Record<number, Folds>> = {
  [PART.skirt]: { count: 6.2, turn: 0.55, sway: 0.22, depth: 0.01, grows: 0.1 },
  [PART.coat]: { count: 3.6, turn: 0.45, sway: 0.25, depth: 0.04, grows: 0.16 },
  [PART.leftLeg]: LEG,
  [PART.rightLeg]: LEG,
};

/** Of cloth that hangs, about -0.2 … 0.2. `u`: across 0..1, `v` along 0..1, `light` the side the light comes from. */
export function drapeLight(part: number, u: number, v: number, seed: number, light: number): number {
  const folds = FOLDS[part];
  if (!folds) return 0;
  const { count, turn, sway, depth, grows } = folds;
  const wander = (valueNoise(u * 2.1 + seed * 5, v * 1.4) - 0.5) * sway;
  const across = (u + wander) * count + seed * 7.3;
  const along = v * turn + seed;
  const slope = ridge(across + 0.035, along) - ridge(across - 0.035, along);
  const fold = slope * (0.55 + 0.45 * Math.sign(light || 0.3)) + (ridge(across, along) - 0.55) * 0.55;
  return (depth + grows * v) * (part === PART.skirt ? fold + waves(u, v, seed) : fold);
}

/** The flare of a skirt. */
function waves(u: number, v: number, seed: number): number {
  const phase = (u + (valueNoise(u * 2 + seed, v * 1.3) - 0.5) * 0.1) * Math.PI * 2;
  return (
    Math.sin(phase * 3.2 + Math.sin(v * 2 + seed) * 0.7 + seed) * 1.1 +
    Math.sin(phase * 5.7 + v * 1.3 + seed * 2.1) * 0.66
  );
}
