import { nextDelivery } from '../../../app/domain/delivery.ts';
import { isReadyForDelivery } from '../../../app/domain/onboarding.ts';
import type { App } from '../../app.ts';
import { peopleAt, ofAll, allPeople } from '../../db/everybody.ts';
import type { PeopleDb } from '../../db/open.ts';
import { noteCopied, staleAmong, staleUsers } from '../../db/minute-copies.ts';
import { copyHere, type Minute } from '../../db/minutes.ts';
import type { SessionUser } from '../../db/users.ts';
import { forLog } from '../../for-log.ts';

// Claim and push read her shard alone, where her wishes and devices lie as copies of her row in people. Whatever changes
// that row makes its copy stale in the same transaction (a trigger), so that no path can forget it; who made the change
// copies it at once, and the cron copies what a crash has left.

const PAGE = 500;
/** Each is one reading, one writing to each shard and one note: a Worker has 1,000 statements a run. */
const PAGES_PER_RUN = 15;

/** For a shard that has none of hers yet, or one of another time or zone (copyHere decides). */
function plannedFor(user: SessionUser, now: number): number | null {
  if (user.deliveryPaused || !isReadyForDelivery(user)) return null;
  if (user.minuteCopied === 0 && user.nextDeliveryAt !== null) return user.nextDeliveryAt;
  try {
    return nextDelivery(user.timezone, user.notificationTime, now);
  } catch {
    // A zone that this machine does not know: the claim puts it on record.
    return now;
  }
}

async function copy(app: App, users: SessionUser[]): Promise<void> {
  const now = app.clock.now();
  const shards = [...new Set(users.map(({ shard }) => shard))];
  const copied = await Promise.all(
    shards.map(async (shard) => {
      const hers = users.filter((user) => user.shard === shard);
      const page = hers.map((user): Minute => ({
        userId: user.id,
        version: user.minuteVersion,
        createdAt: user.createdAt,
        timezone: user.timezone,
        notificationTime: user.notificationTime,
        temperatureUnit: user.temperatureUnit,
        notificationsEnabled: user.notificationsEnabled,
        devices: user.pushDevices,
        lastSeenAt: user.lastSeenAt,
        nextDeliveryAt: plannedFor(user, now),
      }));
      const moving = await copyHere(app.looks(shard), page);
      return hers.filter(({ id }) => !moving.has(id));
    }),
  );
  const byHome = Map.groupBy(copied.flat(), ({ peopleShard }) => peopleShard);
  await Promise.all([...byHome].map(([shard, hers]) => noteCopied(peopleAt(app, shard), hers)));
}

/** Brings the copies of these people up to date. */
export async function copyMinutes(app: App, userIds: string[]): Promise<void> {
  const stale = userIds.length === 0 ? [] : await ofAll(app, (people) => staleAmong(people, userIds));
  if (stale.length > 0) await copy(app, stale);
}

/**
 * The same at the end of a call that has changed them. What she asked for is done by then: a database that does not
 * answer fails nothing, and the cron copies it within the minute.
 */
export async function followChange(app: App, ...userIds: string[]): Promise<void> {
  try {
    await copyMinutes(app, userIds);
  } catch (error) {
    console.warn(JSON.stringify({ copied: 'later', error: forLog(error) }));
  }
}

/** For the cron: copies that are behind, and those of everybody from before there were any. @returns how many */
export async function copyStaleMinutes(app: App): Promise<number> {
  const copied = await Promise.all(allPeople(app).map((people) => copyStaleOf(app, people)));
  return copied.reduce((sum, one) => sum + one, 0);
}

async function copyStaleOf(app: App, people: PeopleDb): Promise<number> {
  let copied = 0;
  for (let page = 0; page < PAGES_PER_RUN / (1 + app.morePeople.length); page++) {
    const stale = await staleUsers(people, PAGE);
    if (stale.length > 0) await copy(app, stale);
    copied += stale.length;
    if (stale.length < PAGE) break;
  }
  return copied;
}
