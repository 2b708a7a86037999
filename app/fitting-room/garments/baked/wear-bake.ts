// The tailor's outline on her body is the silhouette that a baked garment is worn in.
import { PX_PER_CM, type BakedGarment } from '../../baked-cloth/baked-garment.ts';
import type { TopDrawing } from '../../../domain/looks/look.ts';
import type { DrawnGarment } from '../../cloth/drawn-garment.ts';
import type { Piece, Sheet } from '../../cloth/piece.ts';
import { placeOnRows, type Rows, type WornBake } from '../../cloth/worn-bake.ts';
import type { BodyModel } from '../../person/body-model.ts';
import { DRESS_WAIST } from '../bottoms/skirt.ts';
import { heightAt, stretchOf, type Stretch } from './fit-limb.ts';
import { ownParts } from './fit-trunk.ts';
import { hemFromMaps } from './hem-from-maps.ts';
import { apart, wearSkirt } from './wear-skirt.ts';
import { wearTop, type WornLayer } from './wear-top.ts';
import { wearTrousers } from './wear-trousers.ts';

/** Of a limb's rows: more that are stretched too far, and the drawing is worn. */
const MOST_ODD = 0.08;

/** Whether folds and weave keep their form on her. */
export const keepsForm = (stretches: readonly Stretch[]): boolean =>
  stretches.every(({ odd, across, along }) => odd <= MOST_ODD && across > 0.1 && along > 0.1);

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
    place: (x, y, out) => placeOnRows(rows, x, y, out),
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

const RIBBED_HEM = 14;
const PLAIN_HEM = 6;

function wearTopPiece(model: BodyModel, piece: Piece, garment: BakedGarment, drawing: TopDrawing): Piece {
  const [main, ...rest] = piece.sheets as [Sheet, ...Sheet[]];
  if (main.cut?.kind !== 'top') return piece;
  const { hem, sleeve = 0 } = main.cut;
  const hasBands = garment.facts.layers.some(({ parts }) => parts.some(({ name }) => name === 'hemband'));
  const worn = wearTop(
    model,
    garment,
    main,
    {
      ...{ hem, sleeve, sleeveFit: drawing.sleeveFit },
      most: hasBands && !drawing.tucked ? RIBBED_HEM : PLAIN_HEM,
    },
    rest.filter(({ crossing }) => crossing),
  );
  if (process.env['STRETCH']) console.log(garment.facts.garment, JSON.stringify(worn?.map(({ layer, fit }) => [layer.name, fit.stretch])));
  if (!worn || !keepsForm(worn.map(({ fit }) => fit.stretch))) return piece;
  const grains = grainsOf(model, [worn[0]!.fit.stretch]);
  const sheets = worn.map(({ layer, fit: { place, turn }, sheet }: WornLayer): Sheet => ({
    ...sheet,
    baked: {
      ...{ garment, place, turn, goesOn: layer === worn[0]!.layer ? ownParts(layer) : layer.parts.map(({ id }) => id), layers: [layer], level: [worn[0]!.layer], grains },
      ...{ waist: 0, hem: 0, seams: 'none' },
    },
  }));
  const isWorn = new Set(worn.map(({ sheet }) => sheet));
  return { ...piece, sheets: [...sheets, ...rest.filter((sheet) => !isWorn.has(sheet))] };
}

/** @param piece as the tailor cut it; it comes back as it was where no maps are, or where they do not fit her. */
export function wearBake(model: BodyModel, piece: Piece, garment: DrawnGarment): Piece {
  const [whole, ...rest] = piece.sheets;
  if (!garment.baked || !whole) return piece;
  if (garment.drawing.kind === 'top') return wearTopPiece(model, piece, garment.baked, garment.drawing);
  const { bodice, skirt: main } =
    garment.drawing.kind === 'dress' ? apart(whole) : { bodice: null, skirt: whole };
  const fit = fitted(model, garment, garment.baked, main);
  const baked = fit && wornRows(model, garment.baked, fit);
  if (!fit || !baked) return piece;
  hemFromMaps(garment.baked, fit.rows, main.layer, model.frame.torso);
  const worn: Sheet = { ...main, baked, lines: [], pleats: undefined };
  return { ...piece, sheets: bodice ? [bodice, worn, ...rest] : [worn, ...rest] };
}
