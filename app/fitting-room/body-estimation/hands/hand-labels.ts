// Which pixels around a wrist are wall, cloth, hand and leg.
import { clamp, smoothstep, type Rgb } from '../../pixels/pixels.ts';
import { solveLabels } from '../parts/potts-labeling.ts';
import { paletteCost, buildPalette, type Palette } from '../parts/color-palette.ts';
import { beyondLeg } from './bare-leg.ts';
import type { Window } from './hand-window.ts';

/** Labels of {@link labelHandWindow}; 0 is the wall. */
export const [CLOTH, HAND, LEG] = [1, 2, 3] as const;
/** Around the axis to the finger tips, in shares of stature: where a hand is likely, and is unlikely. */
const LIKELY = [0.026, 0.055] as const;
const LIKELY_BEFORE_LEG = [0.02, 0.042] as const;
const AT_THE_AXIS = [0.014, 0.03] as const;
const FINGERS = 0.03; // shares of stature
const STRENGTH = 3.2; // cost of two like neighbors of different labels
const SHADES = [1.05, 0.88, 0.72, 0.56, 0.42]; // of the face's color

const DARK_FINGER = 0.5; // share of the hand's light
/** Confidence in cloth from which a pixel's color does not count for a hand. */
const SURE_CLOTH = 200;

/** From the first value on a color is unusual for skin, from the second on impossible. */
const FOREIGN = [0.95, 1.7] as const;
/** In palms beyond the outline of a hand that was seen: beside it, and what is no hand. */
const BESIDE = 0.1;
const OUTSIDE = [0.03, 0.16] as const;
const INSIDE = [-0.02, -0.11] as const;
/** Costs of a hand outside of it, and of anything else inside. */
const [COST_OUTSIDE, COST_INSIDE] = [7, 3.5] as const;

const BEHIND = 0;
type Label = typeof BEHIND | typeof CLOTH | typeof HAND;

/** Certain labels where the first pass saw the hand. `dark`: brightness below which it is in shade. */
function labelOfFound(w: Window, i: number, dark: number): Label | null {
  const cloth = w.cloth[i]!;
  // A dark pixel before a wall may be a finger; before cloth it is the hand's shadow.
  if (w.light[i]! < dark && w.wall[i]! <= cloth) return cloth > 60 ? CLOTH : null;
  return cloth <= SURE_CLOTH ? HAND : null;
}

/** @param looked the first pass found the hand elsewhere */
function labelOfOther(w: Window, i: number, looked: boolean): Label | null {
  const hue = w.strange[i]!;
  const cloth = w.cloth[i]!;
  // The model's wall of skin hue is ignored where fingers may be: it hardly sees them.
  const isFinger = !looked && hue < 1 && w.away[i]! < FINGERS && w.past[i]! > 0;
  if (w.wall[i]! > 225) return isFinger ? null : BEHIND;
  // Where the model is unsure, a hue that skin cannot have means cloth.
  if (cloth > 225 || (cloth > 60 && hue > 1.2)) return CLOTH;
  const isHand = !looked && w.person[i] && w.past[i]! > -0.01 && w.skin[i]! > 205 && hue < 1;
  return isHand ? HAND : null;
}

/** `found`: 255 where the first pass saw the hand, whose own colors are better than the face's. */
export function handPalettes(
  w: Window,
  tones: readonly Rgb[],
  found: Uint8Array | null,
): readonly [Palette, Palette, Palette] {
  const pixels: [number[], number[], number[]] = [[], [], []];
  const dark = DARK_FINGER * medianLight(w, found);
  for (let i = 0; i < w.person.length; i++) {
    const label = found?.[i] ? labelOfFound(w, i, dark) : labelOfOther(w, i, found !== null);
    // The class model blurs what lies beside a finger.
    if (!found?.[i] && w.beyond && w.beyond[i]! < BESIDE) continue;
    if (label !== null) pixels[label].push(i);
  }
  const hers = tones.flatMap((tone) =>
    SHADES.map((shade): Rgb => [tone[0] * shade, tone[1] * shade ** 1.1, tone[2] * shade ** 1.2]),
  );
  const [wall, cloth] = [buildPalette(w.color, pixels[0]), buildPalette(w.color, pixels[1])];
  return [wall, cloth, buildPalette(w.color, pixels[2], hers)];
}

export function medianLight(w: Window, found: Uint8Array | null): number {
  const lights: number[] = [];
  if (found) for (let i = 0; i < found.length; i++) if (found[i]) lights.push(w.light[i]!);
  return lights.sort((a, b) => a - b)[lights.length >> 1] ?? 0;
}

/** Difference of costs between wall and hand from which a pixel is probably, and surely, no wall. */
const UNLIKE_WALL = [1, 4] as const;
const AT_AXIS = [0.011, 0.022] as const; // shares of stature

/** Beyond the outline of a leg, and from the hand's axis, in statures: where skin is no leg, and where it is hand. */
const NOT_LEG = [0.015, 0.04] as const;
const BEFORE_LEG = [0.012, 0.026] as const;

/** Shares of edges at which a pixel is surely the leg's, anybody's, and surely the hand's; and what it costs to be the other's. */
const [EVEN, OWN, PULL] = [0.68, [0.45, 0.9], 4] as const;

/** Cost of a color that no skin has, once the hand's colors are known. */
export const STRANGE_AGAIN = 2;

/** `belief`: weight of the class model. `foreign`: cost of a color that no skin has. `isNarrow`: only what lies at its axis. */
export function labelHandWindow(
  w: Window,
  palettes: readonly [Palette, Palette, Palette],
  belief: number,
  foreign: number,
  sweeps?: number,
  isNarrow = false,
): Uint8Array {
  const count = w.width * w.height;
  const labels = w.leg ? 4 : 3;
  const [near, far] = isNarrow ? AT_THE_AXIS : w.leg ? LIKELY_BEFORE_LEG : LIKELY;
  const away = isNarrow ? w.fromJoints : w.away;
  const costs = new Float32Array(count * labels);
  const doubt = (seen: number): number => -belief * Math.log(clamp(seen / 255, 0.03, 1));
  for (let i = 0; i < count; i++) {
    if (!w.person[i]) continue;
    const r = w.color[i * 3]!;
    const g = w.color[i * 3 + 1]!;
    const b = w.color[i * 3 + 2]!;
    const skin = w.skin[i]!;
    const wall = w.wall[i]!;
    const asWall = paletteCost(palettes[0], r, g, b);
    const asCloth = paletteCost(palettes[CLOTH], r, g, b);
    const asHand = paletteCost(palettes[HAND], r, g, b);
    // What the model calls wall in a color that the wall does not have is a finger.
    const finger =
      wall *
      smoothstep(UNLIKE_WALL[0], UNLIKE_WALL[1], asWall - asHand) *
      smoothstep(AT_AXIS[1], AT_AXIS[0], w.away[i]!);
    costs[i * labels] = asWall + doubt(wall - finger);
    costs[i * labels + CLOTH] = asCloth + doubt(255 - skin - wall);
    costs[i * labels + HAND] = asHand + doubt(skin + finger);
    costs[i * labels + HAND]! +=
      smoothstep(near, far, away[i]!) * 6 + smoothstep(FOREIGN[0], FOREIGN[1], w.strange[i]!) * foreign;
    if (w.beyond) {
      costs[i * labels + HAND]! += smoothstep(...OUTSIDE, w.beyond[i]!) * COST_OUTSIDE;
      const inside =
        smoothstep(...INSIDE, w.beyond[i]!) * COST_INSIDE * smoothstep(FOREIGN[1], FOREIGN[0], w.strange[i]!);
      for (let k = 0; k < labels; k++) if (k !== HAND) costs[i * labels + k]! += inside;
    }
    if (!w.leg) continue;
    const beyond = beyondLeg(w.leg, w.x0 + (i % w.width), w.y0 + Math.floor(i / w.width));
    costs[i * labels + LEG] =
      paletteCost(w.leg.palette, r, g, b) +
      doubt(skin) +
      smoothstep(NOT_LEG[0], NOT_LEG[1], beyond) * 6 +
      smoothstep(BEFORE_LEG[1], BEFORE_LEG[0], w.away[i]!) * 3;
    const share = w.handShare?.[i] ?? EVEN;
    costs[i * labels + HAND]! += smoothstep(EVEN, OWN[0], share) * PULL;
    costs[i * labels + LEG]! += smoothstep(EVEN, OWN[1], share) * PULL;
  }
  return solveLabels(w, costs, labels, STRENGTH, sweeps);
}
