import { z } from 'zod';
import { PAID_TIERS, TIERS } from '../domain/billing/plan.ts';
import { call } from './call.ts';
import { text } from './fields.ts';

// Subscription, and what "Cancel anytime" needs (docs/rules/plans-and-payments.md). Instants are ISO
// 8601, amounts US cents.

const subscriptionSetup = z.object({
  clientSecret: z.string(),
  intentType: z.enum(['payment_intent', 'setup_intent']),
  subscriptionId: z.string(),
  /** True when nothing is left to confirm: the card on file was charged for an upgrade. */
  isPaid: z.boolean(),
});
export type SubscriptionSetup = z.infer<typeof subscriptionSetup>;

const paidTier = z.enum(PAID_TIERS, 'tier must be premium or pro');
const providerId = (field: string) =>
  text({ most: 255, tooLong: `${field} is not an id`, noText: `${field} is missing` }).regex(
    /^[\w-]{1,255}$/,
    `${field} is not an id`,
  );

const subscriptionStatus = z.object({
  subscriptionTier: z.enum(TIERS),
  subscriptionSource: z.string().nullable(),
  /** Null where no payments are set up. */
  payments: z
    .object({ provider: z.enum(['stripe', 'sandbox']), publishableKey: z.string().nullable() })
    .nullable(),
  /** What she pays for; null when nothing runs. */
  subscription: z
    .object({
      tier: paidTier,
      state: z.enum(['active', 'past-due']),
      currentPeriodEnd: z.string(),
      cancelAtPeriodEnd: z.boolean(),
      /** The smaller plan that follows. */
      nextTier: paidTier.nullable(),
      /** When an unpaid plan becomes Free; null while all is paid. */
      graceEnds: z.string().nullable(),
      card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
    })
    .nullable(),
});
export type SubscriptionStatus = z.infer<typeof subscriptionStatus>;

/** 403 with `emailVerified: false` until her address is verified; 503 with a sentence where no payments are set up. */
export const getOrCreateSubscription = call({
  method: 'POST',
  path: '/api/get-or-create-subscription',
  body: z.object({ tier: paidTier }),
  answer: subscriptionSetup,
});

/** After a card was confirmed: it is the one that is charged. */
export const confirmSubscriptionSetup = call({
  method: 'POST',
  path: '/api/confirm-subscription-setup',
  body: z.object({
    paymentMethodId: providerId('paymentMethodId'),
    subscriptionId: providerId('subscriptionId'),
  }),
  answer: subscriptionStatus,
});

/** What is known, without asking the provider. */
export const getSubscription = call({
  method: 'GET',
  path: '/api/subscription',
  answer: subscriptionStatus,
});

/** After a payment: reads at the provider what was paid. */
export const refreshSubscription = call({
  method: 'POST',
  path: '/api/subscription/refresh',
  answer: subscriptionStatus,
});

export const previewUpgrade = call({
  method: 'GET',
  path: '/api/subscription/preview',
  query: z.object({ tier: paidTier }),
  /** What is charged today, and from when on the whole price is. */
  answer: z.object({ amountCents: z.number().int(), renewsAt: z.string() }),
});

/** Nothing is charged by these: they happen, or are taken back, at the end of the period. */
export const changeSubscription = call({
  method: 'POST',
  path: '/api/subscription/change',
  body: z.discriminatedUnion(
    'action',
    [
      z.object({ action: z.literal('cancel') }),
      z.object({ action: z.literal('resume') }),
      z.object({ action: z.literal('downgrade'), tier: paidTier }),
    ],
    'action must be cancel, resume or downgrade',
  ),
  answer: subscriptionStatus,
});

export const getInvoices = call({
  method: 'GET',
  path: '/api/subscription/invoices',
  answer: z.array(
    z.object({
      id: z.string(),
      number: z.string().nullable(),
      createdAt: z.string(),
      amountCents: z.number().int(),
      state: z.enum(['paid', 'open', 'void']),
      reason: z.enum(['first', 'renewal', 'change', 'other']),
      url: z.string().nullable(),
    }),
  ),
});
export type Invoice = z.infer<typeof getInvoices.answer>[number];

/** The provider's own page for cards and invoices; null where it has none (the sandbox). */
export const openBillingPortal = call({
  method: 'POST',
  path: '/api/subscription/portal',
  answer: z.object({ url: z.string().nullable() }),
});
