// The inside of a coat: of its collar behind the neck, and of its back below the hips.
import type { Cloth } from '../../domain/cloth.ts';
import type { CoatDrawing } from '../../domain/look.ts';
import { rgbOf, shaded } from '../cloth/fabrics.ts';
import { addBand, newLayer, PART } from '../cloth/layer.ts';
import type { Row } from '../cloth/layer.ts';
import type { Sheet } from '../cloth/piece.ts';
import type { BodyModel } from '../person/analyse.ts';
import { lerp, luma, smoothstep } from '../pixels/pixels.ts';
import { coatRows } from './coat-silhouette.ts';
import { collarOf, standHeight } from './coat-collars.ts';
import { shifted } from '../patterns/paths.ts';
import { ribOf, stitch, trimOf } from '../patterns/trim.ts';
import { collarBack } from './collar-back.ts';
import { sagged } from './top.ts';

/** Its inside: of the collar behind the neck, and of the back where an open coat hangs apart below. */
export const makeCoatBack = (model: BodyModel, drawing: CoatDrawing, cloth: Cloth): Sheet[] => [
  ...coatCollarBack(model, drawing, cloth),
  ...(drawing.open > 0 && !drawing.belt && drawing.length > 0.25
    ? [backPanel(model, coatRows(model, drawing), cloth)]
    : []),
];

/** The inside of a collar behind the neck, in torso lengths above the shoulders' slope; 0 where it lies flat. */
export function backRise(drawing: CoatDrawing, cloth: Cloth): number {
  const collar = collarOf(drawing, cloth);
  if (collar === 'stand') return standHeight(drawing) * 0.7;
  return collar === 'band' || collar === 'none' ? 0 : 0.055;
}

/** What is seen between the neck and the two halves of a coat's collar: its inside, in shade. */
const coatCollarBack = (model: BodyModel, drawing: CoatDrawing, cloth: Cloth): Sheet[] =>
  collarBack(model, drawing.ribbed ? ribOf(cloth) : cloth, backRise(drawing, cloth));

/**
 * How light the inside of a back is against the coat's own cloth. The legs' shade falls on it as well: dark cloth would
 * be a black hole between them.
 */
const insideLight = ({ colour }: Cloth): number =>
  lerp(1.7, 0.95, smoothstep(30, 140, luma(...rgbOf(colour))));

/** The inside of the back, seen below the hips between the fronts and between the legs. */
function backPanel(model: BodyModel, rows: readonly Row[], cloth: Cloth): Sheet {
  const { torso, shoulders, size } = model.frame;
  const layer = newLayer(model.width, model.height);
  const last = rows[rows.length - 1]!;
  const low = rows.filter(({ y }) => y > shoulders[1] + torso * 0.9);
  // Its hem is further away, so it stands a little higher on the picture.
  const bottom = last.y - torso * 0.025;
  const hanging = low.map(({ y, left, right }): Row => ({
    y: Math.min(y, bottom),
    left: left + 4,
    right: right - 4,
  }));
  const hem = sagged(hanging[hanging.length - 1]!, -torso * 0.01);
  addBand(layer, hanging, PART.skirt, [], hem);
  const lines = [stitch(shifted(hem, 0, -size * 0.014), size * 0.0016, 0.66, 0.5)];
  const inside = shaded({ fabric: 'plain', colour: cloth.colour }, insideLight(cloth));
  return trimOf(layer, inside, 0, { manner: 'coat', lines });
}
