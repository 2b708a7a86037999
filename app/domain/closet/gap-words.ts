// What her closet lacks today, said once: what is missing, what of hers comes nearest, and what would mend it.
import type { OwnPiece } from './closet-terms.ts';
import type { Slot, WornGarment } from '../looks/look.ts';
import { isPlural } from '../wardrobe/glossary.ts';
import { toWornGarment } from '../wardrobe/wardrobe.ts';
import { resolvePiece } from './piece.ts';

const MISSING: Partial<Record<Slot, string>> = {
  shoes: 'no shoes for this weather',
  bottom: 'nothing for your legs in this weather',
  dress: 'nothing for your legs in this weather',
  top: 'no top for this weather',
  knitwear: 'no top for this weather',
  hat: 'no hat for this weather',
  gloves: 'no gloves for this frost',
  scarf: 'no scarf for this frost',
  coat: 'no coat for this cold',
  umbrella: 'nothing against the rain',
};

/** Slots that keep warm, the most first. */
const WARM: readonly Slot[] = [
  'coat',
  'jacket',
  'knitwear',
  'bottom',
  'top',
  'dress',
  'shoes',
  'scarf',
  'hat',
  'gloves',
];

/** Another slot that does the same. */
const KIN: Partial<Record<Slot, readonly Slot[]>> = {
  umbrella: ['umbrella', 'coat', 'jacket'],
  coat: ['coat', 'jacket'],
  jacket: ['jacket', 'coat'],
  top: ['top', 'knitwear'],
  knitwear: ['knitwear', 'top'],
  bottom: ['bottom', 'dress'],
  dress: ['dress', 'bottom'],
};

/** The piece of hers that is nearest to one of others: of its kind, and nearest to it in warmth. */
function nearestOf(pieces: readonly OwnPiece[], to: Pick<WornGarment, 'slot' | 'clo'>): WornGarment | null {
  const kin = KIN[to.slot] ?? [to.slot];
  const near = pieces
    .map((piece) => resolvePiece(piece))
    .filter((piece) => piece !== null && kin.includes(piece.garment.slot))
    .map((piece) => piece && toWornGarment(piece.garment, piece.colorway))
    .filter((garment) => garment !== null)
    .sort(
      (a, b) =>
        kin.indexOf(a.slot) - kin.indexOf(b.slot) ||
        Math.abs(a.clo - to.clo) - Math.abs(b.clo - to.clo) ||
        a.id.localeCompare(b.id),
    );
  return near[0] ?? null;
}

interface Gap {
  missing: readonly Slot[];
  /** What the look of the day wears that is not hers; at least one. */
  others: readonly WornGarment[];
  isCold: boolean;
  pieces: readonly OwnPiece[];
}

/** The piece of others that mends the gap: of the slot that is missing, else the warmest or the lightest. */
function menderOf({ missing, others: all, isCold }: Gap): WornGarment | undefined {
  const others = all.filter(({ slot }) => slot !== 'bag');
  const there = others.find(({ slot }) => missing.includes(slot));
  if (there) return there;
  if (missing.includes('umbrella'))
    return others.find(({ slot }) => slot === 'coat' || slot === 'jacket') ?? others[0];
  const ranked = [...others].sort((a, b) => WARM.indexOf(a.slot) - WARM.indexOf(b.slot));
  return isCold ? ranked[0] : (ranked.find(({ slot }) => slot !== 'shoes') ?? ranked[0]);
}

/** 'Your closet has no shoes for this weather. Your white sneakers come nearest; black Chelsea boots would mend it.' */
export function gapReason(gap: Gap): string {
  const [first] = gap.missing;
  const what =
    (first && MISSING[first]) ??
    (gap.isCold ? 'nothing warm enough for today' : 'nothing light enough for today');
  const mender = menderOf(gap);
  const nearest = mender ? nearestOf(gap.pieces, mender) : null;
  const near = nearest ? ` Your ${nearest.name} ${isPlural(nearest.name) ? 'come' : 'comes'} nearest.` : '';
  const mend = mender
    ? ` ${isPlural(mender.name) ? 'Some' : 'A'} ${mender.name} would mend that, so today's look is drawn from everything.`
    : " Today's look is drawn from everything.";
  return `Your closet has ${what}.${near}${mend.replace(/^ A (?=[aeiou])/, ' An ')}`;
}

/** The one piece that is not hers, in a look that is. */
export const borrowedPieceReason = ({ name }: WornGarment): string =>
  `All but one piece is yours: the ${name} ${isPlural(name) ? 'are' : 'is'} not in your closet.`;
