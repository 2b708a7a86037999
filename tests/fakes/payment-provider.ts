// A payment provider that holds what a test puts there, and writes down what it is asked to do.
import type { SubscriptionSnapshot } from '../../app/domain/billing/subscription.ts';
import type { PaymentEvent, PaymentInvoice, Payments } from '../../workers/ports/payments.ts';

export interface FakePayments extends Payments {
  asked: string[];
  subscriptions: SubscriptionSnapshot[];
  invoices: PaymentInvoice[];
  events: PaymentEvent[];
  /** What any call but the reading ones fails with. */
  fails: Error | null;
}

export function fakePayments(): FakePayments {
  const done = (what: string) => {
    if (fake.fails) return Promise.reject(fake.fails);
    fake.asked.push(what);
    return Promise.resolve();
  };
  const setup = {
    clientSecret: 'secret',
    intentType: 'payment_intent',
    subscriptionId: 'sub',
    isPaid: false,
  };
  const fake = {
    ...{ name: 'sandbox', publishableKey: null, asked: [], subscriptions: [], invoices: [], events: [] },
    fails: null,
    createCustomer: ({ id }, { replaces, failures, address }) =>
      done(`customer ${replaces ?? 'new'} ${failures} ${address}`).then(() => `cus ${id} ${replaces ?? ''}`),
    hasCustomer: (customer) => Promise.resolve(!customer.startsWith('gone')),
    subscriptionsOf: () => Promise.resolve(fake.subscriptions),
    invoicesOf: (_, limit) => {
      fake.asked.push(`invoices ${limit}`);
      return Promise.resolve(fake.invoices);
    },
    setUp: ({ tier, failures }) => done(`set up ${tier} ${failures}`).then(() => setup),
    payOpenInvoice: (_, id) => done(`pay ${id}`).then(() => setup),
    confirmSetup: ({ customer, paymentMethodId }) => done(`confirm ${customer} ${paymentMethodId}`),
    previewUpgrade: (_, id, tier) =>
      done(`preview ${id} ${tier}`).then(() => ({ amountCents: 1, renewsAt: 2 })),
    upgrade: (_, id, tier) => done(`upgrade ${id} ${tier}`).then(() => ({ ...setup, isPaid: true })),
    downgradeAtPeriodEnd: (_, id, tier) => done(`downgrade ${id} ${tier}`),
    cancelAtPeriodEnd: (_, id) => done(`cancel ${id}`),
    resume: (_, id) => done(`resume ${id}`),
    end: async (_, id) => {
      await done(`end ${id}`);
      fake.subscriptions = fake.subscriptions.filter((one) => one.id !== id);
    },
    portalLink: (customer, back) => Promise.resolve(`${customer} ${back}`),
    forget: (customer) => done(`forget ${customer}`),
    readEvent: () => Promise.reject(new Error('no webhook here')),
    eventsSince: (since, limit) => {
      fake.asked.push(`events since ${since} ${limit}`);
      return Promise.resolve(fake.events);
    },
    endIfTakenBack: (charge) => done(`charge ${charge}`).then(() => 'cus of the charge'),
  } as FakePayments;
  return fake;
}
