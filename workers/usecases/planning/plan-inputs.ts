import type { StylingBrief } from '../../../app/domain/styling/input/brief.ts';
import { pieceWornId } from '../../../app/domain/closet/piece.ts';
import { sha256Hex } from '../../db/sql/secret.ts';
import type { Dressable } from '../outfits/dressable-user.ts';

/** The hour at which her outfit comes is the one from which she may leave. */
export const leavingHour = (user: Dressable): number => Number(user.notificationTime.slice(0, 2));

/**
 * What a planned look depends on besides the weather, as two hashes. When the first (who she is, where, and how she wants to
 * look) changes, the look is planned anew. When the second (her never-wear list and closet) changes, the pieces of the look
 * are checked one by one (no-longer-wearable.ts).
 */
export async function planInputHash(user: Dressable, brief: StylingBrief): Promise<string> {
  const { gender, styles, context, modesty, heelMax, neverWear = [], closet } = brief;
  const wishes = { styles: [...styles].sort(), context: context ?? null, modesty, heelMax };
  const pieces = closet && [closet.from, ...closet.pieces.map(pieceWornId).sort()];
  const [hers, shelf] = await Promise.all([
    sha256Hex(JSON.stringify([gender, user.location, wishes])),
    sha256Hex(JSON.stringify([[...neverWear].sort(), pieces ?? null])),
  ]);
  return `${hers}.${shelf}`;
}

/** Made for the same person, place and wishes, whatever hangs in her closet. */
export const isSamePlanInput = (one: string, other: string): boolean =>
  one.split('.')[0] === other.split('.')[0];
