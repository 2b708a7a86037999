// The tailor's outline on her body is the silhouette that a baked garment is worn in.
import { PX_PER_CM, type BakedGarment } from '../../baked-cloth/baked-garment.ts';
import type { DrawnGarment } from '../../cloth/drawn-garment.ts';
import type { Piece, Sheet } from '../../cloth/piece.ts';
import { RowsPlacer, type Rows, type WornBake } from '../../cloth/worn-bake.ts';
import { PART } from '../../cloth/layer.ts';
import type { BodyModel } from '../../person/body-model.ts';
import { hemHeight } from '../../person/measures/body-frame.ts';
import { DRESS_WAIST } from '../bottoms/skirt.ts';
import { heightAt, stretchOf, type Stretch } from './fit-limb.ts';
import { ownParts } from './fit-trunk.ts';
import { hemFromMaps } from './hem-from-maps.ts';
import { wearLegs } from './wear-legs.ts';
import { apart, wearSkirt } from './wear-skirt.ts';
import { wearTop } from './wear-top.ts';
import { wearTrousers } from './wear-trousers.ts';

/** Of a limb's rows: more that are stretched too far, and the drawing is worn. */
const MOST_ODD = 0.08;
/** An arm is seen foreshortened, and its sleeve has no waist that must lie where hers does. */
const MOST_ODD_SLEEVE = 0.4;

/** Whether folds and weave keep their form on her. */
export const keepsForm = (stretches: readonly Stretch[], most = MOST_ODD): boolean =>
  stretches.every(({ odd, across, along }) => odd <= most && across > 0.1 && along > 0.1);

interface Fitted {
  rows: Rows;
  seams: WornBake['seams'];
}

/** Grains of cloth per centimeter of the pattern. */
function grainsOf({ frame }: BodyModel, stretches: readonly Stretch[]): WornBake['grains'] {
  const grain = (PX_PER_CM * 1000) / frame.size;
  const mean = (of: (stretch: Stretch) => number): number =>
    stretches.reduce((sum, stretch) => sum + of(stretch), 0) / stretches.length;
  return [mean(({ across }) => across) * grain, mean(({ along }) => along) * grain];
}

function wornRows(model: BodyModel, garment: BakedGarment, { rows, seams }: Fitted): WornBake | null {
  const { limbs } = rows;
  const stretches = limbs.map(stretchOf);
  if (!keepsForm(stretches)) return null;
  const [first] = limbs as [Rows['limbs'][0]];
  const layers = limbs.map(({ layer }) => layer);
  return {
    ...{ garment, seams, rows, layers, level: layers },
    placer: new RowsPlacer(rows),
    grains: grainsOf(model, stretches),
    waist: heightAt(first, first.top),
    hem: heightAt(first, first.hem),
  };
}

/** Shorter trousers are not pressed unless they say so. */
const SHORTS = 0.4;

function fitted(
  model: BodyModel,
  { drawing, cloth }: DrawnGarment,
  garment: BakedGarment,
  { layer }: Sheet,
): Fitted | null {
  switch (drawing.kind) {
    case 'skirt':
      return {
        rows: { ...wearSkirt(model, garment, { ...drawing, hasBand: true }, layer), isPressed: false },
        seams: 'band',
      };
    case 'dress': {
      const ends = { waist: DRESS_WAIST, length: drawing.length, hasBand: false };
      return { rows: { ...wearSkirt(model, garment, ends, layer), isPressed: false }, seams: 'none' };
    }
    case 'trousers': {
      const isPressed = drawing.crease ?? (cloth.fabric === 'wool' && drawing.length > SHORTS);
      return { rows: { ...wearTrousers(model, garment, drawing, layer), isPressed }, seams: 'trousers' };
    }
    default:
      return null;
  }
}

/** Centimeters that a pattern may be too long without being cut: a rib stays at its hem. */
const [RIBBED_HEM, PLAIN_HEM] = [14, 6] as const;

interface Upper {
  sleeveFit: number;
  tucked?: boolean;
}

/** Sheets of a trunk and its sleeves; null where they would be stretched out of their form. */
function wornTop(
  model: BodyModel,
  garment: BakedGarment,
  [main, ...rest]: Sheets,
  { sleeveFit, tucked }: Upper,
): Sheet[] | null {
  if (main.cut?.kind !== 'top' && main.cut?.kind !== 'coat') return null;
  const { hem, sleeve = 0 } = main.cut;
  const hasBand = garment.facts.layers.some(({ parts }) => parts.some(({ name }) => name === 'hemband'));
  const crossing = rest.filter((sheet) => sheet.crossing);
  const most = hasBand && !tucked ? RIBBED_HEM : PLAIN_HEM;
  const worn = wearTop(model, garment, main, { hem, sleeve, sleeveFit, most }, crossing);
  const [body] = worn;
  const sewnOn = worn.slice(1).flatMap(({ stretches }) => stretches);
  if (!body || !keepsForm(body.stretches) || !keepsForm(sewnOn, MOST_ODD_SLEEVE)) return null;
  const sewn = {
    ...{ garment, grains: grainsOf(model, body.stretches), level: body.layers },
    ...{ waist: 0, hem: 0, seams: 'none' as const },
  };
  const sheets = worn.map(({ layers, placer, turn, sheet }): Sheet => ({
    ...sheet,
    baked: {
      ...{ ...sewn, placer, turn, layers },
      goesOn:
        layers === body.layers
          ? layers.flatMap(ownParts)
          : layers.flatMap(({ parts }) => parts.map(({ id }) => id)),
    },
  }));
  const isWorn = new Set(worn.map(({ sheet }) => sheet));
  const [{ baked } = { baked: undefined }] = sheets;
  const trims = rest.filter((sheet) => !isWorn.has(sheet));
  return [...sheets, ...trims.map((trim) => (isSewnOn(trim, main) ? { ...trim, baked } : trim))];
}

/** A collar of the same cloth lies in the same light; a belt is round, and ties it. */
const isSewnOn = ({ manner, cloth, behindArm }: Sheet, main: Sheet): boolean =>
  manner === 'trim' && cloth === main.cloth && !behindArm;

const hasTrunk = ({ facts }: BakedGarment): boolean => facts.layers.some(({ name }) => name === 'trunk');

/** A dress without a seam at the waist is worn as a long top. */
function inOne({ frame }: BodyModel, sheet: Sheet, length: number): Sheet {
  const { layer, cut, body = layer.alpha } = sheet;
  const whole = body.map((value, i) =>
    layer.part[i] === PART.skirt ? Math.max(value, layer.alpha[i]!) : value,
  );
  return { ...sheet, body: whole, cut: cut && { ...cut, hem: hemHeight(frame, length) } };
}

type Sheets = readonly [Sheet, ...Sheet[]];

/** Sheets of trousers, of a skirt, or of a dress with a seam at its waist; null as of a top. */
function wornBottom(
  model: BodyModel,
  garment: DrawnGarment,
  maps: BakedGarment,
  [whole, ...rest]: Sheets,
): Sheet[] | null {
  const { drawing } = garment;
  const { bodice, skirt: main } = drawing.kind === 'dress' ? apart(whole) : { bodice: null, skirt: whole };
  const fit = fitted(model, garment, maps, main);
  const baked = fit && wornRows(model, maps, fit);
  if (!fit || !baked) return null;
  hemFromMaps(maps, fit.rows, main.layer, model.frame.torso);
  // Sewn lines are on the maps; a turned-up hem is not.
  const worn: Sheet = { ...main, baked, lines: (main.lines ?? []).filter(({ asWorn }) => asWorn) };
  if (!bodice || drawing.kind !== 'dress') return [worn, ...rest];
  const upper =
    garment.bodice && wornTop(model, garment.bodice, [bodice, ...rest], { ...drawing, tucked: true });
  const [first, ...others] = upper || [bodice, ...rest];
  return [first!, worn, ...others];
}

function wornSheets(
  model: BodyModel,
  garment: DrawnGarment,
  maps: BakedGarment,
  sheets: Sheets,
): Sheet[] | null {
  const { drawing } = garment;
  if (drawing.kind === 'socks') return wornLegs(model, maps, sheets);
  if (drawing.kind === 'top' || drawing.kind === 'coat') return wornTop(model, maps, sheets, drawing);
  if (drawing.kind !== 'dress' || !hasTrunk(maps)) return wornBottom(model, garment, maps, sheets);
  const [whole, ...rest] = sheets;
  return wornTop(model, maps, [inOne(model, whole, drawing.length), ...rest], drawing);
}

/** Null as of a top. */
function wornLegs(model: BodyModel, maps: BakedGarment, [main, ...rest]: Sheets): Sheet[] | null {
  const baked = wornRows(model, maps, { rows: wearLegs(model, maps, main.layer), seams: 'none' });
  return baked && [{ ...main, baked }, ...rest];
}

/** @param piece as the tailor cut it; it comes back as it was where no maps are, or where they do not fit her. */
export function wearBake(model: BodyModel, piece: Piece, garment: DrawnGarment): Piece {
  const [whole, ...rest] = piece.sheets;
  const sheets = garment.baked && whole && wornSheets(model, garment, garment.baked, [whole, ...rest]);
  return sheets ? { ...piece, sheets } : piece;
}
