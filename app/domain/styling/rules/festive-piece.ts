// The piece that an occasion is known by: what shines, or is loudest, is seen and stays on. It alone is named for it.
import type { WornGarment } from '../../looks/look.ts';
import type { Garment } from '../../wardrobe/garment.ts';
import { isOfKind } from '../../wardrobe/garment-kinds.ts';
import type { Tint } from '../../wardrobe/palette.ts';
import { garmentById } from '../../wardrobe/wardrobe.ts';
import { isDressy, isStatement } from './style-fit.ts';
import { mainTint, isVisible, isOnMostHours, type OutfitFacts, isSuit } from './outfit-facts.ts';

/** How festive a piece is, from what shines to what is merely neat. */
export const RANK = { shines: 5, dress: 4, loud: 3, suit: 2, heels: 1.5, neat: 1, none: 0 };

const isKnitOver = ({ look }: OutfitFacts): boolean =>
  look.garments.some(({ slot, drawing }) => slot === 'knitwear' && drawing.kind === 'top');

function rankOf(facts: OutfitFacts, worn: WornGarment): number {
  const garment = garmentById(worn.id);
  const isHidden = worn.slot === 'top' && isKnitOver(facts);
  if (!garment || isHidden || !isVisible(worn, facts) || !isOnMostHours(facts, worn)) return RANK.none;
  if (garment.slot === 'shoes') return isDressy(garment) ? RANK.heels : RANK.none;
  if (!['top', 'dress', 'bottom', 'jacket'].includes(garment.slot)) return RANK.none;
  return rankSeen(facts, garment, mainTint(worn));
}

/** Of clothes that are seen. */
function rankSeen(facts: OutfitFacts, garment: Garment, color: Tint): number {
  const { slot } = garment;
  if (isOfKind(garment, 'shining')) return RANK.shines;
  if (slot === 'dress' && (isDressy(garment) || isStatement(garment))) return RANK.dress;
  if (facts.style === 'go-wild' && isStatement(garment)) return RANK.loud;
  if (slot === 'jacket' && isSuit(facts)) return RANK.suit;
  // A blazer is neat, and in sport a good dress; a polo is every day.
  const isFine =
    facts.style === 'sporty' && isOfKind(garment, 'festive in sport') && !isOfKind(garment, 'knit polo');
  const isNeat = isFine || isOfKind(garment, 'blazer');
  return isNeat && color !== 'black' ? RANK.neat : RANK.none;
}

/** What dresses the look up most, and how much; undefined where nothing does. */
export function mostFestive(facts: OutfitFacts): { piece: WornGarment; rank: number } | undefined {
  const [most] = facts.look.garments
    .map((piece) => ({ piece, rank: rankOf(facts, piece) }))
    .sort((a, b) => b.rank - a.rank);
  return most && most.rank > RANK.none ? most : undefined;
}

/** What a look for an occasion may be called by: more than neat. */
export function festivePiece(facts: OutfitFacts): WornGarment | undefined {
  const most = mostFestive(facts);
  return most && most.rank > RANK.heels ? most.piece : undefined;
}
