// The words of a closet, without the wardrobe: browsers load them.
import type { Slot } from '../looks/look.ts';

/** What she is dressed from. */
export const DRESS_FROM = ['everything', 'mine-first', 'only-mine'] as const;
export type DressFrom = (typeof DRESS_FROM)[number];

export const WARMTHS = ['thin', 'usual', 'thick'] as const;
export type PieceWarmth = (typeof WARMTHS)[number];

/** 'away' is put away for a season, 'gone' is given away: kept with its wears, worn no more. */
export const PIECE_STATUSES = ['here', 'wash', 'away', 'gone'] as const;
export type PieceStatus = (typeof PIECE_STATUSES)[number];

/** The shelves of a closet. */
export const PIECE_KINDS = ['tops', 'bottoms', 'dresses', 'outerwear', 'shoes', 'accessories'] as const;
export type PieceKind = (typeof PIECE_KINDS)[number];

const KIND: Partial<Record<Slot, PieceKind>> = {
  top: 'tops',
  knitwear: 'tops',
  bottom: 'bottoms',
  dress: 'dresses',
  jacket: 'outerwear',
  coat: 'outerwear',
  shoes: 'shoes',
};

/** The shelf of a slot. */
export const pieceKind = (slot: Slot): PieceKind => KIND[slot] ?? 'accessories';

/** Three questions of a piece that has no name of ours. */
export const WORN_WHERE = [
  'upper-body',
  'over-a-top',
  'outdoors',
  'legs',
  'whole-body',
  'feet',
  'head',
  'neck',
  'hands',
  'carried',
] as const;
export type WornWhere = (typeof WORN_WHERE)[number];
export const HOW_WARM = ['light', 'medium', 'warm'] as const;
export type HowWarm = (typeof HOW_WARM)[number];
export const HOW_DRESSY = ['relaxed', 'smart', 'dressy'] as const;
export type HowDressy = (typeof HOW_DRESSY)[number];
export interface PieceAnswers {
  where: WornWhere;
  warm: HowWarm;
  dressy: HowDressy;
}

/** What most of the days are that a piece would mend. */
export const HELP_KINDS = ['rainy', 'cold', 'warm', 'usual'] as const;

/** A piece as the stylist needs it. */
export interface OwnPiece {
  /** Wardrobe id, 'wool-coat'. */
  garmentId: string;
  /** 'camel', or the colors of a pattern: 'cream+navy'. */
  color: string;
  warmth: PieceWarmth;
  /** What she calls it; sentences do, too. */
  name?: string | null;
}

/** Whether she calls it what goes over trousers in the rain: nobody wears it without them. */
export const isRainPants = ({ name }: Pick<OwnPiece, 'name'>): boolean =>
  /over ?trousers|(rain|waterproof) (pants|trousers)|regnbuks|regnbyx|galonbyx|regenbroek|regenhose/i.test(
    name ?? '',
  );

/** Everybody has them: they are no pieces of a closet, and no rule counts them. */
const EVERYBODY_HAS: readonly Slot[] = ['base', 'legwear'];

/** Underwear, socks and tights. */
export const everybodyHas = (slot: Slot): boolean => EVERYBODY_HAS.includes(slot);
