import { beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { DAY, HOUR, type Member } from '../../../tests/worlds/billing-world.workerd.ts';
import type { SubscriptionData } from '../../../tests/fakes/stripe/stripe-data.ts';
import { buy, refresh } from '../../../tests/fakes/stripe/buyer.workerd.ts';
import { openStripeWorld, type StripeWorld } from '../../../tests/fakes/stripe/stripe-world.workerd.ts';

// What may not run at Stripe is ended there, whoever began it.

/** What a renewal may stay unpaid (app/domain/billing/subscription.ts). */
const GRACE_DAYS = 14;

let warned: MockInstance<typeof console.warn>;
beforeEach(() => {
  warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  return () => warned.mockRestore();
});

async function buyPremium(house: StripeWorld, her: Member): Promise<SubscriptionData> {
  await buy(house, her, 'premium');
  return house.stripe.books.all<SubscriptionData>('subscription')[0]!;
}

const running = (house: StripeWorld): string[] =>
  house.stripe.books
    .all<SubscriptionData>('subscription')
    .filter(({ status }) => status === 'active' || status === 'past_due')
    .map(({ id }) => id);

test('of two subscriptions that run at once the older is ended, and the operator hears which', async () => {
  const house = openStripeWorld();
  const her = await house.member();
  const first = await buyPremium(house, her);
  const { books } = house.stripe;
  const second = books.keep({ ...structuredClone(first), id: books.id('sub') });
  second.created = (first.created ?? 0) + 60;
  second.start_date = (first.start_date ?? 0) + 60;
  expect(running(house)).toEqual([first.id, second.id]);
  await refresh(her);
  expect(running(house)).toEqual([second.id]);
  expect(await her.tierNow()).toBe('premium');
  expect(warned.mock.calls.flat()).toContain(JSON.stringify({ endedSecondSubscription: first.id }));
});

test.each([
  ['gives her plan until its grace is over', -HOUR, 'premium', 1],
  ['is ended when its grace is over', HOUR, 'free', 0],
] as const)('a renewal that stays unpaid %s', async (_, sinceGrace, tier, left) => {
  const house = openStripeWorld();
  const her = await house.member();
  const sub = await buyPremium(house, her);
  const began = Math.floor((house.app.clock.now() - GRACE_DAYS * DAY - sinceGrace) / 1000);
  sub.status = 'past_due';
  for (const item of sub.items.data) item.current_period_start = began;
  await refresh(her);
  expect(running(house)).toHaveLength(left);
  expect(await her.tierNow()).toBe(tier);
  expect(warned.mock.calls.flat().filter((line) => String(line).includes('endedSecond'))).toEqual([]);
});
