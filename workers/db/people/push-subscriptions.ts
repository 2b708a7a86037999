import { and, eq, ne, notInArray, desc, sql } from 'drizzle-orm';
import type { PushDevice } from '../../ports/pusher.ts';
import { isStayingInPeopleDb } from '../user-moves/moved-people.ts';
import type { PeopleDb } from '../sql/open-database.ts';
import { pushSubscriptions, sessions } from '../schema/people.schema.ts';

/** Its id is the SHA-256 of the endpoint. */
export interface Device extends PushDevice {
  id: string;
  userId: string;
}
export type NewDevice = typeof pushSubscriptions.$inferInsert;

const MOST_DEVICES = 20;

/** One device a session, one owner a device, while the session lives. Returns the browser's previous owners. */
export async function saveDevice(people: PeopleDb, device: NewDevice): Promise<string[]> {
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
  const [before] = await people.batch([
    people
      .select({ userId: pushSubscriptions.userId })
      .from(pushSubscriptions)
      .where(and(eq(pushSubscriptions.id, id), ne(pushSubscriptions.userId, userId))),
    people
      .delete(pushSubscriptions)
      .where(and(hers, eq(pushSubscriptions.sessionId, sessionId), ne(pushSubscriptions.id, id))),
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
  return before.map((row) => row.userId);
}

export const findDevice = (people: PeopleDb, userId: string, sessionId: string) =>
  people
    .select()
    .from(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.sessionId, sessionId)))
    .get();

export const removeSessionDevice = (people: PeopleDb, userId: string, sessionId: string) =>
  people
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.sessionId, sessionId)));

/** A browser that somebody in another database has now. Returns its previous owners. */
export async function takeDeviceAway(
  people: PeopleDb,
  { id, userId }: Pick<Device, 'id' | 'userId'>,
): Promise<string[]> {
  const gone = await people
    .delete(pushSubscriptions)
    .where(and(ne(pushSubscriptions.userId, userId), eq(pushSubscriptions.id, id)))
    .returning({ userId: pushSubscriptions.userId });
  return gone.map((row) => row.userId);
}

/** Without people who are moving: they keep theirs until the next push. */
const among = (devices: Pick<Device, 'id' | 'userId'>[]) => {
  const named = JSON.stringify(devices.map(({ id, userId }) => ({ id, userId })));
  return sql`${isStayingInPeopleDb(sql`user_id`)} and (id, user_id) in
    (select value ->> 'id', value ->> 'userId' from json_each(${named}))`;
};

export async function removeDevices(people: PeopleDb, gone: Pick<Device, 'id' | 'userId'>[]): Promise<void> {
  if (gone.length === 0) return;
  await people.run(sql`delete from push_subscriptions where ${among(gone)}`);
}

const DAY_MS = 24 * 3_600_000;
/** Refused for so long, at most a day apart: the device has another key and will never accept ours. */
const REFUSED_FOR_MS = 4 * DAY_MS;
const REFUSED_AGAIN_MS = 2 * DAY_MS;

/** Services refuse our key for these; those refused for days are removed. */
export async function noteRefusals(
  people: PeopleDb,
  refused: Pick<Device, 'id' | 'userId'>[],
  now: number,
): Promise<void> {
  if (refused.length === 0) return;
  const them = among(refused);
  await people.run(sql`
    update push_subscriptions set
      refused_since = case when refused_at > ${now - REFUSED_AGAIN_MS} then refused_since else ${now} end,
      refused_at = ${now}
    where ${them}`);
  await people.run(
    sql`delete from push_subscriptions where refused_since <= ${now - REFUSED_FOR_MS} and ${them}`,
  );
}
