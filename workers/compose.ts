import type { App, BackgroundApp } from './app.ts';
import { webhookAlerts } from './adapters/alerts.webhook.ts';
import { r2Blobs } from './adapters/blobs.r2.ts';
import { webCalendars } from './adapters/calendar-reader/web.ts';
import { rateLimiting } from './adapters/call-limit.rate-limiting.ts';
import { systemClock } from './adapters/clock.system.ts';
import { analyticsEvents } from './adapters/events.analytics-engine.ts';
import { gazetteer } from './adapters/geocoder.gazetteer.ts';
import { appleIdentity } from './adapters/identity/apple.ts';
import { facebookIdentity } from './adapters/identity/facebook.ts';
import { googleIdentity } from './adapters/identity/google.ts';
import { nonDrawingEditor } from './adapters/image-editor/drawn-elsewhere.ts';
import { queueJobs } from './adapters/jobs.queues.ts';
import { embeddedStylist } from './adapters/stylist/embedded.ts';
import { cloudflareMailer } from './adapters/mailer/cloudflare.ts';
import { sandboxPayments } from './adapters/payments/sandbox-payments.ts';
import { stripePayments } from './adapters/payments/stripe-payments.ts';
import { resendMailer } from './adapters/mailer/resend.ts';
import {
  modelCatalogs,
  photoChecks,
  pictureModels,
  dayModels,
  stylistModels,
} from './adapters/ai-models/chosen-models.ts';
import { pwnedPasswords } from './adapters/leaked-passwords.pwned.ts';
import { turnstile } from './adapters/person-check.turnstile.ts';
import { webPush } from './adapters/pusher.web-push.ts';
import { localVapidKeys } from './adapters/vapid.local.ts';
import { metNorway } from './adapters/weather/met-norway.ts';
import { openMeteo } from './adapters/weather/open-meteo.ts';
import { openWeather } from './adapters/weather/openweather.ts';
import { seasonalWeather } from './adapters/weather/seasonal.ts';
import { chooseAnimator, modelSettings, originOf, outgoing, photoModelNames } from './compose.models.ts';
import { openLooks, openPeople, type LooksDb, type PeopleDb } from './db/sql/open-database.ts';
import { lookupKey } from './db/people/users.ts';
import type { Env } from './env.d.ts';
import { requireShapes, signingKey } from './not-set-up.ts';
import type { Clock } from './ports/clock.ts';
import type { IdentityProvider } from './ports/identity.ts';
import type { LinkPreviews } from './ports/link-previews.ts';
import type { Mailer } from './ports/mailer.ts';
import type { PersonCheck } from './ports/person-check.ts';
import type { Pusher } from './ports/pusher.ts';
import type { Payments } from './ports/payments.ts';
import type { WeatherProvider } from './ports/weather.ts';
import { passwordCost } from './usecases/accounts/hash-password.ts';

const DEFAULT_CAP_CENTS = 2000;
const MICROS_PER_CENT = 10_000;

/** Those with a key, then the keyless one, then the estimate that never fails. */
function weatherProviders(env: Env): WeatherProvider[] {
  const providers: WeatherProvider[] = [];
  const ask = { fetch: outgoing(env) };
  if (env.OPENWEATHER_KEY) providers.push(openWeather({ key: env.OPENWEATHER_KEY, ...ask }));
  if (env.OPEN_METEO_KEY) providers.push(openMeteo({ key: env.OPEN_METEO_KEY, ...ask }));
  if (env.MET_NORWAY !== 'off') providers.push(metNorway(ask));
  return [...providers, seasonalWeather()];
}

/** A provider only where all of its settings are there. */
function identityProviders(env: Env, clock: Clock): IdentityProvider[] {
  const providers: IdentityProvider[] = [];
  const ask = outgoing(env);
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, FACEBOOK_APP_ID, FACEBOOK_APP_SECRET } = env;
  const { APPLE_CLIENT_ID, APPLE_TEAM_ID, APPLE_KEY_ID, APPLE_PRIVATE_KEY } = env;
  if (GOOGLE_CLIENT_ID && GOOGLE_CLIENT_SECRET) {
    providers.push(googleIdentity({ id: GOOGLE_CLIENT_ID, secret: GOOGLE_CLIENT_SECRET }, clock, ask));
  }
  if (APPLE_CLIENT_ID && APPLE_TEAM_ID && APPLE_KEY_ID && APPLE_PRIVATE_KEY) {
    const key = { teamId: APPLE_TEAM_ID, keyId: APPLE_KEY_ID, privateKey: APPLE_PRIVATE_KEY };
    providers.push(appleIdentity({ id: APPLE_CLIENT_ID, ...key }, clock, ask));
  }
  if (FACEBOOK_APP_ID && FACEBOOK_APP_SECRET) {
    providers.push(facebookIdentity({ id: FACEBOOK_APP_ID, secret: FACEBOOK_APP_SECRET }, ask));
  }
  return providers;
}

const hasMailService = (env: Env): boolean =>
  Boolean(env.MAIL_FROM) && (Boolean(env.RESEND_KEY) || env.CLOUDFLARE_EMAIL === 'on');

/** Local builds without a key keep mails on this machine; production never does. */
async function chooseMailer(env: Env, { people, clock }: App): Promise<Mailer | null> {
  if (env.MAIL_FROM && hasMailService(env)) {
    const from = { name: 'Stylecast', email: env.MAIL_FROM };
    if (env.RESEND_KEY) return resendMailer({ key: env.RESEND_KEY, from, fetch: outgoing(env) });
    if (env.EMAIL) return cloudflareMailer(env.EMAIL, from);
  }
  // A branch of its own: a production build drops it with the outbox.
  if (__LOCAL_BUILD__) {
    const { outboxMailer } = await import('./adapters/mailer/outbox.ts');
    return outboxMailer(people, clock);
  }
  return null;
}

/** Production takes the keys of its secrets or none; a local build makes its own. */
function choosePusher(env: Env, people: PeopleDb): Pusher | null {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = env;
  if (publicKey && privateKey) {
    const subject = env.VAPID_SUBJECT ?? originOf(env) ?? 'mailto:dev@localhost';
    const keys = { publicKey, privateKey, subject };
    return webPush({ keys: () => Promise.resolve(keys), fetch: outgoing(env) });
  }
  if (!__LOCAL_BUILD__) return null;
  let kept: ReturnType<typeof localVapidKeys> | undefined;
  return webPush({ keys: () => (kept ??= localVapidKeys(people)), fetch: outgoing(env) });
}

/** Stripe with all of its settings, the sandbox in local builds, else none. */
function choosePayments(env: Env, people: PeopleDb, clock: Clock): Payments | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = env;
  const { STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_PRICE_PREMIUM: premium, STRIPE_PRICE_PRO: pro } = env;
  if (secretKey && publishableKey && webhookSecret && premium && pro) {
    const account = { secretKey, publishableKey, webhookSecret, prices: { premium, pro } };
    const now = () => clock.now();
    return stripePayments({ ...account, now, tax: env.STRIPE_TAX === 'on', fetch: outgoing(env) });
  }
  // A branch of its own: a production build drops it with the sandbox.
  if (__LOCAL_BUILD__) return sandboxPayments(people, clock);
  return null;
}

function choosePersonCheck(env: Env): PersonCheck | null {
  const { TURNSTILE_SITE_KEY: siteKey, TURNSTILE_SECRET: secret } = env;
  return siteKey && secret ? turnstile({ siteKey, secret }, outgoing(env)) : null;
}

function bound<T>(env: Env, prefix: string, from: number): T[] {
  const found: T[] = [];
  for (;;) {
    const next = env[`${prefix}_${from + found.length}` as keyof Env] as T | undefined;
    if (!next) return found;
    found.push(next);
  }
}

const openShards = (env: Env): LooksDb[] => bound<D1Database>(env, 'LOOKS', 0).map(openLooks);

const openMorePeople = (env: Env): PeopleDb[] => bound<D1Database>(env, 'PEOPLE', 1).map(openPeople);

/** PUSHES, and PUSHES_1, PUSHES_2 … where one queue is too slow for a burst. */
const queueGroup = (env: Env, name: 'DELIVERIES' | 'PUSHES'): Queue[] => [
  env[name],
  ...bound<Queue>(env, name, 1),
];

/** With compose.models.ts the only file that names adapters and secrets (law 3). */
export function composeApp(env: Env, clockOffsetMs = 0, worker = 'site'): App {
  const people = openPeople(env.PEOPLE);
  const shards = openShards(env);
  const signingSecret = signingKey('SIGNING_SECRET', env.SIGNING_SECRET, __LOCAL_BUILD__);
  requireShapes(env, __LOCAL_BUILD__);
  const clock = systemClock(clockOffsetMs);
  const models = modelSettings(env);
  const animator = chooseAnimator(env);
  const looks = (shard: number): LooksDb => {
    const db = shards[shard];
    if (!db) throw new Error(`There is no database LOOKS_${shard}: add its binding and deploy.`);
    return db;
  };
  return {
    people,
    morePeople: openMorePeople(env),
    looks,
    looksNear: looks,
    shards: shards.length,
    clock,
    identities: identityProviders(env, clock),
    weather: weatherProviders(env),
    forecasts: new Map(),
    geocoder: gazetteer(people),
    calendars: webCalendars(outgoing(env), clock),
    stylist: embeddedStylist(),
    stylistModels: stylistModels(models),
    dayModels: dayModels(models),
    animator,
    blobs: r2Blobs(env.PHOTOS),
    leakedPasswords: env.LEAKED_PASSWORDS === 'off' ? null : pwnedPasswords(outgoing(env)),
    callLimit: env.PUBLIC_CALLS ? rateLimiting(env.PUBLIC_CALLS) : null,
    personCheck: choosePersonCheck(env),
    linkPreviews: env.LINK_PREVIEWS ?? null,
    events: analyticsEvents(env.EVENTS, worker),
    payments: choosePayments(env, people, clock),
    jobs: queueJobs({
      claims: env.CLAIMS,
      deliveries: queueGroup(env, 'DELIVERIES'),
      renders: env.RENDERS,
      films: env.FILMS,
      mails: env.MAILS,
      pushes: queueGroup(env, 'PUSHES'),
    }),
    pusher: choosePusher(env, people),
    settings: {
      local: __LOCAL_BUILD__,
      passwordCost: passwordCost(env.CHEAP_PASSWORDS === 'on'),
      signingSecret,
      adminEmails: (env.ADMIN_EMAILS ?? '').split(',').map(lookupKey).filter(Boolean),
      origin: originOf(env),
      canMail: __LOCAL_BUILD__ || (Boolean(env.ORIGIN) && hasMailService(env)),
      postalAddress: env.POSTAL_ADDRESS || null,
      alertEmail: env.ALERT_EMAIL ?? null,
      photoModels: photoModelNames(models, animator),
      filmCapCents: Number(env.FILM_CAP_CENTS ?? DEFAULT_CAP_CENTS),
      modelCapMicros: Number(env.MODEL_CAP_CENTS ?? DEFAULT_CAP_CENTS) * MICROS_PER_CENT,
    },
  };
}

/** Loaded on demand, as the image editor is. */
export const composeLinkPreviews = async (): Promise<LinkPreviews> =>
  (await import('./adapters/image-editor/link-previews.ts')).fittingRoomPreviews;

/** Draws nothing, so its bundle holds no codecs. */
export async function composeBackground(env: Env, clockOffsetMs = 0): Promise<BackgroundApp> {
  const app = composeApp(env, clockOffsetMs, 'background');
  const elsewhere = nonDrawingEditor();
  return {
    ...app,
    imageEditor: elsewhere,
    pictureLock: elsewhere,
    pictureModels: [],
    photoChecks: [],
    modelCatalogs: modelCatalogs(modelSettings(env)),
    alerts: env.ALERT_WEBHOOK ? webhookAlerts(env.ALERT_WEBHOOK, outgoing(env)) : null,
    mailer: await chooseMailer(env, app),
  };
}

/**
 * The image editor is loaded on demand, so that its WebAssembly stays out of other bundles.
 * @param renderer address of a local build's drawing thread
 */
export async function composeRenders(
  env: Env,
  clockOffsetMs = 0,
  renderer: string | null = null,
): Promise<BackgroundApp> {
  const { fittingRoomEditor } = await import('./adapters/image-editor/fitting-room-editor.ts');
  const { publishedMaps } = await import('./adapters/image-editor/published-maps.ts');
  const app = composeApp(env, clockOffsetMs, 'renders');
  const models = modelSettings(env);
  const origin = originOf(env);
  const maps = origin === null ? null : publishedMaps(origin, outgoing(env));
  const fittingRoom = fittingRoomEditor(undefined, maps);
  const beside = __LOCAL_BUILD__ && renderer ? await import('./adapters/image-editor/local.ts') : null;
  const local = renderer === null ? null : beside?.localEditor(renderer, fittingRoom);
  return {
    ...app,
    imageEditor: local ?? fittingRoom,
    pictureLock: fittingRoom,
    pictureModels: pictureModels(models),
    photoChecks: photoChecks(models),
    modelCatalogs: [],
    alerts: null,
    mailer: null,
  };
}
