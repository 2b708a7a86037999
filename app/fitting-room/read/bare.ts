// What of her is bare: skin that was read and the hands that were found by color.
import { distanceToSegment } from '../pixels/pixels.ts';
import { PARTS } from './person.ts';
import { handAxis } from './places.ts';
import type { Skeleton } from './skeleton.ts';

const SKIN = new Set(['face', 'arm', 'hand', 'leg', 'foot'].map((part) => PARTS.indexOf(part as never)));
const HAND = PARTS.indexOf('hand');

/** How far from wrist and finger tips a hand may lie, shares of stature. */
const HAND_REACH = 0.06;

/**
 * 0..255: bare skin. What is called a hand far from both arms' ends is a lining or a shoe.
 * @param parts a {@link PARTS} index for every pixel of the crop.
 * @param hands 0..255: hands found pixel by pixel.
 */
export function bareSkin(
  parts: Uint8Array,
  hands: Uint8Array,
  { arms, stature }: Pick<Skeleton, 'arms' | 'stature'>,
  width: number,
): Uint8Array {
  const atHand = (i: number): boolean =>
    arms.some(
      (arm) => distanceToSegment(...handAxis(arm), i % width, Math.floor(i / width)) < stature * HAND_REACH,
    );
  return parts.map((part, i) => (SKIN.has(part) && (part !== HAND || atHand(i)) ? 255 : hands[i]!));
}
