import { FILMS_STOPPED } from '../../../app/domain/operations/read-only-sentences.ts';
import { isStopped } from '../../db/operations/switches.ts';
import { FILMS_ARE_PAID, filmLimitText, filmsAllowed } from '../../../app/domain/film/film-limit-words.ts';
import { localDate } from '../../../app/domain/time/local-day.ts';
import { canMakeVideos } from '../../../app/domain/billing/plan.ts';
import { Refusal } from '../../../app/domain/refusal.ts';
import type { App } from '../../app.ts';
import { isQuotaExceeded, isUniqueViolation } from '../../db/sql/constraints.ts';
import {
  dropFailedFilms,
  insertFilm,
  DEVICE_MAKER,
  standingFilm,
  type FilmRow,
  type NewFilm,
} from '../../db/jobs/films.ts';
import { unbookSpend } from '../../db/operations/provider-spend.ts';
import { quotaUsed, takeQuota } from '../../db/looks/usage.ts';
import type { SessionUser } from '../../db/people/users.ts';
import { restoreOutfit } from '../outfit-archive/restore-outfit.ts';
import { chooseFilmMaker, spendDay } from './choose-film-maker.ts';
import { sendJobs } from '../jobs/send-jobs.ts';
import { secondsLeftInDay } from '../../../app/domain/delivery/delivery-instant.ts';

/**
 * Takes one of today's quota. Asking again, also from two tabs at once, gives the same film, counted once.
 * @throws Refusal not-found; forbidden with upgradeRequired for free; conflict without a picture or with a film
 * already;
 *   too-many with the phrases of docs/rules/films.md, "No more today"
 */
export async function startAnimation(
  app: App,
  user: SessionUser,
  outfitId: string,
): Promise<Pick<FilmRow, 'id' | 'maker'>> {
  const db = app.looks(user.shard);
  const outfit = await restoreOutfit(app, user, outfitId);
  if (!canMakeVideos(user.subscriptionTier)) {
    throw new Refusal('forbidden', FILMS_ARE_PAID, { error: 'Upgrade required', upgradeRequired: true });
  }
  if (outfit.imageObject === null) {
    throw new Refusal('conflict', "This outfit's picture isn't ready yet. Its video starts from it.");
  }
  const standing = await standingFilm(db, user.id, outfitId);
  if (standing?.status === 'completed') throw new Refusal('conflict', 'This outfit already has a video.');
  if (standing) return standing;

  if (await isStopped(app.people, 'films')) throw new Refusal('unavailable', FILMS_STOPPED);
  const now = app.clock.now();
  const date = localDate(now, user.timezone);
  const allowed = filmsAllowed(user.subscriptionTier);
  if ((await quotaUsed(db, user.id, date, 'video')) >= allowed) throw filmLimitReached(app, user);
  const { maker, costCents } = await chooseFilmMaker(app, user);
  const film: NewFilm = {
    id: crypto.randomUUID(),
    userId: user.id,
    outfitId,
    date,
    maker,
    costCents,
    status: 'pending',
    holdsQuota: true,
    leaseUntil: now,
    createdAt: now,
  };
  try {
    await db.batch([
      takeQuota(db, user.id, date, 'video', allowed),
      dropFailedFilms(db, user.id, outfitId),
      insertFilm(db, film),
    ]);
  } catch (error) {
    await unbookSpend(app.people, spendDay(now), costCents);
    if (isQuotaExceeded(error)) throw filmLimitReached(app, user);
    const other = isUniqueViolation(error) ? await standingFilm(db, user.id, outfitId) : undefined;
    if (other) return other;
    throw error;
  }
  if (maker !== DEVICE_MAKER) {
    await sendJobs(app, [{ kind: 'animate-outfit', userId: user.id, shard: user.shard, filmId: film.id }]);
  }
  return { id: film.id, maker };
}

export function filmLimitReached(app: App, user: SessionUser): Refusal {
  const now = app.clock.now();
  return new Refusal('too-many', filmLimitText(user.subscriptionTier), {
    error: 'Daily video limit reached',
    upgradeRequired: user.subscriptionTier !== 'pro',
    retryAfter: secondsLeftInDay(localDate(now, user.timezone), now, user.timezone),
  });
}
