import type { Cloth } from '../../domain/looks/cloth.ts';
import type { BodyModel } from '../person/body-model.ts';
import { rgbOf, shaded } from '../cloth/fabric/fabrics.ts';
import type { HandlePart } from './bag-shapes.ts';
import { addCones, newLayer, PART, placePixel, type Station } from '../cloth/layer.ts';
import type { Line, Sheet } from '../cloth/piece.ts';
import { polyline, line, type Chart, type CoordinatePairs } from '../pixels/paths.ts';
import { stitch, trimSheet } from '../tailoring/trim.ts';
import { pointBounds, lerp, luma, type Point } from '../pixels/pixels.ts';
import { curve, fillPolygon } from '../pixels/polygons.ts';

export interface Place {
  model: BodyModel;
  at: Point;
  width: number;
  height: number;
  cloth: Cloth;
  /** Pixels per thousandth of the body's size. */
  unit: number;
}

/** Across -0.5 … 0.5 of the bag's width, down 0 … 1 of its height. */
export const bagPoint =
  ({ at, width, height }: Place): Chart =>
  (across, down) => [at[0] + across * width, at[1] + down * height];

export interface Box {
  at: Point;
  width: number;
  height: number;
  taper: number;
  upper: number;
  lower: number;
}

function corner({ at: [x, y], width, height, taper, ...radii }: Box, sign: -1 | 1, top: boolean): Point[] {
  const half = (t: number): number => (width / 2) * lerp(1 - taper, 1, t);
  const r = top ? radii.upper : radii.lower;
  const cy = top ? y + r : y + height - r;
  return Array.from({ length: 9 }, (_, k): Point => {
    const angle = (k / 8) * (Math.PI / 2);
    const [across, along] = top ? [Math.sin(angle), Math.cos(angle)] : [Math.cos(angle), Math.sin(angle)];
    const py = top ? cy - r * along : cy + r * along;
    return [x + sign * (half((py - y) / height) - r * (1 - across)), py];
  });
}

/** @param between joins the two sides below; usually the box's lower corners */
export const roundedBox = (
  box: Box,
  between: readonly Point[] = [...corner(box, 1, false), ...corner(box, -1, false).reverse()],
): Point[] => [...corner(box, 1, true), ...between, ...corner(box, -1, true).reverse()];

export function bagPanel(
  { width, height }: BodyModel,
  outline: readonly Point[],
  cloth: Cloth,
  shadow = 0.45,
  lines: Line[] = [],
): Sheet {
  const layer = newLayer(width, height);
  const { x0, y0, x1, y1 } = pointBounds(outline);
  const [wide, high] = [x1 - x0 || 1, y1 - y0 || 1];
  fillPolygon(outline, width, height, (i, coverage, x, y) => {
    placePixel(layer, i, PART.bag, (x - x0) / wide, (y - y0) / high);
    layer.alpha[i] = Math.max(layer.alpha[i]!, coverage * 255);
  });
  return trimSheet(layer, cloth, shadow, { lines });
}

export function strapSheet(
  model: BodyModel,
  points: readonly Point[],
  radius: number,
  cloth: Cloth,
  shadow = 0.4,
): Sheet {
  const layer = newLayer(model.width, model.height);
  const axis = curve(points, 6).map((at): Station => [at, Math.max(1, radius)]);
  addCones(layer, axis, PART.hat, [0, 1], true);
  return trimSheet(layer, cloth, shadow);
}

const LOOP = [0, 0, 0.06, 0.62, 0.26, 0.95, 0.5, 1, 0.74, 0.95, 0.94, 0.62, 1, 0];

/** @param held height in pixels at which the bag is held */
export function bagHandle(place: Place, part: HandlePart, held: number, straps: Cloth): Sheet {
  const [reach, from, thick] = part.handle;
  const rise = Math.min(held * (part.rise ?? 1), place.height * (part.most ?? Infinity));
  const cloth = part.tone ? shaded(straps, part.tone) : straps;
  const [[left, y], [right]] = [bagPoint(place)(-reach, from), bagPoint(place)(reach, from)];
  const points = polyline((along, up) => [lerp(left, right, along), y - rise * up], LOOP);
  return strapSheet(place.model, points, thick * place.unit, cloth, 0.35);
}

/** On black leather a seam shows by its highlight. */
export function bagSeam(place: Place, pairs: CoordinatePairs, thick: number, strength: number): Line {
  const dark = luma(...rgbOf(place.cloth.colour)) < 62;
  const width = Math.max(1, thick * place.unit);
  return stitch(line(bagPoint(place), pairs), width, dark ? 2.1 : 0.52, dark ? strength * 0.55 : strength);
}
