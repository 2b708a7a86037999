import type { BodyOf } from '../../../app/contracts/call.ts';
import type { wearBuild as wearCall } from '../../../app/contracts/own-looks/build.ts';
import { choosePieces } from '../../../app/domain/styling/chosen/chosen-pieces.ts';
import { isWearableOn } from '../../../app/domain/closet/wash-rest.ts';
import { parseWornId } from '../../../app/domain/looks/worn-piece-id.ts';
import { localDate } from '../../../app/domain/time/local-day.ts';
import type { App } from '../../app.ts';
import { findPieces } from '../../db/looks/closet.ts';
import type { OutfitRow } from '../../db/looks/outfits.ts';
import type { SessionUser } from '../../db/people/users.ts';
import { regenerateOutfit } from '../outfits/regenerate-outfit.ts';

/**
 * Her pieces as today's look, in place of the one that stands: as they are, or with the rest put with them. Each is hers, or
 * the wardrobe's in a color of its own.
 * @throws Refusal not-found for a piece that is neither; not-usable for pieces that make no look, and for what she is asked
 *   once and has not said yes to; as {@link regenerateOutfit}. ProviderError
 */
export async function wearBuild(
  app: App,
  user: SessionUser,
  { pieces: ids, finish, sure }: BodyOf<typeof wearCall>,
): Promise<OutfitRow> {
  const today = localDate(app.clock.now(), user.timezone);
  const rows = await findPieces(app.looks(user.shard), user.id, ids.map(parseWornId));
  const hers = rows.map((row) => ({ ...row, isResting: !isWearableOn(row, today) }));
  const chosen = { pieces: choosePieces(ids, hers), finish, isSure: sure };
  return regenerateOutfit(app, user, { chosen });
}
