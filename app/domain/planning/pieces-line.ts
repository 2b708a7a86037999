import type { Look, Slot, WornGarment } from '../looks/look.ts';
import { capitalize } from '../text-format/capitalized.ts';

const TOLD: readonly Slot[] = ['coat', 'jacket', 'knitwear', 'dress', 'top', 'bottom', 'shoes'];

export const headlinePieces = ({ garments }: Look): WornGarment[] =>
  TOLD.flatMap((slot) => garments.filter((garment) => garment.slot === slot));

const GLANCE: readonly (readonly Slot[])[] = [
  ['coat', 'jacket'],
  ['knitwear', 'dress', 'top'],
  ['bottom'],
  ['shoes'],
];

const isOver = ({ slot }: WornGarment): boolean => slot === 'coat' || slot === 'jacket';

/** As much of a cardigan's front shows beside a coat's, as drawings measure their gap. */
const SEEN = 0.03;
const gapOf = ({ drawing }: WornGarment): number => (drawing.kind === 'coat' ? drawing.open : 0);

/** What hides an open cardigan: its fronts lie behind those of a coat or jacket. */
export function hiddenUnder({ garments }: Look, garment: WornGarment): 'coat' | 'jacket' | null {
  if (garment.slot !== 'knitwear' || garment.drawing.kind !== 'coat') return null;
  const over = garments.filter(isOver).filter((each) => gapOf(each) < gapOf(garment) + SEEN);
  if (over.length === 0) return null;
  return over.some(({ slot }) => slot === 'coat') ? 'coat' : 'jacket';
}

const ADDED: readonly Slot[] = ['legwear', 'scarf', 'hat', 'gloves', 'umbrella', 'bag'];

/** Socks lie in every drawer. */
const isSock = ({ slot, drawing }: WornGarment): boolean => slot === 'legwear' && drawing.kind !== 'legwear';

export function piecesToLayOut(look: Look): WornGarment[] {
  const added = ADDED.flatMap((slot) => look.garments.filter((garment) => garment.slot === slot));
  const pieces = [...headlinePieces(look), ...added.filter((garment) => !isSock(garment))];
  const isHidden = (garment: WornGarment) => hiddenUnder(look, garment) !== null;
  return [...pieces.filter((garment) => !isHidden(garment)), ...pieces.filter(isHidden)];
}

export const keyPieces = (look: Look): WornGarment[] =>
  GLANCE.flatMap((slots) => {
    const group = slots.flatMap((slot) => look.garments.find((garment) => garment.slot === slot) ?? []);
    const first = group.find((garment) => hiddenUnder(look, garment) === null) ?? group[0];
    return first ? [first] : [];
  });

export const shortName = ({ name }: WornGarment): string => name.split(' ').slice(-2).join(' ');

export const shortLine = (look: Look): string =>
  capitalize(keyPieces(look).slice(0, 2).map(shortName).join(', '));

export function piecesLine(look: Look, most = 3): string {
  const line = keyPieces(look)
    .slice(0, most)
    .map(({ name }) => name)
    .join(', ');
  return capitalize(line);
}
