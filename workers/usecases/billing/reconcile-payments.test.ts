import { beforeEach, expect, test, vi } from 'vitest';
import { fakePayments, type FakePayments } from '../../../tests/fakes/payment-provider.ts';
import { newNodeUser, openNodeWorld } from '../../../tests/worlds/node-world.ts';
import type { SessionUser } from '../../db/people/users.ts';
import { handlePaymentEvent } from './handle-payment-event.ts';
import { reconcilePayments } from './reconcile-payments.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
let house: ReturnType<typeof openNodeWorld>;
let payments: FakePayments;
let her: SessionUser;
let reads: string[];
beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  payments = fakePayments();
  reads = [];
  payments.subscriptionsOf = (customer) => {
    reads.push(customer);
    return payments.fails ? Promise.reject(payments.fails) : Promise.resolve([]);
  };
  house = openNodeWorld({ payments });
  her = await newNodeUser(house.app);
  house.people
    .prepare(
      "insert into subscriptions (user_id, provider, stripe_customer_id, tier, status, updated_at) values (?, 'sandbox', 'cus', 'premium', 'active', 0)",
    )
    .run(her.id);
});
const set = (change: string) => house.people.exec(`update subscriptions set ${change}`);
const event = (
  id: string,
  createdAt: number,
  customer: string | null = 'cus',
  charge: string | null = null,
) => ({
  ...{ id, type: 'invoice.paid', createdAt, customer, charge },
});
const since = () => Number(payments.asked.find((what) => what.startsWith('events'))?.split(' ')[2]);
const run = async () => {
  payments.asked.length = 0;
  reads.length = 0;
  await reconcilePayments(house.app);
};

test('events are read from a day ago the first time, then from the last one; half an hour of them twice', async () => {
  const now = house.app.clock.now();
  await run();
  expect(payments.asked).toContain(`events since ${now - DAY - 30 * MINUTE} 5000`);
  payments.events = [event('one', now - 5 * MINUTE), event('two', now - 2 * MINUTE)];
  await run();
  expect(reads).toEqual(['cus', 'cus']);
  await run();
  expect([since(), reads]).toEqual([now - 32 * MINUTE, []]);
});

test('an event that fails does not stop the others, and is read again', async () => {
  const now = house.app.clock.now();
  payments.events = [event('one', now - 9 * MINUTE), event('two', now - 8 * MINUTE), event('three', now)];
  payments.fails = new Error('down');
  await run();
  expect(reads).toHaveLength(3);
  payments.fails = null;
  await run();
  expect([since(), reads.length]).toEqual([now - 39 * MINUTE, 3]);
});

test('a clock that was set back leaves no gap', async () => {
  payments.events = [event('one', house.app.clock.now() + DAY)];
  await run();
  await run();
  expect(since()).toBe(house.app.clock.now() - 30 * MINUTE);
});

test('a subscription is read when its time has come, and one that fails holds up nothing', async () => {
  set(`check_at = ${house.app.clock.now() + 1}`);
  await run();
  expect(reads).toEqual([]);
  house.pass(1);
  payments.fails = new Error('down');
  await run();
  expect(reads).toEqual(['cus']);
  expect(vi.mocked(console.warn).mock.lastCall?.[0]).toContain(`"subscriptionOf":"${her.id}"`);
});

test('a card is spoken of in the thirty days before it ends, if it is to be charged once more', async () => {
  const now = house.app.clock.now();
  const mails = async (change: string) => {
    house.sent.length = 0;
    set(`status = 'active', cancel_at_period_end = 0, card_last4 = '4242', ${change}`);
    await run();
    return house.sent.map(({ message }) => 'mail' in message && message.mail);
  };
  expect(await mails(`card_expires_at = ${now + 30 * DAY + 1}`)).toEqual([]);
  expect(await mails(`card_expires_at = ${now + 30 * DAY}`)).toEqual(['card-expiring']);
  expect(await mails(`card_expires_at = ${now}`)).toEqual([]);
  expect(await mails(`card_expires_at = ${now + DAY}, cancel_at_period_end = 1`)).toEqual([]);
  expect(await mails(`card_expires_at = ${now + DAY}, status = 'over'`)).toEqual([]);
});

test('without payments nothing is asked', async () => {
  house.app.payments = null;
  await run();
  expect(payments.asked).toEqual([]);
  expect(house.people.prepare('select name from operations').all()).toEqual([]);
});

test('an event is done once; one that is being worked on comes again', async () => {
  const one = event('one', 0);
  expect(await handlePaymentEvent(house.app, one)).toBe('done');
  expect(await handlePaymentEvent(house.app, one)).toBe('over');
  expect(reads).toHaveLength(1);
  house.people.exec(`update payment_events set done_at = null`);
  await expect(handlePaymentEvent(house.app, one)).rejects.toMatchObject({ retryable: true });
});

test('a charge whose money went back names its customer; an event about strangers changes nothing', async () => {
  await handlePaymentEvent(house.app, event('a', 0, null, 'charge 1'));
  expect([payments.asked, reads]).toEqual([['charge charge 1'], []]);
  set("stripe_customer_id = 'cus of the charge'");
  await handlePaymentEvent(house.app, event('b', 0, null, 'charge 2'));
  expect(reads).toEqual(['cus of the charge']);
  await handlePaymentEvent(house.app, event('c', 0, null));
  await handlePaymentEvent(house.app, event('d', 0, 'a stranger'));
  expect(reads).toHaveLength(1);
});

test('an event that failed is free for its next try at once', async () => {
  payments.fails = new Error('down');
  await expect(handlePaymentEvent(house.app, event('one', 0))).rejects.toThrow('down');
  payments.fails = null;
  expect(await handlePaymentEvent(house.app, event('one', 0))).toBe('done');
});
