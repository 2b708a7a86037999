import { env } from 'cloudflare:test';
import { localTime } from '../../app/domain/time/local-day.ts';
import { foldName, placeCell } from '../../app/domain/places/place.ts';
import type { ComposedOutfit } from '../../app/domain/styling/input/brief.ts';
import type { WeatherHour } from '../../app/domain/weather/weather.ts';
import { consume } from '../../workers/background/consume.ts';
import type { BackgroundApp } from '../../workers/app.ts';
import { outboxMailer } from '../../workers/adapters/mailer/outbox.ts';
import { composeApp } from '../../workers/compose.ts';
import { personById } from '../../workers/db/people/people-databases.ts';
import { findMinute } from '../../workers/db/jobs/minutes.ts';
import { openPeople } from '../../workers/db/sql/open-database.ts';
import { places } from '../../workers/db/schema/people.schema.ts';
import { insertUser, type NewUser, type SessionUser } from '../../workers/db/people/users.ts';
import type { JobMessage } from '../../workers/ports/jobs.ts';
import type { PushDevice, PushNote } from '../../workers/ports/pusher.ts';
import { claimDueUsers, orderClaims } from '../../workers/usecases/delivery/claim-due-users.ts';
import { copyMinutes } from '../../workers/usecases/delivery/copy-minutes.ts';
import type { WeatherProvider } from '../../workers/ports/weather.ts';

// The machine with real D1 and R2, and what lies outside of it replaced by small working fakes.

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
/** 20 November 2026, 09:00 in Lisbon. */
const NOON_OF_TESTS = Date.UTC(2026, 10, 20, 9);

/** The same mild, dry day everywhere. */
const mildWeather: WeatherProvider = {
  name: 'seasonal',
  forecast: ({ at, timeZone }) => {
    const hours: WeatherHour[] = Array.from({ length: 48 }, (_, i) => {
      const start = Math.floor(at / HOUR) * HOUR + i * HOUR;
      const { date, hour } = localTime(start, timeZone);
      return {
        at: new Date(start).toISOString(),
        ...{
          date,
          hour,
          tempF: 58,
          windMs: 3,
          humidity: 65,
          precipitationMm: 0,
          snow: false,
          cloud: 0.4,
          uv: 2,
        },
        condition: 'Partly Cloudy' as const,
      };
    });
    return Promise.resolve({
      forecast: {
        current: { temperature: 58, condition: 'Partly Cloudy', description: 'partly cloudy' },
        hours,
        source: 'seasonal',
        note: 'Typical for late November',
        fetchedAt: new Date(at).toISOString(),
        expiresAt: new Date(at + HOUR).toISOString(),
      },
    });
  },
};

export interface OutfitWorld {
  app: BackgroundApp;
  /** Messages that were sent and not yet taken. */
  sent: JobMessage[];
  /** Messages that the queue holds back until their time. */
  delayed: { message: JobMessage; at: number }[];
  /** What the push service took. */
  pushed: { device: PushDevice; note: PushNote; at: number }[];
  /** Moves the clock; messages that were held back until then are waiting. */
  pass(ms: number): void;
  /** Gives all waiting messages, and those that follow from them, to the consumer. */
  work(): Promise<void>;
}

export function openOutfitWorld(over: Partial<BackgroundApp> = {}, start = NOON_OF_TESTS): OutfitWorld {
  let now = start;
  const sent: JobMessage[] = [];
  const delayed: OutfitWorld['delayed'] = [];
  const pushed: OutfitWorld['pushed'] = [];
  const app: BackgroundApp = {
    ...composeApp(env),
    clock: { now: () => now },
    weather: [mildWeather],
    jobs: {
      send: (messages, { delaySeconds = 0 } = {}) => {
        if (delaySeconds === 0) sent.push(...messages);
        else delayed.push(...messages.map((message) => ({ message, at: now + delaySeconds * 1000 })));
        return Promise.resolve();
      },
    },
    pusher: {
      name: 'fake',
      publicKey: () => Promise.resolve('a key'),
      push: (device, note) => {
        pushed.push({ device, note, at: now });
        return Promise.resolve('taken');
      },
    },
    pictureModels: [],
    photoChecks: [],
    pictureLock: {
      basisFor: () => Promise.resolve(null),
      restore: () => Promise.reject(new Error('no model was asked')),
    },
    imageEditor: {
      name: 'fake',
      render: (look, photos) =>
        Promise.resolve({
          bytes: new TextEncoder().encode(look.garments.map((garment) => garment.name).join(', ')),
          contentType: 'image/jpeg',
          ...{ width: 768, height: 1152 },
          source: photos.length > 0 ? 'fitting-room' : 'flat-lay',
        }),
    },
    modelCatalogs: [],
    alerts: null,
    mailer: outboxMailer(openPeople(env.PEOPLE), { now: () => now }),
    ...over,
  };
  return {
    app,
    sent,
    delayed,
    pushed,
    pass: (ms) => {
      now += ms;
      for (const held of delayed.splice(0)) {
        if (held.at <= now) sent.push(held.message);
        else delayed.push(held);
      }
    },
    async work() {
      while (sent.length > 0) await deliver(app, sent.splice(0));
    },
  };
}

let composed: Promise<ComposedOutfit> | undefined;
/** Where it does not matter what the outfit is: composed once for all houses of a file. */
export function openFixedOutfitWorld(): OutfitWorld {
  const house = openOutfitWorld();
  const { stylist } = house.app;
  house.app.stylist = { name: 'quick', compose: (brief) => (composed ??= stylist.compose(brief)) };
  return house;
}

/** Places of the gazetteer, for those who move: id, name, region, country, latitude, longitude, zone, population. */
export async function insertPlaces(
  app: Pick<BackgroundApp, 'people'>,
  rows: [number, string, string, string, number, number, string, number][],
): Promise<void> {
  await app.people.insert(places).values(
    rows.map(([id, name, region, country, lat, lon, timezone, population]) => ({
      ...{ id, name, region, country, lat, lon, timezone, population },
      searchKey: foldName(name),
      cell: placeCell(lat, lon),
    })),
  );
}

/** When its pushes went out, in seconds after an instant. */
export const pushedAfter = (house: OutfitWorld, since: number): number[] =>
  house.pushed.map((push) => (push.at - since) / 1000);

export interface Delivered {
  acked: number;
  retried: number;
  /** Seconds after which they come again; undefined where nobody said. */
  delays: (number | undefined)[];
}

/** One batch from the queue. */
export async function deliver(app: BackgroundApp, bodies: unknown[], attempts = 1): Promise<Delivered> {
  const result: Delivered = { acked: 0, retried: 0, delays: [] };
  const messages = bodies.map((body, i) => ({
    id: `message-${i}`,
    timestamp: new Date(0),
    ...{ body, attempts },
    ack: () => void result.acked++,
    retry: (options?: QueueRetryOptions) => {
      result.retried++;
      result.delays.push(options?.delaySeconds);
    },
  }));
  await consume(app, { queue: 'stylecast-deliveries', messages } as unknown as MessageBatch);
  return result;
}

/** A device of hers that listens, in a session of its own. */
export async function newDevice(app: BackgroundApp, user: SessionUser): Promise<PushDevice & { id: string }> {
  const id = crypto.randomUUID();
  const device = { endpoint: `https://fcm.googleapis.com/fcm/send/${id}`, p256dh: 'a key', auth: 'a secret' };
  await env.PEOPLE.batch([
    env.PEOPLE.prepare(
      'insert into sessions (id, user_id, created_at, expires_at) values (?, ?, 0, 9e15)',
    ).bind(`session-${id}`, user.id),
    env.PEOPLE.prepare(
      'insert into push_subscriptions (id, user_id, session_id, endpoint, p256dh, auth, created_at) values (?, ?, ?, ?, ?, ?, ?)',
    ).bind(id, user.id, `session-${id}`, device.endpoint, device.p256dh, device.auth, app.clock.now()),
  ]);
  await copyMinutes(app, [user.id]);
  return { id, ...device };
}

let serial = 0;

/** A woman in Lisbon whose profile is complete. */
export async function newUser(app: BackgroundApp, over: Partial<NewUser> = {}): Promise<SessionUser> {
  const name = `user${++serial}`;
  const user = await insertUser(app.people, {
    id: crypto.randomUUID(),
    username: name,
    usernameKey: name,
    email: `${name}@example.org`,
    emailKey: `${name}@example.org`,
    location: 'Lisbon, PT',
    ...{
      lat: 38.7,
      lon: -9.1,
      timezone: 'Europe/Lisbon',
      gender: 'female',
      stylePreferences: ['casual', 'classic'],
      notificationsEnabled: true,
    },
    lastSeenAt: app.clock.now(),
    createdAt: app.clock.now(),
    ...over,
  });
  if (!user) throw new Error('The user of the test exists already.');
  await copyMinutes(app, [user.id]);
  return user;
}

/** The cron asks every shard who is due, and all of them answer. */
export async function claimAll(app: BackgroundApp): Promise<{ sent: number; more: boolean }> {
  const orders: JobMessage[] = [];
  await orderClaims({
    ...app,
    jobs: { send: (messages) => Promise.resolve(void orders.push(...messages)) },
  });
  const all = { sent: 0, more: false };
  for (const order of orders) {
    if (order.kind !== 'claim-due-users') continue;
    const { sent, more } = await claimDueUsers(app, order);
    Object.assign(all, { sent: all.sent + sent, more: all.more || more });
  }
  return all;
}

/** Her row as it is now, with the minute that her shard knows. */
export async function reloadUser(app: BackgroundApp, user: SessionUser): Promise<SessionUser> {
  const row = await personById(app, user.id);
  if (!row) throw new Error('The user of the test is gone.');
  const minute = await findMinute(app.looks(row.shard), row.id);
  return { ...row, nextDeliveryAt: minute?.nextDeliveryAt ?? null };
}

/** She listens on a device, and her delivery was claimed: its message waits. */
export async function claimedUser(house: OutfitWorld, over: Partial<NewUser>): Promise<SessionUser> {
  const user = await newUser(house.app, over);
  await newDevice(house.app, user);
  await claimAll(house.app);
  return reloadUser(house.app, user);
}

export interface Books {
  current: { id: string; image: string | null; state: string }[];
  all: { id: string; date: string; image: string | null; replaced: number | null }[];
  used: number;
  openJobs: number;
  jobs: { kind: string; state: string; attempts: number; key: string }[];
  objects: string[];
}

/** All that the machine holds of a user, read past every use case. */
export async function storedState(user: SessionUser, date = '2026-11-20'): Promise<Books> {
  const db = [env.LOOKS_0, env.LOOKS_1, env.LOOKS_2][user.shard];
  if (!db) throw new Error('no such shard');
  const all = await db
    .prepare(
      'select id, date, image_object as image, image_state as state, replaced_at as replaced from outfits where user_id = ?',
    )
    .bind(user.id)
    .all<Books['all'][number] & { state: string }>();
  const jobs = await db
    .prepare('select kind, state, attempts, key from jobs where user_id = ?')
    .bind(user.id)
    .all<Books['jobs'][number]>();
  const usage = await db
    .prepare("select used from usage where user_id = ? and date = ? and kind = 'outfit'")
    .bind(user.id, date)
    .first<{ used: number }>();
  const objects = await env.PHOTOS.list({ prefix: `${user.id}/` });
  return {
    current: all.results.filter((row) => row.date === date && row.replaced === null),
    all: all.results,
    used: usage?.used ?? 0,
    openJobs: jobs.results.filter((job) => job.state === 'queued' || job.state === 'running').length,
    jobs: jobs.results,
    objects: objects.objects.map((object) => object.key.slice(user.id.length + 1)),
  };
}
