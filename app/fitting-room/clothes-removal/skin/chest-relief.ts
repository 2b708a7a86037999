import type { Frame } from '../../person/measures/body-frame.ts';
import { gaussian, lerp, smoothstep } from '../../pixels/pixels.ts';

/** Throat, collarbones and breastbone, about -0.2 … 0.1. */
export function chestRelief({ mouth, shoulders, shoulderWidth, torso }: Frame, x: number, y: number): number {
  const pit = lerp(mouth[1], shoulders[1], 0.8);
  const across = Math.abs(x - lerp(mouth[0], shoulders[0], 0.7)) / shoulderWidth;
  const down = (y - pit) / torso;
  const hollow = Math.exp(-((across / 0.045) ** 2) - ((down - 0.012) / 0.04) ** 2);
  const bone = down - 0.035 + 0.16 * (across - 0.05);
  const along = smoothstep(0.03, 0.08, across) * smoothstep(0.42, 0.26, across);
  const collarbone = 0.045 * gaussian(bone, 0.018) - 0.06 * gaussian(bone - 0.035, 0.026);
  const turned = 0.13 * smoothstep(0.1, 0.42, across) + 0.06 * smoothstep(0.16, 0.36, down);
  const breastbone = 0.03 * gaussian(across, 0.18) * smoothstep(0.03, 0.14, down);
  return collarbone * along - 0.05 * hollow + breastbone - turned * smoothstep(0, 0.08, down);
}
