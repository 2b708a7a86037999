import type { Vitals } from '../../../app/domain/alarms.ts';
import { latenessAt } from '../../../app/domain/lateness.ts';
import type { App } from '../../app.ts';
import { allPeople } from '../../db/everybody.ts';
import { countsSince, dayOf } from '../../db/delivery-counts.ts';
import { bytesOf, D1_LIMIT_BYTES, errorsLately, spendSince } from '../../db/vitals.ts';
import { modelsFound } from '../models/check-models.ts';
import { ofShards } from '../../db/shards.ts';
import type { PeopleDb } from '../../db/open.ts';
import type { LooksDb } from '../../db/open.ts';

const MICROS_PER_CENT = 10_000;

export interface Storage {
  database: string;
  bytes: number;
  limit: number;
}

/** How full each database is. */
export async function storageOf(app: App): Promise<Storage[]> {
  const size = async (db: PeopleDb | LooksDb, database: string) => ({
    database,
    bytes: await bytesOf(db),
    limit: D1_LIMIT_BYTES,
  });
  return Promise.all([
    ...allPeople(app).map((people, i) => size(people, i === 0 ? 'people' : `people-${i}`)),
    ...ofShards(app, (looks, shard) => size(looks, `looks-${shard}`)),
  ]);
}

/** Counters of this UTC day, over all shards. */
export const countsToday = (app: App) => countsSince(app, dayOf(app.clock.now()));

export interface Cost {
  day: string;
  /** 'films', 'models', or one model: 'stylist:gemini'. */
  what: string;
  cents: number;
}

/** What was spent on each UTC day since one, newest first. */
export async function costsSince(app: Pick<App, 'people'>, day: string): Promise<Cost[]> {
  const rows = await spendSince(app.people, day);
  return rows.map(({ day: key, spent }) => {
    const [date = '', kind, model] = key.split(' ');
    const what = model ?? kind ?? 'films';
    return { day: date, what, cents: kind === undefined ? spent : spent / MICROS_PER_CENT };
  });
}

/** Today's spending against what it may be. */
export async function spendToday(app: App): Promise<{ what: string; cents: number; capCents: number }[]> {
  const today = await costsSince(app, dayOf(app.clock.now()));
  const cents = (what: string) => today.find((cost) => cost.what === what)?.cents ?? 0;
  const { filmCapCents, modelCapMicros } = app.settings;
  return [
    { what: 'models', cents: cents('models'), capCents: modelCapMicros / MICROS_PER_CENT },
    { what: 'films', cents: cents('films'), capCents: filmCapCents },
  ];
}

const share = (part: number, whole: number): number => (whole > 0 ? part / whole : 0);

/** All that alarms are raised from, but what only the cron remembers. */
export async function readVitals(
  app: App,
): Promise<Omit<Vitals, 'newDeadLetters' | 'cronFailures'> & { dead: number }> {
  const [counts, spend, storage, models, recentErrors] = await Promise.all([
    countsToday(app),
    spendToday(app),
    storageOf(app),
    modelsFound(app),
    errorsLately(app.people, app.clock.now()),
  ]);
  return {
    lateP99: latenessAt(counts, 0.99),
    pushes: counts['sent'] ?? 0,
    dead: counts['dead'] ?? 0,
    recentErrors,
    spend: spend.map(({ what, cents, capCents }) => ({ what, share: share(cents, capCents) })),
    storage: storage.map(({ database, bytes, limit }) => ({ database, share: share(bytes, limit) })),
    models,
  };
}
