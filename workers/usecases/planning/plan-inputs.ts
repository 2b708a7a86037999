import type { StylingBrief } from '../../../app/domain/styling/input/brief.ts';
import { pieceWornId } from '../../../app/domain/closet/piece.ts';
import { FELT_C, feltOffsetC } from '../../../app/domain/preferences/personal-warmth.ts';
import { effectiveOffsetC } from '../../../app/domain/styling/input/wishes.ts';
import { sha256Hex } from '../../db/sql/secret.ts';
import type { Dressable } from '../outfits/dressable-user.ts';

/** The hour at which her outfit comes is the one from which she may leave. */
export const leavingHour = (user: Dressable): number => Number(user.notificationTime.slice(0, 2));

/**
 * What a planned look depends on besides the weather: two hashes, and her thermostat in steps that are felt. When the first (who she is, where, and how she wants to
 * look) changes, the look is planned anew. When the second (her never-wear list and closet) changes, the pieces of the look
 * are checked one by one (no-longer-wearable.ts). When the third changes, she is dressed warmer or lighter, unless she has
 * settled on the look.
 */
export async function planInputHash(user: Dressable, brief: StylingBrief): Promise<string> {
  const { gender, styles, context, modesty, heelMax, neverWear = [], closet } = brief;
  const wishes = { styles: [...styles].sort(), context: context ?? null, modesty, heelMax };
  const pieces = closet && [closet.from, ...closet.pieces.map(pieceWornId).sort()];
  const [hers, shelf] = await Promise.all([
    sha256Hex(JSON.stringify([gender, user.location, wishes])),
    sha256Hex(JSON.stringify([[...neverWear].sort(), pieces ?? null])),
  ]);
  return `${hers}.${shelf}.${feltOffsetC(effectiveOffsetC(brief)) / FELT_C}`;
}

/** Made for the same person, place and wishes, whatever hangs in her closet. */
export const isSamePlanInput = (one: string, other: string): boolean =>
  one.split('.')[0] === other.split('.')[0];

/** Dressed for the same thermostat. A plan of before this was noted counts as such. */
export const isSameWarmth = (one: string, other: string): boolean => {
  const [, , before] = one.split('.');
  return before === undefined || before === other.split('.')[2];
};
