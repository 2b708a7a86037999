import type { PaymentEvent } from '../../../workers/ports/payments.ts';
import { stripePayments } from '../../../workers/adapters/payments/stripe-payments.ts';
import { reconcilePayments } from '../../../workers/usecases/billing/reconcile-payments.ts';
import { DAY, openBillingWorld } from '../../worlds/billing-world.workerd.ts';
import { openEmulator, WEBHOOK_SECRET, type StripeEmulator } from './emulator.ts';

// The house with the Stripe adapter, whose SDK speaks to the small Stripe of the tests.

export const HOOK = '/api/webhooks/stripe';
export const GET_OR_CREATE = '/api/get-or-create-subscription';

export function openStripeWorld({ tax = false } = {}) {
  let emulator: StripeEmulator | undefined;
  const house = openBillingWorld((clock) => {
    emulator = openEmulator(clock.now);
    return stripePayments({
      secretKey: 'sk_test_x',
      publishableKey: 'pk_test_x',
      webhookSecret: WEBHOOK_SECRET,
      prices: { premium: 'price_premium', pro: 'price_pro' },
      now: clock.now,
      tax,
      fetch: emulator.fetch,
    });
  });
  const stripe = emulator!;
  let told = 0;

  /** One event over the wire, signed now unless told otherwise. */
  async function tell(body: string, secret?: string, at = house.clock.now()): Promise<number> {
    const response = await house.api.request(`http://localhost${HOOK}`, {
      method: 'POST',
      headers: {
        'stripe-signature': await stripe.sign(body, secret, at),
        'content-type': 'application/json',
      },
      body,
    });
    await response.body?.cancel();
    return response.status;
  }
  return Object.assign(house, {
    stripe,
    tell,
    /** The events that no webhook has told yet. */
    untold: () => stripe.books.events.slice(told).map(({ body }) => body),
    forgetUntold: () => void (told = stripe.books.events.length),
    /** Tells all that has happened, as the webhook would. */
    async tellAll(): Promise<void> {
      stripe.books.settle();
      for (const { body } of stripe.books.events.slice(told)) await tell(body);
      told = stripe.books.events.length;
    },
    async days(count: number): Promise<void> {
      for (let i = 0; i < count; i++) {
        house.pass(DAY);
        stripe.books.settle();
        await reconcilePayments(house.app);
      }
    },
    events: (): Promise<PaymentEvent[]> => house.app.payments!.eventsSince(0, 1000),
  });
}
export type StripeWorld = ReturnType<typeof openStripeWorld>;
