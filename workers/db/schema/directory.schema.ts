import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

export type DirectoryKind = 'email' | 'username' | 'look-alike' | 'passkey' | 'apple' | 'facebook' | 'google';

export interface Name {
  kind: DirectoryKind;
  value: string;
}

/** Unique names of people outside the first database, kept in the first; triggers check both (migration 0024). */
export const directory = sqliteTable(
  'directory',
  {
    kind: text().$type<DirectoryKind>().notNull(),
    value: text().notNull(),
    userId: text('user_id').notNull(),
    peopleShard: integer('people_shard').notNull(),
    /** A claim that no user confirms may be taken over after a while. */
    claimedAt: integer('claimed_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.value] })],
);

/** Who is leaving, arriving, or gone. Triggers refuse every write to their rows. */
export const movedPeople = sqliteTable('moved_people', {
  userId: text('user_id').primaryKey(),
  /** 'moving' and 'arriving' are read-only, 'leaving' is being erased; 'gone' stays, because her id names this database. */
  state: text().$type<'moving' | 'arriving' | 'leaving' | 'gone'>().notNull(),
  toShard: integer('to_shard').notNull(),
  at: integer().notNull(),
});
