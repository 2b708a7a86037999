// What a photo shows, as she says it: a kind of ours in her colors, and whether she has it already.
import type { QueuedPhoto, PieceChoice } from '../../../client/photo/garment-queue.ts';
import type { PhotographedPiece } from '../../../client/photo/keep-garments.ts';
import type { ClosetChoice, ClosetPiece } from '../../../contracts/closet.ts';
import { pieceKind } from '../../../domain/closet/closet-terms.ts';
import type { Hex } from '../../../domain/looks/cloth.ts';
import type { WornGarment } from '../../../domain/looks/look.ts';
import { colorDifference } from '../../../domain/looks/oklch.ts';

/** A kind from the list, in the colors of her photo: a plain one in the first, a patterned one in as many as it has. */
export function inHerColors({ garmentId, garment, dots }: ClosetChoice, colors: readonly Hex[]): PieceChoice {
  const usual = dots[0]?.color ?? '';
  const [main, ...others] = colors;
  if (!main) return { garmentId, color: usual, garment };
  const hers = usual.split('+').map((_, at) => (at === 0 ? main : (others[at - 1] ?? others.at(-1) ?? main)));
  const color = hers.join('+');
  const accents = hers.slice(1);
  return {
    garmentId,
    color,
    garment: {
      ...garment,
      id: `${garmentId}:${color}`,
      cloth: { ...garment.cloth, colour: main, ...(accents.length > 0 && { accents }) },
    },
  };
}

/** In OKLab: a shade, as another light makes it. */
const NEAR = 0.07;

const isAlike = (one: WornGarment, other: WornGarment): boolean =>
  pieceKind(one.slot) === pieceKind(other.slot) &&
  one.slot === other.slot &&
  one.drawing.kind === other.drawing.kind &&
  one.cloth.fabric === other.cloth.fabric &&
  colorDifference(one.cloth.colour, other.cloth.colour) < NEAR;

/** A piece of hers that it may well be: of the same cut and cloth, in nearly the same color. */
export const alikeInCloset = ({ garment }: PieceChoice, pieces: readonly ClosetPiece[]): ClosetPiece | null =>
  pieces.find((piece) => piece.status !== 'gone' && isAlike(piece.garment, garment)) ?? null;

/** An earlier photo of the queue that may show the same piece. */
export function alikeInQueue(photo: QueuedPhoto, queue: readonly QueuedPhoto[]): QueuedPhoto | null {
  const { choice } = photo;
  if (!choice) return null;
  const before = queue.slice(0, queue.indexOf(photo));
  return before.find((each) => each.choice && isAlike(each.choice.garment, choice.garment)) ?? null;
}

export const isReady = ({ read, choice }: QueuedPhoto): boolean => read?.is === 'garment' && choice !== null;

/** As it is kept in the closet, with all its pictures. */
export function toPhotographedPiece({
  read,
  choice,
  name,
  warmth,
  moved,
  laid,
}: QueuedPhoto): PhotographedPiece {
  if (read?.is !== 'garment' || !choice) throw new Error('Only what is ready is added.');
  const { cutOut, photo, marks } = read;
  return { choice, name, warmth, cutOut, photo, marks, moved, laid };
}
