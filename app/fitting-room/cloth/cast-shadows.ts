import type { BodyModel } from '../person/body-model.ts';
import { blurredBytes } from '../pixels/blurred-copies.ts';
import { contentBounds } from '../pixels/content-bounds.ts';
import { isSleeve, type Layer } from './layer.ts';
import type { Sheet } from './piece.ts';

interface Shadow {
  /** Coverage 0..255 of the part that casts it. */
  casts: Uint8Array;
  /** Offset and softness, pixels. */
  drop: number;
  sigma: number;
  /** 0..1. */
  strength: number;
}

function withoutSleeves({ layer: { alpha, part, width, height }, sleeves }: Sheet): Uint8Array {
  if (!sleeves) return alpha;
  const rest = alpha.slice();
  for (let y = 0; y < height; y++) dropSleevesOfRow(rest, part, y * width, (y + 1) * width);
  return rest;
}

function dropSleevesOfRow(rest: Uint8Array, part: Uint8Array, from: number, to: number): void {
  for (let i = from; i < to; i++) if (isSleeve(part[i]!)) rest[i] = 0;
}

interface Fall {
  alpha: Uint8Array;
  pixels: Uint8ClampedArray;
  catches: Uint8Array;
  soft: Uint8Array;
  shift: number;
  strength: number;
}

function shadeRow({ alpha, pixels, catches, soft, shift, strength }: Fall, from: number, to: number): void {
  for (let i = from; i < to; i++) {
    const near = soft[i - shift]!;
    if (near === 0) continue;
    const dark = (near / 255) * (1 - alpha[i]! / 255) * (catches[i]! / 255) * strength;
    if (dark < 0.004) continue;
    const o = i * 4;
    pixels[o]! *= 1 - dark * 0.93;
    pixels[o + 1]! *= 1 - dark * 0.97;
    pixels[o + 2]! *= 1 - dark;
  }
}

function cast(
  { alpha, width, height }: Layer,
  pixels: Uint8ClampedArray,
  catches: Uint8Array,
  { casts, drop, sigma, strength }: Shadow,
): void {
  const soft = blurredBytes(casts, width, height, sigma);
  const content = contentBounds(soft, width, height);
  if (!content) return;
  const rows = Math.round(drop);
  const fall: Fall = { alpha, pixels, catches, soft, shift: rows * width, strength };
  for (let y = Math.max(0, content.y0 + rows); y < Math.min(height, content.y1 + rows); y++)
    shadeRow(fall, y * width + content.x0, y * width + content.x1);
}

/** Below a sheet's edges. Changes `pixels` (RGBA). `catches`: coverage 0..255 of body and painted cloth. */
export function castShadows(
  { frame: { size, torso } }: BodyModel,
  sheet: Sheet,
  pixels: Uint8ClampedArray,
  catches: Uint8Array,
): void {
  const { layer, manner, shadow } = sheet;
  if (shadow <= 0) return;
  const small = sheet.crisp ? 0.4 : 1;
  const close = { drop: torso * 0.018 * small, sigma: size * 0.006 * small, strength: shadow };
  cast(layer, pixels, catches, { casts: sheet.casts ?? layer.alpha, ...close });
  if (manner !== 'coat' && manner !== 'skirt' && manner !== 'trousers') return;
  // A hem hangs away from the legs, so its shadow is lower and broad; a cuff lies close.
  const broad = { drop: torso * 0.032, sigma: size * 0.011, strength: 0.5 };
  cast(layer, pixels, catches, { casts: withoutSleeves(sheet), ...broad });
}
