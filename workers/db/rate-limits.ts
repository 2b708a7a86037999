import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { App } from '../app.ts';
import type { PeopleDb } from './open.ts';
import { rateLimits } from './people.schema.ts';
import { pseudonym } from './secret.ts';

// A sliding window out of two fixed ones: what was counted in the window before weighs as much as it still overlaps.
// So a burst across the border of two windows gets no double share.

export interface Hit {
  allowed: boolean;
  /** Counted in this fixed window, this one included; 0 when refused. */
  count: number;
  /** Seconds until the next try can be counted; 0 when allowed. */
  retryAfter: number;
  /** Takes this hit back, once (a login that turned out right is no failure). */
  undo(): Promise<void>;
}

/** Addresses and names are kept as pseudonyms; the part before the first ':' stays readable for the operator. */
async function storedKey(app: App, key: string): Promise<string> {
  const colon = key.indexOf(':');
  return `${key.slice(0, colon)}:${await pseudonym(app.settings.signingSecret, key.slice(colon + 1))}`;
}

/**
 * Counts one try under `key` ('kind:whom') if fewer than `limit` were counted in the last `windowMs`.
 * One atomic statement: parallel tries cannot pass together. A refused try writes nothing.
 */
export async function hit(app: App, key: string, limit: number, windowMs: number): Promise<Hit> {
  const now = app.clock.now();
  const start = Math.floor(now / windowMs) * windowMs;
  const overlap = 1 - (now - start) / windowMs;
  const stored = await storedKey(app, key);
  const before = sql`coalesce((select b.count from ${rateLimits} b where b.key = ${stored} and b.window_start = ${start - windowMs}), 0)`;
  const taken = await app.people.get<{ count: number } | undefined>(sql`
    insert into ${rateLimits} (key, window_start, count)
    select ${stored}, ${start}, 1 where cast(${before} * ${overlap} as integer) + 1 <= ${limit}
    on conflict (key, window_start) do update set count = count + 1
      where cast(${before} * ${overlap} as integer) + count + 1 <= ${limit}
    returning count`);
  if (!taken) {
    const retryAfter = await secondsUntilFree(app.people, stored, limit, windowMs, now);
    return { allowed: false, count: 0, retryAfter, undo: () => Promise.resolve() };
  }
  return {
    allowed: true,
    count: taken.count,
    retryAfter: 0,
    async undo() {
      await app.people.run(
        sql`update ${rateLimits} set count = count - 1 where key = ${stored} and window_start = ${start} and count > 0`,
      );
    },
  };
}

async function secondsUntilFree(
  people: PeopleDb,
  key: string,
  limit: number,
  windowMs: number,
  now: number,
): Promise<number> {
  const start = Math.floor(now / windowMs) * windowMs;
  const rows = await people
    .select()
    .from(rateLimits)
    .where(and(eq(rateLimits.key, key), inArray(rateLimits.windowStart, [start, start - windowMs])));
  const counted = (windowStart: number) => rows.find((r) => r.windowStart === windowStart)?.count ?? 0;
  const current = counted(start);
  // `full` tries of one window leave room for another once their weight is under the free places.
  const fades = (from: number, full: number, free: number) => from + windowMs * Math.max(0, 1 - free / full);
  const at =
    current < limit
      ? fades(start, Math.max(counted(start - windowMs), 1), limit - current)
      : fades(start + windowMs, current, limit);
  return Math.max(1, Math.ceil((at - now) / 1000) + 1);
}

/** For the cron: windows that no longer weigh (the longest window is an hour). */
export async function sweepRateLimits(people: PeopleDb, now: number): Promise<void> {
  await people.delete(rateLimits).where(lt(rateLimits.windowStart, now - 3 * 3_600_000));
}

/** Takes every count under `key` out (account deletion). */
export async function forget(app: App, key: string): Promise<void> {
  await app.people.delete(rateLimits).where(eq(rateLimits.key, await storedKey(app, key)));
}
