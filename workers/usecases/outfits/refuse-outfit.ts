import { pieceWornId } from '../../../app/domain/closet/piece.ts';
import { Refusal } from '../../../app/domain/refusal.ts';
import type { NotForMe } from '../../../app/domain/preferences/rejection-reasons.ts';
import { garmentIdOf } from '../../../app/domain/wardrobe/wardrobe.ts';
import type { App } from '../../app.ts';
import { listWearablePieces } from '../../db/looks/closet.ts';
import { noteRefusal } from '../../db/looks/taste-events.ts';
import type { SessionUser } from '../../db/people/users.ts';
import { restoreOutfit } from '../outfit-archive/restore-outfit.ts';
import { putNeverWear } from '../preferences/put-never-wear.ts';

export interface NotForMeBecause {
  reason: NotForMe;
  /** Worn id of the piece that she does not own. */
  piece?: string | undefined;
}

/**
 * "Not for me", and why: her next looks heed it. A piece that she does not own goes on her never-wear list, where she
 * can take it off again. The look stands until another replaces it, and nothing is counted.
 * @throws Refusal not-found when the outfit is not hers; bad-input for a piece that is not in it;
 *   not-usable for a piece of her closet, and when her never-wear list is full
 */
export async function refuseOutfit(
  app: App,
  user: SessionUser,
  outfitId: string,
  { reason, piece }: NotForMeBecause,
): Promise<void> {
  const db = app.looks(user.shard);
  const outfit = await restoreOutfit(app, user, outfitId);
  if (reason === 'not-owned') {
    if (!outfit.look.garments.some(({ id }) => id === piece))
      throw new Refusal('bad-input', 'piece: say which piece of the look you do not own.');
    const owned = (await listWearablePieces(db, user.id)).filter(
      ({ garmentId }) => garmentId === garmentIdOf(piece ?? ''),
    );
    if (owned.some((one) => pieceWornId(one) === piece))
      throw new Refusal(
        'not-usable',
        'This piece is in your closet. Remove it there if you no longer have it.',
      );
    // One of the kind that she has in another color stays hers to wear.
    if (owned.length === 0) await putNeverWear(app, user, { piece: garmentIdOf(piece ?? ''), isOn: true });
  }
  await noteRefusal(db, user.id, outfitId, reason, app.clock.now());
}
