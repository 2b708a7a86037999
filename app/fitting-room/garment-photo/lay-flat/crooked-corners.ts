// Corners that lie crooked: one side of the outline is not what it seems.
import type { GarmentReading } from '../garment-reading.ts';
import type { LandmarkName } from '../landmarks/garment-landmarks.ts';
import { distance } from '../../pixels/pixels.ts';
import { heightOf, type LaidFlat, sidesOf, widthOf } from './edges.ts';
import type { UprightCloth } from './upright-cloth.ts';

/** In widths between the shoulders, or of the waist: a pair that lies less even is not where it seems. */
const ASKEW = 0.33;
const PAIRS = ['shoulder', 'armpit', 'hem'] as const;
/** In the same: no garment is longer, nor its sleeves. */
const LONGEST = { length: 6, sleeve: 3.2 } as const;
/** Between the armpits; less is a print between them. */
const NARROWEST = 0.5;

export function isAskew({ points }: UprightCloth, { cut }: LaidFlat): boolean {
  const [a, b] = [
    points['shoulder-left'] ?? points['waist-left'],
    points['shoulder-right'] ?? points['waist-right'],
  ];
  const unit = a && b ? distance(a, b) : 0;
  const apart = PAIRS.map((name) => {
    const [left, right] = [points[`${name}-left`], points[`${name}-right`]];
    return left && right ? Math.abs(left[1] - right[1]) : 0;
  });
  const [armpitLeft, armpitRight] = [points['armpit-left'], points['armpit-right']];
  if (armpitLeft && armpitRight && armpitRight[0] - armpitLeft[0] < NARROWEST * unit) return true;
  return cut.length > LONGEST.length || cut.sleeve > LONGEST.sleeve || Math.max(...apart) > ASKEW * unit;
}

type Side = 'left' | 'right';
/** All corners of a side together: surer by less tells nothing. */
const SURER = 0.2;
/** Of the width between the armpits: deeper below the neck lies a waist, and no armpit. */
const DEEPEST = 1;

/** Of a garment that lies crooked, or whose outline is wrong on one side: that side is the mirror image of the surer one. */
export function mirroredSide(cloth: UprightCloth, { landmarks }: GarmentReading): UprightCloth {
  const top = sidesOf(cloth, 'neck') ?? sidesOf(cloth, 'waist');
  if (!top || Math.abs(top[0][1] - top[1][1]) > ASKEW * widthOf(top)) return cloth;
  const middle = top[0][0] + top[1][0];
  const nameOn = (name: string, side: Side): LandmarkName => name.replace(/left|right/, side) as LandmarkName;
  const pairs = Object.keys(landmarks).filter((name) => name.endsWith('left') && !/^(neck|waist)/.test(name));
  const isHollow = (side: Side): boolean => {
    const armpit = cloth.points[`armpit-${side}`];
    return armpit !== undefined && armpit[1] - heightOf(top) > DEEPEST * Math.abs(2 * armpit[0] - middle);
  };
  const sureness = (side: Side): number =>
    pairs.reduce((sum, name) => sum + (landmarks[nameOn(name, side)]?.sure ?? 0), 0) -
    (isHollow(side) ? 1 : 0);
  const surer = sureness('left') - sureness('right');
  if (Math.abs(surer) < SURER) return cloth;
  const [good, bad]: readonly [Side, Side] = surer > 0 ? ['left', 'right'] : ['right', 'left'];
  const points = { ...cloth.points };
  for (const name of pairs) {
    const at = points[nameOn(name, good)];
    if (at) points[nameOn(name, bad)] = [middle - at[0], at[1]];
  }
  return { ...cloth, points };
}
