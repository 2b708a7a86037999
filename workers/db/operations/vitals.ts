import { and, desc, gte, like, sql, type SQL } from 'drizzle-orm';
import { DEVICE_MAKER } from '../jobs/films.ts';
import { MOVES } from '../jobs/ledger-policies.ts';
import { animations, jobs } from '../schema/looks.schema.ts';
import type { LooksDb, PeopleDb } from '../sql/open-database.ts';
import { operations } from '../schema/operations.schema.ts';
import { deletions, moves, providerSpend } from '../schema/oversight.schema.ts';
import { paymentEvents } from '../schema/payments.schema.ts';
import { mails } from '../schema/people.schema.ts';

/** 10 GB (developers.cloudflare.com/d1/platform/limits). */
export const D1_LIMIT_BYTES = 10 * 1024 ** 3;

export interface DatabaseVitals {
  bytes: number;
  /** Epoch ms at which the oldest open job of each kind was due. */
  oldest: { kind: string; since: number }[];
}

/** Earliest leases first: a morning's pushes all wait for their minute. */
const ROWS_SEEN = 2000;
/** Payment events and queue messages are repeated for three days; older ones wait for nobody. */
const REPEATED_MS = 3 * 24 * 3_600_000;

async function read(db: PeopleDb | LooksDb, statement: SQL): Promise<DatabaseVitals> {
  const { meta, results } = await db.run(statement);
  const rows = results as { kind: string; since: number | null }[];
  return {
    bytes: meta.size_after,
    oldest: rows.flatMap(({ kind, since }) => (since === null ? [] : [{ kind, since }])),
  };
}

/** A note is due at its minute. Films of devices wait for the user, and do not count. */
export const looksVitals = (looks: LooksDb): Promise<DatabaseVitals> =>
  read(
    looks,
    sql`select kind, min(max(created_at, coalesce(due_at, 0))) as since
      from (select kind, created_at, due_at from ${jobs} where ${jobs.state} in ('queued', 'running')
        order by ${jobs.leaseUntil} limit ${ROWS_SEEN}) group by kind
      union all select 'animate-outfit', min(created_at) from ${animations}
        where status in ('pending', 'processing') and (maker < ${DEVICE_MAKER} or maker > ${DEVICE_MAKER})`,
  );

/** A move has no due time; each attempt holds it for two minutes. */
export const peopleVitals = (people: PeopleDb, now: number): Promise<DatabaseVitals> =>
  read(
    people,
    sql`select 'delete-account' as kind, min(requested_at) as since from ${deletions}
      union all select 'move-user', min(lease_until - ${MOVES.leaseMs} * attempts) from ${moves}
      union all select 'send-mail', min(requested_at)
        from (select state, requested_at from ${mails} order by requested_at desc limit ${ROWS_SEEN}) where state = 'sending' and requested_at > ${now - REPEATED_MS}
      union all select 'payment-event', min(received_at)
        from ${paymentEvents} where received_at > ${now - REPEATED_MS} and done_at is null`,
  );

/** Rows since a UTC day: 'YYYY-MM-DD' films, '… models' all models, '… models stylist:gemini' one of them. */
export const spendSince = (people: PeopleDb, day: string) =>
  people.select().from(providerSpend).where(gte(providerSpend.day, day)).orderBy(desc(providerSpend.day));

const ERRORS = 'errors:';
/** Kept for a day. */
const SLOT_MS = 10 * 60_000;
const slotOf = (now: number): string => `${ERRORS}${Math.floor(now / SLOT_MS)}`;

export const addErrors = (people: PeopleDb, count: number, now: number) =>
  people
    .insert(operations)
    .values({ name: slotOf(now), value: String(count), updatedAt: now })
    .onConflictDoUpdate({
      target: operations.name,
      set: { value: sql`${operations.value} + ${count}`, updatedAt: now },
    });

/** This slot and the one before: ten to twenty minutes. */
export async function recentErrorCount(people: PeopleDb, now: number): Promise<number> {
  const rows = await people
    .select({ value: operations.value })
    .from(operations)
    .where(and(like(operations.name, `${ERRORS}%`), gte(operations.updatedAt, now - SLOT_MS)));
  return rows.reduce((sum, { value }) => sum + Number(value), 0);
}

export async function sweepErrors(people: PeopleDb, now: number): Promise<void> {
  await people.run(
    sql`delete from operations where name like ${`${ERRORS}%`} and updated_at < ${now - 24 * 3_600_000}`,
  );
}
