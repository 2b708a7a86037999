import { and, asc, count, eq, gt, gte, isNotNull, lt, lte, sql } from 'drizzle-orm';
import { startOf } from '../../app/domain/due-slots.ts';
import { movedUsers } from './looks.schema.ts';
import { minutes } from './minutes.schema.ts';
import { staysHere } from './moves.ts';
import type { LooksDb } from './open.ts';
import type { Device } from './push-subscriptions.ts';

// A row comes to be in two statements only, and both leave out who is on her way to another database: a trigger that guards
// insertions, as the other tables have it, would cost a claim another row read a person.

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

/** Hers; undefined before the first copy. */
export async function minuteOf(db: LooksDb, userId: string): Promise<Minute | undefined> {
  return db.select().from(minutes).where(eq(minutes.userId, userId)).get();
}

/** A page of everybody who gets outfits, in the order of their ids. */
export async function plannedUsers(
  db: LooksDb,
  after: string,
  limit: number,
): Promise<(DueUser & Pick<Minute, 'createdAt'>)[]> {
  return db
    .select({ ...DUE_USER, createdAt: minutes.createdAt })
    .from(minutes)
    .where(and(gt(minutes.userId, after), isNotNull(minutes.nextDeliveryAt)))
    .orderBy(asc(minutes.userId))
    .limit(limit);
}

/**
 * Users whose delivery minute is at or before `until`, longest overdue first. Reads due rows only (index minutes_next).
 * Who is on her way to another database is due there.
 */
export async function dueUsers(db: LooksDb, until: number, limit: number): Promise<DueUser[]> {
  return db
    .select(DUE_USER)
    .from(minutes)
    .where(and(lte(minutes.nextDeliveryAt, until), staysHere(db, minutes.userId)))
    .orderBy(asc(minutes.nextDeliveryAt))
    .limit(limit);
}

/** How many have their minute within, by slots of five minutes (due-slots.ts): index rows only. */
export async function countDue(db: LooksDb, from: number, to: number): Promise<Map<number, number>> {
  const slot = sql<number>`cast(${minutes.nextDeliveryAt} / ${startOf(1)} as integer)`;
  const rows = await db
    .select({ slot, n: count() })
    .from(minutes)
    .where(and(gte(minutes.nextDeliveryAt, from), lt(minutes.nextDeliveryAt, to)))
    .groupBy(slot);
  return new Map(rows.map((row) => [row.slot, row.n]));
}

export interface Advance {
  userId: string;
  /** The minute that was due: another one means that she changed her mind meanwhile, and that stays. */
  was: number;
  /** Null pauses the delivery. */
  next: number | null;
}

/**
 * Moves a whole page on with one statement. It is written as an insertion that always meets her row, since SQLite reads one
 * row a person for that, and four where an update is given a list. What it has inserted for who is gone meanwhile goes in the
 * same transaction; who has set out for another database is left alone.
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

/** She is gone. */
export async function eraseMinute(db: LooksDb, userId: string): Promise<void> {
  await db.delete(minutes).where(eq(minutes.userId, userId));
}

/** She has seen an outfit. */
export async function noteSeen(db: LooksDb, userId: string, now: number): Promise<void> {
  await db.update(minutes).set({ lastSeenAt: now }).where(eq(minutes.userId, userId));
}

/**
 * Brings copies of a page up to date with one statement. A minute that is planned stays, unless its time or zone is another
 * now; an older copy never replaces a newer one.
 * @returns who could not be written, being on her way to another database
 */
export async function copyHere(db: LooksDb, page: Minute[]): Promise<Set<string>> {
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

/** What a push needs to know of whom it tells. */
export type Reader = Pick<Minute, 'timezone' | 'notificationTime' | 'temperatureUnit'> & {
  devices: Device[];
};

/** Who is to be told, with all her devices: one row each, in one transaction. Those without a device, and those who want
 * to hear nothing, are left out. */
export async function readersAmong(db: LooksDb, userIds: string[]): Promise<Map<string, Reader>> {
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
