import { aliasedTable, and, desc, eq, gte, lt, or, sql, type SQL } from 'drizzle-orm';
import { CHANGES_A_PAGE, type AdminChange, type ChangeAction } from '../../app/contracts/admin.ts';
import type { PeopleDb } from './open.ts';
import { auditLog } from './oversight.schema.ts';
import { users } from './people.schema.ts';
import { startsWith } from './starts-with.ts';
import { lookupKey } from './users.ts';

export interface ChangesAsked {
  /** The beginning of a username or mail address, on either side. */
  q?: string | undefined;
  action?: ChangeAction | undefined;
  /** Epoch ms: from then on, and before then. */
  from?: number | undefined;
  before?: number | undefined;
  /** '{at}.{id}' of the last one that was read. */
  cursor?: string | undefined;
}

const pageAfter = (cursor: string): SQL => {
  const dot = cursor.indexOf('.');
  return sql`(${auditLog.at}, ${auditLog.id}) < (${Number(cursor.slice(0, dot))}, ${cursor.slice(dot + 1)})`;
};

/** A page of the log, the newest first. Names are read now: the log itself holds none. */
export async function listChanges(
  people: PeopleDb,
  { q = '', action, from, before, cursor }: ChangesAsked = {},
): Promise<AdminChange[]> {
  const [actor, subject] = [aliasedTable(users, 'actor'), aliasedTable(users, 'subject')];
  const key = lookupKey(q);
  const sides = [actor.usernameKey, actor.emailKey, subject.usernameKey, subject.emailKey];
  const rows = await people
    .select({
      id: auditLog.id,
      at: auditLog.at,
      action: auditLog.action,
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
        key === '' ? undefined : or(...sides.map((side) => startsWith(side, key))),
        action && eq(auditLog.action, action),
        from === undefined ? undefined : gte(auditLog.at, from),
        before === undefined ? undefined : lt(auditLog.at, before),
        cursor === undefined ? undefined : pageAfter(cursor),
      ),
    )
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(CHANGES_A_PAGE);
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }));
}
