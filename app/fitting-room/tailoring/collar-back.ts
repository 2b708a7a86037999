import type { Cloth } from '../../domain/looks/cloth.ts';
import { shaded } from '../cloth/fabric/fabrics.ts';
import { PART } from '../cloth/layer.ts';
import type { Sheet } from '../cloth/piece.ts';
import type { BodyModel } from '../person/body-model.ts';
import type { Point } from '../pixels/pixels.ts';
import { curve } from '../pixels/polygons.ts';
import { intersectMask } from './coverage.ts';
import { neckSide } from './neck-side.ts';
import { flatLayer, trimSheet } from './trim.ts';

/** Only where the wall shows, in the shade of the neck. */
export function clipBehindNeck(
  model: BodyModel,
  outline: Point[],
  cloth: Cloth,
  part: typeof PART.body | typeof PART.coat,
): Sheet[] {
  if (model.covering?.veiled) return [];
  const layer = flatLayer(model, [outline], part);
  intersectMask(layer.alpha, model.classes.background);
  return [trimSheet(layer, shaded(cloth, 0.62), 0)];
}

export const SHIRT_BACK = 0.05; // torso lengths

/** @param rise height of its upper edge above the shoulders' slope, in torso lengths. */
export function collarBackShape(model: BodyModel, rise: number): Point[] {
  const [left, right] = [neckSide(model, -1).at, neckSide(model, 1).at];
  const edge = curve(
    [left(0.21, -rise), left(0.15, -rise * 1.1), right(0.15, -rise * 1.1), right(0.21, -rise)],
    5,
  );
  return [...edge, right(0.25, 0.03), left(0.25, 0.03)];
}

export const collarBack = (model: BodyModel, cloth: Cloth, rise: number): Sheet[] =>
  rise === 0 ? [] : clipBehindNeck(model, collarBackShape(model, rise), cloth, PART.coat);
