import { beforeEach, expect, test, vi } from 'vitest';
import { fakePayments, type FakePayments } from '../../../tests/fakes/payment-provider.ts';
import { newNodeUser, openNodeWorld } from '../../../tests/worlds/node-world.ts';
import type { SubscriptionSnapshot } from '../../../app/domain/billing/subscription.ts';
import type { NewUser, SessionUser } from '../../db/people/users.ts';
import { limitHourly } from '../limits/rate-limits.ts';
import { changeSubscription, portalLink, previewUpgrade, readInvoices } from './change-subscription.ts';
import { confirmSetup } from './confirm-payment-method.ts';
import { ensureCustomer } from './customer.ts';
import { getOrCreateSubscription } from './get-or-create-subscription.ts';
import { readSubscription } from './read-subscription.ts';
import { syncSubscription } from './sync-subscription.ts';

const DAY = 86_400_000;
const ORIGIN = 'https://stylecast.test';
let house: ReturnType<typeof openNodeWorld>;
let payments: FakePayments;
let her: SessionUser;
beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  payments = fakePayments();
  house = openNodeWorld({ payments });
  her = await newNodeUser(house.app, { emailVerified: true });
});

const bought = (over: Partial<SubscriptionSnapshot> = {}): SubscriptionSnapshot => {
  const now = house.app.clock.now();
  return {
    ...{ id: 'sub', customer: 'cus', tier: 'premium', state: 'active', startedAt: now, periodStart: now },
    ...{ periodEnd: now + 30 * DAY, cancelAtPeriodEnd: false, nextTier: null, card: null, ...over },
  };
};
const row = () => house.people.prepare('select * from subscriptions').get() as Record<string, unknown>;
const attempts = () =>
  house.people.prepare('select action, tier, outcome, ref from payment_attempts').all() as Record<
    string,
    unknown
  >[];
const plan = async () => (await readSubscription(house.app, her)).subscriptionTier;
/** She has this at the provider, and it was read. */
async function has(...subscriptions: SubscriptionSnapshot[]): Promise<void> {
  await ensureCustomer(house.app, her);
  payments.subscriptions = subscriptions;
  await syncSubscription(house.app, her.id);
  payments.asked.length = 0;
}
const order = (tier: 'premium' | 'pro', user = her) =>
  getOrCreateSubscription(house.app, { user, tier, origin: ORIGIN, address: '192.0.2.7' });

test('what she pays for is her plan, and when to look again is noted', async () => {
  await has(bought({ tier: 'pro' }));
  expect(await plan()).toBe('pro');
  expect(row()).toMatchObject({ status: 'active', check_at: house.app.clock.now() + 30 * DAY + 60_000 });
  payments.subscriptions = [];
  await syncSubscription(house.app, her.id);
  expect(await plan()).toBe('free');
});

test('of two that run the older is ended; a renewal whose grace is over, too; one that was begun is not', async () => {
  const now = house.app.clock.now();
  await has(bought({ id: 'new', startedAt: now }), bought({ id: 'old', startedAt: now - DAY }));
  expect([payments.subscriptions.map(({ id }) => id), await plan()]).toEqual([['new'], 'premium']);
  await has(bought({ state: 'past-due', periodStart: now - 14 * DAY }));
  expect([payments.subscriptions, await plan()]).toEqual([[], 'free']);
  await has(
    bought({ state: 'past-due', periodStart: now - 14 * DAY + 1 }),
    bought({ id: 'begun', state: 'incomplete' }),
  );
  expect([payments.subscriptions.length, await plan()]).toEqual([2, 'premium']);
});

test('what is over is remembered as the last one', async () => {
  await has(
    bought({ id: 'first', state: 'over', startedAt: 1 }),
    bought({ id: 'last', state: 'over', startedAt: 2 }),
  );
  expect(row()).toMatchObject({ stripe_subscription_id: 'last', status: 'over', check_at: null });
});

test('nothing is read of who has no customer here, is gone, or is another provider’s', async () => {
  expect(await syncSubscription(house.app, her.id)).toBeNull();
  await has(bought());
  house.people.exec("update subscriptions set provider = 'stripe'");
  expect(await syncSubscription(house.app, her.id)).toBeNull();
  expect((await readSubscription(house.app, her)).subscription).toBeNull();
  expect(await syncSubscription(house.app, 'nobody')).toBeNull();
});

test('who deletes her account while it is read gets nothing any more', async () => {
  await has(bought());
  payments.subscriptionsOf = () => {
    house.people.exec('delete from subscriptions');
    house.people.exec('delete from users');
    return Promise.resolve([bought()]);
  };
  expect(await syncSubscription(house.app, her.id)).toBeNull();
  expect(payments.asked).toEqual([]);
});

test('others who write all the while are waited for six times', async () => {
  await has(bought());
  let reads = 0;
  payments.subscriptionsOf = () => {
    reads++;
    house.people.exec('update subscriptions set version = version + 1');
    return Promise.resolve([bought()]);
  };
  await expect(syncSubscription(house.app, her.id)).rejects.toThrow('again and again');
  expect(reads).toBe(6);
});

test('a first plan is set up, a larger one is an upgrade, an unpaid renewal is paid', async () => {
  expect(await order('premium')).toMatchObject({ subscriptionId: 'sub', isPaid: false });
  expect(payments.asked.filter((what) => !what.startsWith('invoices'))).toEqual([
    ...['customer new 0 192.0.2.7', 'set up premium 0'],
  ]);
  await has(bought());
  expect((await order('pro')).isPaid).toBe(true);
  expect(payments.asked).toContain('upgrade sub pro');
  await has(bought({ state: 'past-due', tier: 'pro' }));
  await order('pro');
  expect(payments.asked).toContain('pay sub');
  expect(attempts()).toMatchObject([
    { action: 'set-up', tier: 'premium', outcome: 'to-confirm', ref: 'sub' },
    { action: 'upgrade', tier: 'pro', outcome: 'paid', ref: 'sub' },
    { action: 'pay-renewal', tier: 'pro', outcome: 'to-confirm', ref: 'sub' },
  ]);
});

test('who has not verified her address, was given a plan, or finds no payments open, pays nothing', async () => {
  const unverified = await newNodeUser(house.app);
  await expect(order('pro', unverified)).rejects.toMatchObject({ details: { emailVerified: false } });
  const given: Partial<NewUser> = {
    emailVerified: true,
    subscriptionTier: 'pro',
    subscriptionSource: 'granted',
  };
  await expect(order('premium', await newNodeUser(house.app, given))).rejects.toThrow(
    'Pro was given to you by our team',
  );
  house.app.payments = null;
  await expect(order('premium')).rejects.toMatchObject({ code: 'unavailable' });
  expect(payments.asked).toEqual([]);
});

test('the plan that she has, or a smaller one, is not bought; what is over or was only begun is set up anew', async () => {
  await has(bought({ tier: 'pro' }));
  for (const tier of ['premium', 'pro'] as const)
    await expect(order(tier)).rejects.toThrow('You already have this plan or a higher one.');
  await has(bought({ state: 'past-due' }));
  await expect(order('pro')).rejects.toThrow("Your last payment didn't go through.");
  await has(bought({ cancelAtPeriodEnd: true }));
  await expect(order('pro')).rejects.toThrow('Your plan is about to end.');
  for (const state of ['over', 'incomplete'] as const) {
    await has(bought({ state }));
    await order('premium');
    expect(payments.asked, state).toContain('set up premium 0');
  }
});

test('forty tries at a payment an hour, of whatever kind', async () => {
  await has(bought());
  for (let i = 0; i < 40; i++) await limitHourly(house.app, 'payment', her.id);
  await expect(order('pro')).rejects.toMatchObject({ code: 'too-many' });
  const cancel = changeSubscription(house.app, her, { action: 'cancel' }, ORIGIN);
  await expect(cancel).rejects.toMatchObject({ code: 'too-many' });
  expect(payments.asked).toEqual([]);
});

test('a try that fails is noted, so that the next one is another', async () => {
  await has();
  payments.fails = new Error('down');
  await expect(order('premium')).rejects.toThrow('down');
  expect(attempts()).toMatchObject([{ action: 'set-up', outcome: 'failed', ref: null }]);
  payments.fails = null;
  await order('premium');
  expect(payments.asked).toContain('set up premium 1');
  payments.payOpenInvoice = () => Promise.resolve(null);
  await has(bought({ state: 'past-due' }));
  await expect(order('premium')).rejects.toThrow("There's nothing to pay right now.");
  expect(attempts().at(-1)).toMatchObject({ action: 'pay-renewal', outcome: 'conflict' });
});

test('her customer is made once, anew where the provider has lost it, and not for who is gone', async () => {
  const { stripeCustomerId: first } = await ensureCustomer(house.app, her);
  expect((await ensureCustomer(house.app, her)).stripeCustomerId).toBe(first);
  house.people.exec("update subscriptions set stripe_customer_id = 'gone cus'");
  expect((await ensureCustomer(house.app, her)).stripeCustomerId).toBe(`cus ${her.id} gone cus`);
  expect(payments.asked).toEqual(['customer new 0 null', 'customer gone cus 0 null']);
  house.people.exec('delete from subscriptions');
  house.people.exec('delete from users');
  await expect(ensureCustomer(house.app, her)).rejects.toMatchObject({ code: 'unauthorized' });
  expect(payments.asked.at(-1)).toBe(`forget cus ${her.id} `);
});

test('a customer that cannot be made is a failed try', async () => {
  payments.fails = new Error('down');
  await expect(ensureCustomer(house.app, her)).rejects.toThrow('down');
  expect(attempts()).toMatchObject([{ action: 'customer', outcome: 'failed' }]);
});

test('she cancels, resumes, and goes to a smaller plan, each noted; a plan as large or larger is no smaller one', async () => {
  await has(bought({ tier: 'pro' }));
  const change = (...to: Parameters<typeof changeSubscription>[2][]) =>
    Promise.all(to.map((one) => changeSubscription(house.app, her, one, ORIGIN)));
  await change({ action: 'cancel' });
  await change({ action: 'resume' });
  await change({ action: 'downgrade', tier: 'premium' });
  await expect(change({ action: 'downgrade', tier: 'pro' })).rejects.toMatchObject({ code: 'conflict' });
  expect(payments.asked.filter((what) => what.endsWith('sub') || what.startsWith('down'))).toEqual([
    ...['cancel sub', 'resume sub', 'downgrade sub premium'],
  ]);
  expect(attempts()).toMatchObject([
    { action: 'cancel', tier: null, outcome: 'done', ref: 'sub' },
    { action: 'resume', tier: null, outcome: 'done', ref: 'sub' },
    { action: 'downgrade', tier: 'premium', outcome: 'done', ref: 'sub' },
  ]);
});

test('an upgrade is previewed for a larger plan alone; without a subscription there is nothing to change', async () => {
  await expect(previewUpgrade(house.app, her, 'pro')).rejects.toMatchObject({ code: 'not-found' });
  for (const state of ['active', 'past-due'] as const) {
    await has(bought({ state }));
    expect(await previewUpgrade(house.app, her, 'pro')).toEqual({ amountCents: 1, renewsAt: 2 });
    await expect(previewUpgrade(house.app, her, 'premium')).rejects.toMatchObject({ code: 'conflict' });
  }
  for (const state of ['over', 'incomplete'] as const) {
    await has(bought({ state }));
    await expect(previewUpgrade(house.app, her, 'pro'), state).rejects.toMatchObject({ code: 'not-found' });
    expect((await readSubscription(house.app, her)).subscription).toBeNull();
  }
});

test('invoices and the provider’s own page are there with a customer', async () => {
  expect(await readInvoices(house.app, her)).toEqual([]);
  await expect(portalLink(house.app, her, ORIGIN)).rejects.toMatchObject({ code: 'not-found' });
  await has(bought());
  await readInvoices(house.app, her);
  // Twelve to find receipts, two years of them for her.
  expect(payments.asked).toEqual(['invoices 12', 'invoices 24']);
  expect(await portalLink(house.app, her, ORIGIN)).toContain(ORIGIN);
});

test('a card is confirmed for her own customer; her subscription is told as it was read', async () => {
  const card = { paymentMethodId: 'card', subscriptionId: 'sub' };
  await expect(confirmSetup(house.app, her, card, ORIGIN)).rejects.toMatchObject({ code: 'not-found' });
  const visa = { brand: 'visa', last4: '4242', expiresAt: house.app.clock.now() + 90 * DAY };
  await has(bought({ card: visa }));
  await confirmSetup(house.app, her, card, ORIGIN);
  expect(payments.asked[0]).toBe(`confirm cus ${her.id}  card`);
  expect(attempts()).toMatchObject([{ action: 'confirm-setup', outcome: 'done', ref: 'sub' }]);
  const told = async () => (await readSubscription(house.app, her)).subscription;
  expect(await told()).toMatchObject({
    tier: 'premium',
    graceEnds: null,
    card: { brand: 'visa', last4: '4242' },
  });
  await has(bought({ state: 'past-due', periodStart: Date.UTC(2026, 10, 18) }));
  expect(await told()).toMatchObject({
    state: 'past-due',
    graceEnds: '2026-12-02T00:00:00.000Z',
    card: null,
  });
});
