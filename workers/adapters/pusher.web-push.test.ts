import { createECDH, createPublicKey, randomBytes, verify, type ECDH } from 'node:crypto';
import ece from 'http_ece';
import { expect, test } from 'vitest';
import type { PushNote } from '../ports/pusher.ts';
import type { ProviderError } from '../ports/provider-error.ts';
import { webPush, type VapidKeys } from './pusher.web-push.ts';

// The other side is built from independent parts: http_ece decrypts (RFC 8291), node checks the signature (RFC 8292).

const NOTE: PushNote = {
  data: {
    title: 'Camel and cream',
    body: 'Perfect for 58°F, Partly Cloudy.',
    tag: 'outfit-2026-11-20',
    url: '/',
  },
  ttlSeconds: 57_600,
  topic: 'outfit-2026-11-20',
  urgency: 'high',
};

function newKeys(): VapidKeys {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return {
    publicKey: pair.getPublicKey('base64url'),
    // Node leaves leading zeros out.
    privateKey: Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url'),
    subject: 'mailto:hello@stylecast.app',
  };
}

/** A browser: keeps its private key and secret, tells the rest. */
function newBrowser(endpoint = 'https://fcm.googleapis.com/fcm/send/abc') {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const secret = randomBytes(16);
  const device = { endpoint, p256dh: pair.getPublicKey('base64url'), auth: secret.toString('base64url') };
  return { device, pair, secret };
}

interface Taken {
  url: string;
  init: RequestInit;
}

/** A push service at an allowed address that answers as it is told. */
function service(answers: (Response | Error)[]) {
  const taken: Taken[] = [];
  const ask: typeof fetch = (input, init) => {
    taken.push({ url: String(input), init: init ?? {} });
    const answer = answers.shift() ?? new Response(null, { status: 201 });
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  return { taken, ask };
}

const opened = (taken: Taken | undefined, pair: ECDH, secret: Buffer): unknown =>
  JSON.parse(
    ece
      .decrypt(Buffer.from(taken?.init.body as Uint8Array), {
        version: 'aes128gcm',
        privateKey: pair,
        authSecret: secret,
      })
      .toString(),
  );

test('the browser, and nobody else, reads the note; the service reads its headers', async () => {
  const { taken, ask } = service([]);
  const keys = newKeys();
  const { device, pair, secret } = newBrowser();
  const pusher = webPush({ keys: () => Promise.resolve(keys), fetch: ask });
  expect(await pusher.push(device, NOTE)).toBe('taken');
  expect(opened(taken[0], pair, secret)).toEqual(NOTE.data);
  const other = newBrowser();
  expect(() => opened(taken[0], other.pair, other.secret)).toThrow();
  expect(taken[0]?.url).toBe(device.endpoint);
  expect(taken[0]?.init).toMatchObject({
    method: 'POST',
    redirect: 'manual',
    headers: {
      'content-encoding': 'aes128gcm',
      ttl: '57600',
      topic: 'outfit-2026-11-20',
      urgency: 'high',
    },
  });
  // RFC 8291: one record, the same length whatever it says.
  expect((taken[0]?.init.body as Uint8Array).byteLength).toBe(4096);
});

test('the request is signed by our key, for the host of the endpoint, for half a day', async () => {
  const { taken, ask } = service([]);
  const keys = newKeys();
  const { device } = newBrowser('https://updates.push.services.mozilla.com/wpush/v2/abc');
  const pusher = webPush({ keys: () => Promise.resolve(keys), fetch: ask });
  await pusher.push(device, NOTE);
  const { authorization } = taken[0]?.init.headers as Record<string, string>;
  const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization ?? '') ?? [];
  expect(key).toBe(keys.publicKey);
  expect(await pusher.publicKey()).toBe(keys.publicKey);
  const [header = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(keys.publicKey, 'base64url');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const signed = Buffer.from(`${header}.${claims}`);
  const holds = (bytes: Buffer) =>
    verify(
      'sha256',
      bytes,
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    );
  expect(holds(signed)).toBe(true);
  expect(holds(Buffer.from(`${header}.x${claims}`))).toBe(false);
  expect(JSON.parse(Buffer.from(header, 'base64url').toString())).toMatchObject({ alg: 'ES256' });
  const said = JSON.parse(Buffer.from(claims, 'base64url').toString()) as {
    aud: string;
    sub: string;
    exp: number;
  };
  expect(said).toMatchObject({
    aud: 'https://updates.push.services.mozilla.com',
    sub: 'mailto:hello@stylecast.app',
  });
  const hours = (said.exp - Date.now() / 1000) / 3600;
  expect(hours).toBeGreaterThan(11);
  expect(hours).toBeLessThanOrEqual(24);
});

async function result(answer: Response | Error): Promise<string | ProviderError> {
  const { ask } = service([answer]);
  const keys = newKeys();
  const pusher = webPush({ keys: () => Promise.resolve(keys), fetch: ask });
  return pusher.push(newBrowser().device, NOTE).catch((error: unknown) => error as ProviderError);
}

test.each([
  [201, 'taken'],
  [200, 'taken'],
  [404, 'gone'],
  [410, 'gone'],
  [401, 'refused'],
  [403, 'refused'],
] as const)('an answer of %i is "%s"', async (status, expected) => {
  expect(await result(new Response(null, { status }))).toBe(expected);
});

test.each([
  [413, false],
  [400, false],
  [301, false],
  [429, true],
  [500, true],
  [503, true],
])('after %i it is tried again: %s', async (status, retryable) => {
  const headers: Record<string, string> = status === 301 ? { location: 'http://169.254.169.254/' } : {};
  expect(await result(new Response(null, { status, headers }))).toMatchObject({
    name: 'ProviderError',
    retryable,
  });
});

test('429 says when; a date or nonsense there is left to the back-off', async () => {
  const after = async (value: string) =>
    (await result(new Response(null, { status: 429, headers: { 'retry-after': value } }))) as ProviderError;
  expect((await after('120')).retryAfterSeconds).toBe(120);
  expect((await after('Fri, 20 Nov 2026 10:00:00 GMT')).retryAfterSeconds).toBeUndefined();
  expect((await after('-5')).retryAfterSeconds).toBeUndefined();
});

test('a service that is silent or not there is tried again', async () => {
  expect(await result(new TypeError('fetch failed'))).toMatchObject({ retryable: true });
  const timeout = new DOMException('The operation timed out', 'TimeoutError');
  expect(String(await result(timeout))).toContain('too slow');
});

test('no other host is ever called, and keys that are none fail for good', async () => {
  const { taken, ask } = service([]);
  const keys = newKeys();
  const pusher = webPush({ keys: () => Promise.resolve(keys), fetch: ask });
  const { device } = newBrowser('https://169.254.169.254/latest');
  await expect(pusher.push(device, NOTE)).rejects.toMatchObject({ retryable: false });
  const broken = { ...newBrowser().device, p256dh: 'AAAA' };
  await expect(pusher.push(broken, NOTE)).rejects.toMatchObject({ retryable: false });
  const huge = { ...NOTE, data: { title: 'x'.repeat(5000) } };
  await expect(pusher.push(newBrowser().device, huge)).rejects.toMatchObject({ retryable: false });
  expect(taken).toEqual([]);
});
