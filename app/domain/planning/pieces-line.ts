import type { Look, Slot, WornGarment } from '../looks/look.ts';
import { capitalize } from '../text/capitalized.ts';

/** What a look is told by, the outermost first. */
const TOLD: readonly Slot[] = ['coat', 'jacket', 'knitwear', 'dress', 'top', 'bottom', 'shoes'];

/** The pieces that a look is told by, the outermost first. */
export const headlinePieces = ({ garments }: Look): WornGarment[] =>
  TOLD.flatMap((slot) => garments.filter((garment) => garment.slot === slot));

/** One of each group, for a glance: over it, above, below, on the feet. */
const GLANCE: readonly (readonly Slot[])[] = [
  ['coat', 'jacket'],
  ['knitwear', 'dress', 'top'],
  ['bottom'],
  ['shoes'],
];

const isOver = ({ slot }: WornGarment): boolean => slot === 'coat' || slot === 'jacket';

/** So much of a cardigan's front is seen beside that of a coat, as drawings measure their gap. */
const SEEN = 0.03;
const gapOf = ({ drawing }: WornGarment): number => (drawing.kind === 'coat' ? drawing.open : 0);

/** What an open cardigan is worn under, which hides it: its fronts lie behind those of a coat or jacket. */
export function hiddenUnder({ garments }: Look, garment: WornGarment): 'coat' | 'jacket' | null {
  if (garment.slot !== 'knitwear' || garment.drawing.kind !== 'coat') return null;
  const over = garments.filter(isOver).filter((each) => gapOf(each) < gapOf(garment) + SEEN);
  if (over.length === 0) return null;
  return over.some(({ slot }) => slot === 'coat') ? 'coat' : 'jacket';
}

/** What is added to a look. */
const ADDED: readonly Slot[] = ['legwear', 'scarf', 'hat', 'gloves', 'umbrella', 'bag'];

/** Socks lie in every drawer. */
const isSock = ({ slot, drawing }: WornGarment): boolean => slot === 'legwear' && drawing.kind !== 'legwear';

/** What she lays out in the evening: all that she is shown in, and at the end what hides under it. */
export function piecesToLayOut(look: Look): WornGarment[] {
  const added = ADDED.flatMap((slot) => look.garments.filter((garment) => garment.slot === slot));
  const pieces = [...headlinePieces(look), ...added.filter((garment) => !isSock(garment))];
  const isHidden = (garment: WornGarment) => hiddenUnder(look, garment) !== null;
  return [...pieces.filter((garment) => !isHidden(garment)), ...pieces.filter(isHidden)];
}

/** At most four pieces that say what a look is; one that is not seen says nothing. */
export const keyPieces = (look: Look): WornGarment[] =>
  GLANCE.flatMap((slots) => {
    const group = slots.flatMap((slot) => look.garments.find((garment) => garment.slot === slot) ?? []);
    const first = group.find((garment) => hiddenUnder(look, garment) === null) ?? group[0];
    return first ? [first] : [];
  });

/** The last two words of a name say what it is: 'trench coat', 'sage cardigan'. */
const shortly = (name: string): string => name.split(' ').slice(-2).join(' ');

/** 'Wool coat, rib sweater': two pieces in few words, for a narrow column. */
export const shortLine = (look: Look): string =>
  capitalize(
    keyPieces(look)
      .slice(0, 2)
      .map(({ name }) => shortly(name))
      .join(', '),
  );

/** 'Navy wool coat, blush rib sweater, stone trousers' */
export function piecesLine(look: Look, most = 3): string {
  const line = keyPieces(look)
    .slice(0, most)
    .map(({ name }) => name)
    .join(', ');
  return capitalize(line);
}
