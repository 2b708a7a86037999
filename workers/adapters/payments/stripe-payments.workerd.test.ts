import { expect, test, vi } from 'vitest';
import { DAY, type Member } from '../../../tests/worlds/billing-world.workerd.ts';
import { ask, buy, change, liveOf, refresh, secretOf } from '../../../tests/fakes/stripe/buyer.workerd.ts';
import { newCard } from '../../../tests/fakes/stripe/emulator.ts';
import { GET_OR_CREATE, openStripeWorld } from '../../../tests/fakes/stripe/stripe-world.workerd.ts';

test('create and pay: nothing before, everything after; the webhook may come first', async () => {
  const house = openStripeWorld();
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
    message: 'You already have this plan or a higher one.',
  });
  expect(await house.mailsTo(her)).toEqual(['Your Stylecast receipt']);
});

test('3-D Secure, decline and retry: one subscription, paid once', async () => {
  const house = openStripeWorld();
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
  const house = openStripeWorld();
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
  const house = openStripeWorld();
  const her = await house.member();
  const both = await Promise.all([ask(her, 'premium'), ask(her, 'premium')]);
  expect(both[0]).toEqual(both[1]);
  expect(house.stripe.books.all('customer')).toHaveLength(1);
  expect(house.stripe.books.all('subscription')).toHaveLength(1);
});

test('upgrade: the difference is charged; without its payment Premium stays', async () => {
  const house = openStripeWorld();
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
  const house = openStripeWorld();
  const her = await house.member();
  await buy(house, her, 'premium', 'authenticate');
  const waiting = await ask(her, 'pro');
  await house.days(2);
  expect(house.stripe.pay(secretOf(waiting), 'good')).toBe('stale');
  expect(await her.tierNow()).toBe('premium');
  expect(secretOf(await ask(her, 'pro'))).not.toBe(secretOf(waiting));
});

test('downgrade, resume, downgrade: the paid month stays Pro, the next one is Premium', async () => {
  const house = openStripeWorld();
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
  const house = openStripeWorld();
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

test('Stripe being down is 503 with a sentence, and nothing is half done', async () => {
  const quiet = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const house = openStripeWorld();
  const her = await house.member();
  house.stripe.trouble = { status: 500, times: 9 };
  const answer = await her.call('POST', GET_OR_CREATE, { tier: 'premium' });
  expect(answer).toMatchObject({
    status: 503,
    body: { message: expect.stringContaining("isn't responding") as string },
  });
  house.stripe.trouble = null;
  await buy(house, her, 'premium');
  quiet.mockRestore();
});

test('a card without a payment: set up, confirmed by its owner only', async () => {
  const house = openStripeWorld();
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

test('forgetting a customer ends everything at once and may be done twice', async () => {
  const house = openStripeWorld();
  const her = await house.member();
  await buy(house, her, 'pro');
  const [customer] = house.stripe.books.all('customer') as { id: string }[];
  await house.app.payments?.forget(customer!.id);
  await house.app.payments?.forget(customer!.id);
  expect(liveOf(house)).toEqual([]);
  expect(house.stripe.books.all('customer')).toEqual([]);
});

test('a server error that Stripe repeats for its key is not asked for again: the next try has another', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const house = openStripeWorld();
  const her = await house.member();
  // Customers, then subscriptions: each answers 500 once, and from then on whatever comes under that key.
  house.stripe.trouble = { status: 500, times: 1 };
  expect(await ask(her, 'premium')).not.toHaveProperty('clientSecret');
  expect(secretOf(await ask(her, 'premium'))).toMatch(/secret/);
  house.stripe.trouble = null;
  const other = await house.member();
  await ask(other, 'premium');
  house.pass(DAY);
  const creating = house.stripe.log.filter((line) => line === 'POST /v1/subscriptions').length;
  // The next one under this customer, whose creation fails: list, retrieve, discard come first.
  house.stripe.trouble = { status: 500, times: 1, after: 7 };
  for (let i = 0; i < 3; i++) await ask(other, 'premium');
  expect(secretOf(await ask(other, 'premium'))).toMatch(/secret/);
  expect(house.stripe.log.filter((line) => line === 'POST /v1/subscriptions').length).toBeGreaterThan(
    creating,
  );
});

test('with Stripe Tax set up the tax is worked out inside of the price', async () => {
  const house = openStripeWorld({ tax: true });
  const her = await house.member();
  await ask(her, 'premium');
  expect(house.stripe.books.all('subscription')[0]).toMatchObject({ automatic_tax: { enabled: 'true' } });
});
