import { env } from 'cloudflare:test';
import { beforeEach, expect, test, vi } from 'vitest';
import { jpegOf } from '../../../tests/samples/picture-files.ts';
import { uploader } from '../../../tests/worlds/uploader.workerd.ts';
import { expectConsoleError } from '../../../tests/runner/console-errors.ts';
import { newMember, PASSWORD, SITE, visitor } from '../../../tests/worlds/visitor.workerd.ts';
import { composeApp } from '../../compose.ts';
import { createApi } from './index.ts';

const app = composeApp(env);
const api = createApi(() => app);
const ADDRESS = '198.51.100.77';
const info = vi.spyOn(console, 'info');
beforeEach(() => {
  info.mockReset().mockImplementation(() => undefined);
});

const texts = (): string => info.mock.calls.flat().join('\n');
const lines = () => info.mock.calls.map(([line]) => JSON.parse(String(line)) as Record<string, unknown>);
const hash = expect.stringMatching(/^[0-9a-f]{16}$/) as string;
const id = expect.stringMatching(/^[0-9a-f-]{36}$/) as string;

test('a failed login is logged with the account that it was for, and tells the visitor nothing of it', async () => {
  const ann = await newMember(api, 'ann', ADDRESS);
  info.mockClear();
  const from = visitor(api, ADDRESS);
  const known = await from.send('POST', '/api/login', { username: 'ann@example.org', password: 'guess it' });
  const unknown = await from.send('POST', '/api/login', {
    username: 'bob@example.org',
    password: 'guess it',
  });
  expect(await known.json()).toEqual({ message: 'Invalid username or password' });
  expect(await unknown.json()).toEqual({ message: 'Invalid username or password' });
  const line = {
    event: 'sign-in-failed',
    refused: 401,
    reason: 'Invalid username or password',
    call: 'POST /api/login',
  };
  expect(lines()).toEqual([
    { ...line, account: ann.user.id, requestId: known.headers.get('x-request-id'), from: hash },
    { ...line, requestId: unknown.headers.get('x-request-id'), from: hash },
  ]);
  expect(texts()).not.toMatch(/example\.org|guess it|198\.51/);
  info.mockClear();
  const right = await from.send('POST', '/api/login', { username: 'ann', password: PASSWORD });
  expect(lines()).toEqual([
    { event: 'signed-in', user: ann.user.id, requestId: right.headers.get('x-request-id'), from: hash },
  ]);
});

test('too many tries, a request from elsewhere and one without a session are logged', async () => {
  const cleo = await newMember(api, 'cleo', ADDRESS);
  const guess = { username: 'cleo', password: 'guess it' };
  for (let i = 0; i < 11; i++) await visitor(api, ADDRESS).send('POST', '/api/login', guess);
  await cleo.send('POST', '/api/logout', undefined, { origin: 'https://evil.example' });
  await visitor(api, ADDRESS).send('GET', '/api/outfits/today?userHour=8');
  expect(lines().slice(-3)).toEqual([
    expect.objectContaining({ event: 'limited', refused: 429, call: 'POST /api/login', from: hash }),
    expect.objectContaining({ event: 'denied', refused: 403, call: 'POST /api/logout' }),
    expect.objectContaining({ event: 'not-signed-in', refused: 401, call: 'GET /api/outfits/today' }),
  ]);
});

test('neither the signature of an upload address nor the address of a photo is logged', async () => {
  const dora = await newMember(api, 'dora', ADDRESS);
  info.mockClear();
  const { put, newAddress } = uploader(api);
  const url = await newAddress(dora);
  expect((await put(dora, url.replace(/\/[\w-]{43}\//, `/${'A'.repeat(43)}/`), jpegOf())).status).toBe(403);
  expect((await visitor(api, ADDRESS).send('GET', `/objects/${crypto.randomUUID()}`)).status).toBe(401);
  expect(lines()).toEqual([
    expect.objectContaining({
      call: 'PUT /api/uploads/direct/:expires/:signature/:objectId',
      user: dora.user.id,
      requestId: id,
    }),
    expect.objectContaining({ call: 'GET /objects/:id' }),
  ]);
  expect(texts()).not.toContain(url.split('/').at(-1));
});

test('an expected no of another kind is not logged, and a bug is logged without its path', async () => {
  expectConsoleError();
  const error = vi.spyOn(console, 'error');
  const eva = await newMember(api, 'eva', ADDRESS);
  info.mockClear();
  await eva.send('PUT', '/api/user/preferences', { gender: 'robot' });
  await eva.send('GET', `/objects/${crypto.randomUUID()}`);
  expect(lines()).toEqual([]);
  const broken = createApi(() => {
    throw new Error('broken');
  });
  const secret = crypto.randomUUID();
  expect((await broken.request(`${SITE}/objects/${secret}`, {}, env)).status).toBe(500);
  expect(String(error.mock.calls.at(-1)?.[0])).toContain('GET /objects/:id');
  expect(String(error.mock.calls.at(-1)?.[0])).not.toContain(secret);
});

test('what happens to an account is one line each, with nothing personal in it', async () => {
  const finn = await newMember(api, 'finn', ADDRESS);
  await finn.send('PUT', '/api/user/password', { currentPassword: PASSWORD, password: 'dry socks 34' });
  await finn.send('DELETE', '/api/user/sessions');
  await finn.send('PUT', '/api/user/email', {
    currentPassword: 'dry socks 34',
    email: 'finn.new@example.org',
  });
  await finn.send('POST', '/api/logout');
  expect(lines().map(({ event }) => event)).toEqual([
    'signed-up',
    'password-changed',
    'other-sessions-ended',
    'email-change-asked',
    'signed-out',
  ]);
  for (const line of lines()) {
    expect(line).toEqual({ event: line.event, user: finn.user.id, requestId: id, from: hash });
  }
  expect(texts()).not.toMatch(/finn|example|socks|198\.51|Mozilla/);
});
