import type { Look, Slot, WornGarment } from '../look.ts';

/** What a look is told by, the outermost first. */
const TOLD: readonly Slot[] = ['coat', 'jacket', 'knitwear', 'dress', 'top', 'bottom', 'shoes'];

/** The pieces that a look is told by, the outermost first. */
export const toldPieces = ({ garments }: Look): WornGarment[] =>
  TOLD.flatMap((slot) => garments.filter((garment) => garment.slot === slot));

/** 'Navy wool coat, blush rib sweater, stone trousers' */
export function piecesLine(look: Look, most = 3): string {
  const line = toldPieces(look)
    .slice(0, most)
    .map(({ name }) => name)
    .join(', ');
  return line.charAt(0).toUpperCase() + line.slice(1);
}
