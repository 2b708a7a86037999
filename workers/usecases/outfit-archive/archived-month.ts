import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import {
  toJsonLines,
  parseJsonLines,
  withoutErased,
  type ArchivedRows,
  type ArchivedTable,
} from '../../../app/domain/looks/archive.ts';
import { objectKey } from '../../../app/domain/photos/object-id.ts';
import type { App } from '../../app.ts';
import { ARCHIVED_TABLES, listArchivedMonths, toTypedRow, type ArchiveRow } from '../../db/looks/archives.ts';
import type { UserRef } from '../../db/people/users.ts';
import { ProviderError } from '../../ports/provider-error.ts';

const folderOf = (month: string): string => `archive/${month}`;

/** A new unique name; names sort by age. */
export const newMonthObject = (month: string, now: number): string =>
  `${folderOf(month)}/${String(now).padStart(13, '0')}-${crypto.randomUUID()}`;

export const isMonthObject = (objectId: string): boolean => objectId.startsWith('archive/');

const through = (bytes: Uint8Array | string, change: CompressionStream | DecompressionStream) =>
  new Response(new Response(bytes as BodyInit).body!.pipeThrough(change as CompressionStream));

export async function writeMonth(
  app: App,
  userId: string,
  object: string,
  rows: ArchivedRows,
): Promise<number> {
  const zipped = await through(toJsonLines(rows), new CompressionStream('gzip')).arrayBuffer();
  await app.blobs.put(objectKey(userId, object), zipped, 'application/gzip');
  return zipped.byteLength;
}

/** Those that still count. @throws ProviderError when the object cannot be read */
export async function readMonth(app: App, archive: ArchiveRow): Promise<ArchivedRows> {
  const { userId, month, object } = archive;
  // A row older than its object, from a lagging replica or a restored database: the object written last holds all that
  // the one before did.
  const bytes = (await app.blobs.bytes(objectKey(userId, object))) ?? (await newest(app, userId, month));
  if (!bytes) throw new ProviderError('archive', `${object} is not there`, { retryable: true });
  const lines = await through(bytes, new DecompressionStream('gzip')).text();
  return withoutErased(parseJsonLines(lines), archive);
}

async function newest(app: App, userId: string, month: string): Promise<Uint8Array | null> {
  const keys = await app.blobs.list(objectKey(userId, `${folderOf(month)}/`));
  const last = keys.toSorted().at(-1);
  return last === undefined ? null : app.blobs.bytes(last);
}

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
