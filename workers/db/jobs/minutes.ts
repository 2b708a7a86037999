import { and, asc, count, eq, gt, gte, isNotNull, lt, lte, sql } from 'drizzle-orm';
import { slotStart } from '../../../app/domain/delivery/due-slots.ts';
import { movedUsers } from '../schema/looks.schema.ts';
import { minutes } from '../schema/minutes.schema.ts';
import { isStayingOnShard } from '../user-moves/moves.ts';
import type { LooksDb } from '../sql/open-database.ts';
import type { Device } from '../people/push-subscriptions.ts';

// Only two statements insert here, and both leave out people who are moving: a trigger, as other tables have, would
// cost a claim one more row read a person.

export type Minute = typeof minutes.$inferSelect;
export type DueUser = Pick<
  Minute,
  'userId' | 'timezone' | 'notificationTime' | 'nextDeliveryAt' | 'lastSeenAt'
>;

const DUE_USER = {
  userId: minutes.userId,
  timezone: minutes.timezone,
  notificationTime: minutes.notificationTime,
  nextDeliveryAt: minutes.nextDeliveryAt,
  lastSeenAt: minutes.lastSeenAt,
};

export const findMinute = (db: LooksDb, userId: string) =>
  db.select().from(minutes).where(eq(minutes.userId, userId)).get();

export const plannedUsers = (db: LooksDb, after: string, limit: number) =>
  db
    .select({ ...DUE_USER, createdAt: minutes.createdAt })
    .from(minutes)
    .where(and(gt(minutes.userId, after), isNotNull(minutes.nextDeliveryAt)))
    .orderBy(asc(minutes.userId))
    .limit(limit);

/** At or before `until`, longest overdue first; reads due rows only (index minutes_next). Without people who are moving. */
export const dueUsers = (db: LooksDb, until: number, limit: number) =>
  db
    .select(DUE_USER)
    .from(minutes)
    .where(and(lte(minutes.nextDeliveryAt, until), isStayingOnShard(db, minutes.userId)))
    .orderBy(asc(minutes.nextDeliveryAt))
    .limit(limit);

/** By slots of five minutes (due-slots.ts). Reads index rows only. */
export async function countDue(db: LooksDb, from: number, to: number): Promise<Map<number, number>> {
  const slot = sql<number>`cast(${minutes.nextDeliveryAt} / ${slotStart(1)} as integer)`;
  const rows = await db
    .select({ slot, n: count() })
    .from(minutes)
    .where(and(gte(minutes.nextDeliveryAt, from), lt(minutes.nextDeliveryAt, to)))
    .groupBy(slot);
  return new Map(rows.map((row) => [row.slot, row.n]));
}

export interface Advance {
  userId: string;
  /** Another value in the row means that she has changed it meanwhile: hers stays. */
  was: number;
  /** Null pauses the delivery. */
  next: number | null;
}

/**
 * A page in one statement: an insertion that always conflicts reads one row a person, an update from a list four. Rows
 * inserted for people who are gone are removed in the same transaction; people who are moving are left alone.
 */
export async function advanceDeliveries(db: LooksDb, page: Advance[]): Promise<void> {
  if (page.length === 0) return;
  const moveOn = db.insert(minutes).select(sql`
    select value ->> 'userId', 0, '', '', '', 0, '[]', value ->> 'next', value ->> 'was', 0
    from json_each(${JSON.stringify(page)})
    where not exists (select 1 from ${movedUsers} where user_id = value ->> 'userId')
    on conflict (user_id) do update set next_delivery_at = excluded.next_delivery_at
    where minutes.next_delivery_at = excluded.last_seen_at`);
  await db.batch([moveOn, db.delete(minutes).where(sql`${minutes.version} = 0`)]);
}

export const eraseMinute = (db: LooksDb, userId: string) =>
  db.delete(minutes).where(eq(minutes.userId, userId));

export const noteSeen = (db: LooksDb, userId: string, now: number) =>
  db.update(minutes).set({ lastSeenAt: now }).where(eq(minutes.userId, userId));

/** A page in one statement; planned minutes stay unless time or zone changed. Returns who is moving and was not written. */
export async function saveMinuteCopies(db: LooksDb, page: Minute[]): Promise<Set<string>> {
  const json = JSON.stringify(
    page.map(({ devices, notificationsEnabled, ...her }) => ({
      ...her,
      devices: JSON.stringify(devices),
      notificationsEnabled: Number(notificationsEnabled),
    })),
  );
  const [, moving] = await db.batch([
    db.insert(minutes).select(
      sql`select value ->> 'userId', value ->> 'version', value ->> 'timezone', value ->> 'notificationTime',
          value ->> 'temperatureUnit', value ->> 'notificationsEnabled', value ->> 'devices',
          value ->> 'nextDeliveryAt', value ->> 'lastSeenAt', value ->> 'createdAt'
        from json_each(${json})
        where not exists (select 1 from ${movedUsers} where user_id = value ->> 'userId')
        on conflict (user_id) do update set version = excluded.version, timezone = excluded.timezone,
          notification_time = excluded.notification_time, temperature_unit = excluded.temperature_unit,
          notifications_enabled = excluded.notifications_enabled, devices = excluded.devices,
          last_seen_at = max(minutes.last_seen_at, excluded.last_seen_at),
          next_delivery_at = case
            when excluded.next_delivery_at is null then null
            when minutes.timezone = excluded.timezone and minutes.notification_time = excluded.notification_time
              then ifnull(minutes.next_delivery_at, excluded.next_delivery_at)
            else excluded.next_delivery_at end
        where excluded.version > minutes.version`,
    ),
    db
      .select({ userId: movedUsers.userId })
      .from(movedUsers)
      .where(sql`${movedUsers.userId} in (select value ->> 'userId' from json_each(${json}))`),
  ]);
  return new Set(moving.map(({ userId }) => userId));
}

export type PushReader = Pick<Minute, 'timezone' | 'notificationTime' | 'temperatureUnit'> & {
  devices: Device[];
};

/** One row each, in one transaction. Without people who have no device, or turned notifications off. */
export async function listReaders(db: LooksDb, userIds: string[]): Promise<Map<string, PushReader>> {
  const [first, ...rest] = userIds.map((id) =>
    db
      .select({
        id: minutes.userId,
        timezone: minutes.timezone,
        notificationTime: minutes.notificationTime,
        temperatureUnit: minutes.temperatureUnit,
        kept: minutes.devices,
      })
      .from(minutes)
      .where(and(eq(minutes.userId, id), eq(minutes.notificationsEnabled, true))),
  );
  if (!first) return new Map();
  const rows = (await db.batch([first, ...rest])).flat();
  return new Map(
    rows
      .filter(({ kept }) => kept.length > 0)
      .map(({ id, kept, ...her }) => [
        id,
        { ...her, devices: kept.map((device) => ({ ...device, userId: id })) },
      ]),
  );
}
