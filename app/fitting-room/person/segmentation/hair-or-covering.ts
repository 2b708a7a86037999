// The class model takes shining black hair for cloth, and a bob for a hood: the hair below decides.
import type { ClassMaps } from '../../../domain/photos/body-map.ts';
import { distance, lerp, type Picture } from '../../pixels/pixels.ts';
import { PARTS } from '../../body-estimation/person.ts';
import type { Frame } from '../measures/body-frame.ts';
import type { HeadCovering } from './head-covering.ts';

const SURE = 200;
/** From mouth to shoulders. */
const CHIN = 0.15;
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

const [HAIR, FACE] = [PARTS.indexOf('hair'), PARTS.indexOf('face')];
/** Confidence of face from which a pixel is of its edge, and of the room from which it is the room's. */
const EDGE = 3;
const ROOM = 128;
/** Below the chin a collar is near: the class model must see hair too. */
const SOME_HAIR = 50;

/** What the reading calls hair down to the shoulders, and the edge of the face, is no cloth. Changes `classes`. */
export function reclassifyHead(
  classes: ClassMaps,
  { mouth, shoulders }: Frame,
  parts: Uint8Array,
  covering: HeadCovering | null,
): void {
  const { face, hair, clothes, others, background, width } = classes;
  const chin = Math.round(lerp(mouth[1], shoulders[1], CHIN)) * width;
  const end = Math.max(0, Math.round(shoulders[1]) * width);
  for (let i = 0; i < end; i++) {
    const cloth = clothes[i]! + others[i]!;
    if (cloth === 0 || background[i]! >= ROOM || covering?.pixels[i]) continue;
    const isEdge = i < chin && face[i]! >= EDGE && (parts[i] === FACE || parts[i] === HAIR);
    const isHair = parts[i] === HAIR && (i < chin || hair[i]! >= SOME_HAIR);
    if (!isEdge && !isHair) continue;
    const plane = isEdge ? face : hair;
    plane[i] = Math.min(255, plane[i]! + cloth);
    clothes[i] = others[i] = 0;
  }
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
