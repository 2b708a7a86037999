import type { Cloth } from '../../domain/looks/cloth.ts';
import type { BodyModel } from '../person/body-model.ts';
import { newFlatLayer, PART, type Layer } from '../cloth/layer.ts';
import type { Line, Sheet } from '../cloth/piece.ts';
import type { Point } from '../pixels/pixels.ts';
import { fillPolygon } from '../pixels/polygons.ts';

export type Outlines = readonly (readonly Point[])[];
type Grain = typeof PART.body | typeof PART.coat;

export function flatLayer({ width, height }: BodyModel, outlines: Outlines, part: Grain = PART.body): Layer {
  const layer = newFlatLayer(width, height);
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
  layer.part[i] = part;
  layer.alpha[i] = Math.max(layer.alpha[i]!, coverage * 255);
}

/** Its drawn edge stays sharp. */
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

export const stitch = (
  points: readonly Point[],
  width: number,
  tone: number,
  strength: number,
  more: Partial<Line> = {},
): Line => ({ points, width, tone, strength, ...more });

export const ribbedCloth = ({ colour: color }: Cloth): Cloth => ({
  fabric: 'rib',
  colour: color,
  scale: 0.7,
});
