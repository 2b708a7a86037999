// What is ticked on the list: garments with their colors.
import type { ClosetPiece } from '../../contracts/closet.ts';

/** Colors by garment id; a garment without colors is not ticked. */
export type PieceSelection = Readonly<Record<string, readonly string[]>>;

/** A color more, or one less. */
export function toggleSelectedColor(
  ticked: PieceSelection,
  garmentId: string,
  color: string,
): PieceSelection {
  const now = ticked[garmentId] ?? [];
  const next = now.includes(color) ? now.filter((each) => each !== color) : [...now, color];
  return { ...ticked, [garmentId]: next };
}

/** The whole garment ticked in its usual color, or not any more. */
export function toggleSelected(ticked: PieceSelection, garmentId: string, usual: string): PieceSelection {
  return { ...ticked, [garmentId]: (ticked[garmentId]?.length ?? 0) > 0 ? [] : [usual] };
}

/** What is ticked and not hers yet. */
export const selectedPieces = (
  ticked: PieceSelection,
  owned: readonly Pick<ClosetPiece, 'garmentId' | 'color' | 'status'>[],
): { garmentId: string; color: string }[] =>
  Object.entries(ticked)
    .flatMap(([garmentId, colors]) => colors.map((color) => ({ garmentId, color })))
    .filter(
      ({ garmentId, color }) =>
        !owned.some(
          (piece) => piece.garmentId === garmentId && piece.color === color && piece.status !== 'gone',
        ),
    );

export function selectAlso(
  ticked: PieceSelection,
  pieces: readonly { garmentId: string; color: string }[],
): PieceSelection {
  return pieces.reduce<PieceSelection>(
    (all, { garmentId, color }) =>
      all[garmentId]?.includes(color) ? all : toggleSelectedColor(all, garmentId, color),
    ticked,
  );
}
