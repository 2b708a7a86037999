// Which pieces are shown: by shelf, by where they are, and by what she types.
import type { ClosetPiece } from '../../contracts/closet.ts';
import { PIECE_KINDS, type PieceKind } from '../../domain/closet/terms.ts';
import { nameOf } from './closet-words.ts';

/** A shelf, or where pieces are. */
export type Shown = 'all' | PieceKind | 'wash' | 'away' | 'gone';

export const SHOWN: readonly Shown[] = ['all', ...PIECE_KINDS, 'wash', 'away', 'gone'];

const isAtHand = ({ status }: ClosetPiece): boolean => status === 'here' || status === 'wash';

function fits(piece: ClosetPiece, shown: Shown): boolean {
  if (shown === 'wash' || shown === 'away' || shown === 'gone') return piece.status === shown;
  return isAtHand(piece) && (shown === 'all' || piece.kind === shown);
}

/** Every word that she types stands in its name, hers or ours. */
function isNamed(piece: ClosetPiece, typed: string): boolean {
  const name = `${nameOf(piece)} ${piece.garment.name}`.toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => name.includes(word));
}

/** By shelf, in their order; shelves with nothing on them are left out. */
export function shelvesOf(
  pieces: readonly ClosetPiece[],
  shown: Shown,
  typed = '',
): { kind: PieceKind; pieces: ClosetPiece[] }[] {
  const left = pieces.filter((piece) => fits(piece, shown) && isNamed(piece, typed.trim()));
  return PIECE_KINDS.map((kind) => ({ kind, pieces: left.filter((piece) => piece.kind === kind) })).filter(
    ({ pieces: some }) => some.length > 0,
  );
}

export const countOf = (pieces: readonly ClosetPiece[], shown: Shown): number =>
  pieces.filter((piece) => fits(piece, shown)).length;
