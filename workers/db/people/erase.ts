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
import { PEOPLE_USER_TABLES } from '../moves/people-moves.ts';

/** Erases all that a database of looks holds of her, in one transaction, even while she is moving. */
export async function eraseLooks(looks: LooksDb, userId: string): Promise<void> {
  const fence = eq(movedUsers.userId, userId);
  await looks.batch([
    looks.update(movedUsers).set({ state: 'leaving' }).where(fence),
    ...eraseUserLooks(looks, userId),
    looks.delete(movedUsers).where(fence),
  ]);
}

/** Payment events name only the customer; the deletion knows whose that was. */
const customerOf = (people: PeopleDb, userId: string) =>
  people.select({ customer: deletions.stripeCustomerId }).from(deletions).where(eq(deletions.userId, userId));

/** What a move takes along, and what stays behind then; not her own row. */
const OF_HERS: readonly (typeof PEOPLE_USER_TABLES)[number][] = [
  ...PEOPLE_USER_TABLES.filter(([table]) => table !== users),
  [sandboxDesk, sandboxDesk.userId],
  [moves, moves.userId],
];

const rowsOfHers = (people: PeopleDb, userId: string) =>
  [
    people.delete(paymentEvents).where(inArray(paymentEvents.customer, customerOf(people, userId))),
    ...OF_HERS.map(([table, whose]) => people.delete(table).where(eq(whose, userId))),
    // The entries stay on record, without author and subject.
    people.update(auditLog).set({ actorId: null }).where(eq(auditLog.actorId, userId)),
    people.update(auditLog).set({ subjectId: null }).where(eq(auditLog.subjectId, userId)),
  ] as const;

/**
 * Erases who she is and leaves a deletion, in one transaction: from here on nobody can sign in as her, and background work
 * finds nobody. @returns false when she was gone already
 */
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

/** Erases what the databases of people in which she does not live hold of her; in the first one, her unique names too. */
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

/** Erases rows that requests and jobs under way have written since she left. */
export async function eraseLateRows(people: PeopleDb, userId: string): Promise<void> {
  await people.batch([...rowsOfHers(people, userId)]);
}
