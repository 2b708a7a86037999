import { filmsAllowed } from '../../../app/domain/film/film-limit-words.ts';
import { FILM_SECONDS } from '../../../app/domain/film/film-format.ts';
import { localDate } from '../../../app/domain/time/local-day.ts';
import type { App } from '../../app.ts';
import { personById } from '../../db/people/people-databases.ts';
import { isQuotaExceeded } from '../../db/sql/constraints.ts';
import { forgetFilm } from '../../db/jobs/film-ends.ts';
import { changeFilm, claimFilm, findFilm, DEVICE_MAKER, type FilmRow } from '../../db/jobs/films.ts';
import { hold } from '../../db/jobs/ledger.ts';
import { FILMS } from '../../db/jobs/ledger-policies.ts';
import { findOutfit, type OutfitRow } from '../../db/looks/outfits.ts';
import { unbookSpend } from '../../db/operations/provider-spend.ts';
import { type SessionUser } from '../../db/people/users.ts';
import { NotOrdered, type Animator, type FilmState } from '../../ports/animator.ts';
import { ProviderError } from '../../ports/provider-error.ts';
import { endFilm } from './end-film.ts';
import { filmHookUrl } from './film-webhook.ts';
import { spendDay } from './choose-film-maker.ts';
import { imageKey } from '../outfits/image-key.ts';
import { keepProviderFilm } from './keep-provider-film.ts';
import { sendJobs } from '../jobs/send-jobs.ts';
import { namedBatch } from '../../db/sql/named-batch.ts';

// Ordered once, its reference written down before anything else, then polled. An order whose answer got lost is never
// repeated: a webhook may still bring the reference.

const SECOND = 1000;
/** A proxied call blocks until the film is done; nobody else may order meanwhile. */
const ORDER_LEASE_MS = 14 * 60 * SECOND;
const LOOK_EVERY_MS = 15 * SECOND;
const PICTURE_EVERY_MS = 20 * SECOND;
const PATIENCE_MS = 40 * 60 * SECOND;
/** For orders that were surely not taken. */
const MOST_ORDERS = 4;

const SAID = {
  refused:
    "The video service didn't accept this picture, so there is no video. It didn't count toward your limit.",
  failed: "The video service couldn't finish this one. It didn't count toward your limit; please try again.",
  lost: "We couldn't find out what happened to this video. It didn't count toward your limit; please try again.",
  noPicture:
    "We couldn't make this outfit's picture, so there is no video. It didn't count toward your limit.",
};

interface Work {
  app: App;
  animator: Animator;
  user: SessionUser;
  outfit: OutfitRow;
  film: FilmRow;
}

/** However often the message comes. @throws ProviderError; the next message goes on */
export async function animateOutfit(
  app: App,
  message: { userId: string; shard: number; filmId: string; ref?: string | undefined },
): Promise<void> {
  const db = app.looks(message.shard);
  const [film, user] = await Promise.all([
    findFilm(db, message.userId, message.filmId),
    personById(app, message.userId),
  ]);
  const isOpen = film?.status === 'pending' || film?.status === 'processing';
  if (!film || !user || !isOpen || film.maker === DEVICE_MAKER) return;
  const outfit = await findOutfit(db, user.id, film.outfitId);
  if (!outfit) return;
  const { animator } = app;
  if (animator?.name !== film.maker) return endFilm(app, user, film, SAID.failed);
  if (outfit.imageState === 'failed') return endFilm(app, user, film, SAID.noPicture);
  if (outfit.imageObject === null) return later({ app, user, film }, PICTURE_EVERY_MS);
  if (message.ref !== undefined) await heedHook(app, user, film, message.ref);
  const taken = await claimOrder(app, user, film);
  if (taken) await step({ app, animator, user, outfit, film: taken });
}

/** A proven webhook: its film is polled now, and a lost reference is known after all. */
async function heedHook(app: App, user: SessionUser, film: FilmRow, ref: string): Promise<void> {
  const db = app.looks(user.shard);
  if (film.providerRef === null && film.submittedAt !== null) {
    await changeFilm(db, user.id, film.id, { providerRef: ref });
  }
  // Leaves alone one that is being worked on.
  await hold(db, FILMS, { id: film.id, userId: user.id, leaseToken: null }, app.clock.now());
}

async function claimOrder(app: App, user: SessionUser, film: FilmRow): Promise<FilmRow | undefined> {
  const db = app.looks(user.shard);
  const now = app.clock.now();
  const claim = {
    id: film.id,
    userId: user.id,
    now,
    token: crypto.randomUUID(),
    leaseMs: ORDER_LEASE_MS,
    date: localDate(now, user.timezone),
    allowed: filmsAllowed(user.subscriptionTier),
  };
  try {
    return (await namedBatch(db, claimFilm(db, claim))).take[0];
  } catch (error) {
    if (!isQuotaExceeded(error)) throw error;
    // Automatic, on a day whose quota she used herself.
    await forgetFilm(db, user.id, film.id);
    await unbook(app, film);
    return undefined;
  }
}

async function step(work: Work): Promise<void> {
  const { app, animator, film } = work;
  if (film.providerRef !== null)
    return heed(work, await safely(work, () => animator.look(film.providerRef ?? '')));
  if (film.submittedAt === null) return order(work);
  if (app.clock.now() - film.submittedAt > PATIENCE_MS) return endFilm(app, work.user, film, SAID.lost);
  return later(work, LOOK_EVERY_MS * 4);
}

/** Frees the film for its next poll before passing the error on. */
async function safely<T>(work: Work, call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    const overdue = work.app.clock.now() - (work.film.submittedAt ?? 0) > PATIENCE_MS;
    const hopeless = error instanceof ProviderError && !error.retryable;
    if (overdue || hopeless) await endFilm(work.app, work.user, work.film, SAID.failed);
    else await later(work, LOOK_EVERY_MS * 2);
    throw error;
  }
}

async function order(work: Work): Promise<void> {
  const { app, animator, user, outfit, film } = work;
  const db = app.looks(user.shard);
  const picture = await app.blobs.bytes(imageKey(user.id, outfit.imageObject ?? ''));
  if (!picture) return endFilm(app, user, film, SAID.noPicture);
  const wanted = {
    filmId: film.id,
    image: `data:image/jpeg;base64,${Buffer.from(picture).toString('base64')}`,
    prompt: filmPrompt(outfit),
    seconds: FILM_SECONDS,
    webhookUrl: await filmHookUrl(app, animator.name, user, film.id),
  };
  const [begun] = await changeFilm(db, user.id, film.id, { submittedAt: app.clock.now() });
  if (!begun) return;
  try {
    const ordered = await animator.order(wanted);
    await changeFilm(db, user.id, film.id, { providerRef: ordered.ref });
    const taken = { ...work, film: { ...begun, providerRef: ordered.ref } };
    await ('outcome' in ordered ? heed(taken, ordered.outcome) : later(taken, LOOK_EVERY_MS));
  } catch (error) {
    if (error instanceof NotOrdered) return notOrdered({ ...work, film: begun }, error);
    await later(work, LOOK_EVERY_MS * 4);
    throw error;
  }
}

async function notOrdered(work: Work, no: NotOrdered): Promise<void> {
  const { app, user, film } = work;
  console.warn(JSON.stringify({ film: film.id, notOrdered: no.message }));
  if (no.retryable && film.attempts < MOST_ORDERS) {
    await changeFilm(app.looks(user.shard), user.id, film.id, { submittedAt: null });
    return later(work, LOOK_EVERY_MS * 2 ** film.attempts);
  }
  await unbook(app, film);
  await endFilm(app, user, film, no.refused ? SAID.refused : SAID.failed);
}

async function heed(work: Work, state: FilmState): Promise<void> {
  const { app, user, film } = work;
  if (state.state === 'done') {
    const kept = await safely(work, () => keepProviderFilm(work, state.url));
    return kept ? undefined : endFilm(app, user, film, SAID.failed);
  }
  if (state.state === 'failed') {
    console.warn(JSON.stringify({ film: film.id, service: film.maker, failed: state.reason.slice(0, 200) }));
    return endFilm(app, user, film, state.refused ? SAID.refused : SAID.failed);
  }
  const since = app.clock.now() - (film.submittedAt ?? film.createdAt);
  if (since > PATIENCE_MS) return endFilm(app, user, film, SAID.failed);
  return later(work, LOOK_EVERY_MS);
}

/** The sweeper polls as well, if the message gets lost. */
async function later({ app, user, film }: Pick<Work, 'app' | 'user' | 'film'>, ms: number): Promise<void> {
  const leaseUntil = app.clock.now() + ms - SECOND;
  const hers = { id: film.id, userId: user.id };
  await hold(app.looks(user.shard), FILMS, hers, leaseUntil, { leaseToken: null });
  const message = { kind: 'animate-outfit', userId: user.id, shard: user.shard, filmId: film.id } as const;
  await sendJobs(app, [message], { delaySeconds: ms / SECOND });
}

const unbook = (app: App, { createdAt, costCents }: FilmRow): Promise<void> =>
  unbookSpend(app.people, spendDay(createdAt), costCents);

/** The prompt for paid film services: nothing about the person may change. */
function filmPrompt({ title, description, weather }: OutfitRow): string {
  return [
    `A calm ten-second fashion film of the person in this picture, wearing exactly these clothes: ${title}. ${description}`,
    `The weather around her: ${weather.description}. The cloth moves gently, she breathes and shifts her weight, the camera pushes in slowly.`,
    'Her face, hair, body shape and clothes stay exactly as they are in the picture. No text, no cuts, no other people.',
  ].join(' ');
}
