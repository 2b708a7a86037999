// The inside of a collar, seen behind the neck between its two halves.
import type { Cloth, CoatDrawing } from '../../domain/look.ts';
import { shaded } from '../cloth/fabrics.ts';
import { PART } from '../cloth/layer.ts';
import type { Sheet } from '../cloth/piece.ts';
import type { BodyModel } from '../person/analyse.ts';
import { curve } from '../pixels/shapes.ts';
import { collarOf, neckSide, ribOf, standHeight } from './coat-collars.ts';
import { flatLayer } from './shirt-trims.ts';

/** The inside of a collar behind the neck, in torso lengths above the shoulders' slope; 0 where it lies flat. */
function backRise(drawing: CoatDrawing, cloth: Cloth): number {
  switch (collarOf(drawing, cloth)) {
    case 'stand':
      return standHeight(drawing) * 0.7;
    case 'notch':
    case 'peak':
    case 'shawl':
    case 'shirt':
    case 'hood':
      return 0.055;
    case 'band':
      return 0.02;
    case 'none':
      return 0;
  }
}

/** What is seen between the neck and the two halves of a coat's collar: its inside, in shade. */
export const coatCollarBack = (model: BodyModel, drawing: CoatDrawing, cloth: Cloth): Sheet[] =>
  collarBack(model, drawing.ribbed ? ribOf(cloth) : cloth, backRise(drawing, cloth));

/**
 * The inside of any collar behind the neck: from one half's upper end to the other's, only where the wall shows.
 * @param rise height of its upper edge above the shoulders' slope, in torso lengths.
 */
export function collarBack(model: BodyModel, cloth: Cloth, rise: number): Sheet[] {
  if (rise === 0 || model.covering?.veiled) return [];
  const [left, right] = [neckSide(model, -1).at, neckSide(model, 1).at];
  const layer = flatLayer(
    model,
    [
      [
        ...curve(
          [left(0.21, -rise), left(0.15, -rise * 1.1), right(0.15, -rise * 1.1), right(0.21, -rise)],
          5,
        ),
        right(0.25, 0.03),
        left(0.25, 0.03),
      ],
    ],
    PART.coat,
  );
  const { background } = model.classes;
  for (let i = 0; i < layer.alpha.length; i++) layer.alpha[i] = (layer.alpha[i]! * background[i]!) / 255;
  return [
    {
      layer,
      cloth: shaded(cloth, 0.62),
      manner: 'trim',
      shadow: 0,
      crisp: true,
    },
  ];
}
