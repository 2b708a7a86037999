import { desc, eq, lt, sql } from 'drizzle-orm';
import type { PeopleDb } from '../sql/open-database.ts';
import { outbox } from '../schema/people.schema.ts';

export type OutboxMail = typeof outbox.$inferSelect;

export const insertOutbox = (people: PeopleDb, mail: OutboxMail) =>
  people.insert(outbox).values(mail).onConflictDoNothing();

export const outboxMails = (people: PeopleDb, limit = 100) =>
  people
    .select()
    .from(outbox)
    .orderBy(desc(outbox.sentAt), desc(sql`rowid`))
    .limit(limit);

export const outboxMail = (people: PeopleDb, id: string) =>
  people.select().from(outbox).where(eq(outbox.id, id)).get();

/** For the cron: mails of the last 30 days stay. */
export const sweepOutbox = (people: PeopleDb, now: number) =>
  people.delete(outbox).where(lt(outbox.sentAt, now - 30 * 24 * 3_600_000));
