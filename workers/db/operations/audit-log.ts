import { aliasedTable, and, desc, eq, gte, lt, or, sql } from 'drizzle-orm';
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core';
import { CHANGES_A_PAGE, type AdminChange, type ChangeAction } from '../../../app/contracts/admin.ts';
import { collectFromPeopleDbs, peopleByIds, type PeopleDatabases } from '../people/people-databases.ts';
import type { PeopleDb } from '../sql/open-database.ts';
import { auditLog } from '../schema/oversight.schema.ts';
import { users } from '../schema/people.schema.ts';
import { startsWith, olderThan } from '../sql/prefix-range.ts';
import { lookupKeys, type SessionUser } from '../people/users.ts';

interface ChangesAsked {
  /** Prefix of a username or address, on either side. */
  q?: string | undefined;
  action?: ChangeAction | undefined;
  /** Epoch ms: from then on, and before then. */
  from?: number | undefined;
  before?: number | undefined;
  /** '{at}.{id}' of the last entry read. */
  cursor?: string | undefined;
}

/** Newest first. Entries hold ids; names are looked up now. An entry lies with its subject, not its author. */
export async function listChanges(app: PeopleDatabases, asked: ChangesAsked = {}): Promise<AdminChange[]> {
  const keys = lookupKeys(asked.q ?? '');
  const isOne = app.morePeople.length === 0;
  const ids = isOne || keys[0] === '' ? [] : await collectFromPeopleDbs(app, (people) => idsOf(people, keys));
  const rows = await collectFromPeopleDbs(app, (people) => changesIn(people, asked, ids));
  rows.sort((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1));
  const page = rows.slice(0, CHANGES_A_PAGE);
  const strangers = page.flatMap(({ actorId, actor, subjectId, subject }) => [
    ...(actorId !== null && actor === null ? [actorId] : []),
    ...(subjectId !== null && subject === null ? [subjectId] : []),
  ]);
  const known = isOne
    ? new Map<string, SessionUser>()
    : await peopleByIds(app, [...new Set(strangers)].slice(0, 90));
  return page.map(({ actorId, subjectId, ...row }) => ({
    ...row,
    at: new Date(row.at).toISOString(),
    actor: row.actor ?? known.get(actorId ?? '')?.username ?? null,
    subject: row.subject ?? known.get(subjectId ?? '')?.username ?? null,
  }));
}

const anyStartsWith = (columns: AnySQLiteColumn[], keys: string[]) =>
  or(...columns.flatMap((column) => keys.map((key) => startsWith(column, key))));

/** Longer lists are cut: such a prefix is too short to find somebody. */
async function idsOf(people: PeopleDb, keys: string[]): Promise<string[]> {
  const found = await people
    .select({ id: users.id })
    .from(users)
    .where(anyStartsWith([users.usernameKey, users.emailKey], keys))
    .limit(200);
  return found.map(({ id }) => id);
}

async function changesIn(
  people: PeopleDb,
  { q = '', action, from, before, cursor }: ChangesAsked,
  ids: string[],
) {
  const [actor, subject] = [aliasedTable(users, 'actor'), aliasedTable(users, 'subject')];
  const keys = lookupKeys(q);
  const listed = sql`(select value from json_each(${JSON.stringify(ids)}))`;
  const isOneOf = (of: string[]) =>
    of.length === 0 ? [] : [sql`${auditLog.actorId} in ${listed}`, sql`${auditLog.subjectId} in ${listed}`];
  const sides = [actor.usernameKey, actor.emailKey, subject.usernameKey, subject.emailKey];
  return people
    .select({
      id: auditLog.id,
      at: auditLog.at,
      action: auditLog.action,
      actorId: auditLog.actorId,
      subjectId: auditLog.subjectId,
      actor: actor.username,
      subject: subject.username,
      before: auditLog.before,
      after: auditLog.after,
    })
    .from(auditLog)
    .leftJoin(actor, eq(actor.id, auditLog.actorId))
    .leftJoin(subject, eq(subject.id, auditLog.subjectId))
    .where(
      and(
        keys[0] === '' ? undefined : or(anyStartsWith(sides, keys), ...isOneOf(ids)),
        action && eq(auditLog.action, action),
        from === undefined ? undefined : gte(auditLog.at, from),
        before === undefined ? undefined : lt(auditLog.at, before),
        cursor === undefined ? undefined : olderThan(auditLog.at, auditLog.id, cursor),
      ),
    )
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(CHANGES_A_PAGE);
}
