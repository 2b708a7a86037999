import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { newMember, visitor } from '../../../../tests/worlds/visitor.workerd.ts';
import type { App } from '../../../app.ts';
import { composeApp } from '../../../compose.ts';
import { webPush } from '../../../adapters/pusher.web-push.ts';
import { localVapidKeys } from '../../../adapters/vapid.local.ts';
import { createApi } from '../index.ts';

// A push service at an allowed address, by injected fetch; keys, encryption and signature are real.
let answer = () => new Response(null, { status: 201 });
const called: string[] = [];
const plain = composeApp(env);
const app: App = {
  ...plain,
  pusher: webPush({
    keys: () => localVapidKeys(plain.people),
    fetch: (input) => {
      called.push(String(input));
      return Promise.resolve(answer());
    },
  }),
};
const api = createApi(() => app);

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** What a browser gives: PushSubscription.toJSON(). */
async function subscription(name: string) {
  const pair = (await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, [
    'deriveBits',
  ])) as CryptoKeyPair;
  const point = (await crypto.subtle.exportKey('raw', pair.publicKey)) as ArrayBuffer;
  return {
    endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
    expirationTime: null,
    keys: {
      p256dh: base64url(new Uint8Array(point)),
      auth: base64url(crypto.getRandomValues(new Uint8Array(16))),
    },
  };
}

const subscribed = async (member: ReturnType<typeof visitor>) =>
  (await (await member.send('GET', '/api/notifications/status')).json<{ subscribed: boolean }>()).subscribed;

test('a device subscribes, tests, unsubscribes; the other device of hers is its own', async () => {
  answer = () => new Response(null, { status: 201 });
  const phone = await newMember(api, 'paula');
  const laptop = visitor(api, '192.0.2.77');
  await laptop.send('POST', '/api/login', { username: 'paula', password: 'wet socks 12' });
  const key = await (await phone.send('GET', '/api/notifications/vapid-key')).json<{ publicKey: string }>();
  expect(key.publicKey).toMatch(/^[\w-]{87}$/);
  expect(await (await laptop.send('GET', '/api/notifications/vapid-key')).json()).toEqual(key);
  expect(await subscribed(phone)).toBe(false);
  const sent = await phone.send('POST', '/api/notifications/subscribe', {
    subscription: await subscription('paula-phone'),
  });
  expect(sent.status).toBe(200);
  expect(await subscribed(phone)).toBe(true);
  expect(await subscribed(laptop)).toBe(false);
  expect(await (await phone.send('GET', '/api/user')).json()).toMatchObject({ notificationsEnabled: true });
  called.length = 0;
  expect((await phone.send('POST', '/api/notifications/test')).status).toBe(200);
  expect(called).toEqual(['https://fcm.googleapis.com/fcm/send/paula-phone']);
  expect((await laptop.send('POST', '/api/notifications/test')).status).toBe(410);
  expect((await phone.send('POST', '/api/notifications/unsubscribe')).status).toBe(200);
  expect(await subscribed(phone)).toBe(false);
});

test('a subscription that is gone answers 410 with the fixed sentence, and is forgotten', async () => {
  const member = await newMember(api, 'greta');
  await member.send('POST', '/api/notifications/subscribe', { subscription: await subscription('greta') });
  answer = () => new Response(null, { status: 410 });
  const gone = await member.send('POST', '/api/notifications/test');
  expect(gone.status).toBe(410);
  expect(await gone.json()).toEqual({
    error: 'Subscription Expired',
    message: 'Your notification subscription expired. Please enable notifications again.',
  });
  expect(await subscribed(member)).toBe(false);
  answer = () => new Response(null, { status: 503 });
  await member.send('POST', '/api/notifications/subscribe', { subscription: await subscription('greta') });
  expect((await member.send('POST', '/api/notifications/test')).status).toBe(503);
  expect(await subscribed(member), 'a service that is down is no reason to forget').toBe(true);
});

test('signing out silences the device; one browser belongs to who used it last', async () => {
  const member = await newMember(api, 'olga');
  const shared = await subscription('family-tablet');
  await member.send('POST', '/api/notifications/subscribe', { subscription: shared });
  const sister = await newMember(api, 'vera');
  await sister.send('POST', '/api/notifications/subscribe', { subscription: shared });
  expect(await subscribed(member)).toBe(false);
  expect(await subscribed(sister)).toBe(true);
  await sister.send('POST', '/api/logout');
  const left = await env.PEOPLE.prepare('select count(*) as n from push_subscriptions where endpoint = ?')
    .bind(shared.endpoint)
    .first<{ n: number }>();
  expect(left?.n).toBe(0);
});

test('an endpoint that is no push service, and keys that are none, are refused with 400', async () => {
  const member = await newMember(api, 'ruth');
  const good = await subscription('ruth');
  const bad: unknown[] = [
    undefined,
    { ...good, endpoint: 'https://169.254.169.254/latest' },
    { ...good, endpoint: 'http://fcm.googleapis.com/x' },
    { ...good, endpoint: 'https://fcm.googleapis.com.evil.example/x' },
    { ...good, endpoint: `https://fcm.googleapis.com/${'x'.repeat(2000)}` },
    { ...good, keys: { ...good.keys, auth: 'AAAA' } },
    { ...good, keys: { auth: good.keys.auth } },
  ];
  for (const one of bad) {
    const response = await member.send('POST', '/api/notifications/subscribe', { subscription: one });
    expect(response.status, JSON.stringify(one)).toBe(400);
  }
  expect(await subscribed(member)).toBe(false);
});

test('signed out: 401; production without keys: 503 with a sentence', async () => {
  expect((await visitor(api).send('GET', '/api/notifications/status')).status).toBe(401);
  const keyless = createApi(() => ({ ...plain, pusher: null }));
  const member = await newMember(keyless, 'nina');
  const answered = await member.send('GET', '/api/notifications/vapid-key');
  expect(answered.status).toBe(503);
  expect(await answered.json()).toMatchObject({ message: expect.stringMatching(/\.$/) as string });
});
