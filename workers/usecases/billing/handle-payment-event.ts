import type { App } from '../../app.ts';
import { firstInPeopleDbs } from '../../db/people/people-databases.ts';
import { claim, hold, settle, isStillOpen } from '../../db/jobs/ledger.ts';
import { PAYMENT_EVENTS } from '../../db/jobs/ledger-policies.ts';
import { findSubscriptionByCustomer } from '../../db/people/subscriptions.ts';
import type { PaymentEvent } from '../../ports/payments.ts';
import { ProviderError } from '../../ports/provider-error.ts';
import { requirePayments } from './customer.ts';
import { syncSubscription } from './sync-subscription.ts';

/** Done once an event; events about strangers change nothing. @throws ProviderError when it must be delivered again */
export async function handlePaymentEvent(app: App, event: PaymentEvent): Promise<'done' | 'over'> {
  const { id, type } = event;
  const receivedAt = app.clock.now();
  const fresh = { id, type, customer: event.customer, receivedAt };
  const [mine] = await claim(app.people, PAYMENT_EVENTS, fresh, receivedAt);
  if (!mine) {
    if (!(await isStillOpen(app.people, PAYMENT_EVENTS, { id }))) return 'over';
    throw new ProviderError('payments', 'this event is being worked on', { retryable: true });
  }
  try {
    const charged = event.charge === null ? null : await requirePayments(app).endIfTakenBack(event.charge);
    const customer = event.customer ?? charged;
    const row =
      customer === null
        ? undefined
        : await firstInPeopleDbs(app, (people) => findSubscriptionByCustomer(people, customer));
    if (row) await syncSubscription(app, row.userId);
  } catch (error) {
    await hold(app.people, PAYMENT_EVENTS, { id }, 0);
    throw error;
  }
  await settle(app.people, PAYMENT_EVENTS, { id }, { doneAt: app.clock.now() });
  return 'done';
}
