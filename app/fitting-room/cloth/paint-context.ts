import type { Cloth } from '../../domain/looks/cloth.ts';
import type { BodyModel } from '../person/body-model.ts';
import { blurredBytes } from '../pixels/blurred-copies.ts';
import { isPile, rgbOf, weave } from './fabric/fabrics.ts';
import type { Fabricator, Weave } from './fabric/weave.ts';
import { clothPoint, toCloth, type ClothPoint } from './cloth-coordinates.ts';
import { garmentCreases } from './creases/garment-creases.ts';
import { layCreases, RELIEF_UNIT } from './creases/crease-relief.ts';
import { acrossAtPixel, alongAtPixel, isLeg, isSleeve, type Layer } from './layer.ts';
import type { ShadingMode, Sheet } from './piece.ts';
import { lerp, luma, smoothstep, type Box } from '../pixels/pixels.ts';
import { heightAtTorsoShare } from '../person/measures/body-frame.ts';

/**
 * Weight of the photo's own shading per SOURCE: none, old top, old bottom, skin, shoes. Pieces that hang away
 * from the old clothes take it evenly, or the old outline would show as a stripe.
 */
export const TRUST: Record<ShadingMode, readonly number[]> = {
  top: [0, 1, 0.12, 0.85, 0.2],
  trousers: [0.4, 0.4, 0.4, 0.4, 0.4],
  skirt: [0.09, 0.09, 0.09, 0.09, 0.09],
  coat: [0.22, 0.22, 0.22, 0.22, 0.22],
  shoes: [0, 0, 0, 0, 0],
  legs: [0, 0, 0.35, 1, 0.2],
  gloves: [0, 0, 0, 0, 0],
  trim: [0, 0.4, 0.1, 0.3, 0.1],
};

export const panelNumber = (part: number): number => (isSleeve(part) || isLeg(part) ? part : 0);

export const isPatterned = ({ fabric }: Cloth): boolean =>
  fabric === 'stripe' || fabric === 'check' || fabric === 'floral';

const soften = (layer: Layer, plane: Uint8Array, sigma: number, content?: Box): Uint8Array =>
  blurredBytes(plane, layer.width, layer.height, sigma, content);

function foresee(layer: Layer, tell: NonNullable<Fabricator['foresee']>, point: ClothPoint): void {
  const { alpha, part, width } = layer;
  for (let i = 0; i < alpha.length; i++) {
    if (alpha[i]! < 128) continue;
    const y = Math.floor(i / width);
    toCloth(point, part[i]!, i - y * width, y, acrossAtPixel(layer, i), alongAtPixel(layer, i));
    tell(point.a, point.b, panelNumber(part[i]!));
  }
}

/** At a patterned sleeve's seam pixels mix both cloths, so that the cut is a line without steps. */
function seamMixer(layer: Layer, sleeves: Uint8Array, fabric: Fabricator, point: ClothPoint) {
  const { width, part, alpha } = layer;
  const other: Weave = { red: 0, green: 0, blue: 0, relief: 0 };
  return (i: number, grain: Weave): void => {
    const sleeve = isSleeve(part[i]!);
    const share = sleeve ? 1 - sleeves[i]! / 255 : sleeves[i]! / 255;
    if (share < 0.02) return;
    const beside = [i - 1, i + 1].find((k) => alpha[k]! > 128 && isSleeve(part[k]!) !== sleeve);
    if (beside === undefined) return;
    const y = Math.floor(i / width);
    toCloth(
      point,
      part[beside]!,
      i - y * width,
      y,
      acrossAtPixel(layer, beside),
      alongAtPixel(layer, beside),
    );
    fabric(point.a, point.b, other, panelNumber(part[beside]!));
    grain.red = lerp(grain.red, other.red, share);
    grain.green = lerp(grain.green, other.green, share);
    grain.blue = lerp(grain.blue, other.blue, share);
  };
}

function rimOf({ cloth, crisp, manner, form }: Sheet): number {
  if (crisp && manner === 'trim' && !form) return isPile(cloth) ? 0.08 : 0.24;
  return manner === 'coat' ? 0.12 : 0;
}

export const glossOf = ({ gloss, fabric }: Cloth): number =>
  gloss ?? (fabric === 'satin' ? 0.2 : fabric === 'leather' ? 0.3 : 0);

/** Of 255: what is brighter is held below white. */
export const BRIGHT = 205;
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
    light,
    darkness,
    form: PICTURED.form * darkness,
    lift: own ? 0 : 6 * darkness,
    dim: own ? (EVENED[manner] ?? 0.99) : 1 - 0.06 * smoothstep(190, 240, light),
    white: own ? PICTURED.white : BRIGHT,
    // On white cloth the grain and deep folds of a darker one would look like stains.
    pale: smoothstep(150, 225, light),
  };
}

function closenessOf(manner: ShadingMode, loose: number, pale: number): { nearness: number; fine: number } {
  if (manner === 'top')
    return { nearness: lerp(0.95, 0.1, loose), fine: lerp(1.1, 0.5, Math.max(pale, loose)) };
  return { nearness: manner === 'coat' ? 0.2 : 0.5, fine: 0.2 };
}

function creasesOf(model: BodyModel, sheet: Sheet, seed: number, pale: number): Int8Array | null {
  const { layer, cloth, cut, quilt } = sheet;
  if (!cut || quilt) return null;
  return layCreases(layer, garmentCreases(model, cut, cloth.fabric, seed), model.light, pale);
}

/** What hangs over the old trousers, whose pockets and seams must not show through. */
const HANGING: ReadonlySet<ShadingMode> = new Set(['trousers', 'skirt', 'coat']);

export type PaintContext = ReturnType<typeof paintContext>;

/** @param content where it covers anything */
export function paintContext(model: BodyModel, sheet: Sheet, seed: number, content: Box) {
  const { layer, cloth, manner } = sheet;
  const { alpha } = layer;
  const { size, torso, hips } = model.frame;
  const { seen, seenAfar } = model.shading;
  const fabric = weave(cloth, 1000 / size);
  const { light, pale, ...dye } = dyeOf(sheet);
  const point = clothPoint(model, sheet.cut);
  const loose = manner === 'top' ? (sheet.cut?.loose ?? 0) : 0;
  if (fabric.foresee) foresee(layer, fabric.foresee, point);
  const { nearness, fine } = closenessOf(manner, loose, pale);
  return {
    model,
    sheet,
    seed,
    fabric,
    ...dye,
    gloss: glossOf(cloth),
    pale,
    near: soften(layer, alpha, size * 0.005, content),
    far: soften(layer, alpha, size * 0.014, content),
    sleeveShade: sheet.sleeves ? soften(layer, sheet.sleeves, size * 0.007) : null,
    thick: rimOf(sheet),
    puff: sheet.form || sheet.soft ? soften(layer, alpha, size * 0.02, content) : null,
    point,
    fleecy: manner === 'trim' && isPile(cloth),
    creases: creasesOf(model, sheet, seed, pale),
    loose,
    seen: HANGING.has(manner) || loose > 0.5 ? seenAfar : seen,
    nearness,
    fine,
    depth: RELIEF_UNIT * lerp(manner === 'coat' ? 1.75 : 1.6, 1.05, smoothstep(40, 190, light)),
    believed: TRUST[manner],
    // Fades toward the old hem: a step there would show as a band.
    waist: model.oldWaist,
    crotch: hips[1] + torso * 0.14,
    chest: heightAtTorsoShare(model.frame, 0.2),
    armpit: heightAtTorsoShare(model.frame, 0.42),
    seams: sheet.sleeves && isPatterned(cloth) ? seamMixer(layer, sheet.sleeves, fabric, point) : null,
    grain: { red: 0, green: 0, blue: 0, relief: 0 },
  };
}
