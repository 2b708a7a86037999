import { domainToASCII, domainToUnicode } from 'node:url';
import { eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { confusableSkeleton } from '../../../app/domain/account/confusable-letters.ts';
import type { User } from '../../../app/contracts/session.ts';
import type { PeopleDb } from '../sql/open-database.ts';
import { users } from '../schema/people.schema.ts';
import { undefinedIfTaken } from '../sql/constraints.ts';
import { objectPath } from '../../../app/domain/photos/object-id.ts';

export type SessionUser = typeof users.$inferSelect;
export type NewUser = typeof users.$inferInsert;
export type UserRef = Pick<SessionUser, 'id' | 'shard'>;
export type UserChange = Partial<Omit<NewUser, 'id'>>;

/** Field by field: a new column stays private until it is named here. */
export function toUser(row: SessionUser): User {
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    firstName: row.firstName,
    lastName: row.lastName,
    emailVerified: row.emailVerified,
    photoUrl: objectPath(row.photoObject),
    profileImageUrl: row.profileImageUrl,
    hasBodyMap: row.bodyMapObject !== null,
    warmPhotoUrl: objectPath(row.warmPhotoObject),
    location: row.location,
    timezone: row.timezone,
    gender: row.gender,
    stylePreferences: row.stylePreferences,
    notificationTime: row.notificationTime,
    notificationsEnabled: row.notificationsEnabled,
    morningMail: row.morningMail,
    temperatureUnit: row.temperatureUnit,
    subscriptionTier: row.subscriptionTier,
    subscriptionSource: row.subscriptionSource,
    isAdmin: row.isAdmin,
    createdAt: new Date(row.createdAt).toISOString(),
  };
}

const fold = (text: string): string => text.trim().normalize('NFKC').toLowerCase();
/** A domain that may have two spellings, 'bücher.de' and 'xn--bcher-kva.de'; no characters that would be decoded. */
const TWO_SPELLINGS = /^(?!.*[%/?#])(?=.*(?:[^\0-\x7f]|(?:^|\.)xn--))/s;

/** Ignores case, width and the spelling of a domain. Older rows have a second spelling, which comes second. */
export function lookupKeys(nameOrEmail: string): [key: string, ...former: string[]] {
  const folded = fold(nameOrEmail);
  const at = folded.lastIndexOf('@') + 1;
  const domain = folded.slice(at);
  const spelled = at > 0 && TWO_SPELLINGS.test(domain) ? domainToASCII(domain) : '';
  if (spelled === '') return [folded];
  const mailbox = folded.slice(0, at);
  const former = domainToUnicode(spelled);
  return former === spelled ? [mailbox + spelled] : [mailbox + spelled, mailbox + former];
}

export const lookupKey = (nameOrEmail: string): string => lookupKeys(nameOrEmail)[0];

export const userById = (people: PeopleDb, id: string) =>
  people.select().from(users).where(eq(users.id, id)).get();

/** One query; at most 90 ids (D1 binds 100 values). */
export async function usersByIds(people: PeopleDb, ids: string[]): Promise<Map<string, SessionUser>> {
  const rows = ids.length === 0 ? [] : await people.select().from(users).where(inArray(users.id, ids));
  return new Map(rows.map((user) => [user.id, user]));
}

/** Usernames hold no '@'. */
export async function userByLogin(people: PeopleDb, nameOrEmail: string): Promise<SessionUser | undefined> {
  const keys = lookupKeys(nameOrEmail);
  const column = keys[0].includes('@') ? users.emailKey : users.usernameKey;
  const found = await people.select().from(users).where(inArray(column, keys));
  // Two people may have the two spellings: each keeps her own.
  return found.find(({ emailKey }) => emailKey === fold(nameOrEmail)) ?? found[0];
}

export const withSkeleton = (user: NewUser): NewUser => ({
  ...user,
  usernameSkeleton: confusableSkeleton(user.usernameKey),
});

/** Undefined when the username, a look-alike, or the email is taken. */
export function insertUser(people: PeopleDb, user: NewUser): Promise<SessionUser | undefined> {
  // The directory knows those in other databases.
  return undefinedIfTaken(
    people.insert(users).values(withSkeleton(user)).onConflictDoNothing().returning().get(),
  );
}

export async function isNameTaken(people: PeopleDb, username: string): Promise<boolean> {
  const key = lookupKey(username);
  const isIt = or(eq(users.usernameKey, key), eq(users.usernameSkeleton, confusableSkeleton(key)));
  return (await people.$count(users, isIt)) > 0;
}

/** Keys of old rows. The second of two look-alikes gets a mark ('!' and its id), so it is not picked again each hour. */
export async function fillSkeletons(people: PeopleDb, most: number): Promise<void> {
  const rows = await people
    .select({ id: users.id, key: users.usernameKey })
    .from(users)
    .where(isNull(users.usernameSkeleton))
    .limit(most);
  for (const { id, key } of rows) {
    const isFree = sql`not exists (select 1 from ${users} as other where other.username_skeleton = ${confusableSkeleton(key)})
      and not exists (select 1 from directory where kind = 'look-alike' and value = ${confusableSkeleton(key)})`;
    await people.run(
      sql`update or ignore ${users} set username_skeleton = case when ${isFree} then ${confusableSkeleton(key)}
        else ${`!${id}`} end where id = ${id} and username_skeleton is null`,
    );
  }
}

export async function notePaused(people: PeopleDb, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await people.run(
    sql`update users set delivery_paused = 1 where id in (select value from json_each(${JSON.stringify(ids)}))`,
  );
}

export async function changeUser(
  people: PeopleDb,
  id: string,
  change: UserChange,
): Promise<SessionUser | undefined> {
  return people.update(users).set(change).where(eq(users.id, id)).returning().get();
}
