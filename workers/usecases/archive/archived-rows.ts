import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { ArchivedTable } from '../../../app/domain/looks/archive.ts';
import type { App } from '../../app.ts';
import { ARCHIVED_TABLES, listArchivedMonths, toTypedRow } from '../../db/looks/archives.ts';
import { readMonth } from './archived-month.ts';
import type { UserRef } from '../../db/people/users.ts';

/** Month by month; none for a table that is not archived. */
export async function* readArchivedRows(
  app: App,
  user: UserRef,
  table: SQLiteTable,
): AsyncGenerator<Record<string, unknown>> {
  const name = (Object.keys(ARCHIVED_TABLES) as ArchivedTable[]).find(
    (known) => ARCHIVED_TABLES[known] === table,
  );
  if (!name) return;
  for (const archive of await listArchivedMonths(app.looks(user.shard), user.id)) {
    const rows = await readMonth(app, archive);
    for (const row of rows[name]) yield toTypedRow(ARCHIVED_TABLES[name], row);
  }
}
