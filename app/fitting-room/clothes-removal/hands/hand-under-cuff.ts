import { eachPixelAround, unitVector, type Point } from '../../pixels/pixels.ts';
import { fillMask, convexHull } from '../../pixels/polygons.ts';
import { endHalfWidth, type Limb } from '../../body-estimation/person.ts';
import type { Hands, FoundHand } from '../../body-estimation/hands/find-hands.ts';

/** In stature: how far past a hand's edge the cuff is looked for, and how far its shade reaches. */
const AT_CUFF = 0.005;
/** In stature: where a hand comes out near the wrist only its first rows count. */
const [SHALLOW, ROWS] = [0.022, 0.012];
const REACH = 0.1; // stature

/** 0..255 on the crop; null where no cuff covers any of it. `stature` is in pixels. */
export function handUnderCuff(
  arm: Limb,
  seen: FoundHand,
  { mask, cloth }: Hands,
  stature: number,
  [width, height]: readonly [number, number],
): Uint8Array | null {
  if (!seen.cuffed) return null;
  const [, elbow, wrist] = arm.joints;
  const [dx, dy] = unitVector(elbow, wrist);
  const half = endHalfWidth(arm);
  const pastOf = (x: number, y: number): number => (x - wrist[0]) * dx + (y - wrist[1]) * dy;
  const points: Point[] = [
    [wrist[0] - dy * half, wrist[1] + dx * half],
    [wrist[0] + dy * half, wrist[1] - dx * half],
  ];
  const back = Math.max(2, stature * AT_CUFF);
  const around = (visit: (x: number, y: number) => void): void =>
    eachPixelAround([wrist], stature * REACH, { width, height }, (x, y, i) => {
      if (mask[i]! > 127) visit(x, y);
    });
  let least = Infinity;
  around((x, y) => (least = Math.min(least, pastOf(x, y))));
  // An outlined hand begins at its wrist, though the cuff hides that.
  const first = Math.max(least, pastOf(...seen.entry));
  const to = first > SHALLOW * stature ? Infinity : first + ROWS * stature;
  around((x, y) => {
    if (pastOf(x, y) > to) return;
    const [u, v] = [Math.round(x - dx * back), Math.round(y - dy * back)];
    if (u < 0 || v < 0 || u >= width || v >= height) return;
    const before = v * width + u;
    if (mask[before]! < 128 && cloth[before]! > 0) points.push([x, y], [x + dx * back, y + dy * back]);
  });
  if (points.length < 4) return null;
  return fillMask(new Uint8Array(width * height), convexHull(points), width, height);
}
