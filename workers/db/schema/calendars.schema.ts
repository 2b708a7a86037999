import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { CalendarFailure } from '../../../app/domain/calendar/calendar-failure.ts';
import type { DayOccasion } from '../../../app/domain/preferences/day-occasion.ts';

// Calendars, out (a feed of her looks) and in (her appointments). In the people database. Instants are epoch milliseconds.

/** The private address at which calendar apps read her coming looks. Only its hash is kept. */
export const calendarFeeds = sqliteTable(
  'calendar_feeds',
  {
    userId: text('user_id').primaryKey(),
    /** The address is derived from this and the site's secret, so that a copy of this table opens nothing. */
    serial: text().notNull(),
    tokenHash: text('token_hash').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (t) => [uniqueIndex('calendar_feeds_token').on(t.tokenHash)],
);

/** A calendar that we read for the occasion of a day. Its entries are never stored. */
export const calendarSources = sqliteTable('calendar_sources', {
  userId: text('user_id').primaryKey(),
  /** Its private address, sealed (secret.ts). */
  sealedUrl: text('sealed_url').notNull(),
  /** The part that she is shown: 'calendar.google.com'. */
  host: text().notNull(),
  /** When it was last read, and what went wrong; null when nothing did. */
  checkedAt: integer('checked_at').notNull(),
  failure: text().$type<CalendarFailure>(),
  /** What the day that was read suggests. */
  hintDate: text('hint_date'),
  hintOccasion: text('hint_occasion').$type<DayOccasion>(),
  /** Local hour 0..23; null for a whole day. */
  hintHour: integer('hint_hour'),
});
