import { Refusal } from '../../../app/domain/refusal.ts';
import type { Payments } from '../../ports/payments.ts';
import {
  callStripe,
  callStripeOrNull,
  expandableId,
  openStripe,
  type StripeClient,
  type StripeSettings,
} from './stripe/client.ts';
import { endIfTakenBack, eventsSince, readEvent } from './stripe/events.ts';
import * as changes from './stripe/plan-changes.ts';
import { SECRET_PARTS, setUp, usableSecret } from './stripe/set-up.ts';
import { toInvoice, SNAPSHOT_PARTS, toSnapshot } from './stripe/words.ts';

/** Tried against tests/fakes/stripe only, never with a live account. */
export function stripePayments(settings: StripeSettings): Payments {
  const { prices } = settings;
  let opened: StripeClient | undefined;
  const open = async (): Promise<StripeClient> => (opened ??= await openStripe(settings));
  return {
    name: 'stripe',
    publishableKey: settings.publishableKey,

    async createCustomer({ id, email }, { replaces, failures, address }) {
      const tries = failures > 0 ? String(failures) : '';
      const idempotencyKey = ['customer', id, email, replaces, tries].filter((part) => part).join(':');
      // automatic_tax refuses a customer without a place.
      const tax = settings.tax && address !== null ? { tax: { ip_address: address } } : {};
      const made = (await open()).customers.create(
        { email, metadata: { userId: id }, ...tax },
        { idempotencyKey },
      );
      return (await callStripe(made)).id;
    },
    async hasCustomer(customer) {
      const there = await callStripeOrNull((await open()).customers.retrieve(customer));
      return there !== null && there.deleted !== true;
    },
    async subscriptionsOf(customer) {
      const stripe = await open();
      const expand = SNAPSHOT_PARTS.map((part) => `data.${part}`);
      const listed = await callStripeOrNull(
        stripe.subscriptions.list({ customer, status: 'all', limit: 20, expand }),
      );
      return (listed?.data ?? []).flatMap((sub) => toSnapshot(prices, sub) ?? []);
    },
    async invoicesOf(customer, limit) {
      const listed = await callStripeOrNull((await open()).invoices.list({ customer, limit }));
      return (listed?.data ?? []).filter(({ status }) => status !== 'draft').map(toInvoice);
    },
    setUp: async (order) => setUp(await open(), prices, order, settings.tax === true),
    async payOpenInvoice(customer, subscriptionId) {
      const stripe = await open();
      return usableSecret(
        stripe,
        await changes.ownSubscription(stripe, customer, subscriptionId, SECRET_PARTS),
      );
    },
    async confirmSetup({ customer, subscriptionId, paymentMethodId }) {
      const stripe = await open();
      await changes.ownSubscription(stripe, customer, subscriptionId);
      const method = await callStripeOrNull(stripe.paymentMethods.retrieve(paymentMethodId));
      if (!method || expandableId(method.customer) !== customer) {
        throw new Refusal('not-found', "We couldn't find that payment method.");
      }
      await callStripe(
        stripe.subscriptions.update(subscriptionId, { default_payment_method: paymentMethodId }),
      );
      await callStripe(
        stripe.customers.update(customer, { invoice_settings: { default_payment_method: paymentMethodId } }),
      );
    },
    previewUpgrade: async (customer, id, tier) =>
      changes.previewUpgrade(await open(), prices, customer, id, tier),
    upgrade: async (customer, id, tier, failures) =>
      changes.upgradeSubscription(await open(), prices, { customer, id, tier, failures }),
    downgradeAtPeriodEnd: async (customer, id, tier) =>
      changes.downgradeAtPeriodEnd(await open(), prices, customer, id, tier),
    cancelAtPeriodEnd: async (customer, id) => changes.cancelAtPeriodEnd(await open(), customer, id),
    resume: async (customer, id) => changes.resumeSubscription(await open(), customer, id),
    async end(customer, id) {
      const stripe = await open();
      await changes.ownSubscription(stripe, customer, id);
      return changes.endSubscription(stripe, id);
    },
    async portalLink(customer, returnUrl) {
      const session = (await open()).billingPortal.sessions.create({ customer, return_url: returnUrl });
      return (await callStripeOrNull(session))?.url ?? null;
    },
    async forget(customer) {
      const stripe = await open();
      const listed = await callStripeOrNull(
        stripe.subscriptions.list({ customer, status: 'all', limit: 100 }),
      );
      for (const { id } of listed?.data ?? []) await changes.endSubscription(stripe, id);
      await callStripeOrNull(stripe.customers.del(customer));
    },
    readEvent: async (rawBody, signature) => readEvent(await open(), settings, rawBody, signature),
    eventsSince: async (since, limit) => eventsSince(await open(), since, limit),
    endIfTakenBack: async (charge) => endIfTakenBack(await open(), charge),
  };
}
