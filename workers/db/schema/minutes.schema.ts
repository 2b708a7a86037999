import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { TemperatureUnit } from '../../../app/domain/weather/temperature.ts';
import type { KeptDevice } from './people.schema.ts';

/** Copies of users (copy-minutes.ts), and when she is due; without a rowid (0016) a claim reads one row a person. */
export const minutes = sqliteTable(
  'minutes',
  {
    userId: text('user_id').primaryKey(),
    /** users.minute_version of what was copied. */
    version: integer().notNull(),
    timezone: text().notNull(),
    notificationTime: text('notification_time').notNull(),
    temperatureUnit: text('temperature_unit').$type<TemperatureUnit>().notNull(),
    notificationsEnabled: integer('notifications_enabled', { mode: 'boolean' }).notNull(),
    devices: text({ mode: 'json' }).$type<KeptDevice[]>().notNull(),
    /** Null before onboarding and while paused. */
    nextDeliveryAt: integer('next_delivery_at'),
    /** After 30 days unseen the delivery pauses. */
    lastSeenAt: integer('last_seen_at').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (t) => [
    index('minutes_next')
      .on(t.nextDeliveryAt)
      .where(sql`${t.nextDeliveryAt} is not null`),
    // Written by a claim for who was gone, within one transaction only.
    index('minutes_of_nobody')
      .on(t.version)
      .where(sql`${t.version} = 0`),
  ],
);
