// "Should I buy it?": what is known of a piece on trial. Browsers load it: no wardrobe here.
import type { WornGarment } from '../../looks/look.ts';
import type { StyleId } from '../../preferences/style.ts';
import type { OwnPiece, PieceKind } from '../closet-terms.ts';
import type { HelpKind } from '../gap-kind.ts';

/** A piece of hers with what is known of its wears. */
export interface WornPiece extends OwnPiece {
  id: string;
  name: string | null;
  wornCount: number;
  price: number | null;
  currency: string | null;
  /** Epoch ms. */
  createdAt: number;
}

/** A piece of hers that is nearly the same. */
export interface Twin {
  id: string;
  name: string;
  wornCount: number;
}

export interface PurchaseFigures {
  /** As looks draw and call it. */
  garment: WornGarment;
  kind: PieceKind;
  /** Pieces of hers that it was weighed with. */
  pieces: number;
  /** She has too few: the basics of most closets were counted with hers. */
  withBasics: boolean;
  /** For whose weather. */
  place: string;
  /**
   * Of a usual year there: days that her closet leaves her without a look that holds, those of them that it mends, what most
   * of these are, and days on which she can wear it.
   */
  days: { missing: number; mended: number; kind: HelpKind; wearable: number };
  /** Looks that it makes with what she has; of a small thing or a bag 0, as it makes none of its own. */
  looks: number;
  /** Pieces of hers that one look of it can differ in: bottoms to a top, tops to a bottom; a dress is its own look. */
  partners: number;
  /** What she would have to get for it to be worn at all. */
  lacks: PieceKind[];
  twin: Twin | null;
  /** Pieces of hers of the same cut, in any color. */
  sameCut: number;
  /** Wears a year: on the days that it mends, else as she wears what she has of its kind, else its turn among them. */
  pace: { wears: number; from: 'mended' | 'her-wears' | 'turns'; others: number };
  /** What a wear of her pieces has cost her so far, by currency, in its smallest unit. */
  usualPerWear: { currency: string; amount: number }[];
  /** Her own limits: what she never wears; how much is covered, how high a heel is. */
  limit: 'never-wear' | 'fit' | null;
  /** She has sent looks with it away, or deleted them. */
  isDisliked: boolean;
  /** The style that it is for, where it is none of hers. */
  otherStyle: StyleId | null;
}

export interface Price {
  /** In the smallest unit of its currency. */
  amount: number;
  /** ISO 4217. */
  currency: string;
}
