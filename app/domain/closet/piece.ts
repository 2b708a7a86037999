// What hangs in her closet: a garment of our wardrobe in a color, and what she says of it.
import type { Slot } from '../look.ts';
import type { Colourway, Garment } from '../wardrobe/garment.ts';
import { isColourName } from '../wardrobe/palette.ts';
import { garmentById } from '../wardrobe/wardrobe.ts';

/** What she is dressed from. */
export const DRESS_FROM = ['everything', 'mine-first', 'only-mine'] as const;
export type DressFrom = (typeof DRESS_FROM)[number];

export const WARMTHS = ['thin', 'usual', 'thick'] as const;
export type PieceWarmth = (typeof WARMTHS)[number];

/** 'away' is put away for a season, 'gone' is given away: kept with its wears, worn no more. */
export const PIECE_STATUSES = ['here', 'wash', 'away', 'gone'] as const;
export type PieceStatus = (typeof PIECE_STATUSES)[number];

/** A piece as the stylist needs it. */
export interface OwnPiece {
  /** Wardrobe id, 'wool-coat'. */
  garmentId: string;
  /** 'camel', or the colors of a pattern: 'cream+navy'. */
  color: string;
  warmth: PieceWarmth;
}

/** Everybody has them: they are no pieces of a closet, and no rule counts them. */
const EVERYBODY_HAS: readonly Slot[] = ['base', 'legwear'];

/** Underwear, socks and tights. */
export const everybodyHas = (slot: Slot): boolean => EVERYBODY_HAS.includes(slot);

/** The colors of a worn id or of a piece; null when one of them is not on our palette. */
export function colourwayOf(color: string): Colourway | null {
  const [first, ...rest] = color.split('+');
  if (first === undefined || !isColourName(first) || !rest.every(isColourName)) return null;
  return [first, ...rest];
}

const isPlain = ({ colours }: Garment): boolean => colours.every(({ length }) => length === 1);

/** The garment and colors of a piece; null when our wardrobe has no such thing. A plain garment comes in every color. */
export function pieceOf({
  garmentId,
  color,
}: Pick<OwnPiece, 'garmentId' | 'color'>): { garment: Garment; colourway: Colourway } | null {
  const garment = garmentById(garmentId);
  if (!garment || garment.id !== garmentId || everybodyHas(garment.slot)) return null;
  const own = garment.colours.find((colourway) => colourway.join('+') === color);
  if (own) return { garment, colourway: own };
  const colourway = colourwayOf(color);
  return colourway?.length === 1 && isPlain(garment) ? { garment, colourway } : null;
}

/** As looks name it: 'wool-coat:camel'. */
export const wornIdOf = ({ garmentId, color }: Pick<OwnPiece, 'garmentId' | 'color'>): string =>
  `${garmentId}:${color}`;

/** The piece that a look names; null for what needs no closet. */
export function pieceWorn(wornId: string): { garmentId: string; color: string } | null {
  const colon = wornId.indexOf(':');
  const piece = { garmentId: wornId.slice(0, colon), color: wornId.slice(colon + 1) };
  return colon > 0 && pieceOf(piece) ? piece : null;
}
