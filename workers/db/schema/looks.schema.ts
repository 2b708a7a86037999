import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import type { DayOutlook } from '../../../app/domain/planning/day-outlook.ts';
import type { PackingList } from '../../../app/domain/packing/pack-trip.ts';
import type { DayOccasion } from '../../../app/domain/preferences/day-occasion.ts';
import type { Feeling } from '../../../app/domain/preferences/feeling.ts';
import type { PictureTrial } from '../../../app/domain/looks/picture-check.ts';
import type { Daypart, StyleId } from '../../../app/domain/preferences/style.ts';
import type { NotForMe } from '../../../app/domain/preferences/rejection-reasons.ts';
import type { TasteKind } from '../../../app/domain/preferences/taste.ts';
import type { CurrentWeather } from '../../../app/domain/weather/weather.ts';
import {
  idsOfLook,
  packedHours,
  packedJson,
  packedLook,
  packedReasons,
  packedReceipt,
  packedText,
} from '../sql/packed.ts';

// What people wear: one shard (LOOKS_n) holds everything of a person that must change together.

export const outfits = sqliteTable(
  'outfits',
  {
    id: text().primaryKey(),
    userId: text('user_id').notNull(),
    /** Her local day, YYYY-MM-DD. */
    date: text().notNull(),
    daypart: text().$type<Daypart>().notNull(),
    /** 1 for the first of the day, then 2, 3 … */
    attempt: integer().notNull(),
    title: text().notNull(),
    description: packedText().notNull(),
    reasons: packedReasons().notNull(),
    style: text().$type<StyleId>().notNull(),
    look: packedLook().notNull(),
    receipt: packedReceipt().notNull(),
    weather: packedJson<CurrentWeather>().notNull(),
    weatherSource: text('weather_source').notNull(),
    weatherNote: text('weather_note'),
    placeName: text('place_name').notNull(),
    imageObject: text('image_object'),
    imageState: text('image_state').$type<'pending' | 'ready' | 'failed'>().notNull(),
    imageSource: text('image_source'),
    /** Measured on models' pictures, shown or not; null when none was asked. */
    pictureTrials: text('picture_trials', { mode: 'json' }).$type<PictureTrial[]>(),
    /** 'embedded' or a model's name; null before this was kept. */
    styledBy: text('styled_by'),
    videoObject: text('video_object'),
    isFavorite: integer('is_favorite', { mode: 'boolean' }).notNull().default(false),
    replacedAt: integer('replaced_at'),
    /** Null for a usual day. */
    occasion: text().$type<DayOccasion>(),
    swaps: integer().notNull().default(0),
    wornAt: integer('worn_at'),
    /** For the day streak. */
    seenAt: integer('seen_at'),
    createdAt: integer('created_at').notNull(),
    /** What she last said of its warmth; what the thermostat learns from is in comfort_taps. */
    feeling: text().$type<Feeling>(),
  },
  (t) => [
    uniqueIndex('outfits_current')
      .on(t.userId, t.date)
      .where(sql`${t.replacedAt} is null`),
    index('outfits_user_newest').on(t.userId, t.date, t.createdAt),
    index('outfits_replaced')
      .on(t.date)
      .where(sql`${t.replacedAt} is not null`),
  ],
);

/** Looks of coming days, as she has seen them: tomorrow's is delivered unless the forecast moves. They use no quota. */
export const plans = sqliteTable(
  'plans',
  {
    userId: text('user_id').notNull(),
    date: text().notNull(),
    /** 1, then one more for each "Another". */
    attempt: integer().notNull(),
    title: text().notNull(),
    description: packedText().notNull(),
    style: text().$type<StyleId>().notNull(),
    look: packedLook().notNull(),
    outlook: text({ mode: 'json' }).$type<DayOutlook>().notNull(),
    /** A hash of place, styles and limits: other ones want another look. */
    madeFor: text('made_for').notNull(),
    keptAt: integer('kept_at'),
    /** The named look that she has put on this day. */
    namedLookId: text('named_look_id'),
    /** Why it replaced another look, when the forecast moved. */
    moved: text(),
    madeAt: integer('made_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.date] })],
);

export const trips = sqliteTable(
  'trips',
  {
    id: text().primaryKey(),
    userId: text('user_id').notNull(),
    placeName: text('place_name').notNull(),
    lat: real().notNull(),
    lon: real().notNull(),
    timezone: text().notNull(),
    /** YYYY-MM-DD, inclusive. */
    fromDate: text('from_date').notNull(),
    toDate: text('to_date').notNull(),
    list: text({ mode: 'json' }).$type<PackingList>().notNull(),
    packed: text({ mode: 'json' }).$type<string[]>().notNull().default([]),
    /** Ids of named looks that she takes along. */
    looks: text({ mode: 'json' }).$type<string[]>().notNull().default([]),
    madeAt: integer('made_at').notNull(),
  },
  (t) => [index('trips_user').on(t.userId, t.fromDate)],
);

/** Local days on which she saw an outfit, for the streak; they outlive outfits. */
export const seenDays = sqliteTable(
  'seen_days',
  { userId: text('user_id').notNull(), date: text().notNull() },
  (t) => [primaryKey({ columns: [t.userId, t.date] })],
);

/** Feedback with the hours of the receipt, for the thermostat; outlives the outfit. */
export const comfortTaps = sqliteTable(
  'comfort_taps',
  {
    userId: text('user_id').notNull(),
    outfitId: text('outfit_id').notNull(),
    feeling: text().$type<Feeling>().notNull(),
    hours: packedHours().notNull(),
    offsetC: real('offset_c').notNull(),
    at: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.outfitId] }), index('comfort_taps_newest').on(t.userId, t.at)],
);

export const tasteEvents = sqliteTable(
  'taste_events',
  {
    userId: text('user_id').notNull(),
    outfitId: text('outfit_id').notNull(),
    kind: text().$type<TasteKind>().notNull(),
    reason: text().$type<NotForMe>(),
    style: text().$type<StyleId>().notNull(),
    garmentIds: idsOfLook('garment_ids').notNull(),
    at: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.outfitId] }), index('taste_events_newest').on(t.userId, t.at)],
);

/** By a device ('device') or a paid provider. The id is the video's object id; a lease says who may go on. */
export const animations = sqliteTable(
  'animations',
  {
    id: text().primaryKey(),
    userId: text('user_id').notNull(),
    outfitId: text('outfit_id').notNull(),
    /** Local date of whose quota it holds one (usage, kind 'video'). */
    date: text().notNull(),
    status: text().$type<'pending' | 'processing' | 'completed' | 'failed'>().notNull(),
    videoObject: text('video_object'),
    errorMessage: text('error_message'),
    isAutoGenerated: integer('is_auto_generated', { mode: 'boolean' }).notNull().default(false),
    /** 'device' or the name of a provider. */
    maker: text().notNull().default('device'),
    /** To be given back once if it fails. An automatic film takes it when a device begins. */
    holdsQuota: integer('holds_place', { mode: 'boolean' }).notNull().default(false),
    /** The secret of the tab that renders it; null when nobody does. */
    leaseToken: text('lease_token'),
    /** Tries so far: renders begun on a device, or jobs taken by the queue. */
    attempts: integer().notNull().default(0),
    /** Set before a provider is asked, cleared by a clear refusal: without a `providerRef` it means "perhaps paid". */
    submittedAt: integer('submitted_at'),
    providerRef: text('provider_ref'),
    costCents: integer('cost_cents').notNull().default(0),
    /** When a device's lease ends, or the sweeper looks after it. */
    leaseUntil: integer('lease_until').notNull().default(0),
    createdAt: integer('created_at').notNull(),
  },
  (t) => [
    index('animations_user').on(t.userId, t.createdAt),
    /** One film per outfit; a failed one may be tried again. */
    uniqueIndex('animations_one_per_outfit')
      .on(t.outfitId)
      .where(sql`${t.status} <> 'failed'`),
    index('animations_open')
      .on(t.maker, t.holdsQuota, t.leaseUntil)
      .where(sql`${t.status} in ('pending', 'processing')`),
  ],
);

/** The CHECK aborts a batch that would go over the limit. */
export const usage = sqliteTable(
  'usage',
  {
    userId: text('user_id').notNull(),
    date: text().notNull(),
    kind: text().$type<'outfit' | 'video'>().notNull(),
    used: integer().notNull(),
    allowed: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.date, t.kind] }),
    check('usage_within', sql`${t.used} <= ${t.allowed}`),
  ],
);

export const jobs = sqliteTable(
  'jobs',
  {
    id: text().primaryKey(),
    /** Idempotency key, e.g. 'deliver:{userId}:{date}' or 'render:{outfitId}'. */
    key: text().notNull(),
    kind: text().notNull(),
    userId: text('user_id').notNull(),
    date: text().notNull(),
    outfitId: text('outfit_id'),
    state: text().$type<'queued' | 'running' | 'done' | 'failed'>().notNull(),
    attempts: integer().notNull().default(0),
    leaseUntil: integer('lease_until').notNull().default(0),
    error: text(),
    createdAt: integer('created_at').notNull(),
    finishedAt: integer('finished_at'),
    /** Of an outfit and its push; null for other jobs. */
    dueAt: integer('due_at'),
    /** Devices that have the push: a repeat leaves them alone. */
    sentTo: text('sent_to', { mode: 'json' }).$type<string[]>(),
  },
  (t) => [
    uniqueIndex('jobs_key').on(t.key),
    index('jobs_open')
      .on(t.leaseUntil)
      .where(sql`${t.state} in ('queued', 'running')`),
    index('jobs_user').on(t.userId, t.outfitId),
    index('jobs_finished')
      .on(t.finishedAt)
      .where(sql`${t.finishedAt} is not null`),
    index('jobs_failed')
      .on(t.finishedAt)
      .where(sql`${t.state} = 'failed'`),
  ],
);

/** Counters of a UTC day, so that the operator's page reads few rows. */
export const deliveryCounts = sqliteTable(
  'delivery_counts',
  {
    /** YYYY-MM-DD, UTC. */
    day: text().notNull(),
    /** 'late:{seconds}' (histogram of pushes), 'sent', 'gone', 'failed', 'repeated', 'prepared' … */
    name: text().notNull(),
    n: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.name] })],
);

export const shares = sqliteTable(
  'shares',
  {
    token: text().primaryKey(),
    userId: text('user_id').notNull(),
    outfitId: text('outfit_id').notNull(),
    createdAt: integer('created_at').notNull(),
    revokedAt: integer('revoked_at'),
  },
  (t) => [index('shares_outfit').on(t.outfitId)],
);

/** Moved, or being moved. Triggers on every table (migration 0009) refuse changes: none is lost behind the copy. */
export const movedUsers = sqliteTable('moved_users', {
  userId: text('user_id').primaryKey(),
  /** 'leaving' while a transaction erases her here. */
  state: text().$type<'moving' | 'leaving' | 'gone'>().notNull(),
  at: integer().notNull(),
  /** An overtaken attempt of another move erases nothing. */
  toShard: integer('to_shard'),
});
