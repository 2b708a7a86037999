import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { App } from '../../app.ts';
import type { PeopleDb } from '../sql/open-database.ts';
import { rateLimits } from '../schema/people.schema.ts';
import { pseudonym } from '../sql/secret.ts';

// A sliding window of two fixed ones: the previous counts by how much of it still overlaps, so that a burst across the
// border gets no double share.

interface Hit {
  allowed: boolean;
  /** In this fixed window, this hit included; 0 when refused. */
  count: number;
  /** Seconds; 0 when allowed. */
  retryAfter: number;
  /** Once: a correct login is no failure. */
  undo(): Promise<void>;
}

/** Addresses and names become pseudonyms; the part before the first ':' stays readable. */
async function storedKey(app: App, key: string): Promise<string> {
  const colon = key.indexOf(':');
  return `${key.slice(0, colon)}:${await pseudonym(app.settings.signingSecret, key.slice(colon + 1))}`;
}

interface Limit {
  /** 'kind:whom' */
  key: string;
  most: number;
  windowMs: number;
}

type Hits =
  | {
      allowed: true;
      /** Of each key's fixed window, this try included. */
      counts: number[];
      /** Takes back the hit of one key, once. */
      undo(index: number): Promise<void>;
    }
  | {
      allowed: false;
      /** Index of the first key that is full. */
      full: number;
      /** Seconds. */
      retryAfter: number;
    };

interface Window extends Limit {
  stored: string;
  /** Of the fixed window, epoch ms. */
  start: number;
  /** Weight of the previous window, 0..1. */
  overlap: number;
}

async function windowOf(app: App, limit: Limit, now: number): Promise<Window> {
  const start = Math.floor(now / limit.windowMs) * limit.windowMs;
  const overlap = 1 - (now - start) / limit.windowMs;
  return { ...limit, stored: await storedKey(app, limit.key), start, overlap };
}

const countIn = (stored: string, start: number) =>
  sql`coalesce((select b.count from ${rateLimits} b where b.key = ${stored} and b.window_start = ${start}), 0)`;

/** Below the limit of each key. One atomic statement: parallel tries cannot pass together; a refused one writes nothing. */
export async function hitAll(app: App, limits: readonly Limit[]): Promise<Hits> {
  const now = app.clock.now();
  const windows = await Promise.all(limits.map((limit) => windowOf(app, limit, now)));
  const keys = windows.map(({ stored, start }) => sql`select ${stored} as key, ${start} as start`);
  const free = windows.map(
    ({ stored, start, overlap, most, windowMs }) =>
      sql`cast(${countIn(stored, start - windowMs)} * ${overlap} as integer) + ${countIn(stored, start)} < ${most}`,
  );
  const taken = await app.people.all<{ key: string; count: number }>(sql`
    insert into ${rateLimits} (key, window_start, count)
    select t.key, t.start, 1 from (${sql.join(keys, sql` union all `)}) t where ${sql.join(free, sql` and `)}
    on conflict (key, window_start) do update set count = count + 1
    returning key, count`);
  if (taken.length === 0) return { allowed: false, ...(await firstFull(app.people, windows, now)) };
  return {
    allowed: true,
    counts: windows.map(({ stored }) => taken.find(({ key }) => key === stored)?.count ?? 0),
    async undo(index) {
      const window = windows[index];
      if (!window) return;
      await app.people.run(
        sql`update ${rateLimits} set count = count - 1 where key = ${window.stored} and window_start = ${window.start} and count > 0`,
      );
    },
  };
}

/** Key 'kind:whom'; at most `limit` in the last `windowMs`. */
export async function hit(app: App, key: string, limit: number, windowMs: number): Promise<Hit> {
  const taken = await hitAll(app, [{ key, most: limit, windowMs }]);
  if (!taken.allowed)
    return { allowed: false, count: 0, retryAfter: taken.retryAfter, undo: () => Promise.resolve() };
  return { allowed: true, count: taken.counts[0] ?? 0, retryAfter: 0, undo: () => taken.undo(0) };
}

async function firstFull(
  people: PeopleDb,
  windows: readonly Window[],
  now: number,
): Promise<{ full: number; retryAfter: number }> {
  const rows = await people
    .select()
    .from(rateLimits)
    .where(
      and(
        inArray(
          rateLimits.key,
          windows.map(({ stored }) => stored),
        ),
        inArray(
          rateLimits.windowStart,
          windows.flatMap(({ start, windowMs }) => [start, start - windowMs]),
        ),
      ),
    );
  const counted = (key: string, start: number) =>
    rows.find((row) => row.key === key && row.windowStart === start)?.count ?? 0;
  const counts = windows.map((window) => ({
    current: counted(window.stored, window.start),
    before: counted(window.stored, window.start - window.windowMs),
  }));
  const isFull = ({ overlap, most }: Window, { current, before }: Counts) =>
    Math.floor(before * overlap) + current >= most;
  // None where another's try was taken back meanwhile: then the first, and soon.
  const full = Math.max(
    0,
    windows.findIndex((window, i) => isFull(window, counts[i] as Counts)),
  );
  const retryAfter = secondsUntilFree(windows[full] as Window, counts[full] as Counts, now);
  return { full, retryAfter };
}

interface Counts {
  current: number;
  before: number;
}

function secondsUntilFree(
  { start, most, windowMs }: Window,
  { current, before }: Counts,
  now: number,
): number {
  // When `full` tries of a window weigh little enough for another.
  const fades = (from: number, full: number, free: number) => from + windowMs * Math.max(0, 1 - free / full);
  const at =
    current < most
      ? fades(start, Math.max(before, 1), most - current)
      : fades(start + windowMs, current, most);
  return Math.max(1, Math.ceil((at - now) / 1000) + 1);
}

export async function sweepRateLimits(people: PeopleDb, now: number): Promise<void> {
  await people.delete(rateLimits).where(lt(rateLimits.windowStart, now - 3 * 3_600_000));
}

export async function forgetHits(app: App, key: string): Promise<void> {
  await app.people.delete(rateLimits).where(eq(rateLimits.key, await storedKey(app, key)));
}
