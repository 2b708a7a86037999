import { nextDelivery } from '../../../app/domain/delivery/delivery-instant.ts';
import { isReadyForDelivery } from '../../../app/domain/account/onboarding.ts';
import type { App } from '../../app.ts';
import { peopleDbAt, collectFromPeopleDbs, allPeopleDbs } from '../../db/people/people-databases.ts';
import type { PeopleDb } from '../../db/sql/open-database.ts';
import { recordCopied, staleCopiesAmong, staleUsers } from '../../db/jobs/minute-copies.ts';
import { saveMinuteCopies, type Minute } from '../../db/jobs/minutes.ts';
import type { SessionUser } from '../../db/people/users.ts';
import { logAndContinue } from '../../for-log.ts';

// Claims and pushes read only her shard's copy of settings and devices. A trigger marks it stale in the transaction of
// any change, so no path can forget it. The change's own call copies at once; the cron copies after a crash.

const PAGE = 500;
/** One read, one write a shard and one note: a Worker has 1,000 statements a run. */
const PAGES_PER_RUN = 15;

/** For a shard without one, or with another time or zone (saveMinuteCopies decides). */
function plannedFor(user: SessionUser, now: number): number | null {
  if (user.deliveryPaused || !isReadyForDelivery(user)) return null;
  if (user.minuteCopied === 0 && user.nextDeliveryAt !== null) return user.nextDeliveryAt;
  try {
    return nextDelivery(user.timezone, user.notificationTime, now);
  } catch {
    // An unknown zone: the claim logs it.
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
      const moving = await saveMinuteCopies(app.looks(shard), page);
      return hers.filter(({ id }) => !moving.has(id));
    }),
  );
  const byHome = Map.groupBy(copied.flat(), ({ peopleShard }) => peopleShard);
  await Promise.all([...byHome].map(([shard, hers]) => recordCopied(peopleDbAt(app, shard), hers)));
}

export async function copyMinutes(app: App, userIds: string[]): Promise<void> {
  await copy(
    app,
    userIds.length === 0
      ? []
      : await collectFromPeopleDbs(app, (people) => staleCopiesAmong(people, userIds)),
  );
}

/** At the end of a call that changed them. Errors are only logged: the cron copies within a minute. */
export async function followChange(app: App, ...userIds: string[]): Promise<void> {
  await copyMinutes(app, userIds).catch(logAndContinue({ copied: 'later' }));
}

/** For the cron: stale and missing copies. Returns how many. */
export async function copyStaleMinutes(app: App): Promise<number> {
  const copied = await Promise.all(allPeopleDbs(app).map((people) => copyStaleOf(app, people)));
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
