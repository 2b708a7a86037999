// Labels of shelves and pieces.
import type { ClosetPiece } from '../../contracts/closet.ts';
import type { DressFrom, PieceKind } from '../../domain/closet/closet-terms.ts';
import { capitalize } from '../../domain/text-format/capitalized.ts';

export const KIND_LABELS: Record<PieceKind, string> = {
  tops: 'Tops',
  bottoms: 'Bottoms',
  dresses: 'Dresses',
  outerwear: 'Outerwear',
  shoes: 'Shoes',
  accessories: 'Accessories',
};

export const DRESS_FROM_LABELS: Record<DressFrom, { label: string; hint: string }> = {
  everything: { label: 'Everything', hint: 'Your looks come from our whole wardrobe.' },
  'mine-first': {
    label: 'Mine first',
    hint: "At most one piece that isn't yours, and never the shoes or the coat when yours will do.",
  },
  'only-mine': {
    label: 'Only mine',
    hint: "Only your clothes, except underwear, socks and tights. If something is missing for the weather, we'll tell you.",
  },
};

/** Her name for it, or ours. */
export const pieceName = ({ name, garment }: ClosetPiece): string => name ?? capitalize(garment.name);

/** 'In the wash', '9 wears'; nothing of a piece that waits for its first. */
export function pieceState({ status, wornCount }: ClosetPiece): string {
  if (status === 'wash') return 'In the wash';
  if (status === 'away') return 'Put away';
  if (status === 'gone') return 'Given away';
  if (wornCount === 0) return '';
  return wornCount === 1 ? '1 wear' : `${wornCount} wears`;
}

export const piecesWords = (count: number): string => (count === 1 ? '1 piece' : `${count} pieces`);
