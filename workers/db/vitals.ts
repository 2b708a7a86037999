import { and, desc, gte, like, sql } from 'drizzle-orm';
import type { LooksDb, PeopleDb } from './open.ts';
import { providerSpend } from './oversight.schema.ts';
import { operations } from './operations.schema.ts';

// Figures of the machine itself.

/** 10 GB: what one D1 database may hold (developers.cloudflare.com/d1/platform/limits). */
export const D1_LIMIT_BYTES = 10 * 1024 ** 3;

/** Size of a database in bytes, which D1 says with each answer. */
export async function bytesOf(db: PeopleDb | LooksDb): Promise<number> {
  const { meta } = await db.run(sql`select 1`);
  return meta.size_after;
}

/** Rows of provider_spend since a UTC day: 'YYYY-MM-DD' films, '… models' all models, '… models stylist:gemini' one of them. */
export const spendSince = (people: PeopleDb, day: string) =>
  people.select().from(providerSpend).where(gte(providerSpend.day, day)).orderBy(desc(providerSpend.day));

const ERRORS = 'errors:';
/** Errors are counted by slots of ten minutes, kept for a day. */
const SLOT_MS = 10 * 60_000;
const slotOf = (now: number): string => `${ERRORS}${Math.floor(now / SLOT_MS)}`;

/** Adds to the errors of the current slot. */
export const addErrors = (people: PeopleDb, count: number, now: number) =>
  people
    .insert(operations)
    .values({ name: slotOf(now), value: String(count), updatedAt: now })
    .onConflictDoUpdate({
      target: operations.name,
      set: { value: sql`${operations.value} + ${count}`, updatedAt: now },
    });

/** Errors of this slot and the one before: ten to twenty minutes. */
export async function errorsLately(people: PeopleDb, now: number): Promise<number> {
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
