import { and, eq } from 'drizzle-orm';
import type { SignInProvider } from '../../../app/domain/account/sign-in-provider.ts';
import type { PeopleDb } from '../sql/open-database.ts';
import { identities, users } from '../schema/people.schema.ts';
import { withSkeleton, type NewUser, type SessionUser } from './users.ts';
import { undefinedIfTaken } from '../sql/constraints.ts';
import { hasChanged } from '../sql/transact.ts';

export interface IdentityId {
  provider: SignInProvider;
  subject: string;
}

export async function userByIdentity(
  people: PeopleDb,
  { provider, subject }: IdentityId,
): Promise<SessionUser | undefined> {
  const row = await people
    .select({ user: users })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(and(eq(identities.provider, provider), eq(identities.subject, subject)))
    .get();
  return row?.user;
}

export async function linkIdentity(
  people: PeopleDb,
  { provider, subject }: IdentityId,
  userId: string,
  now: number,
): Promise<boolean> {
  return (
    (await undefinedIfTaken(
      hasChanged(
        people.insert(identities).values({ provider, subject, userId, createdAt: now }).onConflictDoNothing(),
      ),
    )) ?? false
  );
}

/** In one transaction. Undefined when name, address or identity are taken. */
export async function insertUserWithIdentity(
  people: PeopleDb,
  user: NewUser,
  { provider, subject }: IdentityId,
  now: number,
): Promise<SessionUser | undefined> {
  const made = await undefinedIfTaken(
    people.batch([
      people.insert(users).values(withSkeleton(user)).returning(),
      people.insert(identities).values({ provider, subject, userId: user.id, createdAt: now }),
    ]),
  );
  return made?.[0][0];
}

export async function listProviders(people: PeopleDb, userId: string): Promise<SignInProvider[]> {
  const rows = await people
    .selectDistinct({ provider: identities.provider })
    .from(identities)
    .where(eq(identities.userId, userId));
  return rows.map((row) => row.provider);
}
