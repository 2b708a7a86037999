import { aliasedTable, and, desc, eq, or, sql, type SQL } from 'drizzle-orm';
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { AdminUser } from '../../../app/contracts/admin.ts';
import type { Tier } from '../../../app/domain/billing/plan.ts';
import { collectFromPeopleDbs, type PeopleDatabases } from '../people/people-databases.ts';
import type { PeopleDb } from '../sql/open-database.ts';
import { prefixEnd, startsWith, olderThan } from '../sql/prefix-range.ts';
import { auditLog } from '../schema/oversight.schema.ts';
import { subscriptions } from '../schema/payments.schema.ts';
import { users } from '../schema/people.schema.ts';
import { lookupKeys, type SessionUser } from '../people/users.ts';
import { hasRow } from '../sql/has-row.ts';

export function toAdminUser(row: SessionUser): AdminUser {
  const { id, username, email, emailVerified, firstName, lastName, location, isAdmin } = row;
  const { subscriptionTier, subscriptionSource } = row;
  const createdAt = new Date(row.createdAt).toISOString();
  return {
    id,
    username,
    email,
    emailVerified,
    firstName,
    lastName,
    location,
    isAdmin,
    subscriptionTier,
    subscriptionSource,
    createdAt,
  };
}

/** Names have no case-folded copy: only A to Z match in either case. */
const nameStartsWith = (column: AnySQLiteColumn, start: string) =>
  sql`(${column} collate nocase >= ${start} and ${column} collate nocase < ${prefixEnd(start)})`;

function matching(q: string): SQL | undefined {
  const keys = lookupKeys(q);
  if (keys[0] === '') return undefined;
  const [first = '', ...rest] = q.trim().split(/\s+/);
  const last = rest.join(' ');
  return or(
    startsWith(users.usernameKey, keys[0]),
    ...keys.map((key) => startsWith(users.emailKey, key)),
    nameStartsWith(users.firstName, q.trim()),
    nameStartsWith(users.lastName, q.trim()),
    last === ''
      ? undefined
      : sql`(${users.firstName} collate nocase = ${first} and ${nameStartsWith(users.lastName, last)})`,
  );
}

interface UsersAsked {
  q?: string;
  cursor?: string;
  limit: number;
}

export async function listUsers(app: PeopleDatabases, asked: UsersAsked): Promise<SessionUser[]> {
  const found = await collectFromPeopleDbs(app, (people) => usersIn(people, asked));
  // Somebody who is moving between databases is in both.
  const once = [...new Map(found.map((user) => [user.id, user])).values()];
  return once.sort((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1)).slice(0, asked.limit);
}

const usersIn = (people: PeopleDb, { q = '', cursor, limit }: UsersAsked) =>
  people
    .select()
    .from(users)
    .where(and(matching(q), cursor === undefined ? undefined : olderThan(users.createdAt, users.id, cursor)))
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(limit);

interface Change {
  actorId: string;
  subjectId: string;
  requestId: string;
  now: number;
  isActorHere: boolean;
}

/** 'premium (granted)' */
const planInWords = sql`${users.subscriptionTier} || case when ${users.subscriptionSource} is null then '' else ' (' || ${users.subscriptionSource} || ')' end`;

/** In one transaction with its log entry. Undefined when she is gone or the actor is no admin (any more). */
export async function changePlan(
  people: PeopleDb,
  { actorId, subjectId, requestId, now, isActorHere }: Change,
  plan: { subscriptionTier: Tier; subscriptionSource: 'granted' | 'paid' | null },
): Promise<SessionUser | undefined> {
  const actor = aliasedTable(users, 'actor');
  const allowed = and(
    eq(users.id, subjectId),
    isActorHere ? hasRow(people, actor, and(eq(actor.id, actorId), eq(actor.isAdmin, true))) : undefined,
  );
  const { subscriptionTier, subscriptionSource } = plan;
  const words = subscriptionTier + (subscriptionSource === null ? '' : ` (${subscriptionSource})`);
  const [, changed] = await people.batch([
    // First, as it reads the old value.
    people
      .insert(auditLog)
      .select(
        sql`select ${crypto.randomUUID()}, ${now}, ${actorId}, 'subscription-tier', ${users.id}, ${planInWords}, ${words}, ${requestId} from ${users} where ${allowed}`,
      ),
    people.update(users).set(plan).where(allowed).returning(),
  ]);
  return changed[0];
}

export const paidSubscription = (people: PeopleDb, userId: string) =>
  people.select().from(subscriptions).where(eq(subscriptions.userId, userId)).get();

/** Because the settings name her. Undefined when she is one already, or gone. */
export async function makeAdmin(
  people: PeopleDb,
  userId: string,
  now: number,
): Promise<SessionUser | undefined> {
  const notYet = and(eq(users.id, userId), eq(users.isAdmin, false), eq(users.emailVerified, true));
  const [, changed] = await people.batch([
    people
      .insert(auditLog)
      .select(
        sql`select ${crypto.randomUUID()}, ${now}, null, 'admin', ${users.id}, 'member', 'admin', '' from ${users} where ${notYet}`,
      ),
    people.update(users).set({ isAdmin: true }).where(notYet).returning(),
  ]);
  return changed[0];
}
