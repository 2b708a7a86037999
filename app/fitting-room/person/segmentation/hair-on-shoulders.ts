// The class model takes dark hair on a collar or scarf for cloth; it must not go with the old top.
import type { ClassMaps } from '../../../domain/photos/body-map.ts';
import { PARTS } from '../../body-estimation/person.ts';
import { blurInto } from '../../pixels/blur.ts';
import { smoothstep, type Picture } from '../../pixels/pixels.ts';
import type { Frame } from '../measures/body-frame.ts';

const HAIR = PARTS.indexOf('hair');
const SURE = 200;
/** From the hair's mean, steps of 255. */
const ALIKE = 22;
/** Thickness of a lock and smoothing, in her size; and the value in its blurred middle, of 255. */
const [THICK, EVEN, CORE] = [0.005, 0.002, 225];
/** Torso lengths below the shoulders. */
const LOWEST = 0.05;

function meanOfHair(data: Uint8ClampedArray, hair: Uint8Array, from: number, to: number): number[] | null {
  const sum = [0, 0, 0];
  let count = 0;
  for (let i = from; i < to; i++) {
    if (hair[i]! < SURE) continue;
    for (let c = 0; c < 3; c++) sum[c]! += data[i * 4 + c]!;
    count++;
  }
  return count === 0 ? null : sum.map((value) => value / count);
}

/** 0..255, or null for none. `parts`: what was read, a `PARTS` index for each pixel. */
export function hairOnShoulders(
  { data, width, height }: Picture,
  { hair, background }: ClassMaps,
  { eyes, shoulders, torso, size }: Frame,
  parts: Uint8Array,
): Uint8Array | null {
  const [from, low] = [width, Math.max(1, Math.round(eyes[1])) * width];
  const to = Math.min(height - 1, Math.round(shoulders[1] + torso * LOWEST)) * width;
  const color = meanOfHair(data, hair, low, to);
  if (!color) return null;
  const isHair = (i: number): boolean =>
    parts[i] === HAIR &&
    hair[i]! < SURE &&
    background[i]! < 128 &&
    color.every((value, c) => Math.abs(data[i * 4 + c]! - value) < ALIKE);
  const out = new Uint8Array(width * height);
  const isBelow = (i: number): boolean =>
    [i - 1, i + 1, i - width].some((j) => hair[j]! >= SURE || out[j] === 255);
  for (let i = from; i < to; i++) if (isHair(i) && isBelow(i)) out[i] = 255;
  for (let i = to - 1; i >= from; i--)
    if (out[i] === 0 && isHair(i) && (out[i + 1] === 255 || out[i + width] === 255)) out[i] = 255;
  const [thick, whole] = [new Uint8Array(out), out.map((value, i) => (hair[i]! >= SURE ? 255 : value))];
  blurInto(thick, thick, width, height, Math.max(1, size * THICK));
  blurInto(whole, whole, width, height, Math.max(1, size * EVEN));
  const near = thick.map((value) => (value > CORE ? 255 : 0));
  if (!near.includes(255)) return null;
  blurInto(near, near, width, height, Math.max(1, size * THICK * 3));
  for (let i = from; i < to; i++)
    out[i] = near[i]! > 2 && hair[i]! < SURE ? 255 * smoothstep(0.4, 0.6, whole[i]! / 255) : 0;
  return out;
}
