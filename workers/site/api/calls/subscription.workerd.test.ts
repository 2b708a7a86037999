import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import {
  DAY,
  HOUR,
  openBillingWorld,
  type BillingWorld,
  type Member,
} from '../../../../tests/worlds/billing-world.workerd.ts';
import { reconcilePayments } from '../../../usecases/billing/reconcile-payments.ts';

const GET_OR_CREATE = '/api/get-or-create-subscription';
const CONFIRM_CARD = '/api/sandbox-payments/confirm';

async function pay(her: Member, tier: string, card = 'good'): Promise<void> {
  const { body } = await her.call('POST', GET_OR_CREATE, { tier });
  const order = { clientSecret: body['clientSecret'], card, approved: true };
  const paid = await her.call('POST', CONFIRM_CARD, order);
  expect(paid.body).toMatchObject({ status: 'succeeded' });
  await her.call('POST', '/api/subscription/refresh');
}

/** A month and a day later, after the hourly cron. */
async function laterOn(house: BillingWorld, days: number): Promise<void> {
  for (let day = 0; day < days; day++) {
    house.pass(DAY);
    await reconcilePayments(house.app);
  }
}

test('subscribing asks for a verified email first', async () => {
  const her = await openBillingWorld().member({ verified: false });
  expect(await her.call('POST', GET_OR_CREATE, { tier: 'pro' })).toEqual({
    status: 403,
    body: {
      error: 'Email Verification Required',
      message: 'Please verify your email address before you subscribe.',
      emailVerified: false,
    },
  });
});

test('without payments the answer is 503 with a sentence, and nothing changes', async () => {
  const house = openBillingWorld();
  house.app.payments = null;
  const her = await house.member();
  expect(await her.call('POST', GET_OR_CREATE, { tier: 'premium' })).toEqual({
    status: 503,
    body: { message: "Payments aren't open yet. Nothing was charged; please try again later." },
  });
  expect(await her.tierNow()).toBe('free');
  expect((await her.call('GET', '/api/subscription')).body).toMatchObject({
    payments: null,
    subscription: null,
  });
});

test('a tier that is not for sale is named', async () => {
  const her = await openBillingWorld().member();
  for (const body of [{}, { tier: 'free' }, { tier: 7 }]) {
    const answer = await her.call('POST', GET_OR_CREATE, body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ message: expect.stringMatching(/tier/) as string });
  }
});

test('nothing is given before it is paid; a paid plan is there at once, for sessions that were open before', async () => {
  const her = await openBillingWorld().member();
  const { body } = await her.call('POST', GET_OR_CREATE, { tier: 'premium' });
  expect(body).toMatchObject({ intentType: 'payment_intent', isPaid: false });
  expect(await her.tierNow()).toBe('free');
  expect((await her.call('GET', '/api/subscription')).body).toMatchObject({ subscription: null });
  // Asked again, the same one is meant.
  expect((await her.call('POST', GET_OR_CREATE, { tier: 'premium' })).body).toEqual(body);
  await her.call('POST', CONFIRM_CARD, { clientSecret: body['clientSecret'], card: 'good' });
  const status = await her.call('POST', '/api/subscription/refresh');
  expect(status.body).toMatchObject({
    subscriptionTier: 'premium',
    subscriptionSource: 'paid',
    subscription: { tier: 'premium', state: 'active', cancelAtPeriodEnd: false, card: { last4: '4242' } },
  });
  expect(await her.tierNow()).toBe('premium');
});

test('a declined card gives nothing and says why; a card that asks first waits for her answer', async () => {
  const her = await openBillingWorld().member();
  const { body } = await her.call('POST', GET_OR_CREATE, { tier: 'pro' });
  const { clientSecret } = body;
  const tryCard = (card: string, approved?: boolean) =>
    her.call('POST', CONFIRM_CARD, { clientSecret, card, approved });
  expect((await tryCard('declined')).body).toEqual({ status: 'failed', message: 'Your card was declined.' });
  expect((await tryCard('authentication')).body).toEqual({ status: 'requires_action' });
  expect((await tryCard('authentication', false)).body).toMatchObject({ status: 'failed' });
  await her.call('POST', '/api/subscription/refresh');
  expect(await her.tierNow()).toBe('free');
  expect((await tryCard('authentication', true)).body).toMatchObject({ status: 'succeeded' });
  await her.call('POST', '/api/subscription/refresh');
  expect(await her.tierNow()).toBe('pro');
});

test('an upgrade charges the difference, and gives Pro when it is paid', async () => {
  const house = openBillingWorld();
  const her = await house.member();
  await pay(her, 'premium');
  house.pass(15 * DAY);
  const preview = await her.call('GET', '/api/subscription/preview?tier=pro');
  // Half of a 30-day month is left: half of the difference.
  expect(preview.body).toMatchObject({ amountCents: 1000, renewsAt: '2026-12-20T09:00:00.000Z' });
  expect((await her.call('POST', GET_OR_CREATE, { tier: 'pro' })).body).toMatchObject({ isPaid: true });
  expect(await her.tierNow()).toBe('pro');
  const again = await her.call('POST', GET_OR_CREATE, { tier: 'pro' });
  expect(again).toMatchObject({ status: 409 });
  expect((await her.call('GET', '/api/subscription/invoices')).body).toMatchObject([
    { amountCents: 1000, state: 'paid', reason: 'change' },
    { amountCents: 999, state: 'paid', reason: 'first' },
  ]);
});

test('a failed upgrade leaves Premium', async () => {
  const her = await openBillingWorld().member();
  await pay(her, 'premium', 'authentication');
  const { body } = await her.call('POST', GET_OR_CREATE, { tier: 'pro' });
  expect(body).toMatchObject({ isPaid: false });
  await her.call('POST', CONFIRM_CARD, { clientSecret: body['clientSecret'], card: 'declined' });
  await her.call('POST', '/api/subscription/refresh');
  expect(await her.tierNow()).toBe('premium');
});

test('a downgrade happens when the paid month is over, and can be taken back', async () => {
  const house = openBillingWorld();
  const her = await house.member();
  await pay(her, 'pro');
  const change = (body: object) => her.call('POST', '/api/subscription/change', body);
  await change({ action: 'downgrade', tier: 'premium' });
  const resumed = await change({ action: 'resume' });
  expect(resumed.body).toMatchObject({ subscription: { nextTier: null } });
  const down = await change({ action: 'downgrade', tier: 'premium' });
  expect(down.body).toMatchObject({ subscriptionTier: 'pro', subscription: { nextTier: 'premium' } });
  await laterOn(house, 29);
  expect(await her.tierNow()).toBe('pro');
  await laterOn(house, 2);
  expect(await her.tierNow()).toBe('premium');
});

test('canceled, the plan stays until the end of the month, and nothing is charged after that', async () => {
  const house = openBillingWorld();
  const her = await house.member();
  await pay(her, 'premium');
  const change = (action: string) => her.call('POST', '/api/subscription/change', { action });
  expect((await change('cancel')).body).toMatchObject({ subscription: { cancelAtPeriodEnd: true } });
  expect((await change('resume')).body).toMatchObject({ subscription: { cancelAtPeriodEnd: false } });
  await change('cancel');
  await laterOn(house, 29);
  expect(await her.tierNow()).toBe('premium');
  await laterOn(house, 40);
  expect(await her.tierNow()).toBe('free');
  expect((await her.call('GET', '/api/subscription/invoices')).body).toHaveLength(1);
  expect(await house.mailsTo(her)).toEqual(['Your Stylecast receipt', 'Your subscription is canceled']);
  expect((await change('cancel')).status).toBe(404);
});

test('a renewal that fails is forgiven for two weeks, told once, and can be paid with another card', async () => {
  const house = openBillingWorld();
  const [one, two] = [await house.member(), await house.member()];
  await pay(one, 'premium', 'fails-later');
  await pay(two, 'premium', 'fails-later');
  await laterOn(house, 31);
  expect([await one.tierNow(), await two.tierNow()]).toEqual(['premium', 'premium']);
  expect((await one.call('GET', '/api/subscription')).body).toMatchObject({
    subscription: { state: 'past-due', graceEnds: '2027-01-03T09:00:00.000Z' },
  });
  expect((await two.call('POST', GET_OR_CREATE, { tier: 'pro' })).status).toBe(409);
  await pay(two, 'premium', 'good');
  await laterOn(house, 16);
  expect([await one.tierNow(), await two.tierNow()]).toEqual(['free', 'premium']);
  expect(await house.mailsTo(one)).toEqual([
    'Your Stylecast receipt',
    "Your payment didn't go through",
    'Your subscription has ended',
  ]);
  expect(await house.mailsTo(two)).toEqual([
    'Your Stylecast receipt',
    "Your payment didn't go through",
    'Your Stylecast receipt',
  ]);
});

test('a grant is never overwritten, and nothing is sold on top of it', async () => {
  const house = openBillingWorld();
  const her = await house.member();
  await pay(her, 'premium');
  await env.PEOPLE.prepare(
    "update users set subscription_tier = 'pro', subscription_source = 'granted' where id = ?",
  )
    .bind(her.user.id)
    .run();
  await her.call('POST', '/api/subscription/refresh');
  expect(await her.tierNow()).toBe('pro');
  expect((await her.call('POST', GET_OR_CREATE, { tier: 'pro' })).body).toEqual({
    message: "Pro was given to you by our team, so there's nothing to pay.",
  });
  await her.call('POST', '/api/subscription/change', { action: 'cancel' });
  await laterOn(house, 33);
  expect(await her.tierNow()).toBe('pro');
});

test('a double click pays one plan, and two tabs pay one plan', async () => {
  const house = openBillingWorld();
  const her = await house.member();
  const both = await Promise.all([
    her.call('POST', GET_OR_CREATE, { tier: 'premium' }),
    her.call('POST', GET_OR_CREATE, { tier: 'premium' }),
  ]);
  expect(both[0].body).toEqual(both[1].body);
  const other = await her.call('POST', GET_OR_CREATE, { tier: 'pro' });
  const stale = { clientSecret: both[0].body['clientSecret'], card: 'good' };
  expect((await her.call('POST', CONFIRM_CARD, stale)).body).toMatchObject({ status: 'failed' });
  const fresh = { clientSecret: other.body['clientSecret'], card: 'good' };
  expect((await her.call('POST', CONFIRM_CARD, fresh)).body).toMatchObject({ status: 'succeeded' });
  house.pass(HOUR);
  await reconcilePayments(house.app);
  await her.call('POST', '/api/subscription/refresh');
  expect(await her.tierNow()).toBe('pro');
});

test("somebody else's subscription cannot be confirmed, paid or seen", async () => {
  const house = openBillingWorld();
  const [her, other] = [await house.member(), await house.member()];
  const { body } = await her.call('POST', GET_OR_CREATE, { tier: 'premium' });
  await other.call('POST', GET_OR_CREATE, { tier: 'premium' });
  const order = { paymentMethodId: 'pm_1', subscriptionId: body['subscriptionId'] };
  expect((await other.call('POST', '/api/confirm-subscription-setup', order)).status).toBe(404);
  const payment = { clientSecret: body['clientSecret'], card: 'good' };
  expect((await other.call('POST', CONFIRM_CARD, payment)).status).toBe(404);
  expect((await other.call('GET', '/api/subscription/invoices')).body).toHaveLength(1);
});

test('the log of attempts says what was tried', async () => {
  const her = await openBillingWorld().member();
  await pay(her, 'premium');
  await her.call('POST', '/api/subscription/change', { action: 'cancel' });
  const rows = await env.PEOPLE.prepare(
    'select action, tier, outcome from payment_attempts where user_id = ? order by rowid',
  )
    .bind(her.user.id)
    .all();
  expect(rows.results).toEqual([
    { action: 'set-up', tier: 'premium', outcome: 'to-confirm' },
    { action: 'cancel', tier: null, outcome: 'done' },
  ]);
});
