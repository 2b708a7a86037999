import { z } from 'zod';
import { PAID_TIERS } from '../domain/plan.ts';
import { call } from './call.ts';

// spec 7, Subscription

export const subscriptionSetup = z.object({
  clientSecret: z.string(),
  intentType: z.enum(['payment_intent', 'setup_intent']),
  subscriptionId: z.string(),
});
export type SubscriptionSetup = z.infer<typeof subscriptionSetup>;

/** 403 with `emailVerified: false` until her address is verified; 503 with a sentence where no payments are set up. */
export const getOrCreateSubscription = call({
  method: 'POST',
  path: '/api/get-or-create-subscription',
  body: z.object({ tier: z.enum(PAID_TIERS, 'tier must be premium or pro') }),
  answer: subscriptionSetup,
});
