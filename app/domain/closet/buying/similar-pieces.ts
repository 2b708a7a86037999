// Which of her pieces a piece on trial is like: cut and cloth, color, warmth.
import type { Drawing } from '../../looks/look.ts';
import { colorDifference } from '../../looks/oklch.ts';
import type { Colorway, Garment } from '../../wardrobe/garment.ts';
import { swatch } from '../../wardrobe/palette.ts';
import { garmentName } from '../../wardrobe/wardrobe.ts';
import { CLO } from '../closet-shelf.ts';
import type { OwnPiece } from '../closet-terms.ts';
import { resolvePiece } from '../piece.ts';
import type { PurchaseFigures, WornPiece } from './purchase.ts';

const hexesOf = (colorway: Colorway) => colorway.map((tint) => swatch(tint).hex);
/** In OKLab: a shade, as another light makes it. */
const NEAR_COLOR = 0.07;
/** Of a cut's lengths, in its own measures. */
const NEAR_CUT = 0.25;
/** A step of thin, usual, thick. */
const NEAR_WARMTH = 1.35;

/** The lengths and widths of a cut, and what its parts are called. */
function isSameCut(one: Drawing, other: Drawing): boolean {
  if (one.kind !== other.kind) return false;
  const parts = { ...one } as Record<string, unknown>;
  return Object.entries(other).every(([part, value]) => {
    const mine = parts[part];
    if (typeof value === 'number' && typeof mine === 'number') return Math.abs(mine - value) <= NEAR_CUT;
    return typeof value === 'object' || mine === value;
  });
}

interface Compared {
  garment: Garment;
  colorway: Colorway;
  clo: number;
}

const isAlike = (one: Garment, other: Garment): boolean =>
  one.id === other.id ||
  (one.slot === other.slot &&
    one.fabric === other.fabric &&
    Math.abs(one.formality - other.formality) <= 1 &&
    Math.abs(one.heel - other.heel) <= 1 &&
    isSameCut(one.drawing, other.drawing));

function isTwin(one: Compared, other: Compared): boolean {
  if (!isAlike(one.garment, other.garment)) return false;
  const [mine, hers] = [hexesOf(one.colorway), hexesOf(other.colorway)];
  if (mine.length !== hers.length) return false;
  const isNear = mine.every((hex, at) => colorDifference(hex, hers[at] ?? hex) < NEAR_COLOR);
  const [low, high] = [Math.min(one.clo, other.clo), Math.max(one.clo, other.clo)];
  return isNear && high <= low * NEAR_WARMTH;
}

const compared = (piece: OwnPiece): Compared | null => {
  const resolved = resolvePiece(piece);
  return resolved && { ...resolved, clo: resolved.garment.clo * CLO[piece.warmth] };
};

/** Of those that are nearly the same the most worn: it is the one that a new one would replace. */
export function similarPieces(
  piece: OwnPiece,
  pieces: readonly WornPiece[],
): Pick<PurchaseFigures, 'twin' | 'sameCut'> {
  const mine = compared(piece);
  const alike = pieces.flatMap((each) => {
    const other = compared(each);
    return mine && other && isAlike(mine.garment, other.garment) ? [{ ...each, other }] : [];
  });
  const [twin] = alike
    .filter(({ other }) => mine && isTwin(mine, other))
    .toSorted((a, b) => b.wornCount - a.wornCount);
  if (!twin) return { sameCut: alike.length, twin: null };
  const { id, name, wornCount, other } = twin;
  return {
    sameCut: alike.length,
    twin: { id, name: name ?? garmentName(other.garment, other.colorway), wornCount },
  };
}
