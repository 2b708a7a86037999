import { distanceToSegment, type Point } from '../../pixels/pixels.ts';
import { PARTS } from '../person.ts';
import { handAxis } from './body-regions.ts';
import type { Skeleton } from '../skeleton.ts';

const SKIN = Uint8Array.from(PARTS, (part) => +['face', 'arm', 'hand', 'leg', 'foot'].includes(part));
const HAND = PARTS.indexOf('hand');

/** Of an index of {@link PARTS}: whether bare skin is seen there. */
export const isSkinPart = (part: number): boolean => SKIN[part]! > 0;

/** Furthest from wrist and finger tips that a hand may lie, shares of stature. */
const HAND_REACH = 0.06;

/**
 * 0..255: bare skin. What is called a hand far from both arms is a lining or a shoe.
 * @param parts a {@link PARTS} index for every pixel of the crop.
 * @param hands 0..255: hands found pixel by pixel.
 */
export function bareSkinMask(
  parts: Uint8Array,
  hands: Uint8Array,
  { arms, stature }: Pick<Skeleton, 'arms' | 'stature'>,
  width: number,
): Uint8Array {
  const axes = arms.map(handAxis);
  const out = hands.slice();
  for (let y = 0; y * width < parts.length; y++) bareRow(parts, axes, stature * HAND_REACH, width, y, out);
  return out;
}

function bareRow(
  parts: Uint8Array,
  axes: readonly (readonly [Point, Point])[],
  reach: number,
  width: number,
  y: number,
  out: Uint8Array,
): void {
  for (let x = 0, i = y * width; x < width; x++, i++) {
    if (!isSkinPart(parts[i]!)) continue;
    const isBare = parts[i] !== HAND || axes.some(([from, to]) => distanceToSegment(from, to, x, y) < reach);
    if (isBare) out[i] = 255;
  }
}

const [FACE, TOP] = [PARTS.indexOf('face'), PARTS.indexOf('top')];
/** Confidence of 255 with which the class model must call it clothes. */
const SURELY_CLOTH = 240;

/** A pale hood has the color of a face. Changes `parts`. */
export function hoodIsNoFace(
  parts: Uint8Array,
  width: number,
  clothes: (x: number, y: number) => number,
): void {
  for (let i = 0; i < parts.length; i++)
    if (parts[i] === FACE && clothes(i % width, Math.floor(i / width)) >= SURELY_CLOTH) parts[i] = TOP;
}
