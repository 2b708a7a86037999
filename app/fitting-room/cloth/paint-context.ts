import type { Cloth } from '../../domain/looks/cloth.ts';
import type { BodyModel } from '../person/body-model.ts';
import { heightAtTorsoShare } from '../person/measures/body-frame.ts';
import { blurredBytes } from '../pixels/blurred-copies.ts';
import { luma, smoothstep, type Box } from '../pixels/pixels.ts';
import { clothPoint } from './cloth-coordinates.ts';
import { isPile, rgbOf, weave } from './fabric/fabrics.ts';
import type { ShadingMode, Sheet } from './piece.ts';

/** Of 255: what is brighter is held below white. */
export const BRIGHT = 205;

export const isPatterned = ({ fabric }: Cloth): boolean =>
  fabric === 'stripe' || fabric === 'check' || fabric === 'floral';

export const glossOf = ({ gloss, fabric }: Cloth): number =>
  gloss ?? (fabric === 'satin' ? 0.2 : fabric === 'leather' ? 0.3 : 0);

/**
 * Weight of the photo's own shading per SOURCE: none, old top, old bottom, skin, shoes. What hangs takes none of it, or the old
 * clothes would show through.
 */
const TRUST: Partial<Record<ShadingMode, readonly number[]>> = {
  legs: [0, 0, 0.35, 1, 0.2],
  trim: [0, 0.4, 0.1, 0.3, 0.1],
};
/**
 * A picture was lit once already: its cloth is worn as bright as it is seen there. Of 255, `form`: on black cloth light still
 * shows its form.
 */
const PICTURED = { form: 5, white: 228 } as const;
/** What the tailor's light does to a whole piece, undone. */
const EVENED: Partial<Record<ShadingMode, number>> = { top: 0.95, skirt: 1.01 };

function dyeOf({ cloth: { colour: color }, own, manner }: Sheet) {
  const light = luma(...rgbOf(color));
  const darkness = 1 - light / 255;
  return {
    darkness,
    form: PICTURED.form * darkness,
    lift: own ? 0 : 6 * darkness,
    dim: own ? (EVENED[manner] ?? 0.99) : 1 - 0.06 * smoothstep(190, 240, light),
    white: own ? PICTURED.white : BRIGHT,
    // On white cloth the grain and deep folds of a darker one would look like stains.
    pale: smoothstep(150, 225, light),
  };
}

function rimOf({ cloth, crisp, manner, form }: Sheet): number {
  if (crisp && manner === 'trim' && !form) return isPile(cloth) ? 0.08 : 0.24;
  return manner === 'coat' ? 0.12 : 0;
}

export type PaintContext = ReturnType<typeof paintContext>;

/** @param content where it covers anything */
export function paintContext(model: BodyModel, sheet: Sheet, seed: number, content: Box) {
  const { layer, cloth, manner } = sheet;
  const { size, torso, hips } = model.frame;
  const soften = (plane: Uint8Array, sigma: number, within?: Box): Uint8Array =>
    blurredBytes(plane, layer.width, layer.height, size * sigma, within);
  return {
    ...{ model, sheet, seed, ...dyeOf(sheet) },
    fabric: weave(cloth, 1000 / size),
    gloss: glossOf(cloth),
    near: soften(layer.alpha, 0.005, content),
    far: soften(layer.alpha, 0.014, content),
    sleeveShade: sheet.sleeves ? soften(sheet.sleeves, 0.007) : null,
    thick: rimOf(sheet),
    puff: sheet.form || sheet.soft ? soften(layer.alpha, 0.02, content) : null,
    point: clothPoint(model, sheet.cut),
    fleecy: manner === 'trim' && isPile(cloth),
    trust: TRUST[manner],
    crotch: hips[1] + torso * 0.14,
    chest: heightAtTorsoShare(model.frame, 0.2),
    armpit: heightAtTorsoShare(model.frame, 0.42),
    grain: { red: 0, green: 0, blue: 0, relief: 0 },
  };
}
