import { env } from 'cloudflare:test';
import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { DAY, HOUR, type Member } from '../../../tests/worlds/billing-world.workerd.ts';
import { untilDone } from '../../../tests/fakes/process-faults.workerd.ts';
import { LONG } from '../../../tests/runner/long-run.ts';
import { expectConsoleError } from '../../../tests/runner/console-errors.ts';
import {
  GET_OR_CREATE,
  openStripeWorld,
  type StripeWorld,
} from '../../../tests/fakes/stripe/stripe-world.workerd.ts';
import { leftoverData } from '../../../tests/worlds/leftover-data.workerd.ts';
import { userById, type SessionUser } from '../../db/people/users.ts';
import type { Payments } from '../../ports/payments.ts';
import { runDeletions } from '../accounts/run-deletions.ts';

// Somebody who leaves while she pays, and a customer whom the operator deletes on Stripe's pages.

const LONG_ENOUGH = { timeout: 180_000 };
/** Lists her subscriptions, reads one, cancels it, deletes the customer. */
const CALLS = 4;

let quiet: MockInstance<typeof console.warn>;
beforeEach(() => {
  quiet = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  quiet.mockRestore();
});

const order = (her: Member, tier: string) => her.call('POST', GET_OR_CREATE, { tier });
const secretOf = ({ body }: { body: Record<string, string> }): string => body['clientSecret'] ?? '';
const customersOf = (house: StripeWorld) => house.stripe.books.all<{ id: string }>('customer');
const chargesOf = (house: StripeWorld) => house.stripe.books.all<object>('charge').length;
const runningAt = (house: StripeWorld) =>
  house.stripe.books
    .all<{ id: string; status: string }>('subscription')
    .filter(({ status }) => !['canceled', 'incomplete_expired'].includes(status));

async function buy(house: StripeWorld, her: Member, tier: string): Promise<void> {
  expect(house.stripe.pay(secretOf(await order(her, tier)), 'good')).toBe('succeeded');
  await her.call('POST', '/api/subscription/refresh');
  expect(await her.tierNow()).toBe(tier);
}

const rowOf = async (house: StripeWorld, her: Member): Promise<SessionUser> => {
  const row = await userById(house.app.people, her.user.id);
  if (!row) throw new Error('nobody there');
  return row;
};

/** She leaves; the queue tries at once, the cron as often as it must. */
async function leave(house: StripeWorld, her: Member): Promise<void> {
  expect((await her.call('DELETE', '/api/user/account')).status).toBe(200);
  await house.work();
}
const openDeletions = () => env.PEOPLE.prepare('select count(*) as n from deletions').first<number>('n');
async function cronGoesOn(house: StripeWorld): Promise<void> {
  await untilDone(8, openDeletions, async () => {
    house.pass(20 * 60_000);
    await runDeletions(house.app).catch(() => undefined);
  });
  await house.work();
}

/** Nothing of hers anywhere, and nothing is charged in the months that follow. */
async function expectNoGhost(house: StripeWorld, user: SessionUser, story: string): Promise<void> {
  expect(runningAt(house), story).toEqual([]);
  expect(customersOf(house), story).toEqual([]);
  const charged = chargesOf(house);
  house.pass(70 * DAY);
  house.stripe.books.settle();
  expect(chargesOf(house), story).toBe(charged);
  // The desk of local mails keeps what it sent: her receipt of leaving is the only one.
  expect(await house.mailsTo({ user }), story).toEqual(['Your account was deleted']);
  expect(await leftoverData(user), story).toEqual(['outbox: email']);
}

test('leaving with a plan that runs: canceled, forgotten, and never charged again', async () => {
  const house = openStripeWorld();
  const her = await house.member();
  await buy(house, her, 'pro');
  const user = await rowOf(house, her);
  const [customer] = customersOf(house);
  await leave(house, her);
  expect(runningAt(house)).toEqual([]);
  expect(customersOf(house)).toEqual([]);
  // What Stripe tells of it afterward brings nobody back.
  await house.tellAll();
  await cronGoesOn(house);
  await expectNoGhost(house, user, 'calm');
  const rows = await env.PEOPLE.prepare('select count(*) n from payment_events where customer = ?');
  expect(await rows.bind(customer?.id).first()).toEqual({ n: 0 });
});

test(
  'whichever call to Stripe fails, before or after it was done, the deletion comes to its end',
  LONG_ENOUGH,
  async () => {
    expectConsoleError(Infinity);
    const troubles = [
      { status: 500 },
      { status: 0 },
      { status: 500, isDone: true },
      { status: 0, isDone: true },
    ];
    for (const [which, trouble] of troubles.entries()) {
      // In a quick run each trouble at one call, each call with one trouble.
      for (let after = LONG ? 0 : which; after < CALLS; after += LONG ? 1 : CALLS) {
        const story = JSON.stringify({ ...trouble, after });
        const house = openStripeWorld();
        const her = await house.member();
        await buy(house, her, 'premium');
        const user = await rowOf(house, her);
        // Longer than the SDK's own second try: the step fails and is run again later.
        house.stripe.trouble = { ...trouble, after, times: 3 };
        await leave(house, her);
        await cronGoesOn(house);
        // What was done in spite of its failure need not be tried three times; but each failure did happen.
        expect(house.stripe.trouble.times, story).toBeLessThan(3);
        await expectNoGhost(house, user, story);
      }
    }
  },
);

test('Stripe that is away for a day ends her plan when it is back', async () => {
  expectConsoleError(Infinity);
  const house = openStripeWorld();
  const her = await house.member();
  await buy(house, her, 'premium');
  const user = await rowOf(house, her);
  house.stripe.trouble = { status: 503, times: Infinity };
  await leave(house, her);
  for (let hour = 0; hour < 24; hour += 3) {
    house.pass(3 * HOUR);
    await runDeletions(house.app).catch(() => undefined);
  }
  expect(runningAt(house)).toHaveLength(1);
  house.stripe.trouble = null;
  await cronGoesOn(house);
  await expectNoGhost(house, user, 'away for a day');
});

test('a purchase that is under way while she leaves makes no ghost', async () => {
  expectConsoleError(Infinity);
  const during: [string, (payments: Payments, leaving: () => Promise<void>) => Partial<Payments>][] = [
    [
      'her customer is being made',
      (payments, leaving) => ({
        async createCustomer(...asked) {
          const made = await payments.createCustomer(...asked);
          await leaving();
          return made;
        },
      }),
    ],
    [
      'her subscription is about to be made',
      (payments, leaving) => ({
        async setUp(asked) {
          await leaving();
          return payments.setUp(asked);
        },
      }),
    ],
  ];
  for (const [story, cut] of during) {
    const house = openStripeWorld();
    const her = await house.member();
    const user = await rowOf(house, her);
    const payments = house.app.payments!;
    house.app.payments = { ...payments, ...cut(payments, () => leave(house, her)) };
    const answer = await order(her, 'premium');
    expect([401, 503], story).toContain(answer.status);
    await cronGoesOn(house);
    await expectNoGhost(house, user, story);
  }
});

test("a customer deleted on Stripe's pages: Free at once, and her next purchase makes a new one", async () => {
  const house = openStripeWorld();
  const her = await house.member();
  await buy(house, her, 'premium');
  const [first] = customersOf(house);
  await house.app.payments?.forget(first!.id);
  await house.tellAll();
  expect(await her.tierNow()).toBe('free');
  expect((await her.call('POST', '/api/subscription/portal')).status).toBeLessThan(500);
  const both = await Promise.all([order(her, 'pro'), order(her, 'pro')]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(customersOf(house)).toHaveLength(1);
  expect(customersOf(house)[0]?.id).not.toBe(first!.id);
  await buy(house, her, 'pro');
  // And once more, on the same day.
  await house.app.payments?.forget(customersOf(house)[0]!.id);
  await buy(house, her, 'premium');
  expect(runningAt(house)).toHaveLength(1);
  expect(await house.mailsTo(her)).toContain('Your Stylecast receipt');
});
