import { clamp, quantile } from '../../pixels/pixels.ts';
import type { Places } from './body-regions.ts';
import type { Grid } from './coarse-photo-grid.ts';

type Where = (i: number) => boolean;

/** Red and green shares, and their spread. */
interface Tone {
  red: number;
  green: number;
  wideRed: number;
  wideGreen: number;
}

function toneOf(grid: Grid, where: Where): Tone | null {
  const reds: number[] = [];
  const greens: number[] = [];
  for (let i = 0; i < grid.person.length; i++) {
    if (!grid.person[i] || !where(i)) continue;
    reds.push(grid.shareRed[i]!);
    greens.push(grid.shareGreen[i]!);
  }
  if (reds.length < 12) return null;
  const spread = (values: number[], low: number, high: number) =>
    clamp((quantile(values, 0.8) - quantile(values, 0.2)) / 1.7, low, high);
  return {
    red: quantile(reds, 0.5),
    green: quantile(greens, 0.5),
    wideRed: spread(reds, 0.012, 0.02),
    wideGreen: spread(greens, 0.007, 0.012),
  };
}

/** In tolerances of the skin tone of the face, or of the hands where those are nearer. */
export function skinDistance(grid: Grid, places: Places): Float32Array {
  const { classes } = grid;
  const face = toneOf(grid, (i) => classes.face[i]! > 0.9);
  const out = new Float32Array(grid.person.length);
  if (!face) return out;
  const away = (tone: Tone, i: number): number =>
    Math.hypot(
      (grid.shareRed[i]! - tone.red) / tone.wideRed,
      (grid.shareGreen[i]! - tone.green) / tone.wideGreen,
    );
  const seen = toneOf(grid, (i) => classes.skin[i]! > 0.9 && places.hand[i]! < 0.02 && away(face, i) < 4);
  const hands = { ...(seen ?? face), wideRed: face.wideRed, wideGreen: face.wideGreen };
  for (let i = 0; i < out.length; i++)
    out[i] = seen ? Math.min(away(face, i), away(hands, i)) : away(face, i);
  return out;
}
