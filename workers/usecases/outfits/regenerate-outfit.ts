import { mainStop } from '../../../app/domain/day-request/brief-for-request.ts';
import type { DayRequest } from '../../../app/domain/day-request/day-request.ts';
import type { DayOccasion } from '../../../app/domain/preferences/day-occasion.ts';
import { Refusal } from '../../../app/domain/refusal.ts';
import { WORK } from '../../../app/domain/operations/work-budget.ts';
import type { App } from '../../app.ts';
import { currentOutfit, markSeen, hasEverOwnedOutfit, type OutfitRow } from '../../db/looks/outfits.ts';
import { dailyOutfitLimit, createOutfit, isUsedUp } from './create-outfit.ts';
import { requireDressable, type Dressable } from './dressable-user.ts';
import type { Chosen, Occasion } from './styling-brief.ts';
import { replaceOutfit } from './replace-outfit.ts';
import { readSaid, type Said } from '../day-requests/understand-day.ts';
import { occasionNow } from './todays-outfit.ts';
import type { SessionUser } from '../../db/people/users.ts';
import { requireOutfit } from '../outfit-archive/restore-outfit.ts';
import { changeInTurn } from '../concurrency/in-turn.ts';
import { secondsLeftInDay } from '../../../app/domain/delivery/delivery-instant.ts';

/** Tries where something else than a change of hers replaces the same outfit: she wears another again, or has moved. */
const ROUNDS = 3;

export interface Wish {
  /** The one that she looks at. */
  outfitId?: string | undefined;
  /** 0..23, from her device. */
  userHour?: number | undefined;
  /** Worn ids of its pieces that stay. */
  locked?: readonly string[] | undefined;
  /** What the day is for; left out: as the outfit that stands. */
  occasion?: DayOccasion | undefined;
  said?: Said | undefined;
  /** Pieces that she wants worn. */
  chosen?: Chosen | undefined;
}

/**
 * Another outfit for today in place of the one that stands, which takes one of the day's quota. The replaced one can be worn again
 * until her midnight (wear-again.ts).
 * `outfitId` is the one that she looks at. When it stands no longer (an old page) the one that does is replaced: each
 * call takes one of the quota or is refused, whatever page it comes from; the button cannot be pressed twice. Of calls at
 * once one does its work, the others are refused before theirs begins.
 * @throws Refusal too-many with upgradeRequired over her plan's limit; not-found for an outfit that never was hers;
 *   not-usable when her profile is not complete; as changeInTurn. ProviderError
 */
export async function regenerateOutfit(app: App, user: SessionUser, wish: Wish): Promise<OutfitRow> {
  requireDressable(user);
  const now = occasionNow(app, user, wish.userHour);
  if (await isUsedUp(app, user, now.date)) throw overLimit(app, user, now);
  const work = wish.chosen ? WORK.around : WORK.outfit;
  return changeInTurn(app, user, work, () => regenerate(app, user, now, wish));
}

async function regenerate(
  app: App,
  user: Dressable,
  now: Occasion,
  { outfitId, locked, occasion: wanted, said, chosen }: Wish,
): Promise<OutfitRow> {
  const db = app.looks(user.shard);
  const request = said && (await readSaid(app, user, said));
  for (let round = 0; round < ROUNDS; round++) {
    const standing = await currentOutfit(db, user.id, now.date);
    const occasion = {
      ...askedOccasion(now, { wanted, said: request }, standing),
      ...(chosen && { chosen }),
    };
    const isStanding = outfitId === undefined || outfitId === standing?.id;
    if (!isStanding) await requireHers(app, user, outfitId);
    const outfit = standing
      ? await replaceOutfit(app, user, occasion, standing, 'counts', isStanding ? locked : [])
      : (await createOutfit(app, user, occasion)).outfit;
    if (outfit === null) {
      // A concurrent call may have taken the last of the quota.
      const then = await currentOutfit(db, user.id, now.date);
      if (then?.id === standing?.id) throw overLimit(app, user, occasion);
    } else if (outfit !== 'not-standing') {
      await markSeen(db, user.id, outfit, app.clock.now());
      return outfit;
    }
  }
  throw new Refusal('conflict', 'Your outfit is changing right now. Please try again.');
}

/** What the day is for: as her own words say, else as she chose, else as the look that stands. */
function askedOccasion(
  now: Occasion,
  { wanted, said }: { wanted: DayOccasion | undefined; said: DayRequest | undefined },
  standing: OutfitRow | undefined,
): Occasion {
  const stop = said && mainStop(said);
  return { ...now, for: stop?.occasion ?? wanted ?? standing?.occasion ?? 'usual', ...(said && { said }) };
}

/** Hers now or once: in the database, in its archive, or deleted since. */
async function requireHers(app: App, user: SessionUser, outfitId: string): Promise<void> {
  if (await hasEverOwnedOutfit(app.looks(user.shard), user.id, outfitId)) return;
  await requireOutfit(app, user, outfitId);
}

function overLimit(app: App, user: SessionUser, { date }: Occasion): Refusal {
  const limit = dailyOutfitLimit(user) ?? 0;
  return new Refusal(
    'too-many',
    `You have used your ${limit} outfits for today. Upgrade to Premium for unlimited outfits.`,
    {
      error: 'Daily limit reached',
      upgradeRequired: true,
      retryAfter: secondsLeftInDay(date, app.clock.now(), user.timezone),
    },
  );
}
