// From a garment of the look to its piece of cloth on this body.
import type { Drawing, WornGarment } from '../domain/look.ts';
import type { BodyModel } from './analyse.ts';
import { makeCoat } from './garment-coat.ts';
import { makeLegwear, makeTrousers } from './garment-legs.ts';
import { makeShoes } from './garment-shoes.ts';
import { DRESS_WAIST, makeDress, makeSkirt } from './garment-skirt.ts';
import { makeTop } from './garment-top.ts';
import type { Piece } from './piece.ts';

export type Drawn = WornGarment & { drawing: Exclude<Drawing, { kind: 'undrawn' }> };

function waistbandOf(garments: readonly Drawn[]): number | null {
  for (const { drawing } of garments) {
    if (drawing.kind === 'trousers' || drawing.kind === 'skirt') return drawing.waist;
    if (drawing.kind === 'dress') return DRESS_WAIST;
  }
  return null;
}

/** @param garments everything drawn, since a top has to meet the waistband worn with it. */
export function makePiece(model: BodyModel, garment: Drawn, garments: readonly Drawn[]): Piece {
  const { drawing, cloth } = garment;
  const place = {
    waistband: waistbandOf(garments),
    underLayer: garments.some((other) => other.drawing.kind === 'coat'),
  };
  switch (drawing.kind) {
    case 'top':
      return makeTop(model, drawing, cloth, place);
    case 'dress':
      return makeDress(model, drawing, cloth, place);
    case 'trousers':
      return makeTrousers(model, drawing, cloth);
    case 'skirt':
      return makeSkirt(model, drawing, cloth);
    case 'coat':
      return makeCoat(model, drawing, cloth);
    case 'shoes':
      return makeShoes(model, drawing, cloth);
    case 'legwear':
      return makeLegwear(model, drawing, cloth);
  }
}
