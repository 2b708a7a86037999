import type { Vitals } from '../../../app/domain/operations/alarms.ts';
import { oldestJobs, type OldestJob } from '../../../app/domain/operations/job-ages.ts';
import { latenessAt } from '../../../app/domain/delivery/lateness-histogram.ts';
import type { App } from '../../app.ts';
import { allPeopleDbs, type PeopleDatabases } from '../../db/people/people-databases.ts';
import type { PeopleDb } from '../../db/sql/open-database.ts';
import { hasTables } from '../../db/operations/operator-notes.ts';
import { countsSince, utcDay } from '../../db/jobs/delivery-counts.ts';
import {
  D1_LIMIT_BYTES,
  recentErrorCount,
  looksVitals,
  peopleVitals,
  spendSince,
  type DatabaseVitals,
} from '../../db/operations/vitals.ts';
import { isStopped } from '../../db/operations/switches.ts';
import { modelsFound } from '../ai-models/check-models.ts';
import { mapShards } from '../../db/sql/shards.ts';

const MICROS_PER_CENT = 10_000;

export interface Storage {
  database: string;
  bytes: number;
  limit: number;
}

export async function databasesOf(app: App): Promise<{ storage: Storage[]; oldestJobs: OldestJob[] }> {
  const now = app.clock.now();
  const named = async (database: string, reading: Promise<DatabaseVitals>) => ({
    database,
    ...(await reading),
  });
  const [drawsNothing, ...read] = await Promise.all([
    isStopped(app.people, 'renders'),
    ...allPeopleDbs(app).map((people, i) =>
      named(i === 0 ? 'people' : `people-${i}`, peopleVitals(people, now)),
    ),
    ...mapShards(app, (looks, shard) => named(`looks-${shard}`, looksVitals(looks))),
  ]);
  // Pictures wait on purpose while an admin has stopped them.
  const counts = ({ kind }: { kind: string }) => !(drawsNothing && kind === 'render-outfit');
  return {
    storage: read.map(({ database, bytes }) => ({ database, bytes, limit: D1_LIMIT_BYTES })),
    oldestJobs: oldestJobs(read.flatMap(({ oldest }) => oldest).filter(counts), now),
  };
}

export const countsToday = (app: App) => countsSince(app, utcDay(app.clock.now()));

export interface Cost {
  day: string;
  /** 'films', 'models', or one model: 'stylist:gemini'. */
  what: string;
  cents: number;
}

export async function costsSince(app: Pick<App, 'people'>, day: string): Promise<Cost[]> {
  const rows = await spendSince(app.people, day);
  return rows.map(({ day: key, spent }) => {
    const [date = '', kind, model] = key.split(' ');
    const what = model ?? kind ?? 'films';
    return { day: date, what, cents: kind === undefined ? spent : spent / MICROS_PER_CENT };
  });
}

export async function spendToday(app: App): Promise<{ what: string; cents: number; capCents: number }[]> {
  const today = await costsSince(app, utcDay(app.clock.now()));
  const cents = (what: string) => today.find((cost) => cost.what === what)?.cents ?? 0;
  const { filmCapCents, modelCapMicros } = app.settings;
  return [
    { what: 'models', cents: cents('models'), capCents: modelCapMicros / MICROS_PER_CENT },
    { what: 'films', cents: cents('films'), capCents: filmCapCents },
  ];
}

const share = (part: number, whole: number): number => (whole > 0 ? part / whole : 0);

export async function readVitals(
  app: App,
): Promise<Omit<Vitals, 'newDeadLetters' | 'cronFailures'> & { dead: number }> {
  const [counts, spend, { storage, oldestJobs: oldest }, models, recentErrors] = await Promise.all([
    countsToday(app),
    spendToday(app),
    databasesOf(app),
    modelsFound(app),
    recentErrorCount(app.people, app.clock.now()),
  ]);
  return {
    lateP99: latenessAt(counts, 0.99),
    pushes: counts['sent'] ?? 0,
    dead: counts['dead'] ?? 0,
    oldestJobs: oldest,
    recentErrors,
    spend: spend.map(({ what, cents, capCents }) => ({ what, share: share(cents, capCents) })),
    storage: storage.map(({ database, bytes, limit }) => ({ database, share: share(bytes, limit) })),
    models,
  };
}

/** How long an isolate trusts a yes: frequent questions cost no database. */
const BELIEVED_MS = 10_000;
const readyAt = new WeakMap<PeopleDb, number>();

export async function databasesWithoutTables(
  app: PeopleDatabases & Pick<App, 'shards' | 'looks'>,
): Promise<string[]> {
  const now = Date.now();
  if (Math.abs(now - (readyAt.get(app.people) ?? -Infinity)) < BELIEVED_MS) return [];
  const answers = await Promise.all([
    ...allPeopleDbs(app).map(async (db, i) => ({ name: `people-${i}`, isReady: await hasTables(db) })),
    ...mapShards(app, async (db, shard) => ({ name: `looks-${shard}`, isReady: await hasTables(db) })),
  ]);
  const without = answers.filter(({ isReady }) => !isReady).map(({ name }) => name);
  if (without.length === 0) readyAt.set(app.people, now);
  return without;
}
