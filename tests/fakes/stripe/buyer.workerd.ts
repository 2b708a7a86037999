import { expect } from 'vitest';
import type { Member } from '../../worlds/billing-world.workerd.ts';
import type { CardKind } from './stripe-data.ts';
import { GET_OR_CREATE, type StripeWorld } from './stripe-world.workerd.ts';

// What somebody who buys a plan does, and what is seen of it at Stripe.

export const ask = async (her: Member, tier: string) =>
  (await her.call('POST', GET_OR_CREATE, { tier })).body;
export const change = (her: Member, body: object) => her.call('POST', '/api/subscription/change', body);
export const refresh = (her: Member) => her.call('POST', '/api/subscription/refresh');
export const secretOf = (body: Record<string, string>): string => body['clientSecret'] ?? '';
export const intentOf = (secret: string): string => secret.split('_secret_')[0] ?? '';

/** Chooses, pays, and the page reads the plan. */
export async function buy(
  house: StripeWorld,
  her: Member,
  tier: string,
  card: CardKind = 'good',
): Promise<string> {
  const secret = secretOf(await ask(her, tier));
  expect(house.stripe.pay(secret, card, true)).toBe('succeeded');
  await refresh(her);
  expect(await her.tierNow()).toBe(tier);
  return intentOf(secret);
}
export const liveOf = (house: StripeWorld) =>
  house.stripe.books
    .all<{ status: string; object: string }>('subscription')
    .filter(({ status }) => status === 'active');
