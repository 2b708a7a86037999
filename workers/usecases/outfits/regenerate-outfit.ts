import { instantOn } from '../../../app/domain/delivery.ts';
import { addDays } from '../../../app/domain/local-day.ts';
import { Refusal } from '../../../app/domain/refusal.ts';
import type { App } from '../../app.ts';
import { isOverLimit, isTaken } from '../../db/constraints.ts';
import { eraseFilmsOf } from '../../db/film-ends.ts';
import { insertRender, turnIntoErasures } from '../../db/jobs.ts';
import {
  currentOutfit,
  insertOutfit,
  makeRoom,
  markSeen,
  removeWhatHungOn,
  wasEverHers,
  type OutfitRow,
} from '../../db/outfits.ts';
import { notePassedOver } from '../../db/taste-events.ts';
import { placesUsed, takePlace } from '../../db/usage.ts';
import { allowedToday, createOutfit, renderOf } from './create-outfit.ts';
import { draftOutfit, isDressable, type Dressable, type Occasion } from './draft-outfit.ts';
import { eraseImages } from './erase-image.ts';
import { sendJobs } from '../jobs/send-jobs.ts';
import { occasionNow } from './todays-outfit.ts';
import type { SessionUser } from '../../db/users.ts';

/** Two who replace the same outfit at once: one wins, the other looks again. Each round somebody has won. */
const ROUNDS = 50;

/**
 * Another outfit for today in place of the one that stands, which takes one place. The replaced one stays in the
 * history if she loves it or has a film of it, otherwise row and picture go.
 * `outfitId` is the one that she looks at. When it stands no longer (an old page) the one that does is replaced: each
 * call takes a place or is refused, whatever page it comes from; the button cannot be pressed twice.
 * @throws Refusal too-many with upgradeRequired over her plan's limit; not-found for an outfit that never was hers;
 *   not-usable when her profile is not complete. ProviderError
 */
export async function regenerateOutfit(
  app: App,
  user: SessionUser,
  { outfitId, userHour }: { outfitId?: string | undefined; userHour?: number | undefined },
): Promise<OutfitRow> {
  if (!isDressable(user)) {
    throw new Refusal(
      'not-usable',
      'Complete your profile setup to start receiving daily outfit suggestions.',
    );
  }
  const db = app.looks(user.shard);
  const occasion = occasionNow(app, user, userHour);
  for (let round = 0; round < ROUNDS; round++) {
    const standing = await currentOutfit(db, user.id, occasion.date);
    const isStanding = outfitId === undefined || outfitId === standing?.id;
    if (!isStanding && !(await wasEverHers(db, user.id, outfitId))) {
      throw new Refusal('not-found', 'There is no such outfit.');
    }
    const outfit = standing
      ? await replace(app, user, occasion, standing)
      : (await createOutfit(app, user, occasion)).outfit;
    if (outfit === null) {
      // The last place may just have gone to a call beside this one.
      const now = await currentOutfit(db, user.id, occasion.date);
      if (now?.id === standing?.id) throw overLimit(app, user, occasion);
    } else if (outfit !== 'not-standing') {
      await markSeen(db, user.id, outfit, app.clock.now());
      return outfit;
    }
  }
  throw new Refusal('conflict', 'Your outfit is changing right now. Please try again.');
}

/** Null over the limit; 'not-standing' when somebody else replaced it first. */
async function replace(
  app: App,
  user: Dressable,
  occasion: Occasion,
  standing: OutfitRow,
): Promise<OutfitRow | null | 'not-standing'> {
  const db = app.looks(user.shard);
  const allowed = allowedToday(user);
  const used = await placesUsed(db, user.id, occasion.date, 'outfit');
  if (allowed !== null && used >= allowed) return null;

  const draft = await draftOutfit(app, user, occasion, used + 1);
  const now = app.clock.now();
  // The key lets an outfit be replaced only once.
  const job = renderOf(draft, `replace:${standing.id}`, now);
  const [keep, drop] = makeRoom(db, user.id, standing.id, now);
  const [links, films] = removeWhatHungOn(db, user.id, standing.id);
  let erasures: { id: string; state: string }[];
  let videos: { id: string; state: string }[];
  let made: OutfitRow | undefined;
  try {
    const erase = turnIntoErasures(db, user.id, standing.id, now);
    [, , , , , erasures, videos, , , [made]] = await db.batch([
      insertRender(db, job),
      takePlace(db, user.id, occasion.date, 'outfit', allowed),
      notePassedOver(db, user.id, standing.id, user.location, now),
      keep,
      drop,
      erase,
      eraseFilmsOf(db, user.id, standing.id, now),
      links,
      films,
      insertOutfit(db, draft),
    ]);
  } catch (error) {
    if (isOverLimit(error)) return null;
    if (isTaken(error)) return 'not-standing';
    throw error;
  }
  await sendJobs(app, [
    { kind: 'render-outfit', userId: user.id, shard: user.shard, outfitId: draft.id, jobId: job.id },
  ]);
  await eraseImages(app, user, [...erasures, ...videos]);
  return made ?? 'not-standing';
}

function overLimit(app: App, user: SessionUser, { date }: Occasion): Refusal {
  const limit = allowedToday(user) ?? 0;
  const midnight = instantOn(addDays(date, 1), 0, user.timezone);
  const now = app.clock.now();
  return new Refusal(
    'too-many',
    `You have used your ${limit} outfits for today. Upgrade to Premium for unlimited outfits.`,
    {
      error: 'Daily limit reached',
      upgradeRequired: true,
      retryAfter: Math.max(1, Math.ceil(((midnight ?? now + 86_400_000) - now) / 1000)),
    },
  );
}
