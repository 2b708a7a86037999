import { distance, midpoint, type Point } from '../pixels/pixels.ts';
import type { Proportions } from './garment-reading.ts';
import type { FoundLandmarks } from './landmarks/find-landmarks.ts';
import type { GarmentLandmarks, LandmarkName } from './landmarks/garment-landmarks.ts';

const mean = (values: readonly number[]): number | undefined =>
  values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Distances between corners where both are known. */
function ruler(landmarks: GarmentLandmarks) {
  const at = (name: LandmarkName): Point | null => {
    const found = landmarks[name];
    return found ? [found.x, found.y] : null;
  };
  const between = (a: LandmarkName, b: LandmarkName): number[] => {
    const [from, to] = [at(a), at(b)];
    return from && to ? [distance(from, to)] : [];
  };
  const middle = (a: LandmarkName, b: LandmarkName): Point | null => {
    const [from, to] = [at(a), at(b)];
    return from && to ? midpoint(from, to) : null;
  };
  return { at, between, middle };
}

const apart = (a: Point | null, b: Point | null): number | undefined => (a && b ? distance(a, b) : undefined);

function inUnits(values: Partial<Proportions>, unit: number | undefined): Partial<Proportions> {
  if (!unit) return {};
  return Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, value / unit]),
  );
}

export function proportionsOf({
  build,
  landmarks,
}: Pick<FoundLandmarks, 'build' | 'landmarks'>): Partial<Proportions> {
  const { at, between, middle } = ruler(landmarks);
  const hem = middle('hem-left', 'hem-right');
  const hemWidth = mean(between('hem-left', 'hem-right'));
  if (build === 'sleeved' || build === 'sleeveless') {
    const neck = middle('neck-left', 'neck-right');
    const values: Partial<Proportions> = {
      length: apart(neck, hem),
      width: mean(between('armpit-left', 'armpit-right')),
      hemWidth,
      neckWidth: mean(between('neck-left', 'neck-right')),
      neckDepth: apart(neck, at('neck-front')),
    };
    if (build === 'sleeved') {
      values.sleeve = mean([
        ...between('shoulder-left', 'cuff-outer-left'),
        ...between('shoulder-right', 'cuff-outer-right'),
      ]);
      values.cuffWidth = mean([
        ...between('cuff-outer-left', 'cuff-inner-left'),
        ...between('cuff-outer-right', 'cuff-inner-right'),
      ]);
    }
    return inUnits(values, mean(between('shoulder-left', 'shoulder-right')));
  }
  const waist = middle('waist-left', 'waist-right');
  const unit = mean(between('waist-left', 'waist-right'));
  if (build === 'skirt') return inUnits({ length: apart(waist, hem), hemWidth }, unit);
  const ends = [middle('leg-outer-left', 'leg-inner-left'), middle('leg-outer-right', 'leg-inner-right')];
  const floor = ends[0] && ends[1] ? midpoint(ends[0], ends[1]) : null;
  const crotch = at('crotch');
  return inUnits(
    {
      length: apart(waist, floor),
      rise: apart(waist, crotch),
      leg: apart(crotch, floor),
      legWidth: mean([
        ...between('leg-outer-left', 'leg-inner-left'),
        ...between('leg-outer-right', 'leg-inner-right'),
      ]),
    },
    unit,
  );
}
