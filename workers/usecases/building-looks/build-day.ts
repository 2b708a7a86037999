import type { BuildDay } from '../../../app/contracts/own-looks/build.ts';
import { isWearableOn } from '../../../app/domain/closet/wash-rest.ts';
import type { App } from '../../app.ts';
import { listWearablePieces } from '../../db/looks/closet.ts';
import { currentOutfit } from '../../db/looks/outfits.ts';
import type { SessionUser } from '../../db/people/users.ts';
import { dayOfLooks } from '../outfits/day-of-looks.ts';
import { requireDressable } from '../outfits/dressable-user.ts';
import { briefFor } from '../outfits/styling-brief.ts';
import { occasionNow } from '../outfits/todays-outfit.ts';

/**
 * What her device needs to judge pieces for the rest of today as the stylist does: nothing is made or counted.
 * @throws Refusal not-usable when her profile is not complete; ProviderError
 */
export async function buildDay(app: App, user: SessionUser): Promise<BuildDay> {
  requireDressable(user);
  const now = occasionNow(app, user);
  const db = app.looks(user.shard);
  const standing = await currentOutfit(db, user.id, now.date);
  const [{ brief }, rows, { left }] = await Promise.all([
    briefFor(app, user, { ...now, for: standing?.occasion ?? 'usual' }, (standing?.attempt ?? 0) + 1),
    listWearablePieces(db, user.id),
    dayOfLooks(app, user),
  ]);
  const pieces = rows.map(({ garmentId, color, warmth, ...row }) => ({
    garmentId,
    color,
    warmth,
    isResting: !isWearableOn(row, now.date),
  }));
  // Words of earlier looks are of no use there.
  const recent = brief.recent.map(({ date, garmentIds }) => ({ date, garmentIds }));
  return { brief: { ...brief, recent }, pieces, left };
}
