import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import { openEmulator } from './emulator.ts';

// The small Stripe against the answers that Stripe publishes: what it answers has their names and their kinds.

const FIXTURES = join(import.meta.dirname, '../../../../shared/fixtures/stripe/fixtures3.json');
/** Optional in the SDK's types, and absent from the published example. */
const OPTIONAL: ReadonlySet<string> = new Set(['invoice_payment.payment.payment_intent']);
type Shape = Record<string, unknown>;

/** Fields that we answer and the published ones do not have, or with another kind of value. Null says nothing. */
function differences(ours: Shape, published: Shape, path: string): string[] {
  return Object.entries(ours).flatMap(([name, value]) => {
    const at = `${path}.${name}`;
    if (OPTIONAL.has(at)) return [];
    if (!(name in published)) return [`${at} is not published`];
    const other = published[name];
    if (value === null || other === null || name === 'metadata') return [];
    // What may be expanded is an id or the object.
    if (typeof value === 'string' && typeof other === 'object') return [];
    if (typeof other === 'string' && typeof value === 'object') return [];
    if (typeof value !== typeof other) return [`${at} is ${typeof value}, published as ${typeof other}`];
    if (Array.isArray(value) !== Array.isArray(other)) return [`${at} is a list in one of them only`];
    if (Array.isArray(value)) {
      const [one, theirs] = [value[0] as unknown, (other as unknown[])[0]];
      return typeof one === 'object' && typeof theirs === 'object' && one && theirs
        ? differences(one as Shape, theirs as Shape, `${at}[0]`)
        : [];
    }
    return typeof value === 'object' ? differences(value as Shape, other as Shape, at) : [];
  });
}

async function answers(): Promise<Record<string, Shape>> {
  const emulator = openEmulator(() => Date.UTC(2026, 10, 20));
  const stripe = new Stripe('sk_test_x', {
    apiVersion: '2026-10-28.endive',
    httpClient: Stripe.createFetchHttpClient(emulator.fetch),
  });
  const { id: customer } = await stripe.customers.create({ email: 'a@example.org' });
  const made = await stripe.subscriptions.create({
    customer,
    items: [{ price: 'price_premium' }],
    expand: ['latest_invoice.confirmation_secret', 'latest_invoice.payments'],
  });
  const invoice = made.latest_invoice as Stripe.Invoice;
  emulator.pay(invoice.confirmation_secret?.client_secret ?? '', 'good');
  const subscription = await stripe.subscriptions.retrieve(made.id);
  const intent = (invoice.payments?.data[0]?.payment.payment_intent as string | undefined) ?? '';
  const payment = await stripe.paymentIntents.retrieve(intent);
  const schedule = await stripe.subscriptionSchedules.create({ from_subscription: made.id });
  const [event] = (await stripe.events.list({ created: { gte: 0 }, types: ['invoice.paid'] })).data;
  return {
    customer: await stripe.customers.update(customer, { metadata: {} }),
    subscription,
    invoice: await stripe.invoices.retrieve(invoice.id),
    payment_intent: payment,
    charge: await stripe.charges.retrieve(payment.latest_charge as string),
    payment_method: await stripe.paymentMethods.retrieve(payment.payment_method as string),
    subscription_schedule: schedule,
    invoice_payment: (
      await stripe.invoicePayments.list({ payment: { type: 'payment_intent', payment_intent: intent } })
    ).data[0],
    'billing_portal.session': await stripe.billingPortal.sessions.create({
      customer,
      return_url: 'https://x.test',
    }),
    event: { ...event, data: {} },
  } as unknown as Record<string, Shape>;
}

test("the small Stripe's answers have the published names and kinds", async () => {
  const ours = await answers();
  expect(Object.values(ours).every((answer) => typeof answer['object'] === 'string')).toBe(true);
  if (!existsSync(FIXTURES)) {
    console.info(`Not compared: ${FIXTURES} is not on this machine.`);
    return;
  }
  const { resources } = JSON.parse(readFileSync(FIXTURES, 'utf8')) as { resources: Record<string, Shape> };
  const found = Object.entries(ours).flatMap(([kind, answer]) => {
    const { lastResponse: _, ...plain } = answer;
    return differences(plain, resources[kind] ?? {}, kind);
  });
  expect(found).toEqual([]);
});

test('a parameter that the SDK does not know for a call is refused, and so is another API version', async () => {
  const emulator = openEmulator(() => 0);
  const post = (body: string, version: string) =>
    emulator.fetch('https://api.stripe.com/v1/customers', {
      method: 'POST',
      body,
      headers: { 'stripe-version': version },
    });
  expect((await post('mail=a', '2026-10-28.endive')).status).toBe(400);
  expect((await post('email=a', '2025-01-01.acacia')).status).toBe(400);
  expect((await post('email=a', '2026-10-28.endive')).status).toBe(200);
});
