import type { ClassMaps, Landmark } from '../../domain/photos/body-map.ts';
import { resamplePlane } from './class-maps.ts';
import type { FindingCode } from './photo-findings.ts';
import type { Luminance } from './luminance.ts';
import { edgeWidth } from './sharpness.ts';

/** Darkest skin reflects some 4 % of the light (56 of 255 in sRGB); this is more than a stop below it. */
const DARK_FACE = 38;
const BRIGHT_FACE = 240;
const CLIPPED = 0.35;
/** Face breadth by height of a woman, in square torsos, is 0.08; a quarter of that is no face. */
const LEAST_FACE = 0.02;
/** Eyes to mouth are 6.5 cm: edges wider than an iris (1.2 cm, and a little) mean the eyes are lost. */
const BLURRED_EDGE = 0.22;
const BLURRED_PIXELS = 3.2; // edges as sharp as the pixels allow

interface Measured {
  /** Mean luminance of the face, or of the person where no face is seen. */
  light: number;
  clipped: number;
  area: number;
}

function measure(classes: ClassMaps, { width, height, values }: Luminance): Measured {
  const at = (plane: Uint8Array) => resamplePlane(plane, classes.width, classes.height, width, height);
  const [background, face] = [at(classes.background), at(classes.face)];
  let [pixels, sum, clipped, area, faceSum] = [0, 0, 0, 0, 0];
  for (let i = 0; i < values.length; i++) {
    if (background[i]! >= 128) continue;
    pixels++;
    sum += values[i]!;
    if (values[i]! > 250) clipped++;
    if (face[i]! <= 128) continue;
    area++;
    faceSum += values[i]!;
  }
  const light = area > 40 ? faceSum / area : sum / Math.max(1, pixels);
  return { light, clipped: clipped / Math.max(1, pixels), area };
}

/** @param torso shoulder joints to hip joints, in pixels of the luminance */
export function judgeLight(
  classes: ClassMaps,
  luminance: Luminance,
  marks: readonly Landmark[],
  torso: number,
): FindingCode[] {
  const codes: FindingCode[] = [];
  const { light, clipped, area } = measure(classes, luminance);
  if (area < LEAST_FACE * torso * torso) codes.push('not-facing');
  if (light < DARK_FACE) codes.push('too-dark');
  if (light > BRIGHT_FACE || clipped > CLIPPED) codes.push('too-bright');
  const middle = (axis: 0 | 1, a: number, b: number) => (marks[a]![axis] + marks[b]![axis]) / 2;
  const eyes = [middle(0, 2, 5) * luminance.width, middle(1, 2, 5) * luminance.height] as const;
  const mouth = [middle(0, 9, 10) * luminance.width, middle(1, 9, 10) * luminance.height] as const;
  const size = Math.hypot(eyes[0] - mouth[0], eyes[1] - mouth[1]);
  const face = { x: (eyes[0] + mouth[0]) / 2, y: (eyes[1] + mouth[1]) / 2, size };
  const edge = light < DARK_FACE ? null : edgeWidth(luminance, classes, face);
  if (edge !== null && edge > BLURRED_EDGE && edge * size > BLURRED_PIXELS) codes.push('blurred');
  return codes;
}
