import { desc, eq, lt, sql } from 'drizzle-orm';
import type { PeopleDb } from './open.ts';
import { outbox } from './people.schema.ts';

// Mails of local builds.

export type OutboxMail = typeof outbox.$inferSelect;

/** A mail that is there already stays as it is. */
export async function insertOutbox(people: PeopleDb, mail: OutboxMail): Promise<void> {
  await people.insert(outbox).values(mail).onConflictDoNothing();
}

/** The newest first. */
export async function outboxMails(people: PeopleDb, limit = 100): Promise<OutboxMail[]> {
  return people
    .select()
    .from(outbox)
    .orderBy(desc(outbox.sentAt), desc(sql`rowid`))
    .limit(limit);
}

export async function outboxMail(people: PeopleDb, id: string): Promise<OutboxMail | undefined> {
  return people.select().from(outbox).where(eq(outbox.id, id)).get();
}

/** For the cron: mails of the last 30 days stay. */
export async function sweepOutbox(people: PeopleDb, now: number): Promise<void> {
  await people.delete(outbox).where(lt(outbox.sentAt, now - 30 * 24 * 3_600_000));
}
