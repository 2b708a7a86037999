// A forearm that comes toward the camera does not tell where its hand begins: the parts beside what was found do.
import { blurInto } from '../../pixels/blur.ts';
import { connectedComponents } from '../../pixels/connected-components.ts';
import { boxAroundPoints, cropPlane, distance, type Point } from '../../pixels/pixels.ts';
import { PARTS } from '../person.ts';
import type { Chain, Skeleton } from '../skeleton.ts';
import type { Hands } from './find-hands.ts';

const HAND = PARTS.indexOf('hand');

/** A forearm that is shorter than this, in upper arms, comes toward the camera. */
const FORESHORTENED = 0.6;

type Joints = Record<'shoulder' | 'elbow' | 'wrist', Point>;

export const comesForward = ({ shoulder, elbow, wrist }: Joints): boolean =>
  distance(elbow, wrist) < distance(shoulder, elbow) * FORESHORTENED;

export const isForward = ([shoulder, elbow, wrist]: Chain): boolean =>
  comesForward({ shoulder, elbow, wrist });

/** From the middle of what was found, in statures: a fist is 0.07 wide. */
const REACH = 0.047;
/** Half of what is smoothed along its edge, in statures; and a hole in it, in stature squared. */
const SMOOTH = 0.0025;
const HOLE = 0.0004;

interface Patch {
  mask: Uint8Array;
  width: number;
  height: number;
}

/** Without holes and frayed edges. Changes `mask`. */
export function closePatch({ mask, width, height }: Patch, stature: number): void {
  blurInto(mask, mask, width, height, Math.max(1, stature * SMOOTH));
  for (let i = 0; i < mask.length; i++) mask[i] = mask[i]! > 127 ? 255 : 0;
  const holes = connectedComponents({ mask, width, height }, 0);
  for (const hole of holes) if (hole.length < HOLE * stature ** 2) for (const i of hole) mask[i] = 255;
}

function middleOf(
  chain: Chain,
  mask: Uint8Array,
  width: number,
  height: number,
  reach: number,
): Point | null {
  const [, , wrist, knuckle] = chain;
  const box = boxAroundPoints([wrist, knuckle], reach, width, height);
  let [x, y, count] = [0, 0, 0];
  for (let v = box.y0; v < box.y1; v++)
    for (let u = box.x0; u < box.x1; u++)
      if (mask[v * width + u]! > 127) [x, y, count] = [x + u, y + v, count + 1];
  return count > 0 ? [x / count, y / count] : null;
}

function nearestArm(arms: Skeleton['arms'], i: number, width: number): number {
  const at: Point = [i % width, Math.floor(i / width)];
  const [left, right] = arms.map(([, , wrist]) => distance(wrist, at));
  return left! <= right! ? 0 : 1;
}

/** Changes the hands' `mask`. */
export function joinHandParts(
  parts: Uint8Array,
  { mask, seen }: Hands,
  { arms, stature }: Skeleton,
  [width, height]: readonly [number, number],
): void {
  arms.forEach((chain, k) => {
    const reach = stature * REACH;
    const middle = seen[k as 0 | 1] && isForward(chain) && middleOf(chain, mask, width, height, reach);
    if (!middle) return;
    const box = boxAroundPoints([middle], reach * 1.3, width, height);
    const wide = box.x1 - box.x0;
    const patch = { mask: cropPlane(mask, width, box), width: wide, height: box.y1 - box.y0 };
    const at = (n: number): number => (box.y0 + Math.floor(n / wide)) * width + box.x0 + (n % wide);
    for (let n = 0; n < patch.mask.length; n++) {
      const i = at(n);
      const isNear = distance(middle, [i % width, Math.floor(i / width)]) < reach;
      patch.mask[n] = isNear && (parts[i] === HAND || mask[i]! > 127) ? 255 : 0;
    }
    closePatch(patch, stature);
    const pieces = connectedComponents(patch, 255).sort((a, b) => b.length - a.length);
    // Also what was found far from it, on belly or shoulder.
    for (let i = 0; i < mask.length; i++) if (mask[i] && nearestArm(arms, i, width) === k) mask[i] = 0;
    for (const n of pieces[0] ?? []) mask[at(n)] = 255;
  });
}
