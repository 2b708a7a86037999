// A look of pieces that she has put together herself.
import type { OwnPiece } from '../../closet/closet-terms.ts';
import { newLook, type Look, type Slot } from '../../looks/look.ts';
import type { Gender } from '../../preferences/style.ts';
import { Refusal } from '../../refusal.ts';
import { toWornGarment } from '../../wardrobe/wardrobe.ts';
import { choosePieces } from './chosen-pieces.ts';
import { sortLayers, tuckTops } from '../search/layer-order.ts';

const ABOVE: readonly Slot[] = ['top', 'knitwear', 'jacket', 'coat'];

/**
 * Put on in order, whatever the order of `wornIds`.
 * @param closet her pieces
 * @throws Refusal as {@link choosePieces}; 'not-usable' for less than a dress or a top and a bottom
 */
export function lookFromPieces(
  wornIds: readonly string[],
  closet: readonly OwnPiece[],
  gender: Gender | null,
): Look {
  const hers = closet.map((piece) => ({ ...piece, isResting: false }));
  const garments = choosePieces(wornIds, hers).map(({ garment, colorway }) =>
    toWornGarment(garment, colorway),
  );
  const slots = garments.map(({ slot }) => slot);
  const isWhole =
    slots.includes('dress') || (slots.includes('bottom') && ABOVE.some((slot) => slots.includes(slot)));
  if (!isWhole) throw new Refusal('not-usable', 'A look needs a dress, or a top and a bottom.');
  return newLook(sortLayers(tuckTops(garments)), gender);
}
