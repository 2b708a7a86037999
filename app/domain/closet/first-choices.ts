// Which of hers come first to an occasion: tried before the rest of her closet, as far as they can be borne.
import type { Slot } from '../looks/look.ts';
import type { StylingBrief } from '../styling/input/brief.ts';
import type { Conditions } from '../styling/input/conditions.ts';
import { FROST_C } from '../styling/rules/weather-rules.ts';
import type { Garment } from '../wardrobe/garment.ts';
import type { OwnPiece } from './closet-terms.ts';
import { resolvePiece } from './piece.ts';

/** Formality from which a piece is dressed for a ceremony, by its place; of a slot in which she has one the rest waits. */
const DRESSED: Partial<Record<Slot, number>> = {
  top: 2,
  bottom: 2,
  dress: 2,
  jacket: 3,
  coat: 2,
  shoes: 2,
};
/** Trousers and shoes of a suit, before chinos and boots. */
const BEST: Partial<Record<Slot, number>> = { bottom: 3, shoes: 3, coat: 3 };
/** °C from which no coat is looked for. */
const COATLESS_C = 16;

/** A burial, a court, an interview, a wedding: where people dress as they do on no other day. */
function isCeremony({
  isSober,
  isMourning,
  isBlackTie,
  context,
  evening,
  setting,
  styles,
}: StylingBrief): boolean {
  if (setting !== undefined || styles.includes('go-wild')) return false;
  return Boolean(isSober || isMourning || isBlackTie) || (context === 'special' && evening === 'wedding');
}

/** Slots in which the day itself chooses: boots in snow, what keeps off a downpour. */
function freeSlots({ ice, snow, soaking, heavyRain, gale, coldestC }: Conditions): readonly Slot[] {
  const isWild = gale || (soaking && heavyRain);
  return [
    ...(ice || snow || isWild || coldestC < FROST_C ? (['shoes'] as const) : []),
    ...(isWild || coldestC >= COATLESS_C || coldestC < FROST_C ? (['coat'] as const) : []),
  ];
}

/** What is dark before the rest, and black before what is dark, where somebody is buried. */
const MOURNING: readonly (readonly string[])[] = [
  ['black', 'charcoal', 'navy', 'indigo', 'chocolate'],
  ['black'],
];
const isMourned = ({ slot }: Garment, { gender }: StylingBrief): boolean =>
  slot !== 'bag' && slot !== 'umbrella' && !(slot === 'top' && gender === 'male');

interface Known {
  piece: OwnPiece;
  garment: Garment;
}

/** Those of them that are as asked, wherever one is: a place without such a piece keeps all of hers. */
function whereAny(pieces: readonly Known[], isAsked: (known: Known) => boolean): readonly Known[] {
  const there = new Set(pieces.filter(isAsked).map(({ garment }) => garment.slot));
  return pieces.filter((known) => isAsked(known) || !there.has(known.garment.slot));
}

const inColors =
  (brief: StylingBrief) =>
  (kept: readonly Known[], colors: readonly string[]): readonly Known[] =>
    whereAny(
      kept,
      ({ piece, garment }) =>
        !isMourned(garment, brief) || colors.some((color) => piece.color.split('+')[0] === color),
    );

/** Before a judge or an employer her jacket is worn, not a cardigan in its place. */
function inJacket(kept: readonly Known[]): readonly Known[] {
  const isJacket = ({ garment: { slot, formality } }: Known) => slot === 'jacket' && formality >= 3;
  return kept.some(isJacket) ? kept.filter(({ garment: { slot } }) => slot !== 'knitwear') : kept;
}

/** Of hers, what goes first to such a day; null where that is all of it, or the day is as others are. */
export function firstChoices(
  pieces: readonly OwnPiece[],
  brief: StylingBrief,
  conditions: Conditions,
): readonly OwnPiece[] | null {
  if (!isCeremony(brief)) return null;
  const free = freeSlots(conditions);
  // What a woman would sink in with stays at home; a suit is worn on grass as well.
  const left = new Set(brief.gender === 'female' ? brief.leftAtHome?.keys() : []);
  const known = pieces.flatMap((piece) => {
    const garment = resolvePiece(piece)?.garment;
    return garment ? [{ piece, garment }] : [];
  });
  const atLeast =
    (levels: Partial<Record<Slot, number>>) =>
    ({ garment: { id, slot, formality } }: Known): boolean => {
      const level = levels[slot];
      return (
        level === undefined ||
        free.includes(slot) ||
        (formality >= level && !(slot === 'shoes' && left.has(id)))
      );
    };
  const dressed = whereAny(known, atLeast(DRESSED));
  const best = brief.gender === 'male' ? whereAny(dressed, atLeast(BEST)) : dressed;
  const colored = brief.isMourning ? MOURNING.reduce(inColors(brief), best) : best;
  const first = brief.isSober ? inJacket(colored) : colored;
  return first.length < known.length ? first.map(({ piece }) => piece) : null;
}
