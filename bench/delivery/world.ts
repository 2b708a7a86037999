// A local D1 of a million people, and the machine on it, with what it sends caught.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getPlatformProxy } from 'wrangler';
import { embeddedStylist } from '../../workers/adapters/stylist/embedded.ts';
import { seasonalWeather } from '../../workers/adapters/weather/seasonal.ts';
import { CAPSULE } from '../../tests/styling/capsule-wardrobe.ts';
import type { BackgroundApp } from '../../workers/app.ts';
import { openLooks, openPeople } from '../../workers/db/sql/open-database.ts';
import type { JobMessage } from '../../workers/ports/jobs.ts';
import { ROOT } from '../../scripts/local/processes.ts';
import { metered, newMeter, type Meter } from './metered-d1.ts';

/** The minute that is due. */
export const MINUTE_DUE = Date.UTC(2026, 10, 20, 8);
export const DUE = 1000;
export const DAY = 86_400_000;
/** Before their minute people are claimed. */
export const AHEAD = 25 * 60_000;
const SHARDS = 3;
/** Rows of one statement: D1 gives each 30 seconds. */
const STEP = 100_000;

type Databases = Record<'PEOPLE' | 'LOOKS_0' | 'LOOKS_1' | 'LOOKS_2', D1Database> & { PHOTOS: R2Bucket };
export interface World {
  people: D1Database;
  looks: D1Database[];
  photos: R2Bucket;
  close(): Promise<void>;
}

async function migrate(d1: D1Database, kind: 'people' | 'looks'): Promise<void> {
  const folder = join(ROOT, 'migrations', kind);
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  for (const file of files.sort()) {
    const statements = readFileSync(join(folder, file), 'utf8').split('--> statement-breakpoint');
    await d1.batch(statements.map((statement) => d1.prepare(statement)));
  }
}

/** Empty databases: one of people, three of looks. */
export async function openWorld(): Promise<World> {
  const folder = mkdtempSync(join(tmpdir(), 'stylecast-delivery-'));
  const databases = ['PEOPLE', ...Array.from({ length: SHARDS }, (_, i) => `LOOKS_${i}`)];
  const config = databases.map(
    (binding) =>
      `[[d1_databases]]\nbinding = "${binding}"\ndatabase_name = "${binding}"\ndatabase_id = "${binding}"\n`,
  );
  const head = 'name = "bench"\ncompatibility_date = "2026-09-01"\n';
  const bucket = '[[r2_buckets]]\nbinding = "PHOTOS"\nbucket_name = "photos"\n';
  writeFileSync(join(folder, 'wrangler.toml'), [head, ...config, bucket].join('\n'));
  const proxy = await getPlatformProxy<Databases>({
    configPath: join(folder, 'wrangler.toml'),
    persist: { path: join(folder, 'v3') },
    remoteBindings: false,
  });
  const { PEOPLE, LOOKS_0, LOOKS_1, LOOKS_2, PHOTOS } = proxy.env;
  const looks = [LOOKS_0, LOOKS_1, LOOKS_2];
  await migrate(PEOPLE, 'people');
  for (const shard of looks) await migrate(shard, 'looks');
  return {
    people: PEOPLE,
    looks,
    photos: PHOTOS,
    async close() {
      await proxy.dispose();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** `users` of one zone with one device and yesterday's outfit each; the first DUE were due a day before MINUTE_DUE. */
export async function fill({ people, looks }: World, users: number, shards: number): Promise<void> {
  for (let from = 0; from < users; from += STEP) {
    const to = Math.min(users, from + STEP) - 1;
    const rows = `with recursive n(i) as (select ${from} union all select i + 1 from n where i < ${to})`;
    await people.batch([
      people
        .prepare(
          `insert into users (id, username, username_key, email, email_key, location, lat, lon, timezone, gender,
             style_preferences, notification_time, notifications_enabled, last_seen_at, created_at, shard, dress_from)
           ${rows} select 'user-' || i, 'u' || i, 'u' || i, 'e' || i, 'e' || i, 'Lisbon, PT', 38.7, -9.1, 'Europe/Lisbon',
             'female', '["casual","classic"]', '08:00', 1, ?1, ?1, i % ${shards}, 'mine-first' from n`,
        )
        .bind(MINUTE_DUE),
      people.prepare(
        `insert into push_subscriptions (id, user_id, session_id, endpoint, p256dh, auth, created_at)
         ${rows} select 'device-' || i, 'user-' || i, 'session-' || i, 'https://fcm.googleapis.com/' || i, 'k', 'a', 0 from n`,
      ),
      // Their shards have it all.
      people.prepare('update users set minute_copied = minute_version where minute_version <> minute_copied'),
    ]);
    for (let shard = 0; shard < shards; shard++)
      await fillShard(looks[shard] as D1Database, rows, shard, shards);
  }
}

async function fillShard(looks: D1Database, rows: string, shard: number, shards: number): Promise<void> {
  const mine = `from n where i % ${shards} = ${shard}`;
  await looks.batch([
    looks
      .prepare(
        `insert into outfits (id, user_id, date, daypart, attempt, title, description, reasons, style, look, receipt,
           weather, weather_source, place_name, image_state, created_at)
         ${rows} select 'old-' || i, 'user-' || i, '2026-11-19', 'morning', 1, 't', 'd', '[]', 'casual', '{"garments":[]}',
           '{}', '{}', 'seasonal', 'Lisbon, PT', 'ready', ?1 ${mine}`,
      )
      .bind(MINUTE_DUE),
    looks.prepare(
      `insert into jobs (id, key, kind, user_id, date, state, created_at, finished_at)
       ${rows} select 'job-' || i, 'deliver:user-' || i || ':2026-11-19', 'deliver-outfit', 'user-' || i, '2026-11-19',
         'done', 0, 1 ${mine}`,
    ),
    looks
      .prepare(
        `insert into minutes (user_id, version, timezone, notification_time, temperature_unit, notifications_enabled,
           devices, next_delivery_at, last_seen_at, created_at)
         ${rows} select 'user-' || i, 2, 'Europe/Lisbon', '08:00', 'F', 1,
           json_array(json_object('id', 'device-' || i, 'endpoint', 'https://fcm.googleapis.com/' || i, 'p256dh', 'k',
             'auth', 'a')),
           case when i < ${DUE} then ?1 - ${DAY} else ?1 + ${DAY} + 60000 * (i % 1000) end, ?1, ?1 ${mine}`,
      )
      .bind(MINUTE_DUE),
    // Everybody who is due is dressed from a closet.
    looks
      .prepare(
        `insert into closet_items (id, user_id, garment_id, color, created_at)
         ${rows} select 'piece-' || i || '-' || key, 'user-' || i, value ->> 'garmentId', value ->> 'color', key
         from n, json_each(?1) where i % ${shards} = ${shard} and i < ${DUE}`,
      )
      .bind(JSON.stringify(CAPSULE)),
  ]);
}

/**
 * The outfit itself: its row, its place, its picture's job, and what the stylist reads (her profile, her history, her
 * closet, the weather). Everything else is bookkeeping: who is due, job rows, who listens, counters.
 */
const OF_THE_OUTFIT =
  /"(outfits|usage|closet_items|taste_events|comfort_taps|animations|style_schedules|weather_cache|seen_days|style_preferences)"/;

export interface Machine {
  app: BackgroundApp;
  sent: JobMessage[];
  /** What a delivery costs in each kind of D1, and what the outfit itself does. */
  meters: { people: Meter; looks: Meter; outfit: Meter };
  pushed: string[];
  setClock(now: number): void;
}

/** What no delivery may need; each throws as soon as it is asked for anything. */
const untouched = new Proxy({}, { get: () => notMeasured() }) as never;
function notMeasured(): never {
  throw new Error('The benchmark of deliveries has no such part.');
}
const UNTOUCHED = {
  identities: [],
  geocoder: untouched,
  calendars: untouched,
  stylistModels: [],
  dayModels: [],
  animator: null,
  blobs: untouched,
  payments: null,
  settings: untouched,
  imageEditor: untouched,
  pictureLock: untouched,
  pictureModels: [],
  photoChecks: [],
  modelCatalogs: [],
  alerts: null,
  events: { note: () => undefined },
  callLimit: null,
  personCheck: null,
  linkPreviews: null,
  leakedPasswords: null,
  mailer: null,
};

/** Only what deliveries touch; pictures are measured by `npm run bench -- fitting`. */
export function machineOf(world: World, shards: number, compose = embeddedStylist().compose): Machine {
  const meters = { people: newMeter(), looks: newMeter(), outfit: newMeter() };
  let now = MINUTE_DUE - AHEAD;
  const sent: JobMessage[] = [];
  const pushed: string[] = [];
  const isOutfit = (sql: string, values: unknown[]) =>
    OF_THE_OUTFIT.test(sql) || values.includes('render-outfit');
  const looks = world.looks.map((d1) =>
    openLooks(metered(d1, (sql, values) => (isOutfit(sql, values) ? meters.outfit : meters.looks))),
  );
  const app: BackgroundApp = {
    ...UNTOUCHED,
    morePeople: [],
    people: openPeople(
      metered(world.people, (sql, values) => (isOutfit(sql, values) ? meters.outfit : meters.people)),
    ),
    looks: (shard: number) => looks[shard]!,
    looksNear: (shard: number) => looks[shard]!,
    shards,
    clock: { now: () => now },
    weather: [seasonalWeather()],
    forecasts: new Map(),
    stylist: { name: 'bench', compose },
    jobs: { send: (messages: JobMessage[]) => Promise.resolve(void sent.push(...messages)) },
    pusher: {
      name: 'bench',
      publicKey: () => Promise.resolve('k'),
      push: ({ endpoint }: { endpoint: string }, note: { data: Record<string, string> }) => {
        pushed.push(`${endpoint} ${note.data['title']}`);
        return Promise.resolve('taken');
      },
    },
  };
  return { app, sent, meters, pushed, setClock: (to) => void (now = to) };
}
