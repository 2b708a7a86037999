// The coordinates of one side of the neck and the chest below it: what collars, fronts and straps are cut in.
import type { BodyModel } from '../person/body-model.ts';
import { bodyTop, neckWidth } from '../person/measures/shoulder-line.ts';
import { clamp, lerp, smoothstep } from '../pixels/pixels.ts';
import type { Chart } from '../pixels/paths.ts';

/** Half the width of the neck that collars are drawn for, in shoulder widths. */
const USUAL_NECK = 0.165;

/** Outward in shoulder widths, down in torso lengths. */
export interface NeckSide {
  /** From the middle of the neck, and from the body's own edge. */
  at: Chart;
  /** From the pit of the neck. */
  front: Chart;
  /** From the line of the shoulders. */
  chest: Chart;
  /** Height of the pit of the neck, pixels. */
  pit: number;
  /** A shoulder width outward, pixels. */
  out: number;
}

export function neckSide(model: BodyModel, sign: -1 | 1): NeckSide {
  const { shoulders, shoulderWidth, torso, mouth } = model.frame;
  const { middle, half } = neckWidth(model);
  const pit = lerp(mouth[1], shoulders[1], 0.78);
  const out = sign * shoulderWidth;
  // A collar lies against her own neck; toward the shoulder it is cut as for everybody.
  const closer = clamp(half / shoulderWidth - USUAL_NECK, -0.05, 0.03);
  return {
    at: (across, down) => {
      const x = across + closer * smoothstep(0.34, 0.2, across);
      // The body's own slope, held between neck and shoulder so that hair does not lift it.
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
