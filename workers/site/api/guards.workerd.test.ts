import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { expectConsoleError } from '../../../tests/runner/console-errors.ts';
import { counted, noStatements } from '../../../tests/fakes/counted-d1.workerd.ts';
import { newMember, PASSWORD, SITE, visitor } from '../../../tests/worlds/visitor.workerd.ts';
import { composeApp } from '../../compose.ts';
import { openLooks, openPeople } from '../../db/sql/open-database.ts';
import { createApi } from './index.ts';

const app = composeApp(env);
const api = createApi(() => app);
const login = { username: 'nobody', password: PASSWORD };
const json = { 'content-type': 'application/json' };
const post = (headers: Record<string, string>, body = JSON.stringify(login)) =>
  api.request(`${SITE}/api/login`, { method: 'POST', headers, body }, env);

test('a form on another site that posts text/plain is refused', async () => {
  const mia = await newMember(api, 'mia');
  const forged = await post({
    origin: 'https://evil.example',
    'content-type': 'text/plain',
    cookie: mia.cookie,
  });
  expect(forged.status).toBe(403);
  expect(await forged.json()).toEqual({ message: expect.stringMatching(/\.$/) as string });
  const logout = await mia.send('POST', '/api/logout', undefined, { origin: 'https://evil.example' });
  expect(logout.status).toBe(403);
  expect((await mia.send('GET', '/api/user')).status).toBe(200);
});

test('state changes must come from this site: Origin, else Sec-Fetch-Site, else Referer', async () => {
  const refused: Record<string, string>[] = [
    { origin: 'null' },
    { origin: 'https://localhost' },
    { origin: 'http://localhost:81' },
    { origin: 'http://localhost.evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { referer: 'https://evil.example/http://localhost/' },
    { referer: 'nonsense' },
  ];
  for (const headers of refused)
    expect((await post({ ...json, ...headers })).status, JSON.stringify(headers)).toBe(403);
  const own: Record<string, string>[] = [
    { origin: SITE },
    { 'sec-fetch-site': 'same-origin' },
    { referer: `${SITE}/auth` },
  ];
  for (const headers of own)
    expect((await post({ ...json, ...headers })).status, JSON.stringify(headers)).toBe(401);
});

test('a request that says nothing of where it starts passes only without a cookie', async () => {
  expect((await post(json)).status).toBe(401);
  const nora = await newMember(api, 'nora');
  expect((await post({ ...json, cookie: nora.cookie })).status).toBe(403);
});

test('bad bodies: 400, 413 and 415, each with a sentence', async () => {
  const from = visitor(api);
  const cases: [unknown, Record<string, string>, number, RegExp][] = [
    ['{"username": ', {}, 400, /not valid JSON/],
    ['', {}, 400, /not valid JSON/],
    ['[]', {}, 400, /object/],
    ['null', {}, 400, /object/],
    [{ username: 'a' }, {}, 400, /password/],
    [{ ...login, username: 7 }, {}, 400, /username/],
    [{ ...login, username: 'x'.repeat(255) }, {}, 400, /username/],
    [{ ...login, password: 'x'.repeat(1025) }, {}, 400, /password/],
    [{ ...login, username: 'a\u0000b' }, {}, 400, /characters/],
    ['{"username":"\\ud800","password":"x"}', {}, 400, /characters/],
    [login, { 'content-type': 'text/plain' }, 415, /application\/json/],
    [login, { 'content-type': 'application/jsonp' }, 415, /application\/json/],
    [login, { 'content-type': 'application/x-www-form-urlencoded' }, 415, /application\/json/],
    [{ ...login, password: 'x'.repeat(300_000) }, {}, 413, /more than/],
    [login, { 'content-length': '99999999' }, 413, /more than/],
  ];
  for (const [body, headers, status, message] of cases) {
    const response = await from.send('POST', '/api/login', body, headers);
    const answer = await response.json<{ message: string }>();
    expect([response.status, answer.message], JSON.stringify(body).slice(0, 60)).toEqual([
      status,
      expect.stringMatching(message),
    ]);
  }
});

test('a JSON body is 16 KB at most, unless its call says that it needs more', async () => {
  const her = await newMember(api, 'petrasmall');
  const padded = (bytes: number) => `{"username":"a"${' '.repeat(bytes - 16)}}`;
  const statusOf = async (method: string, path: string, bytes: number) =>
    (await her.send(method, path, padded(bytes))).status;
  for (const [method, path, most] of [
    ['POST', '/api/login', 16_384],
    ['PUT', '/api/user/preferences', 16_384],
    ['PUT', '/api/user/photo-upload', 16_384],
    ['POST', '/api/closet', 49_152],
    ['POST', '/api/user/passkeys', 98_304],
  ] as const) {
    expect(await statusOf(method, path, most), path).not.toBe(413);
    expect(await statusOf(method, path, most + 1), path).toBe(413);
  }
  // No other call takes more for it, not even one that reads no body.
  const headers = { 'content-length': '20000' };
  for (const [method, path] of [
    ['PUT', '/api/closet/settings'],
    ['DELETE', '/api/trips/none'],
  ] as const)
    expect((await her.send(method, path, padded(20_000), headers)).status, path).toBe(413);
});

test('a part of the path is 2 KB at most', async () => {
  const her = await newMember(api, 'petralong');
  const ask = async (length: number) => her.send('DELETE', `/api/outfits/${'x'.repeat(length)}`);
  expect((await ask(2048)).status).toBe(404);
  const response = await ask(2049);
  expect([response.status, await response.json()]).toEqual([414, { message: 'That address is too long.' }]);
});

test('a body that never ends is cut off, whatever its headers say', async () => {
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(stream) {
      sent++;
      stream.enqueue(new Uint8Array(65_536).fill(32));
    },
  });
  const request = new Request(`${SITE}/api/login`, {
    method: 'POST',
    headers: { ...json, origin: SITE },
    body: endless,
  });
  expect((await api.fetch(request, env)).status).toBe(413);
  expect(sent).toBeLessThan(10);
});

test('every route stops reading at its own limit: no chunked body lies in memory, wherever it is sent', async () => {
  const olga = await newMember(api, 'olgachunked');
  const paths: [string, string, number][] = [
    ['POST', '/api/login', 0.016],
    ['POST', '/api/early-access', 0.016],
    ['POST', '/api/closet', 0.05],
    ['POST', '/api/user/passkeys', 0.1],
    ['POST', '/api/webhooks/stripe', 0.52],
    ['POST', '/api/hooks/films/fal/0/a/b/9999999999/sig', 0.52],
    ['POST', '/api/auth/apple/callback', 0.016],
    ['PUT', '/api/uploads/direct/9999999999/sig/a', 11.6],
    ['PUT', '/api/uploads/part/9999999999/sig/a/1?uploadId=b', 11.6],
    ['POST', '/api/uploads/form', 11.6],
    ['PUT', '/api/user/preferences', 0.016],
    ['POST', '/api/logout', 0.016],
    ['POST', '/api/nothing-here', 0.016],
    ['DELETE', '/api/user', 0.016],
  ];
  for (const [method, path, mostMb] of paths) {
    let bytes = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(stream) {
        if (bytes > 40_000_000) return stream.close();
        bytes += 65_536;
        stream.enqueue(new Uint8Array(65_536).fill(32));
      },
    });
    const headers = { ...json, origin: SITE, cookie: path === '/api/logout' ? '' : olga.cookie };
    if (path.startsWith('/api/uploads/form')) headers['content-type'] = 'multipart/form-data; boundary=x';
    const response = await api.fetch(new Request(`${SITE}${path}`, { method, headers, body }), env);
    expect(response.status, path).toBeLessThan(500);
    expect(bytes / 1e6, path).toBeLessThan(mostMb + 0.2);
  }
});

test('a body that breaks off is no bug of ours', async () => {
  const broken = new ReadableStream<Uint8Array>({
    start(stream) {
      stream.enqueue(new TextEncoder().encode('{"user'));
      stream.error(new Error('the line went dead'));
    },
  });
  const headers = { ...json, origin: SITE };
  const request = new Request(`${SITE}/api/login`, { method: 'POST', headers, body: broken });
  expect((await api.fetch(request, env)).status).toBe(400);
});

test('every answer carries the security headers, a request id and no-store', async () => {
  const olga = await newMember(api, 'olga');
  const answers = [
    await olga.send('GET', '/api/user'),
    await olga.send('GET', '/api/nothing-here'),
    await olga.send('GET', '/api/login'),
    await visitor(api).send('GET', '/api/user'),
    await visitor(api).send('GET', '/healthz'),
    await visitor(api).send('POST', '/api/login', '{'),
    await visitor(api).send('POST', '/api/logout', undefined, { origin: 'null' }),
  ];
  for (const { headers } of answers) {
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';.*frame-ancestors 'none'$/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy')).toContain('geolocation=(self)');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('access-control-allow-origin')).toBeNull();
  }
  const secure = await visitor(api, '192.0.2.1', 'https://stylecast.app').send('GET', '/api/user');
  expect(secure.headers.get('strict-transport-security')).toMatch(/^max-age=63072000/);
});

test('a bug of ours answers 500 with the request id and nothing else, and is logged', async () => {
  expectConsoleError();
  const broken = createApi(() => {
    throw new Error('secret detail');
  });
  const response = await broken.request(`${SITE}/api/user`, {}, env);
  const { message } = await response.json<{ message: string }>();
  expect(response.status).toBe(500);
  expect(message).toContain(response.headers.get('x-request-id') ?? '?');
  expect(message).not.toContain('secret');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});

test('the operator sees that it runs, which version, and how much is waiting', async () => {
  expect(await (await visitor(api).send('GET', '/healthz')).json()).toEqual({ ok: true });
  const status = await visitor(api).send('GET', '/api/status');
  expect(await status.json()).toEqual({
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/) as string,
    queueBacklog: 0,
    oldestJobs: [],
    lastCronRun: null,
    healthy: true,
    alarms: [],
    models: [],
  });
});

test('/healthz says no while a database has no tables, which one, and yes when they are there', async () => {
  const health = async () => {
    const response = await visitor(createApi(() => composeApp(env))).send('GET', '/healthz');
    return [response.status, await response.json()];
  };
  expect(await health()).toEqual([200, { ok: true }]);
  const bare = [env.LOOKS_2, env.PEOPLE] as const;
  const rename = (from: string, to: string) =>
    Promise.all(bare.map((d1) => d1.prepare(`alter table ${from} rename to ${to}`).run()));
  await rename('operations', 'hidden');
  try {
    expect(await health()).toEqual([503, { ok: false, without: ['people-0', 'looks-2'] }]);
  } finally {
    await rename('hidden', 'operations');
  }
  expect(await health()).toEqual([200, { ok: true }]);
});

test('whoever asks /healthz a hundred times asks each database once', async () => {
  const asked = noStatements();
  const [people, ...shards] = [env.PEOPLE, env.LOOKS_0, env.LOOKS_1, env.LOOKS_2].map((d1) =>
    counted(d1, asked),
  );
  const looks = shards.map(openLooks);
  const often = {
    ...app,
    people: openPeople(people!),
    morePeople: [],
    looks: (shard: number) => looks[shard]!,
  };
  const guest = visitor(createApi(() => often));
  for (let i = 0; i < 100; i++) expect((await guest.send('GET', '/healthz')).status).toBe(200);
  expect(asked.calls).toBe(4);
});
