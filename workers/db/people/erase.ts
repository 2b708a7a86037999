import { eq, inArray } from 'drizzle-orm';
import { insertDeletion, type Deletion } from './deletions.ts';
import { movedPeople } from '../schema/directory.schema.ts';
import { eraseUserLooks } from '../looks/tables-of-looks.ts';
import { movedUsers } from '../schema/looks.schema.ts';
import type { LooksDb, PeopleDb } from '../sql/open-database.ts';
import { auditLog, deletions, moves } from '../schema/oversight.schema.ts';
import { paymentEvents, sandboxDesk } from '../schema/payments.schema.ts';
import { earlyAccess, outbox, users } from '../schema/people.schema.ts';
import { lookupKeys } from './users.ts';
import { PEOPLE_USER_TABLES } from '../user-moves/people-moves.ts';

export async function eraseLooks(looks: LooksDb, userId: string): Promise<void> {
  const fence = eq(movedUsers.userId, userId);
  await looks.batch([
    looks.update(movedUsers).set({ state: 'leaving' }).where(fence),
    ...eraseUserLooks(looks, userId),
    looks.delete(movedUsers).where(fence),
  ]);
}

/** Payment events name only the customer. */
const customerOf = (people: PeopleDb, userId: string) =>
  people.select({ customer: deletions.stripeCustomerId }).from(deletions).where(eq(deletions.userId, userId));

/** Without her own row. */
const OF_HERS: readonly (typeof PEOPLE_USER_TABLES)[number][] = [
  ...PEOPLE_USER_TABLES.filter(([table]) => table !== users),
  [sandboxDesk, sandboxDesk.userId],
  [moves, moves.userId],
];

const rowsOfHers = (people: PeopleDb, userId: string) =>
  [
    people.delete(paymentEvents).where(inArray(paymentEvents.customer, customerOf(people, userId))),
    ...OF_HERS.map(([table, whose]) => people.delete(table).where(eq(whose, userId))),
    // Entries stay on record, anonymous.
    people.update(auditLog).set({ actorId: null }).where(eq(auditLog.actorId, userId)),
    people.update(auditLog).set({ subjectId: null }).where(eq(auditLog.subjectId, userId)),
  ] as const;

/** In one transaction with a deletion: nobody can sign in as her, background work finds nobody. False when she was gone. */
export async function erasePerson(
  people: PeopleDb,
  user: { id: string; email: string; emailKey: string },
  deletion: { id: string; now: number },
): Promise<boolean> {
  const [noted] = await people.batch([
    insertDeletion(people, user.id, deletion.id, deletion.now),
    ...rowsOfHers(people, user.id),
    people.delete(outbox).where(eq(outbox.recipient, user.email)),
    people.delete(earlyAccess).where(inArray(earlyAccess.email, lookupKeys(user.emailKey))),
    people.delete(users).where(eq(users.id, user.id)),
  ]);
  return noted.length > 0;
}

export async function eraseElsewhere(
  people: PeopleDb,
  { userId, email, stripeCustomerId: customer }: Pick<Deletion, 'userId' | 'email' | 'stripeCustomerId'>,
): Promise<void> {
  await people.batch([
    people.delete(movedPeople).where(eq(movedPeople.userId, userId)),
    ...rowsOfHers(people, userId),
    people.delete(paymentEvents).where(eq(paymentEvents.customer, customer ?? '')),
    people.delete(outbox).where(eq(outbox.recipient, email ?? '')),
    people.delete(earlyAccess).where(inArray(earlyAccess.email, lookupKeys(email ?? ''))),
  ]);
}

export async function eraseLateRows(people: PeopleDb, userId: string): Promise<void> {
  await people.batch([...rowsOfHers(people, userId)]);
}
