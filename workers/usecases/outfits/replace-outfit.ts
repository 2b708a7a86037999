import type { App } from '../../app.ts';
import { isQuotaExceeded, isUniqueViolation } from '../../db/sql/constraints.ts';
import { insertRender } from '../../db/jobs/jobs.ts';
import { earlierLooks, markReplaced } from '../../db/looks/looks-of-a-day.ts';
import { insertOutfit, type OutfitRow } from '../../db/looks/outfits.ts';
import { notePassedOver } from '../../db/looks/taste-events.ts';
import { quotaUsed, takeQuota } from '../../db/looks/usage.ts';
import { dailyOutfitLimit, renderJob, sendRender } from './create-outfit.ts';
import type { Dressable } from './dressable-user.ts';
import { draftOutfit, type NamedLook } from './draft-outfit.ts';
import type { Occasion } from './styling-brief.ts';
import { namedBatch } from '../../db/sql/named-batch.ts';

/**
 * Replaces the current outfit by another. Takes one of the day's quota when it `counts`; `free` is for a replacement that
 * she did not ask for (she has moved), and for pieces that she had on today already.
 * @param by worn ids of pieces that stay, or a look that she has named: then the one before was no wrong guess
 * @returns null over the limit; 'not-standing' when somebody else replaced it first
 * @throws ProviderError
 */
export async function replaceOutfit(
  app: App,
  user: Dressable,
  occasion: Occasion,
  standing: OutfitRow,
  as: 'counts' | 'free',
  by: readonly string[] | NamedLook = [],
): Promise<OutfitRow | null | 'not-standing'> {
  const db = app.looks(user.shard);
  const allowed = dailyOutfitLimit(user);
  const [used, earlier] = await Promise.all([
    quotaUsed(db, user.id, occasion.date, 'outfit'),
    earlierLooks(db, user.id, occasion.date),
  ]);
  if (as === 'counts' && allowed !== null && used >= allowed) return null;

  const named = 'name' in by ? by : null;
  const locked = 'name' in by ? [] : by;
  const attempt = Math.max(used, standing.attempt, ...earlier.map((look) => look.attempt)) + 1;
  const round = locked.length > 0 ? { look: standing.look, locked } : undefined;
  const draft = await draftOutfit(app, user, occasion, attempt, named ?? round);
  const now = app.clock.now();
  // The key lets an outfit be replaced only once from where the day stands.
  const job = renderJob(draft, `replace:${standing.id}:${attempt}`, now);
  const quota = takeQuota(db, user.id, occasion.date, 'outfit', allowed);
  let made: OutfitRow | undefined;
  try {
    const answers = await namedBatch(db, {
      render: insertRender(db, job),
      ...(!named && { taste: notePassedOver(db, user.id, standing.id, user.location, now) }),
      replaced: markReplaced(db, user.id, standing.id, now),
      made: insertOutfit(db, draft),
      ...(as === 'counts' && { quota }),
    });
    made = answers.made[0];
  } catch (error) {
    if (isQuotaExceeded(error)) return null;
    if (isUniqueViolation(error)) return 'not-standing';
    throw error;
  }
  await sendRender(app, user, job);
  return made ?? 'not-standing';
}
