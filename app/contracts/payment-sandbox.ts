import { z } from 'zod';
import { SANDBOX_CARDS } from '../domain/billing/sandbox-cards.ts';
import { call } from './call.ts';
import { text } from './fields.ts';

/** What the payment provider's own form does, at the sandbox desk. Local builds only: 404 in production. */
export const confirmSandboxPayment = call({
  method: 'POST',
  path: '/api/sandbox-payments/confirm',
  body: z.object({
    clientSecret: text({ most: 200 }),
    card: z.enum(SANDBOX_CARDS.map(({ id }) => id)),
    /** Her answer to the bank's question, once it was asked. */
    approved: z.boolean().optional(),
  }),
  answer: z.object({
    status: z.enum(['succeeded', 'requires_action', 'failed']),
    paymentMethodId: z.string().optional(),
    /** Why it failed. */
    message: z.string().optional(),
  }),
});
