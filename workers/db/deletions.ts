import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { namesOfHers } from './directory.ts';
import type { PeopleDb } from './open.ts';
import { deletions, type DeletionStep } from './oversight.schema.ts';
import { subscriptions } from './payments.schema.ts';
import { users } from './people.schema.ts';

export type Deletion = typeof deletions.$inferSelect;

/** How long one run may take before another takes over; a step that fails again and again is given longer and longer. */
const DELETION_LEASE_MS = 2 * 60_000;

/** One statement of the batch that erases her: what the steps after it must know. Nothing for somebody who is gone. */
export const insertDeletion = (people: PeopleDb, userId: string, id: string, now: number) =>
  people
    .insert(deletions)
    .select(
      sql`select ${id}, ${users.id}, ${users.shard}, ${users.email}, ${subscriptions.stripeCustomerId}, case ${users.peopleShard} when 0 then '[]' else ${namesOfHers(userId)} end,
        'elsewhere', ${now}, ${now}, 0
        from ${users} left join ${subscriptions} on ${subscriptions.userId} = ${users.id} where ${users.id} = ${userId}`,
    )
    .onConflictDoNothing()
    .returning({ id: deletions.id });

/** Takes deletions that nobody is at, the longest waiting first; with `id` only that one. */
export async function claimDeletions(
  people: PeopleDb,
  now: number,
  { limit, id }: { limit: number; id?: string },
): Promise<Deletion[]> {
  const free = and(lte(deletions.leaseUntil, now), id === undefined ? undefined : eq(deletions.id, id));
  const waiting = people
    .select({ id: deletions.id })
    .from(deletions)
    .where(free)
    .orderBy(asc(deletions.leaseUntil))
    .limit(limit);
  return people
    .update(deletions)
    .set({
      leaseUntil: sql`${now} + ${DELETION_LEASE_MS} * (1 << min(${deletions.attempts}, 5))`,
      attempts: sql`${deletions.attempts} + 1`,
    })
    .where(and(inArray(deletions.id, waiting), free))
    .returning();
}

/** The step before `step` is done. Her address is kept for the receipt, her names for the directory, no longer. */
export async function advanceDeletion(people: PeopleDb, id: string, step: DeletionStep): Promise<void> {
  await people
    .update(deletions)
    .set({ step, attempts: 0, names: [], ...(step === 'late' ? { email: null } : {}) })
    .where(eq(deletions.id, id));
}

/** Nothing to be done before `until`. */
export async function postponeDeletion(people: PeopleDb, id: string, until: number): Promise<void> {
  await people.update(deletions).set({ leaseUntil: until, attempts: 0 }).where(eq(deletions.id, id));
}

/** It is finished. */
export async function dropDeletion(people: PeopleDb, id: string): Promise<void> {
  await people.delete(deletions).where(eq(deletions.id, id));
}
