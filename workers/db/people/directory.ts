import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import { confusableSkeleton } from '../../../app/domain/account/confusable-letters.ts';
import { directory, type DirectoryKind, type Name } from '../schema/directory.schema.ts';
import { peopleDbAt, type PeopleDatabases } from './people-databases.ts';
import { insertUserWithIdentity, userByIdentity, type IdentityId } from './identities.ts';
import type { PeopleDb } from '../sql/open-database.ts';
import { passkeyById } from './passkeys.ts';
import {
  insertUser,
  isNameTaken,
  lookupKey,
  lookupKeys,
  userById,
  userByLogin,
  withSkeleton,
  type NewUser,
  type SessionUser,
} from './users.ts';
import { undefinedIfTaken } from '../sql/constraints.ts';

// Unique names (address, username and look-alikes, identities, passkeys) and their owners. People in the first database
// are their own entry; others claim rows in `directory` before their own row is written. Her own row decides: an entry
// that it does not confirm can be taken over.

type Entry = typeof directory.$inferSelect;

/** By then no claiming request is still running. */
const UNCLAIMED_MS = 15 * 60_000;

async function entryOf(
  app: PeopleDatabases,
  kind: DirectoryKind,
  ...values: string[]
): Promise<Entry | undefined> {
  if (app.morePeople.length === 0) return undefined;
  return app.people
    .select()
    .from(directory)
    .where(and(eq(directory.kind, kind), inArray(directory.value, values)))
    .get();
}

/** Who would bear a name: her id after one query, her row after perhaps another. */
interface NameBearer {
  userId: string;
  /** Undefined where no user confirms the entry. */
  user(): Promise<SessionUser | undefined>;
}

async function bearer(
  app: PeopleDatabases,
  [kind, ...values]: [DirectoryKind, ...string[]],
  ask: (people: PeopleDb) => Promise<SessionUser | undefined>,
): Promise<NameBearer | undefined> {
  const [here, entry] = await Promise.all([ask(app.people), entryOf(app, kind, ...values)]);
  if (here) return { userId: here.id, user: () => Promise.resolve(here) };
  return entry && { userId: entry.userId, user: () => ask(peopleDbAt(app, entry.peopleShard)) };
}

/** Usernames hold no '@'. */
export function findLoginBearer(app: PeopleDatabases, nameOrEmail: string): Promise<NameBearer | undefined> {
  const keys = lookupKeys(nameOrEmail);
  const kind = keys[0].includes('@') ? 'email' : 'username';
  return bearer(app, [kind, ...keys], (people) => userByLogin(people, nameOrEmail));
}

export const personByLogin = async (
  app: PeopleDatabases,
  nameOrEmail: string,
): Promise<SessionUser | undefined> => (await findLoginBearer(app, nameOrEmail))?.user();

export const personByIdentity = async (
  app: PeopleDatabases,
  identity: IdentityId,
): Promise<SessionUser | undefined> =>
  (
    await bearer(app, [identity.provider, identity.subject], (people) => userByIdentity(people, identity))
  )?.user();

export async function isUsernameTaken(app: PeopleDatabases, username: string): Promise<boolean> {
  const key = lookupKey(username);
  const [here, ...entries] = await Promise.all([
    isNameTaken(app.people, username),
    entryOf(app, 'username', key),
    entryOf(app, 'look-alike', confusableSkeleton(key)),
  ]);
  return here || entries.some((entry) => entry !== undefined);
}

/** All or none; her own again change nothing. False when somebody has one. @throws when the database does not answer */
export async function claimNames(
  app: PeopleDatabases,
  { id, peopleShard }: Pick<SessionUser, 'id' | 'peopleShard'>,
  names: readonly Name[],
  now: number,
): Promise<boolean> {
  const wanted = JSON.stringify(names);
  const claimed = await undefinedIfTaken(
    app.people.all(sql`
      insert into directory (kind, value, user_id, people_shard, claimed_at)
      select value ->> 'kind', value ->> 'value', ${id}, ${peopleShard}, ${now} from json_each(${wanted})
      where not exists (select 1 from json_each(${wanted}) as want join directory as d
        on d.kind = want.value ->> 'kind' and d.value = want.value ->> 'value' where d.user_id <> ${id})
      on conflict (kind, value) do update set people_shard = excluded.people_shard, claimed_at = excluded.claimed_at
      returning kind`),
  );
  return claimed?.length === names.length;
}

export async function releaseNames(
  app: PeopleDatabases,
  userId: string,
  names: readonly Name[],
): Promise<void> {
  if (names.length === 0) return;
  await app.people.run(sql`
    delete from directory where user_id = ${userId} and (kind, value) in
      (select value ->> 'kind', value ->> 'value' from json_each(${JSON.stringify(names)}))`);
}

async function isBorne(app: PeopleDatabases, { kind, value, userId, peopleShard }: Entry): Promise<boolean> {
  const people = peopleDbAt(app, peopleShard);
  if (kind === 'passkey') return (await passkeyById(people, value))?.userId === userId;
  if (kind === 'apple' || kind === 'facebook' || kind === 'google')
    return (await userByIdentity(people, { provider: kind, subject: value }))?.id === userId;
  const user = await userById(people, userId);
  const borne = { email: user?.emailKey, username: user?.usernameKey, 'look-alike': user?.usernameSkeleton };
  return borne[kind] === value;
}

/** Claims left by a crash. Whether there were any. */
async function releaseUnborne(app: PeopleDatabases, names: readonly Name[], now: number): Promise<boolean> {
  let released = false;
  for (const { kind, value } of names) {
    const entry = await entryOf(app, kind, value);
    if (!entry || entry.claimedAt > now - UNCLAIMED_MS || (await isBorne(app, entry))) continue;
    await app.people
      .delete(directory)
      .where(
        and(
          eq(directory.kind, kind),
          eq(directory.value, value),
          eq(directory.userId, entry.userId),
          lte(directory.claimedAt, entry.claimedAt),
        ),
      );
    released = true;
  }
  return released;
}

/** Whether somebody has one of the addresses under its older key: no index knows that both are one. */
async function isBorneInFormerSpelling(
  app: PeopleDatabases,
  her: Pick<SessionUser, 'id'>,
  names: readonly Name[],
): Promise<boolean> {
  const email = names.find(({ kind }) => kind === 'email')?.value;
  if (email === undefined || lookupKeys(email).length === 1) return false;
  const owner = await personByLogin(app, email);
  return owner !== undefined && owner.id !== her.id;
}

/**
 * Runs a write that needs names, claimed first outside the first database. A claim whose write fails stands until
 * somebody else wants the name. Undefined, from `write` too, when a name is somebody's.
 */
export async function withNames<T>(
  app: PeopleDatabases,
  her: Pick<SessionUser, 'id' | 'peopleShard'>,
  names: readonly Name[],
  now: number,
  write: () => Promise<T | undefined>,
): Promise<T | undefined> {
  if (await isBorneInFormerSpelling(app, her, names)) return undefined;
  const once = async () => {
    if (her.peopleShard === 0) return write();
    if (!(await claimNames(app, her, names, now))) return undefined;
    return write();
  };
  const written = await once();
  if (written !== undefined || app.morePeople.length === 0) return written;
  return (await releaseUnborne(app, names, now)) ? once() : undefined;
}

/** With the identity that opens it. Undefined when name, address or identity are taken. */
export function joinPeople(
  app: PeopleDatabases,
  user: NewUser & { peopleShard: number },
  now: number,
  identity?: IdentityId,
): Promise<SessionUser | undefined> {
  const people = peopleDbAt(app, user.peopleShard);
  const names: Name[] = [
    { kind: 'email', value: user.emailKey },
    { kind: 'username', value: user.usernameKey },
    { kind: 'look-alike', value: withSkeleton(user).usernameSkeleton ?? '' },
  ];
  if (identity) names.push({ kind: identity.provider, value: identity.subject });
  return withNames(app, user, names, now, () =>
    identity ? insertUserWithIdentity(people, user, identity, now) : insertUser(people, user),
  );
}

/** Her directory entries, from her own database: JSON of {@link Name}s. */
export const namesAsJson = (userId: string) => sql<string>`(
  select json_group_array(json_object('kind', kind, 'value', value)) from (
    select 'email' as kind, email_key as value from users where id = ${userId}
    union all select 'username', username_key from users where id = ${userId}
    union all select 'look-alike', username_skeleton from users where id = ${userId} and username_skeleton is not null
    union all select provider, subject from identities where user_id = ${userId}
    union all select 'passkey', id from passkeys where user_id = ${userId}))`;
