import type { Cloth } from '../../../domain/looks/cloth.ts';
import type { CoatDrawing } from '../../../domain/looks/look.ts';
import { rgbOf, shaded } from '../../cloth/fabric/fabrics.ts';
import { addBand, newLayer, PART } from '../../cloth/layer.ts';
import type { Row } from '../../person/measures/row-spans.ts';
import type { Sheet } from '../../cloth/piece.ts';
import type { BodyModel } from '../../person/body-model.ts';
import { lerp, luma, smoothstep } from '../../pixels/pixels.ts';
import { standHeight } from './coat-collars.ts';
import { measureCoatCut, type CoatCut } from './coat-cut.ts';
import { heightAtTorsoShare } from '../../person/measures/body-frame.ts';
import { shifted } from '../../pixels/paths.ts';
import { ribbedCloth, stitch, trimSheet } from '../../tailoring/trim.ts';
import { collarBack } from '../../tailoring/collar-back.ts';
import { saggedHem } from '../tops/top.ts';

export function makeCoatBack(model: BodyModel, drawing: CoatDrawing, cloth: Cloth): Sheet[] {
  const coat = measureCoatCut(model, drawing, cloth);
  const hangsApart = drawing.open > 0 && !drawing.belt && drawing.length > 0.25;
  const collar = collarBack(model, drawing.ribbed ? ribbedCloth(cloth) : cloth, collarBackRise(coat));
  return hangsApart ? [...collar, backPanel(coat)] : collar;
}

/** In torso lengths above the shoulders' slope; 0 where it lies flat. */
export function collarBackRise({ drawing, collar }: CoatCut): number {
  if (collar === 'stand') return standHeight(drawing) * 0.7;
  return collar === 'band' || collar === 'none' ? 0 : 0.055;
}

/** Against the coat's own cloth; dark cloth between the legs would look like a black hole. */
const insideLight = ({ colour: color }: Cloth): number =>
  lerp(1.7, 0.95, smoothstep(30, 140, luma(...rgbOf(color))));

function backPanel({ model, rows, hem: front, cloth }: CoatCut): Sheet {
  const { torso, size } = model.frame;
  const layer = newLayer(model.width, model.height);
  const hips = heightAtTorsoShare(model.frame, 0.9);
  const low = rows.filter(({ y }) => y > hips);
  // Its hem is further away, so it stands a little higher on the picture.
  const bottom = front.y - torso * 0.025;
  const hanging = low.map(({ y, left, right }): Row => ({
    y: Math.min(y, bottom),
    left: left + 4,
    right: right - 4,
  }));
  const hem = saggedHem(hanging[hanging.length - 1]!, -torso * 0.01);
  addBand(layer, hanging, PART.skirt, [], hem);
  const lines = [stitch(shifted(hem, 0, -size * 0.014), size * 0.0016, 0.66, 0.5)];
  const inside = shaded({ fabric: 'plain', colour: cloth.colour }, insideLight(cloth));
  return trimSheet(layer, inside, 0, { manner: 'coat', lines });
}
