import { env } from 'cloudflare:test';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { FILM_SERVICES } from '../../../tests/fakes/film-services.ts';
import { newUser, openOutfitWorld } from '../../../tests/worlds/outfit-world.workerd.ts';
import { openStripeWorld } from '../../../tests/fakes/stripe/stripe-world.workerd.ts';
import { visitor } from '../../../tests/worlds/visitor.workerd.ts';
import { falAnimator } from '../../adapters/animator/fal.ts';
import { filmHookUrl } from '../../usecases/films/film-webhook.ts';
import { createApi } from './index.ts';

// A signature says who speaks, not that it makes sense. 400: what is odd is as odd when it is sent again.

const SEED = 20261128;
const odd = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  fc.constantFrom(null, [], {}, '', 0, true, 'x'.repeat(300_000)),
);

/** What bodies of an event look like with one part of another shape, or without it. */
function brokenEvents(): unknown[] {
  const about = { object: 'subscription', id: 'sub_1', customer: 'cus_1' };
  const event = {
    id: 'evt_odd',
    object: 'event',
    type: 'invoice.paid',
    created: 1_800_000_000,
    data: { object: about },
  };
  const values = [
    undefined,
    null,
    7,
    '',
    'a\u0000b',
    '\ud800',
    'x'.repeat(300),
    [],
    ['cus_1'],
    {},
    { id: 7 },
    true,
  ];
  const parts = ['id', 'type', 'created', 'data'] as const;
  return [
    ...parts.flatMap((part) => values.map((value) => ({ ...event, [part]: value === 7 ? -7 : value }))),
    ...[undefined, null, 7, 'x', []].map((object) => ({ ...event, data: { object } })),
    ...values
      .filter((value) => value !== undefined && value !== null)
      .flatMap((value) => [
        { ...event, data: { object: { ...about, customer: value } } },
        { ...event, type: 'charge.refunded', data: { object: { ...about, charge: value } } },
      ]),
  ];
}

test('a rightly signed payment event without an object, or of any other shape, is 400 and never 500', async () => {
  const house = openStripeWorld();
  const answered = async (body: unknown) =>
    house.tell(typeof body === 'string' ? body : JSON.stringify(body));
  for (const body of ['', 'x', '{', 'null', '[]', '7', '"x"', '{}', ...brokenEvents()])
    expect(await answered(body), JSON.stringify(body)).toBe(400);
  await fc.assert(
    fc.asyncProperty(odd, async (body) => {
      expect(await answered(JSON.stringify(body))).toBe(400);
    }),
    { numRuns: 60, seed: SEED },
  );
  expect(house.stripe.log, 'nobody was asked about it').toEqual([]);
  house.stripe.books.emit('some.kind.that.is.new', { object: 'balance' });
  expect(await house.tell(house.untold().at(-1) ?? ''), 'a kind that we do not know is taken').toBe(200);
});

test.each(['fal', 'replicate'])(
  'a rightly signed message of %s that names no order is 400, and orders nothing',
  async (name) => {
    const service = await FILM_SERVICES[name]!();
    const house = openOutfitWorld({ animator: service.animator });
    house.app.settings = { ...house.app.settings, origin: 'http://localhost' };
    const user = await newUser(house.app);
    const api = createApi(() => house.app);
    const path = new URL((await filmHookUrl(house.app, name, user, 'a-film'))!).pathname;
    const tell = async (body: string) => {
      const { headers } = await service.sign!(house.app.clock.now(), 'order-1', body);
      const sent = { ...Object.fromEntries(headers), origin: 'http://localhost' };
      return (await api.request(`http://localhost${path}`, { method: 'POST', headers: sent, body }, env))
        .status;
    };
    const field = name === 'fal' ? 'request_id' : 'id';
    const refs = [
      undefined,
      null,
      7,
      '',
      {},
      ['a'],
      'a b',
      'a\u0000b',
      '../x',
      'x'.repeat(201),
      'x'.repeat(300_000),
    ];
    for (const body of ['', 'x', '{', ...refs.map((ref) => JSON.stringify({ [field]: ref, status: 'OK' }))])
      expect(await tell(body), body.slice(0, 60)).toBe(400);
    await fc.assert(
      fc.asyncProperty(odd, async (body) => {
        expect(await tell(JSON.stringify(body))).toBe(400);
      }),
      { numRuns: 40, seed: SEED },
    );
    expect(house.sent).toEqual([]);
    expect(await tell(JSON.stringify({ [field]: 'order-1' }))).toBe(200);
    expect(house.sent).toHaveLength(1);
  },
);

test('keys that cannot be fetched, or are none, are 503: the message comes again when they are there', async () => {
  const quiet = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const service = await FILM_SERVICES['fal']!();
  for (const fetched of [
    () => Promise.reject(new TypeError('no network')),
    () => Promise.resolve(new Response('<html>')),
    () => Promise.resolve(Response.json({ keys: 7 })),
  ]) {
    const house = openOutfitWorld({ animator: falAnimator({ key: 'a key', fetch: fetched }) });
    house.app.settings = { ...house.app.settings, origin: 'http://localhost' };
    const path = new URL((await filmHookUrl(house.app, 'fal', await newUser(house.app), 'a-film'))!).pathname;
    const { headers, body } = await service.sign!(house.app.clock.now(), 'order-1');
    const sent = { ...Object.fromEntries(headers), origin: 'http://localhost' };
    const api = createApi(() => house.app);
    const answer = await api.request(`http://localhost${path}`, { method: 'POST', headers: sent, body }, env);
    expect(answer.status).toBe(503);
  }
  quiet.mockRestore();
});

test('a browser’s report of any shape is taken or refused, never a 500', async () => {
  const quiet = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const house = openOutfitWorld();
  const api = createApi(() => house.app);
  let from = 0;
  const shapes = odd.chain((part) =>
    fc.constantFrom<unknown>(
      part,
      [part],
      { 'csp-report': part },
      [{ type: part, body: {} }],
      [{ type: 'x', body: part }],
      [{ type: 'x', body: { blockedURL: part, documentURL: part, effectiveDirective: part } }],
    ),
  );
  await fc.assert(
    fc.asyncProperty(shapes, async (body) => {
      const answer = await visitor(api, `198.51.100.${from++ % 250}`).send(
        'POST',
        '/api/reports',
        JSON.stringify(body),
      );
      expect([204, 400, 413]).toContain(answer.status);
    }),
    { numRuns: 120, seed: SEED },
  );
  quiet.mockRestore();
});
