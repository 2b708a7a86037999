// The tailor's outline on her body is the silhouette that a baked garment is worn in.
import { PX_PER_CM, type BakedGarment } from '../../baked-cloth/baked-garment.ts';
import type { DrawnGarment } from '../../cloth/drawn-garment.ts';
import type { Piece, Sheet } from '../../cloth/piece.ts';
import type { WornBake } from '../../cloth/worn-bake.ts';
import type { BodyModel } from '../../person/body-model.ts';
import { DRESS_WAIST } from '../bottoms/skirt.ts';
import { heightAt, stretchOf, type Stretch } from './fit-limb.ts';
import { hemFromMaps } from './hem-from-maps.ts';
import { apart, wearSkirt } from './wear-skirt.ts';
import { wearTrousers } from './wear-trousers.ts';

/** Of a limb's rows: more that are stretched too far, and the drawing is worn. */
const MOST_ODD = 0.08;

/** Whether folds and weave keep their form on her. */
export const keepsForm = (stretches: readonly Stretch[]): boolean =>
  stretches.every(({ odd, across, along }) => odd <= MOST_ODD && across > 0.1 && along > 0.1);

type Fitted = Pick<WornBake, 'limbs' | 'border' | 'isPressed' | 'seams'>;

function wornBake(model: BodyModel, garment: BakedGarment, { limbs, ...fitted }: Fitted): WornBake | null {
  const stretches = limbs.map(stretchOf);
  if (!keepsForm(stretches)) return null;
  const grain = (PX_PER_CM * 1000) / model.frame.size;
  const mean = (of: (stretch: Stretch) => number): number =>
    stretches.reduce((sum, stretch) => sum + of(stretch), 0) / stretches.length;
  const first = limbs[0]!;
  return {
    garment,
    limbs,
    ...fitted,
    grains: [mean(({ across }) => across) * grain, mean(({ along }) => along) * grain],
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
        ...wearSkirt(model, garment, { ...drawing, hasBand: true }, layer),
        isPressed: false,
        seams: 'band',
      };
    case 'dress': {
      const ends = { waist: DRESS_WAIST, length: drawing.length, hasBand: false };
      return { ...wearSkirt(model, garment, ends, layer), isPressed: false, seams: 'none' };
    }
    case 'trousers': {
      const isPressed = drawing.crease ?? (cloth.fabric === 'wool' && drawing.length > SHORTS);
      return { ...wearTrousers(model, garment, drawing, layer), isPressed, seams: 'trousers' };
    }
    default:
      return null;
  }
}

/** @param piece as the tailor cut it; it comes back as it was where no maps are, or where they do not fit her. */
export function wearBake(model: BodyModel, piece: Piece, garment: DrawnGarment): Piece {
  const [whole, ...rest] = piece.sheets;
  if (!garment.baked || !whole) return piece;
  const { bodice, skirt: main } =
    garment.drawing.kind === 'dress' ? apart(whole) : { bodice: null, skirt: whole };
  const fit = fitted(model, garment, garment.baked, main);
  const baked = fit && wornBake(model, garment.baked, fit);
  if (!baked) return piece;
  hemFromMaps(baked, main.layer, model.frame.torso);
  const worn: Sheet = { ...main, baked, lines: [], pleats: undefined };
  return { ...piece, sheets: bodice ? [bodice, worn, ...rest] : [worn, ...rest] };
}
