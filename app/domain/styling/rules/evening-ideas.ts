// What an occasion is known by: a dress, satin, velvet, a fine knit with a skirt, a sharp suit; and which of them an evening
// of a kind is for.
import type { EveningKind } from '../../preferences/style.ts';
import type { Garment } from '../../wardrobe/garment.ts';
import { isOfKind } from '../../wardrobe/garment-kinds.ts';
import { isDressy, isStatement, type StyleRequest } from './style-fit.ts';

/** What a garment has of an idea, as bits: some ideas take two pieces. */
const TRAIT = { dress: 1, shine: 2, velvet: 4, loud: 8, leather: 16, knit: 32, skirt: 64, blazer: 128 };
/** Jacket and trousers of one cloth: no trait of a garment alone. */
const SUIT = 256;

/** Each idea by all the traits that it takes. */
const IDEAS = {
  dress: TRAIT.dress,
  shine: TRAIT.shine,
  velvet: TRAIT.velvet,
  loud: TRAIT.loud,
  leather: TRAIT.leather,
  'knit and skirt': TRAIT.knit | TRAIT.skirt,
  'knit and blazer': TRAIT.knit | TRAIT.blazer,
  suit: SUIT,
};
type Idea = keyof typeof IDEAS;

/** Points that an idea costs on such an evening; what is not named is as good as another. */
const LESS_FOR: Record<EveningKind, Partial<Record<Idea, number>>> = {
  wedding: { shine: 2, velvet: 2, loud: 2, leather: 9, 'knit and skirt': 5, 'knit and blazer': 5 },
  date: { dress: 2, suit: 5, velvet: 1, loud: 1, leather: 2 },
  dinner: { dress: 3, shine: 1, velvet: 3, loud: 3, leather: 4, suit: 1 },
  party: { dress: 1, suit: 4, 'knit and skirt': 6, 'knit and blazer': 5 },
  concert: { dress: 4, shine: 2, loud: 1, suit: 5, 'knit and skirt': 2, 'knit and blazer': 1 },
};
/** More than any evening takes for the wrong one. */
const NONE = 420;

const isFineKnit = (garment: Garment): boolean =>
  isOfKind(garment, 'pullover') &&
  !isOfKind(garment, 'sweater vest') &&
  (garment.formality >= 3 || (isOfKind(garment, 'fine pullover') && garment.formality >= 2));

function traitsOf(garment: Garment): number {
  const { slot, fabric, drawing, formality } = garment;
  if (slot === 'dress') return isDressy(garment) || (isStatement(garment) && formality >= 2) ? TRAIT.dress : 0;
  if (slot === 'knitwear') return isFineKnit(garment) ? TRAIT.knit : 0;
  if (!['top', 'bottom', 'jacket'].includes(slot)) return 0;
  return (
    (isOfKind(garment, 'shining') && formality >= 2 && fabric !== 'velvet' ? TRAIT.shine : 0) |
    (fabric === 'velvet' ? TRAIT.velvet : 0) |
    (isStatement(garment) ? TRAIT.loud : 0) |
    (fabric === 'leather' && slot === 'bottom' ? TRAIT.leather : 0) |
    (isOfKind(garment, 'knit polo') ? TRAIT.knit : 0) |
    (drawing.kind === 'skirt' && formality >= 2 ? TRAIT.skirt : 0) |
    (isOfKind(garment, 'blazer') ? TRAIT.blazer : 0)
  );
}

/** The traits of garments worn as one part: what is under a pullover is not seen. */
export function ideaTraits(garments: readonly Garment[]): number {
  const isCovered = garments.some((one) => isOfKind(one, 'pullover'));
  return garments.reduce((all, one) => (isCovered && one.slot === 'top' ? all : all | traitsOf(one)), 0);
}

const PAIRS = Object.entries(IDEAS) as [Idea, number][];
const known = new Map<string, number>();

function leastFor(traits: number, evening: EveningKind | undefined): number {
  const key = `${traits} ${evening}`;
  let least = known.get(key);
  if (least === undefined) {
    const there = PAIRS.filter(([, needed]) => (traits & needed) === needed);
    least = Math.min(NONE, ...there.map(([idea]) => (evening && LESS_FOR[evening][idea]) ?? 0));
    known.set(key, least);
  }
  return least;
}

interface IdeaPart {
  /** See {@link ideaTraits}. */
  traits: number;
  /** Name of the suit that a piece of it belongs to. */
  set?: string;
}

/** Points that a look lacks of an idea for its occasion: 0 for the best. Sport has its own (style-fit.ts). */
export function ideaMismatch(
  parts: readonly Readonly<IdeaPart>[],
  { style, context, evening }: StyleRequest,
): number {
  if (context !== 'special' || style === 'sporty') return 0;
  let traits = 0;
  let set: string | undefined;
  // Many neat pieces are a day at work: an idea is clearly more.
  for (const part of parts) {
    traits |= part.traits | (part.set !== undefined && part.set === set ? SUIT : 0);
    set ??= part.set;
  }
  return leastFor(traits, evening);
}

/** Whether a garment may be what an evening of the kind is known by. */
export function suitsEvening(garment: Garment, evening: EveningKind | undefined): boolean {
  const traits = traitsOf(garment);
  return PAIRS.some(
    ([idea, needed]) => (traits & needed) !== 0 && !((evening && LESS_FOR[evening][idea]) ?? 0),
  );
}
