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

/** The user whom this identity signs in; undefined for a new identity. */
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

/** Links an identity to her account. False when it is linked already. */
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

/** Creates an account with its identity, in one transaction. Undefined when name, address or identity are taken. */
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

/** The providers with which she signs in. */
export async function listProviders(people: PeopleDb, userId: string): Promise<SignInProvider[]> {
  const rows = await people
    .selectDistinct({ provider: identities.provider })
    .from(identities)
    .where(eq(identities.userId, userId));
  return rows.map((row) => row.provider);
}
