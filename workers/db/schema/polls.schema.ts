import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

/** Two looks that she asks her friends about (docs/rules/looks-of-a-day.md). */
export const polls = sqliteTable(
  'polls',
  {
    id: text().primaryKey(),
    userId: text('user_id').notNull(),
    /** SHA-256 of the link's secret. */
    token: text().notNull(),
    firstId: text('first_id').notNull(),
    secondId: text('second_id').notNull(),
    /** Swaps of each look when she asked: after another one it is not the look that was voted on. */
    firstSwaps: integer('first_swaps').notNull(),
    secondSwaps: integer('second_swaps').notNull(),
    /** She agreed to show the pictures of her. */
    withPhotos: integer('with_photos', { mode: 'boolean' }).notNull(),
    createdAt: integer('created_at').notNull(),
    closesAt: integer('closes_at').notNull(),
    /** When she was told of the first vote. */
    toldAt: integer('told_at'),
  },
  (t) => [
    uniqueIndex('polls_token').on(t.token),
    index('polls_user').on(t.userId),
    index('polls_closes').on(t.closesAt),
  ],
);

/** One a device. */
export const pollVotes = sqliteTable(
  'poll_votes',
  {
    userId: text('user_id').notNull(),
    pollId: text('poll_id').notNull(),
    /** A hash of the device's cookie and the poll: votes of two polls are not tied to each other. */
    voter: text().notNull(),
    choice: text().$type<'first' | 'second'>().notNull(),
    line: text(),
    /** She has hidden its line, for good. */
    isHidden: integer('is_hidden', { mode: 'boolean' }).notNull().default(false),
    votedAt: integer('voted_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.pollId, t.voter] })],
);
