import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { TemperatureUnit } from '../../../app/domain/weather/temperature.ts';
import type { KeptDevice } from './people.schema.ts';

// When each person of a shard is due, and who hears of it: claim and push ask no other database.

/**
 * One row a person. Her wishes and devices are copies of her row in people (copy-minutes.ts); when she is due is known here
 * alone. It has no rowid (migration 0016): a claim that writes a whole page with one statement then reads one row a person.
 */
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
    /** Null until onboarding is done or while paused. */
    nextDeliveryAt: integer('next_delivery_at'),
    /** Last time she saw an outfit: after 30 days the delivery pauses. */
    lastSeenAt: integer('last_seen_at').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (t) => [
    index('minutes_next')
      .on(t.nextDeliveryAt)
      .where(sql`${t.nextDeliveryAt} is not null`),
    // What a claim has written for who was gone: it is there within one transaction only.
    index('minutes_of_nobody')
      .on(t.version)
      .where(sql`${t.version} = 0`),
  ],
);
