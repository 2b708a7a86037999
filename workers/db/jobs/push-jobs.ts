import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { hasKeyIn, userJobs, type JobRow } from './jobs.ts';
import { claim, settle } from './ledger.ts';
import { NOTE_JOBS, NOTES_LEASE_MS } from './ledger-policies.ts';
import { jobs, outfits } from '../schema/looks.schema.ts';
import { isStayingOnShard } from '../user-moves/moves.ts';
import type { LooksDb } from '../sql/open-database.ts';
import type { OutfitRow } from '../looks/outfits.ts';

// Pushes and morning mails are jobs with a minute. A batch of messages is handled at once: a database runs one query at
// a time.

const UNTAKEN_MS = 90_000;
/** Queues delay by whole seconds. */
export const EARLY_MS = 1000;

export type Push = Pick<
  JobRow,
  'key' | 'userId' | 'date' | 'dueAt' | 'attempts' | 'leaseUntil' | 'error' | 'sentTo'
>;

const NOTE_KINDS = ['send-push', 'send-morning'] as const;
export type NoteKind = (typeof NOTE_KINDS)[number];
export const isNote = (kind: string): kind is NoteKind => NOTE_KINDS.some((one) => one === kind);

export const pushKey = (userId: string, date: string): string => `push:${userId}:${date}`;
export const noteKey = (kind: NoteKind, userId: string, date: string): string =>
  kind === 'send-push' ? pushKey(userId, date) : `morning:${userId}:${date}`;

/** One statement of a batch: for `dueAt`; moves one that nobody has claimed yet. */
export function scheduleNote(
  db: LooksDb,
  kind: NoteKind,
  { userId, date, dueAt, now }: { userId: string; date: string; dueAt: number; now: number },
) {
  const times = { dueAt, leaseUntil: Math.max(dueAt, now) + UNTAKEN_MS };
  return db
    .insert(jobs)
    .values({
      id: crypto.randomUUID(),
      key: noteKey(kind, userId, date),
      kind,
      state: 'queued',
      createdAt: now,
      userId,
      date,
      ...times,
    })
    .onConflictDoUpdate({ target: jobs.key, set: times, setWhere: eq(jobs.state, 'queued') });
}

export const waitingNotes = (db: LooksDb, userId: string): Promise<JobRow[]> =>
  userJobs(db, userId, NOTE_KINDS, eq(jobs.state, 'queued'));

/** Untried pushes at their message's minute, most of them. One statement each reads one row, a list five each. */
export async function claimFresh(
  db: LooksDb,
  pushes: { userId: string; date: string; dueAt: number }[],
  now: number,
): Promise<Push[]> {
  const leaseUntil = now + NOTES_LEASE_MS;
  const due = pushes.filter(({ dueAt }) => dueAt <= now + EARLY_MS);
  const [first, ...rest] = due.map(({ userId, date, dueAt }) =>
    db
      .update(jobs)
      .set({ state: 'running', attempts: 1, leaseUntil })
      .where(
        and(
          eq(jobs.key, pushKey(userId, date)),
          eq(jobs.dueAt, dueAt),
          eq(jobs.state, 'queued'),
          eq(jobs.attempts, 0),
          isStayingOnShard(db, sql`${userId}`),
        ),
      ),
  );
  if (!first) return [];
  const results = await db.batch([first, ...rest]);
  return due
    .filter((_, i) => results[i]?.meta.changes === 1)
    .map((push) => ({
      ...push,
      key: pushKey(push.userId, push.date),
      attempts: 1,
      leaseUntil,
      error: null,
      sentTo: null,
    }));
}

export async function claimPushes(db: LooksDb, keys: string[], now: number): Promise<Push[]> {
  if (keys.length === 0) return [];
  const due = sql`${jobs.dueAt} <= ${now + EARLY_MS}`;
  return claim(db, NOTE_JOBS, {}, now, {
    where: and(hasKeyIn(keys), due, isStayingOnShard(db, jobs.userId)),
  });
}

export async function earlyPushes(
  db: LooksDb,
  keys: string[],
  now: number,
): Promise<Pick<JobRow, 'userId' | 'date' | 'dueAt'>[]> {
  if (keys.length === 0) return [];
  return db
    .select({ userId: jobs.userId, date: jobs.date, dueAt: jobs.dueAt })
    .from(jobs)
    .where(and(hasKeyIn(keys), eq(jobs.state, 'queued'), gt(jobs.dueAt, now + EARLY_MS)));
}

export async function outfitsFor(db: LooksDb, pushes: Push[]): Promise<Map<string, OutfitRow>> {
  const [first, ...rest] = pushes.map(({ userId, date }) =>
    db
      .select()
      .from(outfits)
      .where(and(eq(outfits.userId, userId), eq(outfits.date, date), isNull(outfits.replacedAt))),
  );
  if (!first) return new Map();
  const rows = (await db.batch([first, ...rest])).flat();
  return new Map(rows.map((row) => [`${row.userId} ${row.date}`, row]));
}

export interface PostponedPush {
  push: Push;
  dueAt: number;
  at: number;
}

export async function releasePushes(db: LooksDb, waiting: PostponedPush[]): Promise<void> {
  const rows = waiting.map(({ push, dueAt, at }) => ({ key: push.key, dueAt, lookAfter: at + UNTAKEN_MS }));
  const said = sql`(select value ->> 'key' as key, value ->> 'dueAt' as due_at, value ->> 'lookAfter' as look_after
    from json_each(${JSON.stringify(rows)})) as said`;
  await db
    .update(jobs)
    .set({
      state: 'queued',
      attempts: sql`${jobs.attempts} - 1`,
      dueAt: sql`said.due_at`,
      leaseUntil: sql`said.look_after`,
    })
    .from(said)
    .where(and(sql`${jobs.key} = said.key`, eq(jobs.state, 'running')));
}

export interface PushOutcome {
  push: Push;
  state: 'done' | 'failed' | 'queued';
  sentTo: string[];
  error: string | null;
  leaseUntil: number;
}

export function settlePush(db: LooksDb, { push, ...outcome }: PushOutcome, now: number) {
  const { key, userId } = push;
  const finishedAt = outcome.state === 'queued' ? null : now;
  return settle(db, NOTE_JOBS, { key, userId, state: 'running' }, { ...outcome, finishedAt });
}
