import { Refusal } from '../../../app/domain/refusal.ts';
import type { App } from '../../app.ts';
import { peopleDbOf } from '../../db/people/people-databases.ts';
import {
  failedAttempts,
  saveCustomer,
  noteAttempt,
  findSubscription,
  type SubscriptionRow,
} from '../../db/people/subscriptions.ts';
import type { SessionUser } from '../../db/people/users.ts';
import type { Payments } from '../../ports/payments.ts';

const NO_PAYMENTS = "Payments aren't open yet. Nothing was charged; please try again later.";

/** @throws Refusal 'unavailable' where none are set up */
export function requirePayments(app: App): Payments {
  if (!app.payments) throw new Refusal('unavailable', NO_PAYMENTS);
  return app.payments;
}

/** The customer is created on the first payment, or if deleted at the provider. */
export async function ensureCustomer(
  app: App,
  user: SessionUser,
  address: string | null = null,
): Promise<SubscriptionRow & { stripeCustomerId: string }> {
  const payments = requirePayments(app);
  const there = await findSubscription(peopleDbOf(app, user), user.id);
  const known = there?.provider === payments.name ? (there.stripeCustomerId ?? undefined) : undefined;
  if (there && known !== undefined && (await payments.hasCustomer(known))) {
    return { ...there, stripeCustomerId: known };
  }
  const at = app.clock.now();
  const failures = await failedAttempts(peopleDbOf(app, user), user.id, at);
  const customer = await payments
    .createCustomer(user, { replaces: known, failures, address })
    .catch(async (error: unknown) => {
      await noteAttempt(peopleDbOf(app, user), {
        userId: user.id,
        action: 'customer',
        outcome: 'failed',
        at,
      });
      throw error;
    });
  const row = await saveCustomer(peopleDbOf(app, user), {
    userId: user.id,
    provider: payments.name,
    customer,
    replaces: known,
    now: app.clock.now(),
  });
  if (row?.stripeCustomerId == null) {
    // She deleted her account meanwhile: nothing of her stays there.
    await payments.forget(customer);
    throw new Refusal('unauthorized', 'Unauthorized');
  }
  return { ...row, stripeCustomerId: row.stripeCustomerId };
}

/** @throws Refusal 'not-found' without one */
export async function requireRunningSubscription(
  app: App,
  user: SessionUser,
): Promise<{ payments: Payments; row: SubscriptionRow; customer: string; id: string }> {
  const payments = requirePayments(app);
  const row = await findSubscription(peopleDbOf(app, user), user.id);
  const runs = row?.status === 'active' || row?.status === 'past-due';
  if (!row || !runs || row.provider !== payments.name || !row.stripeCustomerId || !row.stripeSubscriptionId) {
    throw new Refusal('not-found', "You don't have a subscription to change.");
  }
  return { payments, row, customer: row.stripeCustomerId, id: row.stripeSubscriptionId };
}
