import { env } from 'cloudflare:workers';
import { afterEach, expect, test, vi } from 'vitest';
import { composeBackground, composeRenders } from '../compose.ts';
import type { Env } from '../env.d.ts';
import { openIssuer } from '../../tests/fakes/openid-issuer.workerd.ts';

// Workers send no User-Agent by themselves, and Resend refuses a request without one (403): every outgoing call of every
// adapter carries ours. Composed as in production, with every key set; whatever is asked, the network answers 500.

const asked: { host: string; agent: string | null }[] = [];

function answerNobody(): void {
  vi.stubGlobal('fetch', (input: string | URL | Request, init?: RequestInit) => {
    const request = new Request(input, init);
    asked.push({ host: new URL(request.url).hostname, agent: request.headers.get('user-agent') });
    return Promise.resolve(new Response('{}', { status: 500 }));
  });
}

afterEach(() => vi.unstubAllGlobals());

const KEYS = {
  ...env,
  MET_NORWAY: 'on',
  LEAKED_PASSWORDS: 'on',
  MAIL_FROM: 'hello@example.com',
  ...Object.fromEntries(
    [
      'RESEND_KEY',
      'OPENWEATHER_KEY',
      'OPEN_METEO_KEY',
      'GOOGLE_CLIENT_ID',
      'GOOGLE_CLIENT_SECRET',
      'APPLE_CLIENT_ID',
      'APPLE_TEAM_ID',
      'APPLE_KEY_ID',
      'FACEBOOK_APP_ID',
      'FACEBOOK_APP_SECRET',
      'STRIPE_SECRET_KEY',
      'STRIPE_PUBLISHABLE_KEY',
      'STRIPE_WEBHOOK_SECRET',
      'STRIPE_PRICE_PREMIUM',
      'STRIPE_PRICE_PRO',
      'GEMINI_KEY',
      'OPENAI_KEY',
      'FASHN_KEY',
      'PRUNA_KEY',
      'WORKERS_AI_ACCOUNT',
      'WORKERS_AI_TOKEN',
    ].map((name) => [name, 'a key']),
  ),
  STYLISTS: 'workers-ai,gemini,openai',
  DAY_READERS: 'workers-ai,gemini,openai',
  PICTURE_MODELS: 'workers-ai,gemini,openai,fashn,pruna',
  PHOTO_CHECKS: 'workers-ai,gemini,openai',
  WORKERS_AI_VISION_MODEL: '@cf/see/all',
} as unknown as Env;

const FILM_SERVICES = [{ FAL_KEY: 'a key' }, { REPLICATE_TOKEN: 'a key' }, { RUNWAY_KEY: 'a key' }];
const jpeg = { bytes: new Uint8Array([255, 216]), width: 832, height: 1248 };
const PICTURE = {
  photo: jpeg,
  card: jpeg,
  garments: [{ slot: 'dress' as const, picture: jpeg }],
  prompt: 'p',
  person: 'x',
};
const attempt = { state: 's', verifier: 'v', nonce: 'n' };

/** Every host that adapters name. A new one belongs here, and with it a call below. */
const HOSTS = [
  'api.met.no',
  'api.openai.com',
  'api.openweathermap.org',
  'api.pruna.ai',
  'api.pwnedpasswords.com',
  'api.resend.com',
  'api.stripe.com',
  'api.fashn.ai',
  'api.cloudflare.com',
  'api.dev.runwayml.com',
  'api.replicate.com',
  'appleid.apple.com',
  'customer-api.open-meteo.com',
  'fcm.googleapis.com',
  'generativelanguage.googleapis.com',
  'graph.facebook.com',
  'oauth2.googleapis.com',
  'queue.fal.run',
];

async function askEverybody(keys: Env): Promise<void> {
  const background = await composeBackground(keys);
  const app = await composeRenders(keys);
  const quietly = (answer: Promise<unknown> | undefined) => answer?.catch(() => undefined);
  const at = Date.UTC(2026, 10, 22, 12);
  for (const weather of app.weather)
    await quietly(weather.forecast({ lat: 47, lon: 15, at, timeZone: 'Europe/Vienna' } as never));
  for (const identity of app.identities)
    await quietly(identity.prove({ code: 'c' } as never, attempt as never, 'https://s/api/auth/x/callback'));
  const mail = { to: 'a@example.com', subject: 's', html: 'h', text: 't', idempotencyKey: 'k' };
  await quietly(background.leakedPasswords?.hasLeaked('a password'));
  await quietly(background.mailer?.send(mail as never));
  await quietly(app.payments?.end('cus_1', 'sub_1'));
  const device = {
    endpoint: 'https://fcm.googleapis.com/fcm/send/x',
    p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
    auth: 'tBHItJI5svbpez7KI4CCXg',
  };
  await quietly(
    app.pusher?.push(device, { data: '{}', ttlSeconds: 60, topic: 't', urgency: 'normal' } as never),
  );
  for (const model of app.stylistModels) await quietly(model.propose({} as never));
  for (const model of app.dayModels) await quietly(model.read({ sentence: 's', understood: [] }));
  for (const model of app.pictureModels) await quietly(model.edit(PICTURE));
  for (const check of app.photoChecks) await quietly(check.look(jpeg));
  await quietly(app.animator?.order({ prompt: 'p', image: 'data:', seconds: 10, webhookUrl: null } as never));
}

test('every adapter calls under our name', async () => {
  const { applePrivateKey } = await openIssuer(() => Date.now());
  // The issuer stands in for fetch itself.
  answerNobody();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  for (const service of FILM_SERVICES)
    await askEverybody({ ...KEYS, ...service, APPLE_PRIVATE_KEY: applePrivateKey } as Env);
  expect(
    HOSTS.filter((host) => !asked.some((one) => one.host === host)),
    'hosts that were not called',
  ).toEqual([]);
  const nameless = asked.filter(({ agent }) => !agent?.startsWith('Stylecast/1.0'));
  expect(nameless).toEqual([]);
});
