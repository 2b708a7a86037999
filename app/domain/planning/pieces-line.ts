import type { Look, Slot, WornGarment } from '../look.ts';
import { capitalized } from '../capitalized.ts';

/** What a look is told by, the outermost first. */
const TOLD: readonly Slot[] = ['coat', 'jacket', 'knitwear', 'dress', 'top', 'bottom', 'shoes'];

/** The pieces that a look is told by, the outermost first. */
export const toldPieces = ({ garments }: Look): WornGarment[] =>
  TOLD.flatMap((slot) => garments.filter((garment) => garment.slot === slot));

/** One of each group, for a glance: over it, above, below, on the feet. */
const GLANCE: readonly (readonly Slot[])[] = [
  ['coat', 'jacket'],
  ['knitwear', 'dress', 'top'],
  ['bottom'],
  ['shoes'],
];

/** At most four pieces that say what a look is. */
export const keyPieces = ({ garments }: Look): WornGarment[] =>
  GLANCE.flatMap((slots) => {
    const first = slots.flatMap((slot) => garments.find((garment) => garment.slot === slot) ?? [])[0];
    return first ? [first] : [];
  });

/** The last two words of a name say what it is: 'trench coat', 'sage cardigan'. */
const shortly = (name: string): string => name.split(' ').slice(-2).join(' ');

/** 'Wool coat, rib sweater': two pieces in few words, for a narrow column. */
export const shortLine = (look: Look): string =>
  capitalized(
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
  return capitalized(line);
}
