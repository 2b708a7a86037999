// The pieces that she wants worn: hers as she has them, the wardrobe's in its own colors.
import type { OwnPiece } from '../../closet/closet-terms.ts';
import { ownGarments } from '../../closet/closet-shelf.ts';
import { pieceWornId } from '../../closet/piece.ts';
import type { Slot } from '../../looks/look.ts';
import { STYLE_IDS, type StyleId } from '../../preferences/style.ts';
import { Refusal } from '../../refusal.ts';
import { garmentById, garmentName } from '../../wardrobe/wardrobe.ts';
import type { ColoredGarment } from '../color/choose-colors.ts';

export interface ChosenPiece extends ColoredGarment {
  /** As looks name it: 'wool-coat:camel'. */
  id: string;
  isHers: boolean;
  /** In the wash or put away: worn all the same, and told. */
  isResting: boolean;
}

export interface HerPiece extends OwnPiece {
  isResting: boolean;
}

/** What a dress stands for. */
const APART: Partial<Record<Slot, readonly Slot[]>> = {
  dress: ['top', 'bottom'],
  top: ['dress'],
  bottom: ['dress'],
};

/** Thermals come in two, and socks go over tights. */
const WORN_TOGETHER: readonly Slot[] = ['base', 'legwear'];

/** Whether two pieces cannot be in one look: of one slot, or a dress and what it stands for. */
export const isInsteadOf = (one: Slot, other: Slot): boolean =>
  (one === other && !WORN_TOGETHER.includes(one)) || (APART[one]?.includes(other) ?? false);

function chosenPiece(id: string, hers: readonly HerPiece[]): ChosenPiece | null {
  const own = hers.find((piece) => pieceWornId(piece) === id);
  const [garment] = own ? ownGarments([own]) : [];
  const [colorway] = garment?.colors ?? [];
  if (own && garment && colorway) return { id, garment, colorway, isHers: true, isResting: own.isResting };
  const ours = garmentById(id);
  const color = ours?.colors.find((each) => id === `${ours.id}:${each.join('+')}`);
  return ours && color ? { id, garment: ours, colorway: color, isHers: false, isResting: false } : null;
}

/**
 * The pieces of these worn ids. One of nobody's color is hers or nobody's.
 * @throws Refusal 'not-found' for one that is neither hers nor the wardrobe's; 'not-usable' for two in one place
 */
export function choosePieces(ids: readonly string[], hers: readonly HerPiece[]): ChosenPiece[] {
  const pieces = [...new Set(ids)].map((id) => {
    const piece = chosenPiece(id, hers);
    if (!piece) throw new Refusal('not-found', 'One of these pieces is not in your closet or our wardrobe.');
    return piece;
  });
  for (const [index, one] of pieces.entries()) {
    const other = pieces.slice(index + 1).find((each) => isInsteadOf(one.garment.slot, each.garment.slot));
    if (other)
      throw new Refusal(
        'not-usable',
        `The ${pieceWords(one)} and the ${pieceWords(other)} can't be worn together. Choose one of them.`,
      );
  }
  return pieces;
}

/** Without those in whose place a later one is. */
export const laterOnes = (pieces: readonly ChosenPiece[]): ChosenPiece[] =>
  pieces.filter((one, index) =>
    pieces
      .slice(index + 1)
      .every((later) => later.id !== one.id && !isInsteadOf(later.garment.slot, one.garment.slot)),
  );

/** 'camel wool coat' */
export const pieceWords = ({ garment, colorway }: ColoredGarment): string => garmentName(garment, colorway);

/** 'your camel wool coat' of hers, 'the camel wool coat' of the wardrobe */
export const namedPiece = (piece: ChosenPiece): string =>
  `${piece.isHers ? 'your' : 'the'} ${pieceWords(piece)}`;

/** Her styles that have these pieces, the most of them first; the pieces' own where none of hers has one. */
export function stylesFor(styles: readonly StyleId[], pieces: readonly ColoredGarment[]): StyleId[] {
  const mostOf = (among: readonly StyleId[]) => {
    const counts = among.map(
      (style) => pieces.filter(({ garment }) => garment.styles.includes(style)).length,
    );
    const most = Math.max(0, ...counts);
    return most > 0 ? among.filter((_, index) => counts[index] === most) : [];
  };
  const hers = mostOf(styles);
  if (pieces.length === 0) return [...styles];
  return hers.length > 0 ? hers : mostOf(STYLE_IDS);
}
