// Occluded hands, neck and legs, from the class maps; in torsos.
import type { ClassMaps, Landmark } from '../../domain/photos/body-map.ts';
import type { FindingCode } from './photo-findings.ts';

/** Share of skin in the middle of a visible hand, which has gaps and edges. */
const SEEN_HAND = 0.15;
const COVERED_NECK = 0.85;
/** Less hair, in square torsos, means a head that is covered by choice: no advice on scarves then. */
const SOME_HAIR = 0.01;
/** 0.105 of a stature (ANSUR II, women, 95 %) is 0.35 torsos; and an eighth for trousers. */
const WIDEST_LEGS = 0.395;
const LEVEL = 0.8;
/** Share of what lies around a hand that is neither skin nor cloth nor wall. */
const HELD = 0.1;

const HANDS = [
  [15, 17, 19, 21],
  [16, 18, 20, 22],
] as const;

export function findOcclusions(
  classes: ClassMaps,
  marks: readonly Landmark[],
  hasRaisedArm: boolean,
): FindingCode[] {
  const { width, height } = classes;
  const x = (...of: number[]) => (of.reduce((sum, i) => sum + marks[i]![0], 0) / of.length) * width;
  const y = (...of: number[]) => (of.reduce((sum, i) => sum + marks[i]![1], 0) / of.length) * height;
  const torso = Math.hypot(x(23, 24) - x(11, 12), y(23, 24) - y(11, 12));
  const shareOf = (planes: readonly Uint8Array[], atX: number, atY: number, reach: number): number => {
    let [inside, found] = [0, 0];
    for (let py = Math.max(0, Math.floor(atY - reach)); py < Math.min(height, atY + reach); py++)
      for (let px = Math.max(0, Math.floor(atX - reach)); px < Math.min(width, atX + reach); px++) {
        if ((px - atX) ** 2 + (py - atY) ** 2 > reach * reach) continue;
        inside++;
        if (planes.reduce((sum, plane) => sum + plane[py * width + px]!, 0) > 100) found++;
      }
    return inside === 0 ? 0 : found / inside;
  };
  const codes: FindingCode[] = [];
  const skin = [classes.skin, classes.face];
  const hidden = HANDS.some((hand) => shareOf(skin, x(...hand), y(...hand), torso * 0.12) < SEEN_HAND);
  if (hidden && !hasRaisedArm) codes.push('hands-hidden');
  if (HANDS.some((hand) => shareOf([classes.others], x(...hand), y(...hand), torso * 0.2) > HELD))
    codes.push('holding');
  // Chin to mouth is three quarters of the distance from the mouth to the bridge of the nose.
  const chin = y(9, 10) + (y(9, 10) - y(2, 5)) * 0.75;
  const neck = [(x(9, 10) + x(11, 12)) / 2, chin + (y(11, 12) - chin) * 0.45] as const;
  const scarf = shareOf([classes.clothes, classes.others], ...neck, torso * 0.07) > COVERED_NECK;
  if (scarf && areaOf(classes.hair) > SOME_HAIR * torso * torso) codes.push('neck-covered');
  const level = y(23, 24) + (y(25, 26) - y(23, 24)) * LEVEL;
  const axes = Math.abs((x(23) - x(24)) * (1 - LEVEL) + (x(25) - x(26)) * LEVEL);
  const extent = extentAt(classes, level, x(23, 24), 1.2 * torso);
  if (extent - axes > WIDEST_LEGS * torso) codes.push('long-clothes');
  return codes;
}

function areaOf(plane: Uint8Array): number {
  let area = 0;
  for (const value of plane) if (value > 128) area++;
  return area;
}

function extentAt(
  { width, height, background }: ClassMaps,
  row: number,
  column: number,
  reach: number,
): number {
  const at = Math.min(height - 1, Math.max(0, Math.round(row))) * width;
  let [first, last] = [-1, -1];
  for (let x = Math.max(0, Math.round(column - reach)); x < Math.min(width, column + reach); x++) {
    if (background[at + x]! >= 128) continue;
    if (first < 0) first = x;
    last = x;
  }
  return last - first;
}
