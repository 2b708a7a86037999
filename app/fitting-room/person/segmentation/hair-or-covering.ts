// The class model takes shining black hair for cloth, and a bob for a hood: the hair below decides.
import type { ClassMaps } from '../../../domain/photos/body-map.ts';
import { distance, type Picture } from '../../pixels/pixels.ts';
import type { Frame } from '../measures/body-frame.ts';
import type { HeadCovering } from './head-covering.ts';

const SURE = 200;
/** Least hair beside a covering, in squares of the distance from eyes to mouth. */
const LEAST_HAIR = 0.3;
/** Steps of 255, any channel. */
const ALIKE = 9;

/** A veil is no hair: it hides what is under it. */
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

/** Changes `classes`. */
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
