import type { BatchItem } from 'drizzle-orm/batch';
import { PLANS } from '../../../app/domain/billing/plan.ts';
import type { App } from '../../app.ts';
import { isQuotaExceeded, isUniqueViolation } from '../../db/sql/constraints.ts';
import { insertRender } from '../../db/jobs/jobs.ts';
import { currentOutfit, insertOutfit, type NewOutfit, type OutfitRow } from '../../db/looks/outfits.ts';
import { quotaUsed, takeQuota } from '../../db/looks/usage.ts';
import type { SessionUser } from '../../db/people/users.ts';
import type { Dressable } from './dressable-user.ts';
import { draftOutfit, type NamedLook } from './draft-outfit.ts';
import type { Occasion } from './styling-brief.ts';
import { sendJobs } from '../jobs/send-jobs.ts';
import type { UserRef } from '../../db/people/users.ts';

/**
 * Makes the outfit for a local date that has none: takes one of the day's quota; a job draws its picture. However many ask
 * at once, one outfit is made and all get it. The statements of `alongside` are committed with it or not at all; its
 * picture may let others go first (seconds).
 * @returns `outfit` null when the day's quota is used up; `isNew` when this call made it
 * @throws ProviderError
 */
export async function createOutfit(
  app: App,
  user: Dressable,
  occasion: Occasion,
  {
    alongside,
    letsOthersFirst = 0,
    named,
  }: {
    alongside?: (draft: NewOutfit) => Promise<BatchItem<'sqlite'>[]>;
    letsOthersFirst?: number;
    /** In place of what would be made for her. */
    named?: NamedLook;
  } = {},
): Promise<{ outfit: OutfitRow | null; isNew: boolean }> {
  const db = app.looks(user.shard);
  const used = await quotaUsed(db, user.id, occasion.date, 'outfit');
  const allowed = dailyOutfitLimit(user);
  const standing = async () => ({
    outfit: (await currentOutfit(db, user.id, occasion.date)) ?? null,
    isNew: false,
  });
  if (allowed !== null && used >= allowed) return standing();

  const draft = await draftOutfit(app, user, occasion, used + 1, named);
  const job = renderJob(draft, `render:${draft.id}`, app.clock.now());
  const more = (await alongside?.(draft)) ?? [];
  let made: OutfitRow | undefined;
  try {
    [[made]] = await db.batch([
      insertOutfit(db, draft),
      takeQuota(db, user.id, occasion.date, 'outfit', allowed),
      insertRender(db, job),
      ...more,
    ]);
  } catch (error) {
    if (!isUniqueViolation(error) && !isQuotaExceeded(error)) throw error;
    return standing();
  }
  await sendRender(app, user, job, letsOthersFirst);
  return { outfit: made ?? null, isNew: true };
}

/** Her plan's outfits a day; null without limit. */
export const dailyOutfitLimit = (user: SessionUser): number | null =>
  PLANS[user.subscriptionTier].outfitsPerDay;

/** She has had all outfits that her plan gives for this local date. */
export async function isUsedUp(app: App, user: SessionUser, date: string): Promise<boolean> {
  const allowed = dailyOutfitLimit(user);
  return allowed !== null && (await quotaUsed(app.looks(user.shard), user.id, date, 'outfit')) >= allowed;
}

/** The row of the job that makes an outfit's picture. The key is what may happen only once. */
export function renderJob(outfit: { id: string; userId: string; date: string }, key: string, now: number) {
  return { id: crypto.randomUUID(), key, userId: outfit.userId, date: outfit.date, outfitId: outfit.id, now };
}

/** After its row is written. @param delaySeconds for which it lets others go first */
export const sendRender = (
  app: App,
  { id: userId, shard }: UserRef,
  { id: jobId, outfitId }: ReturnType<typeof renderJob>,
  delaySeconds = 0,
): Promise<void> =>
  sendJobs(app, [{ kind: 'render-outfit', userId, shard, outfitId, jobId }], { delaySeconds });
