// Dressed from her closet: only hers, at most one piece that is not, and what is done where it leaves a gap.
import { SLOTS, type Look, type Slot, type WornGarment } from '../looks/look.ts';
import type { ClosetBrief, ComposedOutfit } from '../styling/input/brief.ts';
import type { Shelf } from '../styling/search/garment-pools.ts';
import type { Garment } from '../wardrobe/garment.ts';
import { gapReason, borrowedPieceReason } from './gap-words.ts';
import { everybodyHas } from './closet-terms.ts';
import { isOwnPiece, ownGarments, wardrobeShelf, closetShelf } from './closet-shelf.ts';

/** The best outfit of a shelf, and how it feels. */
export interface TrialOutfit {
  outfit: ComposedOutfit;
  /** Mean distance of an hour from its comfort band as it is worn, clo. */
  out: number;
  /** Of it, what is too little. */
  cold: number;
}
/** Or the slots without which no look of the shelf is possible today. */
export type DressingTrial = TrialOutfit | { missing: readonly Slot[] };

/** What a shelf gives today. @throws Refusal when the whole wardrobe gives nothing */
export type TryOn = (shelf: Shelf) => DressingTrial;

/** What nobody feels, clo: what is hers is worn without looking further. */
const FINE = 0.03;
/** So much nearer to comfort with everything (a thin sweater's half), and her closet has a gap today. */
const MENDED = 0.1;

const isTried = (trial: DressingTrial): trial is TrialOutfit => 'outfit' in trial;

/** Whether clothes that she does not have would make the day notably better. */
const mends = (other: TrialOutfit, own: TrialOutfit): boolean => own.out > other.out + MENDED;

const idsOf = (garments: readonly Garment[]) => new Set(garments.map(({ id }) => id));

/** Hers alone, save what everybody has. */
export function ownShelf({ pieces }: ClosetBrief): Shelf {
  const garments = closetShelf(pieces);
  return { garments, hers: idsOf(garments), isWhole: false };
}

/** Everything, hers before the rest; `only` those of others that it says. */
export function mixedShelf({ pieces, resting }: ClosetBrief, only?: (garment: Garment) => boolean): Shelf {
  return {
    garments: wardrobeShelf(pieces, resting, only),
    hers: idsOf(ownGarments(pieces)),
    isWhole: only === undefined,
  };
}

/** Never lent when hers will do. */
const LAST: readonly Slot[] = ['coat', 'shoes'];
/** What a dress stands for. */
const BODY: readonly Slot[] = ['top', 'knitwear', 'bottom', 'dress'];

/** Slots in which one piece of others may mend the day, those that are lent last at the end. */
function lentSlots(own: DressingTrial): Slot[] {
  const mayLend = SLOTS.filter((slot) => !everybodyHas(slot) && slot !== 'bag');
  const missing = isTried(own) ? [] : own.missing;
  if (missing.length === 0)
    return mayLend.sort((a, b) => Number(LAST.includes(a)) - Number(LAST.includes(b)));
  const body = missing.filter((slot) => BODY.includes(slot));
  const others = missing.filter((slot) => !BODY.includes(slot));
  if (others.length > 1 || (others.length > 0 && body.length > 0)) return [];
  if (others[0] === 'umbrella') return ['umbrella', 'jacket', 'coat'];
  return others.length > 0 ? others : [...body, 'dress'];
}

/** The best look of hers with one piece of others; null when no single piece mends the day. */
function withOneOther(
  closet: ClosetBrief,
  own: DressingTrial,
  all: TrialOutfit,
  tryOn: TryOn,
): TrialOutfit | null {
  const hers = isOwnPiece(closet.pieces);
  let best: TrialOutfit | null = null;
  for (const slot of lentSlots(own)) {
    // Shoes and coat of others only where nothing else has helped.
    if (best && LAST.includes(slot)) break;
    const trial = tryOn(mixedShelf(closet, (garment) => garment.slot === slot));
    if (!isTried(trial) || mends(all, trial)) continue;
    if (trial.outfit.look.garments.filter((garment) => !hers(garment)).length > 1) continue;
    if (!best || trial.out < best.out) best = trial;
    if (best.out <= FINE) break;
  }
  return best;
}

const withGapReason = (outfit: ComposedOutfit, reason: string | null): ComposedOutfit =>
  reason === null ? outfit : { ...outfit, reasons: [{ fact: 'closet', text: reason }, ...outfit.reasons] };

/** A look of her shelf; a piece of others is in it only where she has locked it there. */
function asHers({ outfit }: TrialOutfit, others: readonly WornGarment[]): ComposedOutfit {
  const [piece, ...more] = others;
  if (!piece) return { ...outfit, fromCloset: 'hers' };
  return {
    ...withGapReason(outfit, more.length > 0 ? null : borrowedPieceReason(piece)),
    fromCloset: 'one-other',
  };
}

/**
 * The day's look from her closet. 'only-mine': hers alone, save underwear, socks and tights; 'mine-first': at most one
 * piece of others, where hers do not do, shoes and coat last. Where that leaves her without a look, or notably less
 * comfortable than she need be, the look is drawn from everything, hers first, and says so.
 * @throws Refusal when the whole wardrobe gives nothing
 */
export function dressFromCloset(closet: ClosetBrief, tryOn: TryOn): ComposedOutfit {
  const hers = isOwnPiece(closet.pieces);
  const othersIn = ({ outfit }: TrialOutfit) => outfit.look.garments.filter((garment) => !hers(garment));
  const own = tryOn(ownShelf(closet));
  if (isTried(own) && own.out <= FINE) return asHers(own, othersIn(own));
  const all = tryOn(mixedShelf(closet));
  if (!isTried(all)) throw new RangeError('The whole wardrobe gives a look or a refusal');
  if (isTried(own) && !mends(all, own)) return asHers(own, othersIn(own));
  const lent = closet.from === 'mine-first' ? withOneOther(closet, own, all, tryOn) : null;
  if (lent) return asHers(lent, othersIn(lent));
  const others = othersIn(all);
  if (others.length === 0) return asHers(all, others);
  const missing = isTried(own) ? [] : own.missing;
  const isCold = isTried(own) && own.cold > own.out / 2;
  const reason = gapReason({ missing, others, isCold, pieces: closet.pieces });
  return { ...withGapReason(all.outfit, reason), fromCloset: 'gap' };
}

/** What may take the place of a piece: no swap brings in more of others than the look has, or her setting allows. */
export function shelfForSwap(closet: ClosetBrief, look: Look, piece: WornGarment): Shelf {
  const hers = isOwnPiece(closet.pieces);
  const others = look.garments.filter((garment) => !hers(garment));
  const mayLend = closet.from === 'mine-first' && others.length === 0 && !LAST.includes(piece.slot);
  return mayLend || others.includes(piece)
    ? mixedShelf(closet, ({ slot }) => slot === piece.slot)
    : ownShelf(closet);
}
