import { FILM_LEASE_MS } from '../../../app/domain/film/film-format.ts';
import type { FilmTask } from '../../../app/contracts/films.ts';
import { filmsAllowed } from '../../../app/domain/film/film-limit-words.ts';
import { localDate } from '../../../app/domain/time/local-day.ts';
import { Refusal } from '../../../app/domain/refusal.ts';
import type { App } from '../../app.ts';
import { isQuotaExceeded } from '../../db/sql/constraints.ts';
import { forgetFilm } from '../../db/jobs/film-ends.ts';
import { claimFilm, findFilm, DEVICE_MAKER, type FilmRow } from '../../db/jobs/films.ts';
import { hold } from '../../db/jobs/ledger.ts';
import { FILMS } from '../../db/jobs/ledger-policies.ts';
import { findOutfit, toOutfit } from '../../db/looks/outfits.ts';
import { toPhotoParts } from '../../db/people/user-photo.ts';
import type { SessionUser } from '../../db/people/users.ts';
import { endFilm } from './end-film.ts';
import { filmLimitReached } from './start-animation.ts';
import { namedBatch } from '../../db/sql/named-batch.ts';

// One tab at a time holds a film by a lease and renews it every few seconds; after a silent tab another goes on with
// the same film and quota.

export const filmGoneRefusal = () =>
  new Refusal('gone', 'This video is finished or is being made somewhere else.');
const noPicture = () => new Refusal('conflict', "This outfit's picture isn't ready yet.");

/**
 * An automatic film takes its quota only now.
 * @throws Refusal not-found; conflict while another tab has it; gone when it is over; too-many when the quota is used
 * up
 */
export async function beginFilm(app: App, user: SessionUser, filmId: string): Promise<FilmTask> {
  const db = app.looks(user.shard);
  const now = app.clock.now();
  const film = await findFilm(db, user.id, filmId);
  if (!film) throw new Refusal('not-found', "We couldn't find that video.");
  if (film.maker !== DEVICE_MAKER || film.status === 'completed' || film.status === 'failed')
    throw filmGoneRefusal();
  const outfit = await findOutfit(db, user.id, film.outfitId);
  if (!outfit) throw filmGoneRefusal();
  if (outfit.imageObject === null) throw noPicture();
  const claim = {
    id: filmId,
    userId: user.id,
    now,
    date: localDate(now, user.timezone),
    token: crypto.randomUUID(),
    allowed: filmsAllowed(user.subscriptionTier),
  };
  let taken: FilmRow | undefined;
  try {
    taken = (await namedBatch(db, claimFilm(db, claim))).take[0];
  } catch (error) {
    if (!isQuotaExceeded(error)) throw error;
    await forgetFilm(db, user.id, filmId);
    throw filmLimitReached(app, user);
  }
  if (!taken) throw new Refusal('conflict', 'This video is being made in another tab or on another device.');
  // From now on a swap ends the film: earlier swaps are in this look.
  const look = await findOutfit(db, user.id, film.outfitId);
  if (!look || look.imageObject === null) {
    await releaseFilm(app, user, filmId, claim.token);
    throw noPicture();
  }
  return {
    lease: claim.token,
    outfit: toOutfit(look),
    person: toPhotoParts(user, 'first'),
    warm: toPhotoParts(user, 'warm'),
  };
}

/** @throws Refusal gone when the film is no longer this tab's */
export async function renewFilmLease(
  app: App,
  user: SessionUser,
  filmId: string,
  token: string,
): Promise<void> {
  const until = app.clock.now() + FILM_LEASE_MS;
  const hers = { id: filmId, userId: user.id, leaseToken: token };
  const kept = await hold(app.looks(user.shard), FILMS, hers, until);
  if (kept.length === 0) throw filmGoneRefusal();
}

async function releaseFilm(app: App, user: SessionUser, filmId: string, token: string): Promise<void> {
  const hers = { id: filmId, userId: user.id, leaseToken: token };
  const freed = { status: 'pending', leaseToken: null } as const;
  await hold(app.looks(user.shard), FILMS, hers, app.clock.now(), freed);
}

const WHY = {
  unsupported: "This browser can't make videos; a newer one can. This one didn't count toward your limit.",
  broken: "This device couldn't finish the video. It didn't count toward your limit; please try again.",
} as const;

/** Closed, so that another may go on; or unable, and the quota comes back. */
export async function leaveFilm(
  app: App,
  user: SessionUser,
  filmId: string,
  { lease, reason }: { lease: string; reason: 'closed' | keyof typeof WHY },
): Promise<void> {
  const db = app.looks(user.shard);
  const film = await findFilm(db, user.id, filmId);
  if (!film) throw new Refusal('not-found', "We couldn't find that video.");
  if (reason === 'closed') return releaseFilm(app, user, filmId, lease);
  if (film.leaseToken !== lease) throw filmGoneRefusal();
  await endFilm(app, user, film, WHY[reason]);
}
