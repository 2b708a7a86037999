// The piece that an occasion is known by: what shines, or is loudest, is seen and stays on. It alone is named for it.
import type { WornGarment } from '../../looks/look.ts';
import { isPlural, garmentNoun } from '../../wardrobe/glossary.ts';
import type { Garment } from '../../wardrobe/garment.ts';
import { isOfKind } from '../../wardrobe/garment-kinds.ts';
import { garmentById } from '../../wardrobe/wardrobe.ts';
import { isDressy, isStatement } from './style-fit.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { mainTint, isVisible, isOnMostHours, type OutfitFacts } from '../text/look-facts.ts';
import { isSuit } from '../text/spoken-pieces.ts';
import { withoutRepeats } from '../text/without-repeats.ts';

/** How festive a piece is, from what shines to what is merely neat. */
const RANK = { shines: 5, dress: 4, loud: 3, suit: 2, heels: 1.5, neat: 1, none: 0 };

/** Satin, silk, velvet, a bow, a tuxedo: seen across a room. */
const shines = ({ id, slot, fabric }: Garment): boolean =>
  slot !== 'knitwear' && (['satin', 'velvet'].includes(fabric) || /^(silk-(?!polo)|bow-|dinner-)/.test(id));

const isKnitOver = ({ look }: OutfitFacts): boolean =>
  look.garments.some(({ slot, drawing }) => slot === 'knitwear' && drawing.kind === 'top');

function rankOf(facts: OutfitFacts, worn: WornGarment): number {
  const garment = garmentById(worn.id);
  const isHidden = worn.slot === 'top' && isKnitOver(facts);
  if (!garment || isHidden || !isVisible(worn, facts) || !isOnMostHours(facts, worn)) return RANK.none;
  const { slot } = garment;
  if (slot === 'shoes') return isDressy(garment) ? RANK.heels : RANK.none;
  if (!['top', 'dress', 'bottom', 'jacket'].includes(slot)) return RANK.none;
  if (shines(garment)) return RANK.shines;
  if (slot === 'dress' && (isDressy(garment) || isStatement(garment))) return RANK.dress;
  if (facts.style === 'go-wild' && isStatement(garment)) return RANK.loud;
  if (slot === 'jacket' && isSuit(facts)) return RANK.suit;
  // A blazer is neat, and in sport a good dress; a polo is every day.
  const isFine =
    facts.style === 'sporty' && isOfKind(garment, 'festive in sport') && !isOfKind(garment, 'knit polo');
  const isNeat = isFine || isOfKind(garment, 'blazer');
  return isNeat && mainTint(worn) !== 'black' ? RANK.neat : RANK.none;
}

/** What dresses the look up most, and how much; undefined where nothing does. */
function mostFestive(facts: OutfitFacts): { piece: WornGarment; rank: number } | undefined {
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

/** Dresses in which somebody sees an occasion, and the share of looks that go without saying so. */
const PRAISED = /wrap|slip|satin|silk|velvet|evening|floral|tweed|pleated|lace|bright|sequin/;
const UNPRAISED = 0.4;

/** An occasion has something in it that an ordinary day has not: it is named. */
export function festiveSentence(facts: OutfitFacts, said: string, chance: SeededRandom): string | null {
  if (facts.brief.context !== 'special') return null;
  const most = mostFestive(facts);
  if (!most) return null;
  const { piece, rank } = most;
  // Heels are praised once.
  if (piece.slot === 'shoes' && /polish|height/.test(said)) return null;
  const noun =
    rank === RANK.suit || (['jacket', 'bottom'].includes(piece.slot) && isSuit(facts))
      ? 'suit'
      : garmentNoun(piece.name);
  const [is, s, es] = isPlural(noun) ? ['are', '', ''] : ['is', 's', 'es'];
  // A plain dress is what it is, and not every card needs the praise.
  if (rank === RANK.dress && !PRAISED.test(piece.name)) return null;
  if (chance.next() < UNPRAISED) return null;
  if (rank === RANK.neat || rank === RANK.suit) return `The ${noun} keep${s} it dressed up.`;
  const lines = [
    `The ${noun} make${s} it an occasion.`,
    ...(noun === 'dress' ? [] : [`It's the ${noun} that dress${es} it up.`]),
    `The ${noun} ${is} what make${s} it special.`,
  ];
  // Two sentences in praise of one piece are one too many.
  const praised = new RegExp(`\\bthe ${noun}\\b`, 'i').test(said);
  return praised ? null : chance.pick(withoutRepeats(lines, said));
}
