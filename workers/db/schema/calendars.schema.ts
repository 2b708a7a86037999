import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { CalendarFailure } from '../../../app/domain/calendar/calendar-failure.ts';
import type { DayOccasion } from '../../../app/domain/preferences/day-occasion.ts';

// Calendars, out (a feed of her looks) and in (her appointments). Instants are epoch milliseconds.

export const calendarFeeds = sqliteTable(
  'calendar_feeds',
  {
    userId: text('user_id').primaryKey(),
    /** With the site's secret it gives the address, so that a copy of this table opens nothing. */
    serial: text().notNull(),
    tokenHash: text('token_hash').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (t) => [uniqueIndex('calendar_feeds_token').on(t.tokenHash)],
);

/** Read for the occasion of a day. Its entries are never stored. */
export const calendarSources = sqliteTable('calendar_sources', {
  userId: text('user_id').primaryKey(),
  /** Its private address, sealed (secret.ts). */
  sealedUrl: text('sealed_url').notNull(),
  /** Shown to her: 'calendar.google.com'. */
  host: text().notNull(),
  /** Null when the last reading worked. */
  checkedAt: integer('checked_at').notNull(),
  failure: text().$type<CalendarFailure>(),
  hintDate: text('hint_date'),
  hintOccasion: text('hint_occasion').$type<DayOccasion>(),
  /** Local hour 0..23; null for a whole day. */
  hintHour: integer('hint_hour'),
});
