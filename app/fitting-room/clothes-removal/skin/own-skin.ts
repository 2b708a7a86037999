// What is bare in the photo stays the photo, wherever the look leaves it bare.
import type { ClassMaps } from '../../../domain/photos/body-map.ts';
import { isSkinPart } from '../../body-estimation/parts/bare-skin.ts';
import { PARTS } from '../../body-estimation/person.ts';
import { blurredBytes } from '../../pixels/blurred-copies.ts';
import { smoothstep } from '../../pixels/pixels.ts';

/** Edge of old cloth, whose color and shade lie on the skin beside it, in her height. */
const SEAM = 0.0022;
/** Confidence of 255 with which the class model must agree with the reading: beside old cloth, and away from it. */
const AGREES: Record<'beside' | 'away', [number, number]> = { beside: [153, 230], away: [64, 128] };
/** Beside old cloth is this near, in her height. */
const BESIDE = 0.006;
const [HAND, HAIR] = [PARTS.indexOf('hand'), PARTS.indexOf('hair')];

/** Hands are found pixel by pixel; along the jaw and beside hair pixels are mixed, but wholly hers. */
const isBare = (part: number): boolean => part === HAIR || (part !== HAND && isSkinPart(part));

/**
 * 0..255, softly down to 0 at old cloth.
 * @param classes as the model gave them.
 * @param parts a PARTS index for every pixel.
 * @param size height of a picture she would fill, pixels.
 */
export function findOwnSkin(
  { skin, face, hair, clothes, others, width, height }: ClassMaps,
  parts: Uint8Array,
  size: number,
): Uint8Array {
  const cloth = clothes.map((value, i) => (isSkinPart(parts[i]!) ? 0 : Math.max(value, others[i]!)));
  const near = blurredBytes(cloth, width, height, Math.max(1.2, size * SEAM));
  const wide = blurredBytes(cloth, width, height, Math.max(2, size * BESIDE));
  return skin.map((value, i) => {
    if (value === 0 || !isBare(parts[i]!)) return 0;
    const agrees = smoothstep(...AGREES[wide[i]! > 5 ? 'beside' : 'away'], value + face[i]! + hair[i]!);
    return agrees * smoothstep(0.3, 0.06, near[i]! / 255) * 255;
  });
}

/** What corrects the model by color does not reach her own skin. Changes `classes`. */
export function bringBackOwnSkin(
  { skin, face, hair, clothes, background, others }: ClassMaps,
  own: Uint8Array,
): void {
  for (let i = 0; i < own.length; i++) {
    const most = Math.max(0, 255 - face[i]! - hair[i]!);
    if (own[i]! <= 127) continue;
    skin[i] = Math.max(skin[i]!, Math.min(own[i]!, most));
    const rest = most - skin[i]!;
    clothes[i] = Math.min(clothes[i]!, rest);
    background[i] = Math.min(background[i]!, rest);
    others[i] = Math.min(others[i]!, rest);
  }
}
