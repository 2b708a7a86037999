// The garments that an outfit may be made from: hers, and what everybody has.
import type { Slot } from '../looks/look.ts';
import { swatch } from '../wardrobe/palette.ts';
import { everybodyHas, isRainPants, type OwnPiece, type PieceWarmth } from './closet-terms.ts';
import type { Colorway, Garment } from '../wardrobe/garment.ts';
import { isOfKind } from '../wardrobe/garment-kinds.ts';
import { garmentIdOf, WARDROBE } from '../wardrobe/wardrobe.ts';
import { resolvePiece, pieceWornId } from './piece.ts';

/** Of the wardrobe's clo. */
export const CLO: Record<PieceWarmth, number> = { thin: 0.75, usual: 1, thick: 1.25 };

const hundredth = (clo: number): number => Math.round(clo * 100) / 100;

/** A garment as she has it: in her colors, as thin or thick as hers is. */
function asHers(garment: Garment, colors: readonly Colorway[], warmth: PieceWarmth): Garment {
  return { ...garment, colors, clo: hundredth(garment.clo * CLO[warmth]) };
}

/** Her garments, each once as thin or thick as she has it, with all the colors that she has of it. */
export function ownGarments(pieces: readonly OwnPiece[]): Garment[] {
  const own = new Map<string, { garment: Garment; colors: Colorway[]; warmth: PieceWarmth }>();
  for (const one of pieces) {
    const piece = resolvePiece(one);
    if (!piece) continue;
    const { garment, colorway } = piece;
    const key = `${garment.id} ${one.warmth}`;
    const known = own.get(key);
    if (known) known.colors.push(colorway);
    else own.set(key, { garment, colors: [colorway], warmth: one.warmth });
  }
  return [...own.values()].map(({ garment, colors, warmth }) => asHers(garment, colors, warmth));
}

const HOUSE_SHOES = /-slippers$/;
/** What nobody lists: underwear, socks, tights, and what is on the feet at home. */
const isCommon = ({ id, slot }: { id: string; slot: Garment['slot'] }): boolean =>
  everybodyHas(slot) || HOUSE_SHOES.test(garmentIdOf(id));
/** Tights that everybody has; gray and green ones are a piece of somebody's. */
const TIGHTS = ['black', 'taupe'];
function asCommon(garment: Garment): Garment {
  if (!isOfKind(garment, 'tights')) return garment;
  const colors = garment.colors.filter(([color]) => TIGHTS.some((one) => one === color));
  return { ...garment, colors };
}
const COMMON: readonly Garment[] = WARDROBE.filter(isCommon)
  .map(asCommon)
  .filter(({ colors }) => colors.length > 0);

/** Those that a look may be made of. Rain pants go over trousers: in words, where it rains. */
export const wornAlone = (pieces: readonly OwnPiece[]): Garment[] =>
  ownGarments(pieces.filter((piece) => !isRainPants(piece)));

/** What may be worn when nothing else than hers may. */
export function closetShelf(pieces: readonly OwnPiece[]): Garment[] {
  const own = wornAlone(pieces);
  const isShod = own.some(({ id }) => HOUSE_SHOES.test(id));
  return [...own, ...(isShod ? COMMON.filter(({ id }) => !HOUSE_SHOES.test(id)) : COMMON)];
}

/** A garment in the colors that these pieces do not have; null when it has no other. */
function leaving(garment: Garment, pieces: readonly OwnPiece[] = []): Garment | null {
  if (pieces.length === 0) return garment;
  const colors = garment.colors.filter((each) => !pieces.some(({ color }) => color === each.join('+')));
  return colors.length > 0 ? { ...garment, colors } : null;
}

/**
 * The wardrobe, in which what she has stands as she has it; `only` those garments of others that it says. What of hers
 * is `resting` is not lent to her by others either: she has it, and cannot wear it.
 */
export function wardrobeShelf(
  pieces: readonly OwnPiece[],
  resting: readonly OwnPiece[] = [],
  only: (garment: Garment) => boolean = () => true,
): Garment[] {
  const own = closetShelf(pieces);
  const ids = new Set(own.map(({ id }) => id));
  const away = Map.groupBy(resting, ({ garmentId }) => garmentId);
  // Nobody is told to buy an expedition for a cold morning.
  const others = WARDROBE.filter(
    (garment) => !ids.has(garment.id) && !isOfKind(garment, 'polar kit') && only(garment),
  );
  return [...own, ...others.flatMap((garment) => asLent(leaving(garment, away.get(garment.id))) ?? [])];
}

/** What is lent goes over and under anything of hers: quiet, where it comes so. */
const QUIET: readonly Slot[] = ['coat', 'shoes', 'jacket', 'bottom', 'scarf', 'hat', 'gloves'];
function asLent(garment: Garment | null): Garment | null {
  if (!garment || !QUIET.includes(garment.slot)) return garment;
  const colors = garment.colors.filter((tints) => tints.every((tint) => swatch(tint).neutral));
  return colors.length > 0 ? { ...garment, colors } : null;
}

/** Whether a worn id ('wool-coat:camel') is hers, or one of those that everybody has. */
export function isOwnPiece(
  pieces: readonly OwnPiece[],
): (worn: { id: string; slot: Garment['slot'] }) => boolean {
  const ids = new Set(pieces.map(pieceWornId));
  return (worn) => isCommon(worn) || ids.has(worn.id);
}
