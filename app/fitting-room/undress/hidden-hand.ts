// The part of a hand that a wide old cuff hides: from the wrist to the fingers that come out of it, as one piece.
import { distance, type Point } from '../pixels/pixels.ts';
import { fillMask, hullOf } from '../pixels/shapes.ts';
import type { Limb } from '../read/person.ts';
import type { Hands, SeenHand } from '../read/hands.ts';

/** How far past a hand's edge, towards the arm, the old cuff is looked for, and how far its shade reaches; in stature. */
const AT_CUFF = 0.005;
/** Where a hand comes out of its cuff this near to the wrist, only its first rows, so many, are looked at; in stature. */
const [SHALLOW, ROWS] = [0.022, 0.012];
/** So far from the wrist a finger is still under this cuff, in stature. */
const REACH = 0.1;

/**
 * What of a hand lies under the old cuff, from the wrist to all that comes out of it.
 * @returns 0..255 on the crop; null where no cuff covers any of it.
 * @param stature in pixels.
 */
export function underCuff(
  { joints, stations }: Limb,
  seen: SeenHand,
  { mask, cloth }: Hands,
  stature: number,
  [width, height]: readonly [number, number],
): Uint8Array | null {
  const [, elbow, wrist] = joints;
  const last = stations.at(-1);
  if (!seen.cuffed || !elbow || !wrist || !last) return null;
  const length = distance(elbow, wrist) || 1;
  const [dx, dy] = [(wrist[0] - elbow[0]) / length, (wrist[1] - elbow[1]) / length];
  const half = (last.left + last.right) / 2;
  const pastOf = (x: number, y: number): number => (x - wrist[0]) * dx + (y - wrist[1]) * dy;
  const first = pastOf(...seen.entry);
  const to = first > SHALLOW * stature ? Infinity : first + ROWS * stature;
  const points: Point[] = [
    [wrist[0] - dy * half, wrist[1] + dx * half],
    [wrist[0] + dy * half, wrist[1] - dx * half],
  ];
  const back = Math.max(2, stature * AT_CUFF);
  const reach = stature * REACH;
  const [x0, x1] = [Math.max(0, Math.floor(wrist[0] - reach)), Math.min(width, wrist[0] + reach)];
  const [y0, y1] = [Math.max(0, Math.floor(wrist[1] - reach)), Math.min(height, wrist[1] + reach)];
  for (let y = y0; y < y1; y++)
    for (let x = x0; x < x1; x++) {
      if (mask[y * width + x]! < 128 || pastOf(x, y) > to) continue;
      const [u, v] = [Math.round(x - dx * back), Math.round(y - dy * back)];
      if (u < 0 || v < 0 || u >= width || v >= height) continue;
      const before = v * width + u;
      if (mask[before]! < 128 && cloth[before]! > 0) points.push([x, y], [x + dx * back, y + dy * back]);
    }
  if (points.length < 4) return null;
  return fillMask(new Uint8Array(width * height), hullOf(points), width, height);
}
