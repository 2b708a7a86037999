// What is cut flat and laid or sewn on: collars, flaps, straps, all things on the card. And the stitches on them.
import type { Cloth } from '../../domain/looks/cloth.ts';
import type { BodyModel } from '../person/body-model.ts';
import { newLayer, PART, placePixel, type Layer } from '../cloth/layer.ts';
import type { Line, Sheet } from '../cloth/piece.ts';
import type { Point } from '../pixels/pixels.ts';
import { fillPolygon } from '../pixels/polygons.ts';

export type Outlines = readonly (readonly Point[])[];
/** Whose grain the cloth of a flat piece follows. */
type Grain = typeof PART.body | typeof PART.coat;

/** Fills outlines into a layer of its own, as one flat piece. */
export function flatLayer({ width, height }: BodyModel, outlines: Outlines, part: Grain = PART.body): Layer {
  const layer = newLayer(width, height);
  for (const outline of outlines) fillPolygon(outline, width, height, intoFlat, { layer, part });
  return layer;
}

function intoFlat(
  i: number,
  coverage: number,
  _x: number,
  _y: number,
  { layer, part }: { layer: Layer; part: Grain },
): void {
  placePixel(layer, i, part, 0.5, 0.1);
  layer.alpha[i] = Math.max(layer.alpha[i]!, coverage * 255);
}

/** A flat layer as a sheet: its drawn edge stays sharp. */
export const trimSheet = (layer: Layer, cloth: Cloth, shadow: number, more: Partial<Sheet> = {}): Sheet => ({
  layer,
  cloth,
  manner: 'trim',
  shadow,
  crisp: true,
  ...more,
});

export const trim = (
  model: BodyModel,
  outlines: Outlines,
  cloth: Cloth,
  shadow = 0.4,
  more: Partial<Sheet> = {},
): Sheet => trimSheet(flatLayer(model, outlines), cloth, shadow, more);

/** A sewn line: see {@link Line}. */
export const stitch = (
  points: readonly Point[],
  width: number,
  tone: number,
  strength: number,
  more: Partial<Line> = {},
): Line => ({ points, width, tone, strength, ...more });

/** Ribbing of the same color, knitted: cuffs, hems, turned-up rims. */
export const ribbedCloth = ({ colour: color }: Cloth): Cloth => ({
  fabric: 'rib',
  colour: color,
  scale: 0.7,
});
