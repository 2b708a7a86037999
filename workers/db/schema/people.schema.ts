import type { DressFrom } from '../../../app/domain/closet/closet-terms.ts';
import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { FitPreferences } from '../../../app/domain/preferences/fit-preferences.ts';
import type { PhotoVerdict } from '../../../app/domain/looks/picture-check.ts';
import type { SignInProvider } from '../../../app/domain/account/sign-in-provider.ts';
import type {
  Gender,
  OccasionContext,
  Daypart,
  ScheduleDay,
  StyleId,
} from '../../../app/domain/preferences/style.ts';
import type { Forecast } from '../../../app/domain/weather/weather.ts';
import type { MailKind } from '../../ports/mailer.ts';

export type KeptDevice = Record<'id' | 'endpoint' | 'p256dh' | 'auth', string>;

type OutboxPicture = Record<'id' | 'fileName' | 'contentType' | 'base64', string>;

// Who people are. Instants are epoch milliseconds. Looks: looks.schema.ts (why two kinds: docs/scale.md).

export const users = sqliteTable(
  'users',
  {
    id: text().primaryKey(),
    username: text().notNull(),
    /** Lower-cased for lookups; unique. */
    usernameKey: text('username_key').notNull(),
    /** Equal for look-alikes (domain/account/confusable-letters.ts); unique. Null until the sweep fills an old row. */
    usernameSkeleton: text('username_skeleton'),
    email: text().notNull(),
    emailKey: text('email_key').notNull(),
    firstName: text('first_name'),
    lastName: text('last_name'),
    emailVerified: integer('email_verified', { mode: 'boolean' }).notNull().default(false),
    passwordHash: text('password_hash'),
    /** Object ids (the last segment of /objects/{id}); keys in storage are `{userId}/{objectId}`. */
    photoObject: text('photo_object'),
    uprightObject: text('upright_object'),
    bodyMapObject: text('body_map_object'),
    mapAObject: text('map_a_object'),
    mapBObject: text('map_b_object'),
    /** Her second photo, for warm days: all five or none (docs/decisions/two-photos-of-her.md). */
    warmPhotoObject: text('warm_photo_object'),
    warmUprightObject: text('warm_upright_object'),
    warmBodyMapObject: text('warm_body_map_object'),
    warmMapAObject: text('warm_map_a_object'),
    warmMapBObject: text('warm_map_b_object'),
    /** Providers that may see her photo; none until she allows one. */
    photoSharedWith: text('photo_shared_with', { mode: 'json' }).$type<string[]>().notNull().default([]),
    /** Null when no model was asked. */
    photoVerdict: text('photo_verdict', { mode: 'json' }).$type<PhotoVerdict>(),
    warmPhotoVerdict: text('warm_photo_verdict', { mode: 'json' }).$type<PhotoVerdict>(),
    profileImageUrl: text('profile_image_url'),
    location: text().notNull().default(''),
    placeId: integer('place_id'),
    lat: real(),
    lon: real(),
    timezone: text().notNull().default('America/Los_Angeles'),
    gender: text().$type<Gender>(),
    stylePreferences: text('style_preferences', { mode: 'json' }).$type<StyleId[]>().notNull().default([]),
    notificationTime: text('notification_time').notNull().default('08:00'),
    notificationsEnabled: integer('notifications_enabled', { mode: 'boolean' }).notNull().default(false),
    morningMail: integer('morning_mail', { mode: 'boolean' }).notNull().default(false),
    /** Null until she sets one. */
    fitPreferences: text('fit_preferences', { mode: 'json' }).$type<FitPreferences>(),
    temperatureUnit: text('temperature_unit').$type<'F' | 'C'>().notNull().default('F'),
    subscriptionTier: text('subscription_tier').$type<'free' | 'premium' | 'pro'>().notNull().default('free'),
    subscriptionSource: text('subscription_source'),
    isAdmin: integer('is_admin', { mode: 'boolean' }).notNull().default(false),
    shard: integer().notNull().default(0),
    peopleShard: integer('people_shard').notNull().default(0),
    /** Older than minutes.schema.ts: read once, for the first copy. */
    nextDeliveryAt: integer('next_delivery_at'),
    lastSeenAt: integer('last_seen_at').notNull(),
    deliveryPaused: integer('delivery_paused', { mode: 'boolean' }).notNull().default(false),
    /** A copy of push_subscriptions, kept by triggers (migration 0012), for her shard. */
    pushDevices: text('push_devices', { mode: 'json' }).$type<KeptDevice[]>().notNull().default([]),
    dressFrom: text('dress_from').$type<DressFrom>().notNull().default('everything'),
    /** Pieces go into the wash after so many wears. */
    laundryRest: integer('laundry_rest', { mode: 'boolean' }).notNull().default(true),
    /** A trigger counts each change of what `minutes` copies (migration 0023). */
    minuteVersion: integer('minute_version').notNull().default(1),
    /** In her shard; 0 before the first copy. */
    minuteCopied: integer('minute_copied').notNull().default(0),
    createdAt: integer('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('users_username_key').on(t.usernameKey),
    uniqueIndex('users_username_skeleton').on(t.usernameSkeleton),
    uniqueIndex('users_email_key').on(t.emailKey),
    index('users_next_delivery')
      .on(t.nextDeliveryAt)
      .where(sql`${t.nextDeliveryAt} is not null`),
    // Copies to make; people without one first, by when they were due.
    index('users_minute_stale')
      .on(sql`ifnull(${t.nextDeliveryAt}, 9e15)`)
      .where(sql`${t.minuteVersion} <> ${t.minuteCopied}`),
    // The admin's list and prefix search.
    index('users_created').on(t.createdAt, t.id),
    index('users_first_name').on(sql`${t.firstName} collate nocase`),
    index('users_last_name').on(sql`${t.lastName} collate nocase`),
  ],
);

export const sessions = sqliteTable(
  'sessions',
  {
    id: text().primaryKey(),
    userId: text('user_id').notNull(),
    createdAt: integer('created_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
    userAgent: text('user_agent'),
    /** To the hour, so that not every request writes. 0 before this column existed. */
    lastUsedAt: integer('last_used_at').notNull().default(0),
    /** Confirmed by a passkey or a code, as admins need. */
    secondStepAt: integer('second_step_at'),
  },
  (t) => [index('sessions_user').on(t.userId)],
);

export const identities = sqliteTable(
  'identities',
  {
    provider: text().$type<SignInProvider>().notNull(),
    /** Never changes, as an address may. */
    subject: text().notNull(),
    userId: text('user_id').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.provider, t.subject] }), index('identities_user').on(t.userId)],
);

/** WebAuthn: the private half never leaves her device. */
export const passkeys = sqliteTable(
  'passkeys',
  {
    /** The credential's id, base64url. */
    id: text().primaryKey(),
    userId: text('user_id').notNull(),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /** Counter of signatures; 0 for devices without one. */
    counter: integer().notNull(),
    transports: text({ mode: 'json' }).$type<string[]>().notNull(),
    name: text().notNull(),
    createdAt: integer('created_at').notNull(),
    lastUsedAt: integer('last_used_at'),
  },
  (t) => [index('passkeys_user').on(t.userId)],
);

export const uploads = sqliteTable(
  'uploads',
  {
    userId: text('user_id').notNull(),
    objectId: text('object_id').notNull(),
    /** 0: to be erased at once. */
    createdAt: integer('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.objectId] }), index('uploads_created').on(t.createdAt)],
);

export const tokens = sqliteTable(
  'tokens',
  {
    hash: text().primaryKey(),
    userId: text('user_id').notNull(),
    purpose: text().$type<'verify-email' | 'reset-password' | 'change-email' | 'admin-code'>().notNull(),
    email: text(),
    expiresAt: integer('expires_at').notNull(),
    usedAt: integer('used_at'),
  },
  (t) => [index('tokens_user').on(t.userId, t.purpose)],
);

export const mails = sqliteTable(
  'mails',
  {
    /** '' for a deletion's receipt: its user is gone. */
    userId: text('user_id').notNull(),
    kind: text().$type<MailKind>().notNull(),
    key: text().notNull(),
    state: text().$type<'sending' | 'sent' | 'failed' | 'void'>().notNull(),
    /** Epoch ms: an older mail never voids the link of a newer one. */
    requestedAt: integer('requested_at').notNull(),
    leaseUntil: integer('lease_until').notNull(),
    attempts: integer().notNull().default(1),
    sentAt: integer('sent_at'),
    providerRef: text('provider_ref'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.kind, t.key] }), index('mails_requested').on(t.requestedAt)],
);

/** Mails of local builds, for /dev/mail; empty in production. */
export const outbox = sqliteTable('outbox', {
  id: text().primaryKey(),
  recipient: text().notNull(),
  subject: text().notNull(),
  html: text().notNull(),
  text: text().notNull(),
  headers: text({ mode: 'json' }).$type<Record<string, string>>().notNull().default({}),
  /** HTML refers to them as `cid:{id}`. */
  pictures: text({ mode: 'json' }).$type<OutboxPicture[]>().notNull().default([]),
  sentAt: integer('sent_at').notNull(),
});

export const styleSchedules = sqliteTable(
  'style_schedules',
  {
    id: text().primaryKey(),
    userId: text('user_id').notNull(),
    name: text().notNull(),
    styles: text({ mode: 'json' }).$type<StyleId[]>().notNull(),
    timeOfDay: text('time_of_day', { mode: 'json' }).$type<Daypart[]>().notNull(),
    daysOfWeek: text('days_of_week', { mode: 'json' }).$type<ScheduleDay[]>().notNull(),
    context: text().$type<OccasionContext>(),
    priority: integer().notNull().default(1),
    isActive: integer('is_active', { mode: 'boolean' }).notNull().default(true),
    createdAt: integer('created_at').notNull(),
  },
  (t) => [index('style_schedules_user').on(t.userId)],
);

export const pushSubscriptions = sqliteTable(
  'push_subscriptions',
  {
    /** SHA-256 of the endpoint. */
    id: text().primaryKey(),
    userId: text('user_id').notNull(),
    sessionId: text('session_id').notNull(),
    endpoint: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    createdAt: integer('created_at').notNull(),
    /** First and last refusal of our key; null while it is accepted. */
    refusedSince: integer('refused_since'),
    refusedAt: integer('refused_at'),
  },
  (t) => [index('push_subscriptions_user').on(t.userId), index('push_subscriptions_session').on(t.sessionId)],
);

export const earlyAccess = sqliteTable('early_access', {
  email: text().primaryKey(),
  createdAt: integer('created_at').notNull(),
});

/** The gazetteer (GeoNames, CC BY 4.0). */
export const places = sqliteTable(
  'places',
  {
    id: integer().primaryKey(),
    name: text().notNull(),
    /** Lower case, no accents: what prefix search ranges over. */
    searchKey: text('search_key').notNull(),
    /** County, or what is between town and region: tells two towns of one name apart. */
    district: text().notNull().default(''),
    region: text().notNull(),
    country: text().notNull(),
    lat: real().notNull(),
    lon: real().notNull(),
    timezone: text().notNull(),
    population: integer().notNull(),
    /** One-degree cell `floor(lat+90)*360 + floor(lon+180)` for reverse lookup. */
    cell: integer().notNull(),
  },
  (t) => [index('places_search').on(t.searchKey, t.population), index('places_cell').on(t.cell)],
);

/** Other names of places, and those of regions, countries and postal codes with the place that stands for each. */
export const placeNames = sqliteTable(
  'place_names',
  {
    key: text().notNull(),
    place: integer().notNull(),
    /** null: a name of the place itself. */
    kind: text().$type<'region' | 'country' | 'postal'>(),
    /** The place's population, or a part of it under a name that is not the usual one. */
    rank: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.key, t.place] })],
);

/** One forecast per cell, however many people live there. */
export const weatherCache = sqliteTable('weather_cache', {
  /** 'lat:lon' rounded to the cell. */
  cell: text().primaryKey(),
  forecast: text({ mode: 'json' }).$type<Forecast>().notNull(),
  validator: text(),
  fetchedAt: integer('fetched_at').notNull(),
  freshUntil: integer('fresh_until').notNull(),
  leaseUntil: integer('lease_until').notNull().default(0),
});

export const rateLimits = sqliteTable(
  'rate_limits',
  {
    key: text().notNull(),
    windowStart: integer('window_start').notNull(),
    count: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.key, t.windowStart] }), index('rate_limits_window').on(t.windowStart)],
);
