// Where top and bottom meet: belts, and what of a waistband shows.
import type { Hex } from '../../domain/look.ts';
import type { BodyModel } from '../person/analyse.ts';
import { flatLayer } from './shirt-trims.ts';
import { silhouette } from '../cloth/layer.ts';
import type { Layer } from '../cloth/layer.ts';
import type { Sheet } from '../cloth/piece.ts';
import type { Point } from '../pixels/pixels.ts';
import { curve } from '../pixels/shapes.ts';

/** Takes away what of a bottom lies under a top that hangs over it. */
export function cutAbove(model: BodyModel, layer: Layer, waist: number, overhang: number | null): void {
  if (overhang === null) return;
  const { shoulders, torso } = model.frame;
  const to = Math.floor(shoulders[1] + torso * (Math.max(overhang, waist + 0.03) - 0.035)) * model.width;
  layer.alpha.fill(0, 0, Math.max(0, Math.min(layer.alpha.length, to)));
}

export function beltSheet(model: BodyModel, waist: number, colour: Hex): Sheet {
  const { frame } = model;
  const row = frame.outline(waist);
  const band = frame.size * 0.016;
  const centre = (row.left + row.right) / 2;
  const outline: Point[] = [
    ...curve([
      [row.left - 3, row.y - band * 0.3],
      [centre, row.y + band * 0.1],
      [row.right + 3, row.y - band * 0.3],
    ]),
    ...curve([
      [row.right + 3, row.y + band * 0.7],
      [centre, row.y + band * 1.15],
      [row.left - 3, row.y + band * 0.7],
    ]),
  ];
  const layer = flatLayer(model, [outline]);
  const close = silhouette(model, 0.5);
  for (let i = 0; i < layer.alpha.length; i++) layer.alpha[i] = (layer.alpha[i]! * close[i]!) / 255;
  return {
    layer,
    cloth: { fabric: 'leather', colour, gloss: 0.3 },
    manner: 'trim',
    shadow: 0.3,
    crisp: true,
  };
}
