// Black hair that shines looks like cloth to the class model, and a bob like a hood: what has the color of the hair that comes
// out below it is hair.
import type { ClassMaps } from '../../../domain/photos/body-map.ts';
import { distance, type Picture } from '../../pixels/pixels.ts';
import type { Frame } from '../measures/body-frame.ts';
import type { HeadCovering } from './head-covering.ts';

/** Seen for certain: hair, and a covering. */
const SURE = 200;
/** Less hair than this beside a covering, in squares of the way from eyes to mouth, tells nothing. */
const LEAST_HAIR = 0.3;
/** Middle colors nearer to each other than this (steps of 255, any channel) are one. */
const ALIKE = 9;

/** Whether what was found on a head is the same as the hair beside it. A veil is none: it hides what is under it. */
export function isOwnHair(
  { data, width }: Picture,
  { hair }: ClassMaps,
  { eyes, mouth, shoulders }: Frame,
  { pixels, veiled }: HeadCovering,
): boolean {
  if (veiled) return false;
  const unit = distance(eyes, mouth);
  type Sum = [number, number, number, number];
  const cover: Sum = [0, 0, 0, 0];
  const own: Sum = [0, 0, 0, 0];
  for (let i = 0; i < Math.max(0, Math.floor(shoulders[1])) * width; i++) {
    if (Math.abs((i % width) - eyes[0]) > unit * 2.6) continue;
    const sum = pixels[i]! > SURE ? cover : hair[i]! > SURE ? own : null;
    if (!sum) continue;
    for (let c = 0; c < 3; c++) sum[c]! += data[i * 4 + c]!;
    sum[3]++;
  }
  if (own[3] < LEAST_HAIR * unit * unit || cover[3] === 0) return false;
  return [0, 1, 2].every((c) => Math.abs(cover[c]! / cover[3] - own[c]! / own[3]) < ALIKE);
}

/** What was taken for cloth there is hair. Changes `classes`. */
export function reclassifyAsHair({ hair, clothes, others }: ClassMaps, pixels: Uint8Array): void {
  for (let i = 0; i < pixels.length; i++) {
    if (pixels[i] === 0) continue;
    for (const plane of [clothes, others]) {
      const moved = Math.round((plane[i]! * pixels[i]!) / 255);
      plane[i] = plane[i]! - moved;
      hair[i] = Math.min(255, hair[i]! + moved);
    }
  }
}
