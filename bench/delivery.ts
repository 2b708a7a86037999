// Rows read and written by one cron tick at 100,000 users, and by one delivered outfit.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getPlatformProxy } from 'wrangler';
import { embeddedStylist } from '../workers/adapters/stylist.embedded.ts';
import { seasonalWeather } from '../workers/adapters/weather.seasonal.ts';
import type { App } from '../workers/app.ts';
import { usersByIds } from '../workers/db/due-users.ts';
import { openLooks, openPeople } from '../workers/db/open.ts';
import type { JobMessage } from '../workers/ports/jobs.ts';
import { claimDueUsers } from '../workers/usecases/claim-due-users.ts';
import { deliverOutfit } from '../workers/usecases/deliver-outfit.ts';
import { repairJobs } from '../workers/usecases/repair-jobs.ts';
import { ROOT } from '../scripts/local/tools.ts';
import type { BenchRow } from './table.ts';
import { metered, type Meter } from './metered-d1.ts';

const USERS = 100_000;
const DUE = 1_000;
const DELIVERED = 40;
const HISTORY_DAYS = 14;
const NOW = Date.UTC(2026, 10, 20, 8);

async function migrate(d1: D1Database, kind: 'people' | 'looks'): Promise<void> {
  const folder = join(ROOT, 'migrations', kind);
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()) {
    const statements = readFileSync(join(folder, file), 'utf8').split('--> statement-breakpoint');
    await d1.batch(statements.map((statement) => d1.prepare(statement)));
  }
}

/** 100,000 users of one zone, the first 1,000 of them due within the last minute. */
async function fill(people: D1Database, looks: D1Database): Promise<void> {
  await people
    .prepare(
      `insert into users (id, username, username_key, email, email_key, location, lat, lon, timezone, gender,
         style_preferences, notification_time, last_seen_at, created_at, next_delivery_at)
       with recursive n(i) as (select 0 union all select i + 1 from n where i < ${USERS - 1})
       select 'user-' || i, 'u' || i, 'u' || i, 'e' || i, 'e' || i, 'Lisbon, PT', 38.7, -9.1, 'Europe/Lisbon', 'female',
         '["casual","classic"]', '08:00', ?1, ?1, case when i < ${DUE} then ?1 - i else ?1 + 60000 * i end from n`,
    )
    .bind(NOW)
    .run();
  await looks
    .prepare(
      `insert into outfits (id, user_id, date, daypart, attempt, title, description, reasons, style, look, receipt, weather,
         weather_source, place_name, image_state, created_at)
       with recursive n(i) as (select 0 union all select i + 1 from n where i < ${DELIVERED * HISTORY_DAYS - 1})
       select 'old-' || i, 'user-' || (i / ${HISTORY_DAYS}), date('2026-11-19', '-' || (i % ${HISTORY_DAYS}) || ' days'),
         'morning', 1, 't', 'd', '[]', 'casual', '{"garments":[]}', '{}', '{}', 'seasonal', 'Lisbon, PT', 'ready', ?1 from n`,
    )
    .bind(NOW)
    .run();
}

const per = (total: number, n: number) => (total / n).toFixed(2);
const fresh = (): Meter => ({ queries: 0, read: 0, written: 0 });

function machine(people: D1Database, looks: D1Database, meters: { people: Meter; looks: Meter }) {
  const sent: JobMessage[] = [];
  const looksDb = openLooks(metered(looks, meters.looks));
  const app = {
    people: openPeople(metered(people, meters.people)),
    looks: () => looksDb,
    shards: 1,
    clock: { now: () => NOW },
    weather: [seasonalWeather()],
    stylist: embeddedStylist(),
    jobs: {
      send(messages: JobMessage[]) {
        sent.push(...messages);
        return Promise.resolve();
      },
    },
  } as unknown as App;
  return { app, sent };
}

async function planOf(people: D1Database): Promise<string> {
  const sql =
    'explain query plan select id from users where next_delivery_at <= ? order by next_delivery_at limit 100';
  const plan = await people.prepare(sql).bind(NOW).all<{ detail: string }>();
  return plan.results.map((row) => row.detail).join('; ');
}

async function measure(people: D1Database, looks: D1Database): Promise<BenchRow[]> {
  const meters = { people: fresh(), looks: fresh() };
  const { app, sent } = machine(people, looks, meters);
  const begun = performance.now();
  await claimDueUsers(app);
  const tickMs = performance.now() - begun;
  const tick = { ...meters.people };

  Object.assign(meters.looks, fresh());
  await repairJobs(app);
  const idleSweep = meters.looks.read;

  const deliveries = sent.flatMap((m) => (m.kind === 'deliver-outfit' ? [m] : [])).slice(-DELIVERED);
  Object.assign(meters, {
    people: Object.assign(meters.people, fresh()),
    looks: Object.assign(meters.looks, fresh()),
  });
  const from = performance.now();
  for (let i = 0; i < deliveries.length; i += 40) {
    const batch = deliveries.slice(i, i + 40);
    const users = await usersByIds(
      app.people,
      batch.map((m) => m.userId),
    );
    for (const message of batch) {
      const user = users.get(message.userId);
      if (user) await deliverOutfit(app, user, message);
    }
  }
  const deliverMs = performance.now() - from;
  const { people: p, looks: l } = meters;
  return [
    { what: 'plan of the due query', figure: await planOf(people) },
    {
      what: `cron tick at ${USERS} users, ${DUE} due: rows read per due user`,
      figure: per(tick.read, DUE),
      target: '<= 6',
    },
    { what: 'cron tick: rows written per due user', figure: per(tick.written, DUE), target: '<= 6' },
    { what: 'cron tick: queries per due user', figure: per(tick.queries, DUE) },
    { what: 'cron tick: time', figure: `${tickMs.toFixed(0)} ms` },
    { what: 'sweeper with nothing overdue: rows read', figure: String(idleSweep) },
    { what: 'delivered outfit: rows read in PEOPLE', figure: per(p.read, DELIVERED) },
    {
      what: `delivered outfit: rows read in its shard (${HISTORY_DAYS} days of history among them)`,
      figure: per(l.read, DELIVERED),
    },
    {
      what: 'delivered outfit: rows written, indexes counted',
      figure: per(p.written + l.written, DELIVERED),
    },
    { what: 'delivered outfit: queries', figure: per(p.queries + l.queries, DELIVERED) },
    { what: 'delivered outfit: time, one after the other', figure: `${per(deliverMs, DELIVERED)} ms` },
  ];
}

/** Fills a local D1 of its own; takes well under a minute. */
export async function benchDelivery(): Promise<BenchRow[]> {
  const state = mkdtempSync(join(tmpdir(), 'stylecast-delivery-'));
  const proxy = await getPlatformProxy<{ PEOPLE: D1Database; LOOKS_0: D1Database }>({
    configPath: join(ROOT, 'workers/background/wrangler.toml'),
    persist: { path: join(state, 'v3') },
    remoteBindings: false,
  });
  try {
    const { PEOPLE, LOOKS_0 } = proxy.env;
    await migrate(PEOPLE, 'people');
    await migrate(LOOKS_0, 'looks');
    await fill(PEOPLE, LOOKS_0);
    return await measure(PEOPLE, LOOKS_0);
  } finally {
    await proxy.dispose();
    rmSync(state, { recursive: true, force: true });
  }
}
