import { localDate } from '../../../app/domain/time/local-day.ts';
import { PLANS } from '../../../app/domain/billing/plan.ts';
import { Refusal } from '../../../app/domain/refusal.ts';
import { alternativesFor, swapGarment, type Alternative } from '../../../app/domain/styling/swap.ts';
import { WORK } from '../../../app/domain/operations/work-budget.ts';
import type { App } from '../../app.ts';
import { isUniqueViolation } from '../../db/sql/constraints.ts';
import { dropSwappedFilm } from '../../db/jobs/film-ends.ts';
import { insertRender, turnIntoErasures } from '../../db/jobs/jobs.ts';
import { saveSwappedLook } from '../../db/looks/looks-of-a-day.ts';
import type { OutfitRow } from '../../db/looks/outfits.ts';
import type { SessionUser } from '../../db/people/users.ts';
import { countWears } from '../closet/count-wears.ts';
import { renderJob, sendRender } from './create-outfit.ts';
import { isDressable } from './dressable-user.ts';
import { briefFor } from './styling-brief.ts';
import { eraseImages } from './erase-image.ts';
import { pageInTurn, changeInTurn } from '../concurrency/in-turn.ts';
import { requireOutfit } from '../outfit-archive/restore-outfit.ts';
import { namedBatch } from '../../db/sql/named-batch.ts';

/** Swaps that her plan still gives this outfit; null without limit. */
function swapsLeft(user: SessionUser, outfit: OutfitRow): number | null {
  const allowed = PLANS[user.subscriptionTier].swapsPerOutfit;
  return allowed === null ? null : Math.max(0, allowed - outfit.swaps);
}

/** The look of today that stands, and the brief of what is left of its day, in its own style. */
async function standingLook(app: App, user: SessionUser, outfitId: string) {
  const outfit = await requireOutfit(app, user, outfitId);
  const isTodays = outfit.date === localDate(app.clock.now(), user.timezone) && outfit.replacedAt === null;
  if (!isTodays || !isDressable(user))
    throw new Refusal('not-usable', "You can only change today's outfit. Past outfits stay as they were.");
  const { date, daypart, attempt, style } = outfit;
  const occasion = {
    date,
    daypart,
    hour: outfit.receipt.hours[0]?.hour ?? 0,
    for: outfit.occasion ?? 'usual',
  };
  const { brief } = await briefFor(app, user, occasion, attempt, style);
  return { outfit, brief };
}

/**
 * Others for one piece of today's look, which keep the weather right and the colors together. Counts nothing.
 * @throws Refusal not-found for an outfit that is not hers, not-usable for a piece that it does not have; as pageInTurn; ProviderError
 */
export async function swapsFor(
  app: App,
  user: SessionUser,
  outfitId: string,
  piece: string,
): Promise<{ others: Alternative[]; left: number | null }> {
  return pageInTurn(app, user, WORK.alternatives, async () => {
    const { outfit, brief } = await standingLook(app, user, outfitId);
    return { others: alternativesFor(brief, outfit.look, piece), left: swapsLeft(user, outfit) };
  });
}

/**
 * Swaps one piece of today's look: words, receipt and picture are made anew, a film of the old look is dropped, and the
 * outfit stays the same one, without using the quota. However many ask at once, one is made, and each is counted once.
 * @throws Refusal too-many with upgradeRequired over her plan's swaps; conflict when another tab was faster; as
 *   {@link swapsFor}; as changeInTurn; ProviderError
 */
export async function swapPiece(
  app: App,
  user: SessionUser,
  outfitId: string,
  choice: { piece: string; other: string },
): Promise<OutfitRow> {
  return changeInTurn(app, user, WORK.swap, () => swap(app, user, outfitId, choice));
}

async function swap(
  app: App,
  user: SessionUser,
  outfitId: string,
  { piece, other }: { piece: string; other: string },
): Promise<OutfitRow> {
  const { outfit, brief } = await standingLook(app, user, outfitId);
  if (swapsLeft(user, outfit) === 0) throw overSwaps(user);
  const { title, description, reasons, look, receipt } = swapGarment(brief, outfit.look, piece, other);
  const db = app.looks(user.shard);
  const now = app.clock.now();
  // The key lets each swap be made once.
  const job = renderJob(outfit, `swap:${outfit.id}:${outfit.swaps + 1}`, now);
  const conflict = new Refusal('conflict', 'Your outfit is changing right now. Please try again.');
  let changed: OutfitRow | undefined;
  let erasures: { id: string; state: string }[];
  try {
    const answers = await namedBatch(db, {
      render: insertRender(db, job),
      saved: saveSwappedLook(db, user.id, outfit, { title, description, reasons, look, receipt }),
      pictureErasures: turnIntoErasures(db, user.id, outfit.id, now, job.id),
      ...dropSwappedFilm(db, user.id, { id: outfit.id, swaps: outfit.swaps + 1 }, now),
    });
    changed = answers.saved[0];
    erasures = [...answers.pictureErasures, ...answers.filmErasures];
  } catch (error) {
    if (isUniqueViolation(error)) throw conflict;
    throw error;
  }
  if (!changed) throw conflict;
  // First: she waits for the picture.
  await sendRender(app, user, job);
  if (outfit.wornAt !== null)
    await db.batch([...countWears(db, user, outfit, false), ...countWears(db, user, changed, true)]);
  await eraseImages(app, user, erasures);
  return changed;
}

function overSwaps(user: SessionUser): Refusal {
  const limit = PLANS[user.subscriptionTier].swapsPerOutfit ?? 0;
  return new Refusal(
    'too-many',
    `You've swapped ${limit} pieces of this outfit. Upgrade to Premium for unlimited swaps.`,
    { error: 'Swap limit reached', upgradeRequired: true },
  );
}
