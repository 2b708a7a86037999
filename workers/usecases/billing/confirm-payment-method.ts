import { Refusal } from '../../../app/domain/refusal.ts';
import type { App } from '../../app.ts';
import { peopleDbOf } from '../../db/people/people-databases.ts';
import { noteAttempt, findSubscription } from '../../db/people/subscriptions.ts';
import type { SessionUser } from '../../db/people/users.ts';
import { requirePayments } from './customer.ts';
import { syncSubscription } from './sync-subscription.ts';

/** Card, subscription and customer must be hers. @throws Refusal 'not-found' */
export async function confirmSetup(
  app: App,
  user: SessionUser,
  order: { paymentMethodId: string; subscriptionId: string },
  origin: string,
): Promise<void> {
  const payments = requirePayments(app);
  const row = await findSubscription(peopleDbOf(app, user), user.id);
  if (row?.stripeCustomerId == null || row.provider !== payments.name) {
    throw new Refusal('not-found', "We couldn't find that subscription.");
  }
  await payments.confirmSetup({ customer: row.stripeCustomerId, ...order });
  const log = { userId: user.id, action: 'confirm-setup', outcome: 'done', ref: order.subscriptionId };
  await noteAttempt(peopleDbOf(app, user), { ...log, tier: null, at: app.clock.now() });
  await syncSubscription(app, user.id, origin);
}
