// Which pieces are shown: by shelf, by where they are, and by what she types.
import type { ClosetPiece } from '../../contracts/closet.ts';
import { PIECE_KINDS, type PieceKind } from '../../domain/closet/closet-terms.ts';
import { daysBetween } from '../../domain/time/local-day.ts';
import { pieceName } from './closet-words.ts';

/** A shelf, where pieces are, or what hangs there unworn. */
export type PieceFilter = 'all' | PieceKind | 'wash' | 'unworn' | 'away' | 'gone';

export const PIECE_FILTERS: readonly PieceFilter[] = [
  'all',
  ...PIECE_KINDS,
  'wash',
  'unworn',
  'away',
  'gone',
];

/** In January last summer's dress has not been forgotten yet. */
const FORGOTTEN_AFTER_DAYS = 90;

/** Neither worn nor new this year. @param today her local date */
function isUnworn({ lastWornOn, createdAt }: ClosetPiece, today: string): boolean {
  const since = lastWornOn ?? createdAt.slice(0, 10);
  return since.slice(0, 4) < today.slice(0, 4) && daysBetween(since, today) >= FORGOTTEN_AFTER_DAYS;
}

const isAtHand = ({ status }: ClosetPiece): boolean => status === 'here' || status === 'wash';

function fits(piece: ClosetPiece, shown: PieceFilter, today: string): boolean {
  if (shown === 'wash' || shown === 'away' || shown === 'gone') return piece.status === shown;
  if (shown === 'unworn') return isAtHand(piece) && isUnworn(piece, today);
  return isAtHand(piece) && (shown === 'all' || piece.kind === shown);
}

/** Every word that she types stands in its name, hers or ours. */
function isNamed(piece: ClosetPiece, typed: string): boolean {
  const name = `${pieceName(piece)} ${piece.garment.name}`.toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => name.includes(word));
}

/** By shelf, in their order; shelves with nothing on them are left out. */
export function groupByShelf(
  pieces: readonly ClosetPiece[],
  shown: PieceFilter,
  today: string,
  typed = '',
): { kind: PieceKind; pieces: ClosetPiece[] }[] {
  const left = pieces.filter((piece) => fits(piece, shown, today) && isNamed(piece, typed.trim()));
  return PIECE_KINDS.map((kind) => ({ kind, pieces: left.filter((piece) => piece.kind === kind) })).filter(
    ({ pieces: some }) => some.length > 0,
  );
}

export const countPieces = (pieces: readonly ClosetPiece[], shown: PieceFilter, today: string): number =>
  pieces.filter((piece) => fits(piece, shown, today)).length;
