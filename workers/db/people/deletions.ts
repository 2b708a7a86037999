import { eq, sql } from 'drizzle-orm';
import { namesAsJson } from './directory.ts';
import type { PeopleDb } from '../sql/open-database.ts';
import { deletions, type DeletionStep } from '../schema/oversight.schema.ts';
import { subscriptions } from '../schema/payments.schema.ts';
import { users } from '../schema/people.schema.ts';

export type Deletion = typeof deletions.$inferSelect;

/** One statement of the batch that erases her: keeps what later steps need. Nothing for somebody who is gone. */
export const insertDeletion = (people: PeopleDb, userId: string, id: string, now: number) =>
  people
    .insert(deletions)
    .select(
      sql`select ${id}, ${users.id}, ${users.shard}, ${users.email}, ${subscriptions.stripeCustomerId}, case ${users.peopleShard} when 0 then '[]' else ${namesAsJson(userId)} end,
        'elsewhere', ${now}, ${now}, 0
        from ${users} left join ${subscriptions} on ${subscriptions.userId} = ${users.id} where ${users.id} = ${userId}`,
    )
    .onConflictDoNothing()
    .returning({ id: deletions.id });

export const advanceDeletion = (people: PeopleDb, id: string, step: DeletionStep) =>
  people
    .update(deletions)
    .set({ step, attempts: 0, names: [], ...(step === 'late' ? { email: null } : {}) })
    .where(eq(deletions.id, id));
