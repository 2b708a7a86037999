// What hangs in her closet: a garment of our wardrobe in a color, and what she says of it.
import type { Colorway, Garment } from '../wardrobe/garment.ts';
import { isColorName, isTint } from '../wardrobe/palette.ts';
import { garmentById } from '../wardrobe/wardrobe.ts';
import { everybodyHas, type OwnPiece } from './closet-terms.ts';
import { parseWornId } from '../looks/worn-piece-id.ts';

/** The colors of a worn id or of a piece, of our palette or '#7a4b32'; null when one of them is neither. */
export function parseColorway(color: string): Colorway | null {
  const [first, ...rest] = color.split('+');
  if (first === undefined || !isTint(first) || !rest.every(isTint)) return null;
  return [first, ...rest];
}

const isPlain = ({ colors }: Garment): boolean => colors.every(({ length }) => length === 1);

/**
 * The garment and colors of a piece; null when our wardrobe has no such thing. A plain garment comes in every color, a
 * patterned one in its own colorways and in what was measured on hers.
 */
export function resolvePiece({
  garmentId,
  color,
}: Pick<OwnPiece, 'garmentId' | 'color'>): { garment: Garment; colorway: Colorway } | null {
  const garment = garmentById(garmentId);
  if (!garment || garment.id !== garmentId || everybodyHas(garment.slot)) return null;
  const own = garment.colors.find((colorway) => colorway.join('+') === color);
  if (own) return { garment, colorway: own };
  const colorway = parseColorway(color);
  if (!colorway) return null;
  if (isPlain(garment)) return colorway.length === 1 ? { garment, colorway } : null;
  const isMeasured = colorway.every((tint) => !isColorName(tint));
  return isMeasured && garment.colors.some(({ length }) => length === colorway.length)
    ? { garment, colorway }
    : null;
}

/** As looks name it: 'wool-coat:camel'. */
export const pieceWornId = ({ garmentId, color }: Pick<OwnPiece, 'garmentId' | 'color'>): string =>
  `${garmentId}:${color}`;

/** The piece that a look names; null for what needs no closet. */
export function parseWornPiece(wornId: string): { garmentId: string; color: string } | null {
  const piece = parseWornId(wornId);
  return resolvePiece(piece) ? piece : null;
}
