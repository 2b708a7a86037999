import type { PanelName } from '../../../domain/looks/garment-surface.ts';
import { panelOf } from '../../cloth/worn-cloth.ts';
import type { BodyModel } from '../../person/body-model.ts';
import type { Picture } from '../../pixels/pixels.ts';
import type { OwnGarment } from './own-lengths.ts';

/** Left and right, no finer than they are seen; a missing one is its twin's. Null where the picture has none. */
export function sleevePanels(
  model: BodyModel,
  { surface, drawing }: OwnGarment,
): readonly [Picture, Picture] | null {
  const length = 'sleeve' in drawing ? drawing.sleeve : 1;
  const { frame } = model;
  const tall = length * frame.torso * 1.15;
  const wide = frame.sides[0].upperArm * 2.2;
  const panel = (name: PanelName): Picture | null => panelOf(surface, name, wide, tall);
  const [left, right] = [panel('sleeve-left'), panel('sleeve-right')];
  const either = left ?? right;
  return either ? [left ?? either, right ?? either] : null;
}
