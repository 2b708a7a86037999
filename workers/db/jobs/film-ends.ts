import { and, asc, eq, getTableColumns, isNotNull, isNull, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import { isOwnFilm, isFilmOfOutfit, DEVICE_MAKER, type FilmRow } from './films.ts';
import { isOwnOutfit } from '../looks/outfits.ts';
import { UNCLAIMED_MS } from './jobs.ts';
import { settle } from './ledger.ts';
import { FILMS } from './ledger-policies.ts';
import { animations, jobs, outfits } from '../schema/looks.schema.ts';
import type { LooksDb } from '../sql/open-database.ts';
import { giveBackFilm } from '../looks/usage.ts';
import { hasRow, hasNoRow } from '../sql/has-row.ts';
import { namedBatch } from '../sql/named-batch.ts';

// How films end: finished, failed with their quota given back, forgotten, or gone with their outfit.

const isOpen = FILMS.isOpen;

/** Statements of a batch: shows the film on its outfit, unless either is gone or the film is over. */
export function completeFilm(
  db: LooksDb,
  film: { userId: string; id: string; outfitId: string; token: string },
) {
  const stillOpen = and(isOwnFilm(film.userId, film.id), eq(animations.leaseToken, film.token), isOpen);
  const show = db
    .update(outfits)
    .set({ videoObject: film.id })
    .where(and(isOwnOutfit(film.userId, film.outfitId), hasRow(db, animations, stillOpen)));
  const end = db
    .update(animations)
    .set({ status: 'completed', videoObject: film.id, errorMessage: null })
    .where(and(stillOpen, hasRow(db, outfits, isOwnOutfit(film.userId, film.outfitId))))
    .returning({ id: animations.id });
  return { show, end };
}

/** Statements of a batch: fails it for good, and gives back its quota once. */
export function failFilm(db: LooksDb, userId: string, id: string, errorMessage: string) {
  const how = { errorMessage: errorMessage.slice(0, 300), holdsQuota: false, leaseToken: null };
  const end = settle(db, FILMS, { id, userId }, { status: 'failed', ...how });
  return { giveBack: giveBackFilm(db, userId, and(isOwnFilm(userId, id), isOpen)), end };
}

export const forgetFilm = (db: LooksDb, userId: string, id: string) =>
  db.delete(animations).where(and(isOwnFilm(userId, id), isOpen, eq(animations.holdsQuota, false)));

const idleFilms = (db: LooksDb, whose: SQL | undefined, before: number, limit: number) =>
  db
    .select()
    .from(animations)
    // In the index's own words, or SQLite does not use it.
    .where(
      and(sql`${animations.status} in ('pending', 'processing')`, whose, lte(animations.leaseUntil, before)),
    )
    .orderBy(asc(animations.leaseUntil))
    .limit(limit);

const forgetUnmade = (db: LooksDb, before: number) =>
  db
    .delete(animations)
    .where(
      and(
        sql`${animations.status} in ('pending', 'processing')`,
        eq(animations.maker, DEVICE_MAKER),
        eq(animations.holdsQuota, false),
        lte(animations.leaseUntil, before),
      ),
    );

const freeSilentFilms = (db: LooksDb, now: number) =>
  db
    .update(animations)
    .set({ status: 'pending', leaseToken: null })
    .where(
      and(
        eq(animations.status, 'processing'),
        eq(animations.maker, DEVICE_MAKER),
        lte(animations.leaseUntil, now),
      ),
    );

/** One call. Returns up to `limit` each: `abandoned` by devices but holding quota, `lost` with paid services. */
export async function sweepShardFilms(
  db: LooksDb,
  {
    now,
    abandonedMs,
    unseenMs,
    limit,
  }: { now: number; abandonedMs: number; unseenMs: number; limit: number },
): Promise<{ abandoned: FilmRow[]; lost: FilmRow[] }> {
  const heldByDevice = and(eq(animations.maker, DEVICE_MAKER), eq(animations.holdsQuota, true));
  const { abandoned, lost } = await namedBatch(db, {
    free: freeSilentFilms(db, now),
    forget: forgetUnmade(db, now - unseenMs),
    abandoned: idleFilms(db, heldByDevice, now - abandonedMs, limit),
    lost: idleFilms(db, ne(animations.maker, DEVICE_MAKER), now, limit),
  });
  return { abandoned, lost };
}

/** One statement of a batch: a job for each film erases its video, as for pictures (jobs.ts). */
function leaveErasures(db: LooksDb, which: SQL | undefined, now: number) {
  // In the table's order, null where an erasure has no value.
  const empty = Object.fromEntries(
    Object.entries(getTableColumns(jobs)).map(([key, column]) => [key, sql`null`.as(column.name)]),
  ) as Record<keyof typeof jobs.$inferInsert, SQL.Aliased>;
  const erasures = db
    .select({
      ...empty,
      id: animations.id,
      key: sql<string>`'erase-film:' || ${animations.id}`.as('key'),
      kind: sql<string>`'erase-image'`.as('kind'),
      userId: animations.userId,
      date: animations.date,
      outfitId: animations.outfitId,
      state: sql<'queued'>`'queued'`.as('state'),
      attempts: sql<number>`0`.as('attempts'),
      leaseUntil: sql<number>`${now + UNCLAIMED_MS}`.as('lease_until'),
      createdAt: sql<number>`${now}`.as('created_at'),
    })
    .from(animations)
    .where(which);
  return db.insert(jobs).select(erasures).returning({ id: jobs.id, state: jobs.state });
}

/** One statement of a batch, between deleting an outfit and its films. Returns the erasures. */
export function eraseOutfitFilms(db: LooksDb, userId: string, outfitId: string, now: number) {
  const gone = hasNoRow(db, outfits, isOwnOutfit(userId, outfitId));
  return leaveErasures(db, and(isFilmOfOutfit(userId, outfitId), gone), now);
}

/**
 * Statements of a batch, after swap number `swaps`: drops a film of the old look and gives back its quota. Not that of
 * a paid service's film, or endless swaps would be endless films. A film that has not begun stays and will show the new
 * look. The second statement returns the erasures.
 */
export function dropSwappedFilm(
  db: LooksDb,
  userId: string,
  { id: outfitId, swaps }: { id: string; swaps: number },
  now: number,
) {
  const changed = hasRow(
    db,
    outfits,
    and(
      isOwnOutfit(userId, outfitId),
      eq(outfits.swaps, swaps),
      isNull(outfits.imageObject),
      isNull(outfits.replacedAt),
    ),
  );
  const isDone = eq(animations.status, 'completed');
  const isBegun = and(isOpen, or(isNotNull(animations.leaseToken), isNotNull(animations.submittedAt)));
  const old = and(isFilmOfOutfit(userId, outfitId), or(isDone, isBegun), changed);
  const isUnpaid = or(eq(animations.maker, DEVICE_MAKER), isNull(animations.submittedAt));
  const comesBack = giveBackFilm(db, userId, and(old, isUnpaid));
  return {
    giveBackFilm: comesBack,
    filmErasures: leaveErasures(db, and(old, isDone), now),
    dropFilm: db.delete(animations).where(old),
  };
}
