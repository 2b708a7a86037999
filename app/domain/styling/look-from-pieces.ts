// A look of pieces that she has put together herself.
import { ownGarments } from '../closet/closet-shelf.ts';
import type { OwnPiece } from '../closet/closet-terms.ts';
import { resolvePiece } from '../closet/piece.ts';
import type { Look, Slot, WornGarment } from '../looks/look.ts';
import { parseWornId } from '../looks/worn-piece-id.ts';
import { Refusal } from '../refusal.ts';
import { garmentById, toWornGarment } from '../wardrobe/wardrobe.ts';
import { sortLayers, tuckTops } from './search/layer-order.ts';

/** Of these a look may have several: a thermal top and leggings, tights and socks. */
const WORN_TOGETHER: readonly Slot[] = ['base', 'legwear'];
const ABOVE: readonly Slot[] = ['top', 'knitwear', 'jacket', 'coat'];

const wrong = (message: string) => new Refusal('bad-input', message, { error: 'That makes no look yet' });

/** As she has it where it is hers: a thick coat of hers is thick. */
function pieceOf(wornId: string, own: ReturnType<typeof ownGarments>): WornGarment {
  const garment = garmentById(wornId);
  const ours = garment?.colors.find((each) => wornId === `${garment.id}:${each.join('+')}`);
  const colorway = ours ?? resolvePiece(parseWornId(wornId))?.colorway;
  if (!garment || !colorway) throw wrong('One of these pieces is not in our wardrobe.');
  const isThis = (colors: readonly string[]) => colors.join('+') === colorway.join('+');
  const hers = own.find(({ id, colors }) => id === garment.id && colors.some(isThis));
  return toWornGarment(hers ?? garment, colorway);
}

/**
 * Put on in order, whatever the order of `wornIds`.
 * @param closet her pieces
 * @throws Refusal bad-input for pieces that do not exist, two for one place, or less than a dress or a top and a bottom
 */
export function lookFromPieces(wornIds: readonly string[], closet: readonly OwnPiece[]): Look {
  const own = ownGarments(closet);
  const garments = wornIds.map((id) => pieceOf(id, own));
  const slots = garments.map(({ slot }) => slot);
  const single = slots.filter((slot) => !WORN_TOGETHER.includes(slot));
  if (new Set(single).size < single.length || new Set(wornIds).size < wornIds.length)
    throw wrong('Two of these pieces go in the same place. Choose one of them.');
  const isWhole =
    slots.includes('dress') || (slots.includes('bottom') && ABOVE.some((slot) => slots.includes(slot)));
  if (!isWhole) throw wrong('A look needs a dress, or a top and a bottom.');
  return { garments: sortLayers(tuckTops(garments)) };
}
