import { env } from 'cloudflare:test';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { Call } from '../../app/contracts/call.ts';
import { errorBody } from '../../app/contracts/fields.ts';
import * as session from '../../app/contracts/session.ts';
import * as uploads from '../../app/contracts/uploads.ts';
import { deleteAccount } from '../../app/contracts/user.ts';
import { composeApp } from '../../workers/compose.ts';
import { createApi } from '../../workers/site/api/index.ts';
import { ALL_CALLS, nameOf, OPEN_CALLS } from './all-calls.ts';
import { onePlace } from '../fakes/one-place-gazetteer.workerd.ts';
import { sampleFor } from './sample-bodies.ts';
import { newMember, visitor, type Visitor } from '../worlds/visitor.workerd.ts';
import { LONG } from '../runner/long-run.ts';

// Whatever is sent: never a 5xx, every "no" in the one shape, every "yes" as its contract promises.
// Small by default; `npm run test:long` sends more than 20,000 bad bodies.
/** Per call: those that change something get most of them. */
const runsOf = ({ method }: { method: string }): number =>
  LONG ? (method === 'GET' ? 100 : 450) : method === 'GET' ? 6 : 16;
/** Bodies sent by all properties together. */
let bodiesSent = 0;
const SEED = 20261120;

const app = { ...composeApp(env), geocoder: onePlace };
const api = createApi(() => app);

const TEXTS = [
  '',
  ' ',
  'casual',
  'female',
  '08:00',
  'Europe/Helsinki',
  'Helsinki',
  'ann',
  'ann@example.org',
  'a.b@c.d',
  'null',
  '__proto__',
  'constructor',
  "'; drop table users; --",
  '%',
  '..',
  '../../users',
  '/objects/abc',
  'a\u0000b',
  '\ud800',
  '💃'.repeat(30),
  'x'.repeat(300),
  'x'.repeat(5000),
  'http://169.254.169.254/',
  '-1',
  '1e999',
  '2026-11-20',
  '00000000-0000-4000-8000-000000000000',
];
const NUMBERS = [0, 1, -1, 1.5, 23, 24, 33, 1e9, -1e308, Number.MAX_SAFE_INTEGER];

const likely: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...TEXTS),
  fc.constantFrom(...NUMBERS),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.constantFrom('casual', 'classic', 'grunge', 7, null), { maxLength: 8 }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** A body that the contract takes, with one or two of its parts broken: these get further than any other. */
function nearlyRight(call: Call): fc.Arbitrary<string> {
  const sample = sampleFor(call, 'body') ?? {};
  const broken = fc.tuple(fc.constantFrom(...Object.keys(sample), 'isAdmin'), likely);
  return fc.array(broken, { minLength: 1, maxLength: 2 }).chain((parts) => {
    const body: Record<string, unknown> = { ...sample };
    for (const [key, value] of parts) body[key] = value;
    const [[first] = ['']] = parts;
    const { [first]: _, ...without } = body;
    return fc.constantFrom(JSON.stringify(body), JSON.stringify(without));
  });
}

/** Bodies of the call's own keys with values of every kind, beside JSON and text of no kind at all. */
function bodies(call: Call): fc.Arbitrary<string | undefined> {
  const shape = call.body instanceof z.ZodObject ? Object.keys(call.body.shape as object) : [];
  const keyed = fc.record(
    Object.fromEntries([...shape, 'isAdmin', '__proto__'].map((key) => [key, likely])),
    { requiredKeys: shape },
  );
  const text = fc.oneof(
    { weight: 5, arbitrary: nearlyRight(call) },
    { weight: 5, arbitrary: keyed.map((value) => JSON.stringify(value)) },
    { weight: 2, arbitrary: fc.json() },
    { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  );
  return call.method === 'GET' ? fc.constant(undefined) : fc.option(text, { nil: undefined, freq: 8 });
}

const segment = fc
  .oneof(fc.constantFrom(...TEXTS), fc.string({ unit: 'binary', maxLength: 40 }), fc.uuid())
  .map((text) => encodeURIComponent(text.replace(/\p{Cs}/gu, '')));
/** Also escapes that decode to nothing. */
const value = fc.oneof(
  { weight: 5, arbitrary: segment },
  { weight: 1, arbitrary: fc.constantFrom('%', '%ff', '%00', '%e2%28') },
);

function addresses(call: Call): fc.Arbitrary<string> {
  const keys = call.query instanceof z.ZodObject ? Object.keys(call.query.shape as object) : ['q'];
  const names = call.path.match(/:\w+/g) ?? [];
  return fc
    .tuple(
      fc.array(value, { minLength: names.length, maxLength: names.length }),
      fc.option(fc.array(value, { minLength: keys.length, maxLength: keys.length })),
    )
    .map(([params, query]) => {
      let rest = [...params];
      const path = call.path.replace(/:\w+/g, () => {
        const [first = 'x', ...others] = rest;
        rest = others;
        // An empty or dotted segment would be another path.
        return /^\.*$/.test(first) ? 'x' : first;
      });
      return query ? `${path}?${keys.map((key, i) => `${key}=${query[i] ?? ''}`).join('&')}` : path;
    });
}

const types = fc.constantFrom(
  'application/json',
  'application/json',
  'application/json; charset=utf-8',
  'text/plain',
  'image/jpeg',
  '',
);

async function checkAnswer(call: Call, response: Response, asked: string): Promise<void> {
  // Bindings cannot mint credentials, and the call says so.
  const cannot = call === uploads.temporaryCredentials && response.status === 501;
  expect(response.status < 500 || cannot, `${asked} answered ${response.status}`).toBe(true);
  const text = await response.text();
  // People come to it from a mail, without the app: it answers with a page.
  if ((call.path as string) === '/unsubscribe/:token')
    return expect(text, asked).toMatch(/^<!doctype html>/i);
  if (response.status >= 400) {
    const body = errorBody.strict().safeParse(JSON.parse(text));
    expect(body.success && body.data.message.length > 0, `${asked} answered ${text}`).toBe(true);
  } else if (call.answer && response.status === 200) {
    expect(call.answer.safeParse(JSON.parse(text)).error, `${asked} answered ${text}`).toBeUndefined();
  }
}

let member: Visitor;
beforeAll(async () => {
  member = await newMember(api, 'fuzz');
  await member.send('PUT', '/api/user/preferences', { gender: 'female', stylePreferences: ['casual'] });
  await member.send('PUT', '/api/user/location', { location: 'Helsinki' });
});

// These end the session: they are sent signed out.
const SIGNED_OUT = new Set<Call>([...OPEN_CALLS, deleteAccount, session.logout]);

test.each(ALL_CALLS.map((call) => [nameOf(call), call] as const))(
  '%s stands whatever is sent to it',
  async (name, call) => {
    let tries = 0;
    const property = fc.asyncProperty(addresses(call), bodies(call), types, async (address, body, type) => {
      // Another address each time: the limits of sign-in and sign-up are tested elsewhere.
      const sender = visitor(api, `198.51.${Math.floor(tries / 250)}.${tries++ % 250}`);
      if (!SIGNED_OUT.has(call)) sender.cookie = member.cookie;
      if (body !== undefined) bodiesSent++;
      const response = await sender.send(
        call.method,
        address,
        body,
        body === undefined ? {} : { 'content-type': type },
      );
      await checkAnswer(call, response, `${name} ${address} ${type} ${body?.slice(0, 300) ?? ''}`);
    });
    await fc.assert(property, { numRuns: runsOf(call), seed: SEED });
  },
  LONG ? 600_000 : 30_000,
);

/** Routes without a contract: called by providers, or by links. */
const OTHERS = [...new Set(api.routes.map(({ method, path }) => `${method} ${path}`))]
  .map((name) => ({ name, method: name.split(' ')[0] ?? '', path: name.split(' ')[1] ?? '' }))
  .filter(
    ({ name, method, path }) =>
      method !== 'ALL' && path !== '/*' && !ALL_CALLS.some((call) => nameOf(call) === name),
  );

test.each(OTHERS.map((route) => [route.name, route] as const))(
  '%s, which has no contract, stands as well',
  async (name, route) => {
    const call = { method: route.method, path: route.path } as Call;
    const property = fc.asyncProperty(addresses(call), bodies(call), types, async (address, body, type) => {
      if (body !== undefined) bodiesSent++;
      const headers: Record<string, string> = body === undefined ? {} : { 'content-type': type };
      const response = await visitor(api, '198.51.99.1').send(route.method, address, body, headers);
      await checkAnswer(call, response, `${name} ${address} ${type} ${body?.slice(0, 300) ?? ''}`);
    });
    await fc.assert(property, { numRuns: runsOf(route), seed: SEED });
  },
  LONG ? 600_000 : 30_000,
);

test('that was a lot of bodies, over all calls', () => {
  expect(bodiesSent).toBeGreaterThan(LONG ? 20_000 : 700);
  console.log(`${bodiesSent} bad bodies were sent.`);
});
