import { secondsLeftInDay } from '../../../app/domain/delivery/delivery-instant.ts';
import { WORK } from '../../../app/domain/operations/work-budget.ts';
import { Refusal } from '../../../app/domain/refusal.ts';
import type { App } from '../../app.ts';
import { earlierLooks } from '../../db/looks/looks-of-a-day.ts';
import type { NamedLookRow } from '../../db/looks/named-looks.ts';
import { currentOutfit, markSeen, type OutfitRow } from '../../db/looks/outfits.ts';
import type { SessionUser } from '../../db/people/users.ts';
import { createOutfit } from '../outfits/create-outfit.ts';
import { isDressable, type Dressable } from '../outfits/dressable-user.ts';
import { replaceOutfit } from '../outfits/replace-outfit.ts';
import { occasionNow } from '../outfits/todays-outfit.ts';
import { wearAgain } from '../outfits/wear-again.ts';
import { changeInTurn } from '../concurrency/in-turn.ts';
import { requireNamedLook } from './read-named-looks.ts';

/** Each is drawn. More than this a day are not worn. */
const MOST_LOOKS_OF_DAY = 20;

const hasItsPieces = (outfit: OutfitRow, { look }: NamedLookRow): boolean =>
  outfit.look.garments.map(({ id }) => id).join() === look.garments.map(({ id }) => id).join();

const isSame = (outfit: OutfitRow, named: NamedLookRow, { location }: SessionUser): boolean =>
  outfit.title === named.name && outfit.placeName === location && hasItsPieces(outfit, named);

/**
 * It is today's look; the one that stood is at hand as an earlier one. Takes one of the day's quota, as every look that is
 * made at her wish; a look of pieces that she had on today already takes none. Asked twice, it is done once, and chosen again the same day it is the outfit that was made then.
 * @throws Refusal not-found; not-usable where a piece of it has left the wardrobe; too-many; as changeInTurn. ProviderError
 */
export async function wearNamedLook(app: App, user: SessionUser, id: string): Promise<OutfitRow> {
  if (!isDressable(user))
    throw new Refusal('not-usable', 'Complete your profile setup first: we need to know your styles.');
  const named = await requireNamedLook(app, user, id);
  return changeInTurn(app, user, WORK.outfit, () => wear(app, user, named));
}

async function wear(app: App, user: Dressable, named: NamedLookRow): Promise<OutfitRow> {
  const db = app.looks(user.shard);
  const occasion = occasionNow(app, user);
  const [standing, earlier] = await Promise.all([
    currentOutfit(db, user.id, occasion.date),
    earlierLooks(db, user.id, occasion.date),
  ]);
  if (standing && isSame(standing, named, user)) return standing;
  const before = earlier.find((outfit) => isSame(outfit, named, user));
  if (before) return wearAgain(app, user, before.id);
  if (earlier.length >= MOST_LOOKS_OF_DAY)
    throw new Refusal('too-many', "You've worn many looks today. You can wear this one tomorrow.");
  const wasToday = [standing, ...earlier].some((outfit) => outfit && hasItsPieces(outfit, named));
  const outfit = standing
    ? await replaceOutfit(app, user, occasion, standing, wasToday ? 'free' : 'counts', named)
    : (await createOutfit(app, user, occasion, { named })).outfit;
  if (outfit === null)
    throw new Refusal('too-many', 'You have used your outfits for today. You can wear this look tomorrow.', {
      error: 'Daily limit reached',
      upgradeRequired: true,
      retryAfter: secondsLeftInDay(occasion.date, app.clock.now(), user.timezone),
    });
  if (outfit === 'not-standing')
    throw new Refusal('conflict', 'Your outfit is changing right now. Please try again.');
  await markSeen(db, user.id, outfit, app.clock.now());
  return outfit;
}
