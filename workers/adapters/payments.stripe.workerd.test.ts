import { env } from 'cloudflare:test';
import { expect, test, vi } from 'vitest';
import { DAY, HOUR, type Member } from '../../tests/billing-house.workerd.ts';
import type { CardKind } from '../../tests/stripe/books.ts';
import { newCard } from '../../tests/stripe/emulator.ts';
import {
  GET_OR_CREATE,
  HOOK,
  openStripeHouse,
  type StripeHouse,
} from '../../tests/stripe/stripe-house.workerd.ts';
import { reconcilePayments } from '../usecases/billing/reconcile-payments.ts';

const ask = async (her: Member, tier: string) => (await her.call('POST', GET_OR_CREATE, { tier })).body;
const change = (her: Member, body: object) => her.call('POST', '/api/subscription/change', body);
const refresh = (her: Member) => her.call('POST', '/api/subscription/refresh');
const secretOf = (body: Record<string, string>): string => body['clientSecret'] ?? '';
const intentOf = (secret: string): string => secret.split('_secret_')[0] ?? '';

/** Chooses, pays, and the page reads the plan. */
async function buy(house: StripeHouse, her: Member, tier: string, card: CardKind = 'good'): Promise<string> {
  const secret = secretOf(await ask(her, tier));
  expect(house.stripe.pay(secret, card, true)).toBe('succeeded');
  await refresh(her);
  expect(await her.tierNow()).toBe(tier);
  return intentOf(secret);
}
const liveOf = (house: StripeHouse) =>
  house.stripe.books
    .all<{ status: string; object: string }>('subscription')
    .filter(({ status }) => status === 'active');

test('create and pay: nothing before, everything after; the webhook may come first', async () => {
  const house = openStripeHouse();
  const her = await house.member();
  const setup = await ask(her, 'premium');
  expect(setup).toMatchObject({ intentType: 'payment_intent', isPaid: false });
  expect(await ask(her, 'premium')).toEqual(setup);
  expect(await her.tierNow()).toBe('free');
  house.stripe.pay(secretOf(setup), 'good');
  await house.tellAll();
  expect(await her.tierNow()).toBe('premium');
  expect((await refresh(her)).body).toMatchObject({
    payments: { provider: 'stripe', publishableKey: 'pk_test_x' },
    subscription: { tier: 'premium', state: 'active', card: { brand: 'visa', last4: '4242' } },
  });
  expect(await ask(her, 'premium')).toMatchObject({
    message: 'You have this plan already, or a larger one.',
  });
  expect(await house.mailsTo(her)).toEqual(['Your Stylecast receipt']);
});

test('3-D Secure, decline and retry: one subscription, paid once', async () => {
  const house = openStripeHouse();
  const her = await house.member();
  const secret = secretOf(await ask(her, 'pro'));
  expect(house.stripe.pay(secret, 'declined')).toBe('declined');
  expect(house.stripe.pay(secret, 'authenticate')).toBe('requires_action');
  await house.tellAll();
  await refresh(her);
  expect(await her.tierNow()).toBe('free');
  expect(secretOf(await ask(her, 'pro'))).toBe(secret);
  expect(house.stripe.pay(secret, 'authenticate', true)).toBe('succeeded');
  await refresh(her);
  expect(await her.tierNow()).toBe('pro');
  expect(house.stripe.books.all('subscription')).toHaveLength(1);
});

test('a secret that is of no use any more is not handed out again', async () => {
  const house = openStripeHouse();
  const her = await house.member();
  const first = secretOf(await ask(her, 'premium'));
  house.pass(DAY);
  const second = secretOf(await ask(her, 'premium'));
  expect(second).not.toBe(first);
  // Another plan ends the one that was begun: its old form cannot pay any more.
  const third = secretOf(await ask(her, 'pro'));
  expect(house.stripe.pay(second, 'good')).toBe('stale');
  expect(house.stripe.pay(third, 'good')).toBe('succeeded');
  expect(liveOf(house)).toHaveLength(1);
});

test('a double click makes one customer and one subscription', async () => {
  const house = openStripeHouse();
  const her = await house.member();
  const both = await Promise.all([ask(her, 'premium'), ask(her, 'premium')]);
  expect(both[0]).toEqual(both[1]);
  expect(house.stripe.books.all('customer')).toHaveLength(1);
  expect(house.stripe.books.all('subscription')).toHaveLength(1);
});

test('upgrade: the difference is charged; without its payment Premium stays', async () => {
  const house = openStripeHouse();
  const [her, other] = [await house.member(), await house.member()];
  await buy(house, her, 'premium');
  await buy(house, other, 'premium', 'authenticate');
  house.pass(15 * DAY);
  expect((await her.call('GET', '/api/subscription/preview?tier=pro')).body).toMatchObject({
    amountCents: 1000,
  });
  expect(await ask(her, 'pro')).toMatchObject({ isPaid: true });
  expect(await her.tierNow()).toBe('pro');

  const waiting = await ask(other, 'pro');
  expect(waiting).toMatchObject({ isPaid: false, intentType: 'payment_intent' });
  await house.tellAll();
  expect(await other.tierNow()).toBe('premium');
  expect(secretOf(await ask(other, 'pro'))).toBe(secretOf(waiting));
  house.stripe.pay(secretOf(waiting), 'good');
  await house.tellAll();
  expect(await other.tierNow()).toBe('pro');
});

test('an upgrade that is never paid is forgotten after a day', async () => {
  const house = openStripeHouse();
  const her = await house.member();
  await buy(house, her, 'premium', 'authenticate');
  const waiting = await ask(her, 'pro');
  await house.days(2);
  expect(house.stripe.pay(secretOf(waiting), 'good')).toBe('stale');
  expect(await her.tierNow()).toBe('premium');
  expect(secretOf(await ask(her, 'pro'))).not.toBe(secretOf(waiting));
});

test('downgrade, resume, downgrade: the paid month stays Pro, the next one is Premium', async () => {
  const house = openStripeHouse();
  const her = await house.member();
  await buy(house, her, 'pro');
  await change(her, { action: 'downgrade', tier: 'premium' });
  expect((await change(her, { action: 'resume' })).body).toMatchObject({ subscription: { nextTier: null } });
  expect((await change(her, { action: 'downgrade', tier: 'premium' })).body).toMatchObject({
    subscription: { tier: 'pro', nextTier: 'premium' },
  });
  await house.days(29);
  expect(await her.tierNow()).toBe('pro');
  await house.days(2);
  expect(await her.tierNow()).toBe('premium');
  const { body } = await her.call('GET', '/api/subscription/invoices');
  expect(body).toMatchObject([
    { amountCents: 999, reason: 'renewal' },
    { amountCents: 2999, reason: 'first' },
  ]);
});

test('cancel, resume, cancel after a downgrade: ends with the month, charges nothing more', async () => {
  const house = openStripeHouse();
  const her = await house.member();
  await buy(house, her, 'pro');
  await change(her, { action: 'downgrade', tier: 'premium' });
  await change(her, { action: 'cancel' });
  await change(her, { action: 'resume' });
  expect((await change(her, { action: 'cancel' })).body).toMatchObject({
    subscription: { cancelAtPeriodEnd: true, nextTier: null },
  });
  await house.days(29);
  expect(await her.tierNow()).toBe('pro');
  await house.days(3);
  expect(await her.tierNow()).toBe('free');
  expect(house.stripe.books.all('invoice')).toHaveLength(1);
  await buy(house, her, 'premium');
});

test('a full refund and a dispute end the plan; a part of the money, or an older month, does not', async () => {
  const house = openStripeHouse();
  const [one, two, three] = [await house.member(), await house.member(), await house.member()];
  const [paidByOne, paidByTwo, paidByThree] = [
    await buy(house, one, 'premium'),
    await buy(house, two, 'pro'),
    await buy(house, three, 'pro'),
  ];
  house.stripe.refund(paidByOne, true);
  await house.tellAll();
  expect(await one.tierNow()).toBe('premium');
  house.stripe.refund(paidByOne);
  house.stripe.dispute(paidByTwo);
  await house.tellAll();
  expect([await one.tierNow(), await two.tierNow()]).toEqual(['free', 'free']);
  await house.days(32);
  house.stripe.refund(paidByThree);
  await house.tellAll();
  expect(await three.tierNow()).toBe('pro');
});

test('duplicate, reordered, and parallel events change nothing', async () => {
  const house = openStripeHouse();
  const her = await house.member();
  await buy(house, her, 'premium');
  await change(her, { action: 'cancel' });
  await change(her, { action: 'resume' });
  await buyAgainAfterEnd(house, her);
  const bodies = house.stripe.books.events.map(({ body }) => body);
  for (const body of [...bodies].reverse()) expect(await house.tell(body)).toBe(200);
  const asked = house.stripe.log.length;
  for (const body of bodies) expect(await house.tell(body)).toBe(200);
  expect(house.stripe.log.length, 'a known event asks nothing').toBe(asked);
  expect(await her.tierNow()).toBe('pro');
});
async function buyAgainAfterEnd(house: StripeHouse, her: Member): Promise<void> {
  await change(her, { action: 'cancel' });
  await house.days(33);
  await buy(house, her, 'pro');
}

test('forged, changed and stale events are refused and change nothing', async () => {
  const house = openStripeHouse();
  const her = await house.member();
  house.stripe.pay(secretOf(await ask(her, 'premium')), 'good');
  const body = house.untold().at(-1) ?? '';
  const now = house.clock.now();
  expect(await house.tell(body, 'whsec_of_somebody_else')).toBe(400);
  expect(await house.tell(body, undefined, now - 301_000)).toBe(400);
  const unsigned = await house.api.request(`http://localhost${HOOK}`, { method: 'POST', body });
  expect(unsigned.status).toBe(400);
  await unsigned.body?.cancel();
  const changed = await house.api.request(`http://localhost${HOOK}`, {
    method: 'POST',
    headers: { 'stripe-signature': await house.stripe.sign(body, undefined, now) },
    body: body.replace('invoice', 'Invoice') + ' ',
  });
  expect(changed.status).toBe(400);
  await changed.body?.cancel();
  expect(await her.tierNow()).toBe('free');
  expect(await house.tell(body, undefined, now - 299_000)).toBe(200);
  expect(await her.tierNow()).toBe('premium');
});

test('an event about somebody who is no customer of ours is taken and does nothing', async () => {
  const house = openStripeHouse();
  house.stripe.books.emit('customer.subscription.updated', {
    id: 'sub_x',
    object: 'subscription',
    customer: 'cus_x',
  });
  expect(await house.tell(house.untold().at(-1) ?? '')).toBe(200);
});

test('a webhook that fails is told again; one that is lost is repaired within the hour', async () => {
  const quiet = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const house = openStripeHouse();
  const [one, two] = [await house.member(), await house.member()];
  house.stripe.pay(secretOf(await ask(one, 'premium')), 'good');
  const body = house.untold().at(-1) ?? '';
  house.stripe.trouble = { status: 500, times: 9 };
  expect(await house.tell(body)).toBe(503);
  house.stripe.trouble = null;
  expect(await one.tierNow()).toBe('free');
  expect(await house.tell(body)).toBe(200);
  expect(await one.tierNow()).toBe('premium');

  house.stripe.pay(secretOf(await ask(two, 'pro')), 'good');
  house.pass(HOUR);
  // Houses share the database, not the clock.
  await env.PEOPLE.prepare("delete from operations where name = 'payment-events-until'").run();
  await reconcilePayments(house.app);
  expect(await two.tierNow()).toBe('pro');
  quiet.mockRestore();
});

test('Stripe being down is 503 with a sentence, and nothing is half done', async () => {
  const quiet = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const house = openStripeHouse();
  const her = await house.member();
  house.stripe.trouble = { status: 500, times: 9 };
  const answer = await her.call('POST', GET_OR_CREATE, { tier: 'premium' });
  expect(answer).toMatchObject({
    status: 503,
    body: { message: expect.stringContaining('not answering') as string },
  });
  house.stripe.trouble = null;
  await buy(house, her, 'premium');
  quiet.mockRestore();
});

test('grace for a renewal that fails: two weeks at most, then Free and nothing more is charged', async () => {
  const house = openStripeHouse();
  const [gives, pays] = [await house.member(), await house.member()];
  await buy(house, gives, 'premium', 'fails-later');
  await buy(house, pays, 'premium', 'fails-later');
  await house.days(31);
  expect([await gives.tierNow(), await pays.tierNow()]).toEqual(['premium', 'premium']);
  const setup = await ask(pays, 'premium');
  expect(house.stripe.pay(secretOf(setup), 'good')).toBe('succeeded');
  await house.tellAll();
  await house.days(20);
  expect([await gives.tierNow(), await pays.tierNow()]).toEqual(['free', 'premium']);
  expect(await house.mailsTo(gives)).toEqual([
    'Your Stylecast receipt',
    'Your payment did not go through',
    'Your subscription has ended',
  ]);
});

test('a card without a payment: set up, confirmed by its owner only', async () => {
  const house = openStripeHouse();
  const [her, other] = [await house.member(), await house.member()];
  await ask(her, 'premium');
  await ask(other, 'premium');
  const { books } = house.stripe;
  const [mine, hers] = books.all<{ id: string; balance: number }>('customer');
  mine!.balance = -2999;
  // Support gave her credit: the next subscription needs no payment, only a card.
  house.pass(DAY);
  const setup = await ask(her, 'pro');
  expect(setup).toMatchObject({ intentType: 'setup_intent', isPaid: false });
  const subscriptionId = setup['subscriptionId'];
  const confirm = (who: Member, paymentMethodId: string) =>
    who.call('POST', '/api/confirm-subscription-setup', { paymentMethodId, subscriptionId });
  const card = newCard(books, mine!.id, 'good');
  expect((await confirm(other, card)).status).toBe(404);
  expect((await confirm(her, newCard(books, hers!.id, 'good'))).status).toBe(404);
  expect((await confirm(her, card)).body).toMatchObject({ subscription: { card: { last4: '4242' } } });
});

test('a grant is never overwritten by an event', async () => {
  const house = openStripeHouse();
  const her = await house.member();
  await buy(house, her, 'premium');
  await env.PEOPLE.prepare(
    "update users set subscription_tier = 'pro', subscription_source = 'granted' where id = ?",
  )
    .bind(her.user.id)
    .run();
  await change(her, { action: 'cancel' });
  await house.tellAll();
  await house.days(33);
  expect(await her.tierNow()).toBe('pro');
});

test('a card that runs out is spoken of once', async () => {
  const house = openStripeHouse();
  const her = await house.member();
  await buy(house, her, 'premium');
  const [method] = house.stripe.books.all<{ id: string; card: { exp_month: number; exp_year: number } }>(
    'payment_method',
  );
  Object.assign(method!.card, { exp_month: 12, exp_year: 2026 });
  await house.days(14);
  await refresh(her);
  await house.days(5);
  expect((await house.mailsTo(her)).filter((subject) => subject.includes('expire'))).toHaveLength(1);
});

test('forgetting a customer ends everything at once and may be done twice', async () => {
  const house = openStripeHouse();
  const her = await house.member();
  await buy(house, her, 'pro');
  const [customer] = house.stripe.books.all('customer') as { id: string }[];
  await house.app.payments?.forget(customer!.id);
  await house.app.payments?.forget(customer!.id);
  expect(liveOf(house)).toEqual([]);
  expect(house.stripe.books.all('customer')).toEqual([]);
});
