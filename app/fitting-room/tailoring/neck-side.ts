import type { BodyModel } from '../person/body-model.ts';
import { bodyTop, neckWidth } from '../person/measures/shoulder-line.ts';
import { clamp, lerp, smoothstep } from '../pixels/pixels.ts';
import type { Chart } from '../pixels/paths.ts';

/** Half the width of the neck that collars are drawn for, in shoulder widths. */
const USUAL_NECK = 0.165;

/** Charts are outward in shoulder widths, down in torso lengths. */
export interface NeckSide {
  /** From the middle of the neck, and from the body's own edge. */
  at: Chart;
  /** From the pit of the neck. */
  front: Chart;
  /** From the line of the shoulders. */
  chest: Chart;
  pit: number;
  out: number;
}

export function neckSide(model: BodyModel, sign: -1 | 1): NeckSide {
  const { shoulders, shoulderWidth, torso, mouth } = model.frame;
  const { middle, half } = neckWidth(model);
  const pit = lerp(mouth[1], shoulders[1], 0.78);
  const out = sign * shoulderWidth;
  // A collar lies against her own neck, and is cut as usual toward the shoulder.
  const closer = clamp(half / shoulderWidth - USUAL_NECK, -0.05, 0.03);
  return {
    at: (across, down) => {
      const x = across + closer * smoothstep(0.34, 0.2, across);
      // Limited to between neck and shoulder, so that hair does not lift it.
      const base = bodyTop(model, middle + out * Math.min(0.34, Math.max(0.2, x)));
      const limit = lerp(mouth[1], shoulders[1], 0.62);
      return [middle + out * x, Math.max(limit, base) + torso * down];
    },
    front: (across, down) => [shoulders[0] + out * across, pit + torso * down],
    chest: (across, down) => [shoulders[0] + out * across, shoulders[1] + torso * down],
    pit,
    out,
  };
}
