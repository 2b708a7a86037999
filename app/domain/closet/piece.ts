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

const isPlain = ({ colours }: Garment): boolean => colours.every(({ length }) => length === 1);

/**
 * The garment and colors of a piece; null when our wardrobe has no such thing. A plain garment comes in every color, a
 * patterned one in its own colorways and in what was measured on hers.
 */
export function resolvePiece({
  garmentId,
  color,
}: Pick<OwnPiece, 'garmentId' | 'color'>): { garment: Garment; colourway: Colorway } | null {
  const garment = garmentById(garmentId);
  if (!garment || garment.id !== garmentId || everybodyHas(garment.slot)) return null;
  const own = garment.colours.find((colourway) => colourway.join('+') === color);
  if (own) return { garment, colourway: own };
  const colourway = parseColorway(color);
  if (!colourway) return null;
  if (isPlain(garment)) return colourway.length === 1 ? { garment, colourway } : null;
  const isMeasured = colourway.every((tint) => !isColorName(tint));
  return isMeasured && garment.colours.some(({ length }) => length === colourway.length)
    ? { garment, colourway }
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
