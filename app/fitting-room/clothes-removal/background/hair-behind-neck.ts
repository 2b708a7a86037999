// Hair on both sides of a neck continues behind it, where an old collar hid it.
import type { ClassMaps } from '../../../domain/photos/body-map.ts';
import type { Frame } from '../../person/measures/body-frame.ts';
import { smoothstep, type Picture } from '../../pixels/pixels.ts';

/** Confidence. */
const HAIR = 170;
const SHADE = 0.52;
/** From the neck's middle, in shoulder widths. */
const REACH = 0.42;

/** Null without hair on both sides. */
function innerEdges(hair: Uint8Array, row: number, middle: number, reach: number): [number, number] | null {
  const find = (step: -1 | 1): number => {
    for (let k = 0; k <= reach; k++) if (hair[row + middle + k * step]! >= HAIR) return middle + k * step;
    return -1;
  };
  const [left, right] = [find(-1), find(1)];
  return left >= 0 && right >= 0 && right - left > 2 ? [left, right] : null;
}

/** Changes `wall`, RGBA of the crop. `crop`: the photo. */
export function paintHairBehindNeck(
  { data, width, height }: Picture,
  { hair }: ClassMaps,
  { mouth, shoulders, shoulderWidth }: Frame,
  wall: Uint8ClampedArray,
): void {
  const reach = Math.round(shoulderWidth * REACH);
  const from = Math.max(0, Math.round(mouth[1]));
  const to = Math.min(height, Math.round(shoulders[1]));
  const middle = Math.round(mouth[0] + (shoulders[0] - mouth[0]) * 0.5);
  if (middle - reach < 1 || middle + reach >= width - 1) return;
  for (let y = from; y < to; y++) {
    const row = y * width;
    const edges = innerEdges(hair, row, middle, reach);
    if (!edges) continue;
    const [left, right] = edges;
    const half = (right - left) / 2;
    for (let x = left + 1; x < right; x++) {
      const onLeft = x - left < right - x;
      const deep = onLeft ? x - left : right - x;
      const edge = onLeft ? left : right;
      let at = edge + (onLeft ? -1 : 1) * Math.min(deep, Math.round(half));
      while (at !== edge && hair[row + at]! < HAIR) at += onLeft ? 1 : -1;
      const shade = 1 - (1 - SHADE) * smoothstep(0, shoulderWidth * 0.05, deep);
      for (let c = 0; c < 3; c++) wall[(row + x) * 4 + c] = data[(row + at) * 4 + c]! * shade;
    }
  }
}
