import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { CalendarFailure } from '../../app/domain/calendar/failure.ts';
import type { DayOccasion } from '../../app/domain/day-occasion.ts';

// Her looks in her calendar and her calendar read; in the people database. Instants are epoch milliseconds.

/** The private address under which calendars read her looks to come; only its hash is kept. */
export const calendarFeeds = sqliteTable(
  'calendar_feeds',
  {
    userId: text('user_id').primaryKey(),
    /** What the address is made from, with the site's own secret: a copy of this table opens none. */
    serial: text().notNull(),
    tokenHash: text('token_hash').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (t) => [uniqueIndex('calendar_feeds_token').on(t.tokenHash)],
);

/** A calendar of hers that is read for the occasion of a day. What is in it is never kept. */
export const calendarSources = sqliteTable('calendar_sources', {
  userId: text('user_id').primaryKey(),
  /** Its private address, sealed (secret.ts). */
  sealedUrl: text('sealed_url').notNull(),
  /** 'calendar.google.com': what she is shown of it. */
  host: text().notNull(),
  /** When it was last read, and what was wrong then; null for nothing. */
  checkedAt: integer('checked_at').notNull(),
  failure: text().$type<CalendarFailure>(),
  /** What the day that was read suggests. */
  hintDate: text('hint_date'),
  hintOccasion: text('hint_occasion').$type<DayOccasion>(),
  /** Local hour 0..23; null for a whole day. */
  hintHour: integer('hint_hour'),
});
