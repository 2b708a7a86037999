// What her closet says of her before anything is chosen: that she covers her hair, and which cloth is not for such heat.
import { toCelsius } from '../comfort/outdoor-air.ts';
import type { StylingBrief } from '../styling/input/brief.ts';
import type { OwnPiece } from './closet-terms.ts';
import { resolvePiece } from './piece.ts';

/** A scarf of hers that is worn on the head as well. */
const ON_THE_HEAD = /^(silk|cotton|cashmere|wool)-scarf$/;
/** Who owns so many covers her hair, whether her settings say so or not. */
const HEADSCARVES = 3;
const ownsHeadscarves = (pieces: readonly OwnPiece[]): boolean =>
  pieces.filter(({ garmentId }) => garmentId === 'headscarf').length >= HEADSCARVES;

/** Her pieces; where she covers her head and lists nothing for it, her scarves are that too. */
function withHeadscarves(pieces: readonly OwnPiece[]): readonly OwnPiece[] {
  if (pieces.some((piece) => resolvePiece(piece)?.garment.headCover)) return pieces;
  const scarves = pieces.filter(({ garmentId }) => ON_THE_HEAD.test(garmentId));
  return [...pieces, ...scarves.map((scarf) => ({ ...scarf, garmentId: 'headscarf' }))];
}

/** Cloth that is told in a name, and hangs in the closet from so many °C on. */
const DENSE = /\b(velvet|velour|tweed|fleece|sherpa|teddy|corduroy|cord|flannel|chunky)\b/i;
const DENSE_UP_TO_C = 24;

/** Without what her words call dense, on a hot day, wherever she has another for the same place. */
function inTheHeat(pieces: readonly OwnPiece[], warmestC: number): readonly OwnPiece[] {
  if (warmestC < DENSE_UP_TO_C) return pieces;
  const slotOf = (piece: OwnPiece) => resolvePiece(piece)?.garment.slot;
  const isDense = ({ name }: OwnPiece) => DENSE.test(name ?? '');
  const airy = new Set(pieces.filter((piece) => !isDense(piece)).map(slotOf));
  return pieces.filter((piece) => !isDense(piece) || !airy.has(slotOf(piece)));
}

/** The question as her closet asks it: every way to a look goes through here, once. Twice changes nothing. */
export function heedingCloset(brief: StylingBrief): StylingBrief {
  const { closet, modesty, hours } = brief;
  if (!closet) return brief;
  const headCover = modesty?.headCover ?? ownsHeadscarves(closet.pieces);
  const covered = headCover ? withHeadscarves(closet.pieces) : closet.pieces;
  const pieces = inTheHeat(covered, Math.max(...hours.map(({ tempF }) => toCelsius(tempF))));
  return {
    ...brief,
    closet: { ...closet, pieces },
    ...(headCover && { modesty: { ...modesty, headCover } }),
  };
}
