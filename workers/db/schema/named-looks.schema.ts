import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { StyleId } from '../../../app/domain/preferences/style.ts';
import { packedLook } from '../sql/packed.ts';

/** Looks that she has named. The day that one is planned for is in plans, its trips are in trips. */
export const namedLooks = sqliteTable(
  'named_looks',
  {
    id: text().primaryKey(),
    userId: text('user_id').notNull(),
    name: text().notNull(),
    /** The name in lower case: two looks of hers never have the same. */
    nameKey: text('name_key').notNull(),
    style: text().$type<StyleId>().notNull(),
    look: packedLook().notNull(),
    createdAt: integer('created_at').notNull(),
    /** Within an hour she can take it back. */
    deletedAt: integer('deleted_at'),
  },
  (t) => [
    uniqueIndex('named_looks_name')
      .on(t.userId, t.nameKey)
      .where(sql`${t.deletedAt} is null`),
    index('named_looks_newest').on(t.userId, t.createdAt),
    index('named_looks_deleted')
      .on(t.deletedAt)
      .where(sql`${t.deletedAt} is not null`),
  ],
);
