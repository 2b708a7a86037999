import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

// Where people are, beside people.schema.ts.

export type DirectoryKind = 'email' | 'username' | 'look-alike' | 'passkey' | 'apple' | 'facebook' | 'google';

/** 'email' and 'jane@example.org' */
export interface Name {
  kind: DirectoryKind;
  value: string;
}

/**
 * In the first database of people: the unique names of people who live in the others. Those who live in the first need no
 * entry; triggers check the two against each other (migration 0024).
 */
export const directory = sqliteTable(
  'directory',
  {
    kind: text().$type<DirectoryKind>().notNull(),
    value: text().notNull(),
    userId: text('user_id').notNull(),
    peopleShard: integer('people_shard').notNull(),
    /** Epoch ms. A claim that no user confirms may be taken over after a while. */
    claimedAt: integer('claimed_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.value] })],
);

/** In each database of people: who is leaving it, arriving, or gone. Triggers refuse every write to their rows. */
export const movedPeople = sqliteTable('moved_people', {
  userId: text('user_id').primaryKey(),
  /** 'moving' and 'arriving' are read and not written, 'leaving' is being erased; 'gone' stays, because her id names this database. */
  state: text().$type<'moving' | 'arriving' | 'leaving' | 'gone'>().notNull(),
  toShard: integer('to_shard').notNull(),
  at: integer().notNull(),
});
