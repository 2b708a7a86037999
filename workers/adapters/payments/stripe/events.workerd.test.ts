import { env } from 'cloudflare:test';
import { expect, test, vi } from 'vitest';
import { HOUR, type Member } from '../../../../tests/worlds/billing-world.workerd.ts';
import { ask, buy, change, refresh, secretOf } from '../../../../tests/fakes/stripe/buyer.workerd.ts';
import {
  HOOK,
  openStripeWorld,
  type StripeWorld,
} from '../../../../tests/fakes/stripe/stripe-world.workerd.ts';
import { reconcilePayments } from '../../../usecases/billing/reconcile-payments.ts';

test('a full refund and a dispute end the plan; a part of the money, or an older month, does not', async () => {
  const house = openStripeWorld();
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
  const house = openStripeWorld();
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
async function buyAgainAfterEnd(house: StripeWorld, her: Member): Promise<void> {
  await change(her, { action: 'cancel' });
  await house.days(33);
  await buy(house, her, 'pro');
}

test('forged, changed and stale events are refused and change nothing', async () => {
  const house = openStripeWorld();
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
  const house = openStripeWorld();
  house.stripe.books.emit('customer.subscription.updated', {
    id: 'sub_x',
    object: 'subscription',
    customer: 'cus_x',
  });
  expect(await house.tell(house.untold().at(-1) ?? '')).toBe(200);
});

test('a webhook that fails is told again; one that is lost is repaired within the hour', async () => {
  const quiet = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const house = openStripeWorld();
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

test('grace for a renewal that fails: two weeks at most, then Free and nothing more is charged', async () => {
  const house = openStripeWorld();
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
    "Your payment didn't go through",
    'Your subscription has ended',
  ]);
});

test('a grant is never overwritten by an event', async () => {
  const house = openStripeWorld();
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
  const house = openStripeWorld();
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
