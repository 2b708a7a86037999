import { and, eq, ne, notInArray, desc, sql } from 'drizzle-orm';
import type { TemperatureUnit } from '../../app/domain/temperature.ts';
import type { PushDevice } from '../ports/pusher.ts';
import type { PeopleDb } from './open.ts';
import { pushSubscriptions, sessions, users } from './people.schema.ts';

/** A device that listens; its id is the SHA-256 of its endpoint. */
export interface Device extends PushDevice {
  id: string;
  userId: string;
}
export type NewDevice = typeof pushSubscriptions.$inferInsert;

/** More browsers than anybody uses; the oldest go. */
const MOST_DEVICES = 20;

/**
 * The device of a session: one each, and one owner each. Only while the session lives, so that a call that comes after
 * her logout brings nothing back.
 */
export async function saveDevice(people: PeopleDb, device: NewDevice): Promise<void> {
  const { id, userId, sessionId } = device;
  const live = people
    .select({
      id: sql`${id}`.as('id'),
      userId: sql`${userId}`.as('user_id'),
      sessionId: sessions.id,
      endpoint: sql`${device.endpoint}`.as('endpoint'),
      p256dh: sql`${device.p256dh}`.as('p256dh'),
      auth: sql`${device.auth}`.as('auth'),
      createdAt: sql`${device.createdAt}`.as('created_at'),
      refusedSince: sql`null`.as('refused_since'),
      refusedAt: sql`null`.as('refused_at'),
    })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)));
  const hers = eq(pushSubscriptions.userId, userId);
  const newest = people
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(hers)
    .orderBy(desc(pushSubscriptions.createdAt))
    .limit(MOST_DEVICES);
  await people.batch([
    people
      .delete(pushSubscriptions)
      .where(and(hers, eq(pushSubscriptions.sessionId, sessionId), ne(pushSubscriptions.id, id))),
    // Whoever had this browser before has left it.
    people
      .insert(pushSubscriptions)
      .select(live)
      .onConflictDoUpdate({
        target: pushSubscriptions.id,
        set: {
          userId,
          sessionId,
          p256dh: device.p256dh,
          auth: device.auth,
          createdAt: device.createdAt,
          refusedSince: null,
          refusedAt: null,
        },
      }),
    people.delete(pushSubscriptions).where(and(hers, notInArray(pushSubscriptions.id, newest))),
  ]);
}

/** The device of this session; undefined when it does not listen. */
export async function deviceOf(
  people: PeopleDb,
  userId: string,
  sessionId: string,
): Promise<Device | undefined> {
  return people
    .select()
    .from(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.sessionId, sessionId)))
    .get();
}

export async function removeDeviceOf(people: PeopleDb, userId: string, sessionId: string): Promise<void> {
  await people
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.sessionId, sessionId)));
}

/** Devices that do not listen any more, unless they have a new owner meanwhile. */
export async function removeDevices(people: PeopleDb, gone: Pick<Device, 'id' | 'userId'>[]): Promise<void> {
  if (gone.length === 0) return;
  await people.run(sql`
    delete from push_subscriptions where (id, user_id) in
      (select value ->> 'id', value ->> 'userId' from json_each(${JSON.stringify(gone.map(({ id, userId }) => ({ id, userId })))}))`);
}

const DAY_MS = 24 * 3_600_000;
/** Refused for so long, with no more than a day's push missing between: the device has another key, and will never hear us. */
const REFUSED_FOR_MS = 4 * DAY_MS;
const REFUSED_AGAIN_MS = 2 * DAY_MS;

/** Notes that services refuse our key for these devices; those that have refused it for days are let go. */
export async function noteRefusals(
  people: PeopleDb,
  refused: Pick<Device, 'id' | 'userId'>[],
  now: number,
): Promise<void> {
  if (refused.length === 0) return;
  const them = sql`(id, user_id) in (select value ->> 'id', value ->> 'userId' from json_each(${JSON.stringify(refused.map(({ id, userId }) => ({ id, userId })))}))`;
  await people.run(sql`
    update push_subscriptions set
      refused_since = case when refused_at > ${now - REFUSED_AGAIN_MS} then refused_since else ${now} end,
      refused_at = ${now}
    where ${them}`);
  await people.run(
    sql`delete from push_subscriptions where refused_since <= ${now - REFUSED_FOR_MS} and ${them}`,
  );
}

export interface Reader {
  timezone: string;
  notificationTime: string;
  temperatureUnit: TemperatureUnit;
  devices: Device[];
}

/** Who is to be told, with all her devices: one row each, in one transaction. Those without a device, and those who want
 * to hear nothing, are left out. */
export async function readersAmong(people: PeopleDb, userIds: string[]): Promise<Map<string, Reader>> {
  const [first, ...rest] = userIds.map((id) =>
    people
      .select({
        id: users.id,
        timezone: users.timezone,
        notificationTime: users.notificationTime,
        temperatureUnit: users.temperatureUnit,
        kept: users.pushDevices,
      })
      .from(users)
      .where(and(eq(users.id, id), eq(users.notificationsEnabled, true))),
  );
  if (!first) return new Map();
  const rows = (await people.batch([first, ...rest])).flat();
  return new Map(
    rows
      .filter(({ kept }) => kept.length > 0)
      .map(({ id, kept, ...her }) => [
        id,
        { ...her, devices: kept.map((device) => ({ ...device, userId: id })) },
      ]),
  );
}
