import type { Stripe } from 'stripe';

// A small Stripe: what it keeps. Objects have Stripe's own shape, references are ids; written from the SDK's types of
// API 2026-10-28.endive and held against the published fixtures (emulator.test.ts).

export type CardKind = 'good' | 'declined' | 'authenticate' | 'fails-later';
type Wire<T> = { -readonly [K in keyof T]?: T[K] } & { id: string };
export type SubscriptionData = Omit<Wire<Stripe.Subscription>, 'items'> & {
  items: { object: 'list'; data: Wire<Stripe.SubscriptionItem>[]; has_more: boolean; url: string };
};
export type InvoiceData = Wire<Stripe.Invoice>;
export type Intent = Wire<Stripe.PaymentIntent>;
export type Any = Record<string, unknown> & { id: string };

export const HOUR_S = 3600;
export const DAY_S = 24 * HOUR_S;
/** Days between the tries to charge a renewal; after the last one the subscription is canceled. */
const RETRY_DAYS = [3, 5, 7];

export const PRICES: Record<string, number> = { price_premium: 999, price_pro: 2999 };

export function price(id: string): Wire<Stripe.Price> {
  return {
    id,
    object: 'price',
    active: true,
    currency: 'usd',
    product: `prod_${id}`,
    type: 'recurring',
    unit_amount: PRICES[id] ?? null,
    livemode: false,
    metadata: {},
  };
}

let houses = 0;

export class StripeData {
  readonly things = new Map<string, Any>();
  readonly events: { id: string; type: string; created: number; body: string }[] = [];
  /** What Stripe says of customers that were deleted. */
  readonly graves = new Map<string, object>();
  readonly cards = new Map<string, CardKind>();
  private serial = 0;
  readonly nowMs: () => number;
  constructor(nowMs: () => number) {
    this.nowMs = nowMs;
  }

  now = (): number => Math.floor(this.nowMs() / 1000);
  /** Houses share a database: their ids must differ. */
  private readonly house = ++houses;
  id = (kind: string): string => `${kind}_h${this.house}x${String(++this.serial).padStart(6, '0')}`;
  keep<T extends { id: string }>(thing: T): T {
    this.things.set(thing.id, thing as unknown as Any);
    return thing;
  }
  get<T>(id: string): T {
    const thing = this.things.get(id);
    if (!thing) throw new Error(`no ${id}`);
    return thing as T;
  }
  all<T>(object: string): T[] {
    return [...this.things.values()].filter((thing) => thing['object'] === object) as T[];
  }
  subsOf = (customer: string): SubscriptionData[] =>
    this.all<SubscriptionData>('subscription').filter((s) => s.customer === customer);

  emit(type: string, about: object): void {
    const id = this.id('evt');
    const created = this.now();
    const event = {
      ...{ id, object: 'event', api_version: '2026-10-28.endive', created, type, livemode: false },
      ...{ pending_webhooks: 1, request: { id: null, idempotency_key: null }, data: { object: about } },
    };
    this.events.push({ id, type, created, body: JSON.stringify(event) });
  }

  itemOf(sub: SubscriptionData): Wire<Stripe.SubscriptionItem> & { price: Stripe.Price } {
    return sub.items.data[0] as never;
  }

  invoice(sub: SubscriptionData, amount: number, reason: Stripe.Invoice.BillingReason): InvoiceData {
    const intent: Intent = this.keep({
      id: this.id('pi'),
      object: 'payment_intent',
      amount,
      currency: 'usd',
      customer: sub.customer as string,
      status: 'requires_payment_method',
      payment_method: null,
      latest_charge: null,
      livemode: false,
      metadata: {},
    });
    intent.client_secret = `${intent.id}_secret_${sub.id}`;
    const invoice: InvoiceData = this.keep({
      id: this.id('in'),
      object: 'invoice',
      customer: sub.customer as string,
      status: 'open',
      number: `E-${this.serial}`,
      currency: 'usd',
      created: this.now(),
      amount_due: amount,
      amount_paid: 0,
      attempt_count: 0,
      next_payment_attempt: null,
      billing_reason: reason,
      hosted_invoice_url: `https://invoice.stripe.test/${intent.id}`,
      livemode: false,
      metadata: {},
      parent: {
        type: 'subscription_details',
        quote_details: null,
        subscription_details: { metadata: {}, subscription: sub.id },
      },
    });
    this.keep({
      id: `inpay_${invoice.id}`,
      object: 'invoice_payment',
      invoice: invoice.id,
      is_default: true,
      status: 'open',
      payment: { type: 'payment_intent', payment_intent: intent.id },
    });
    sub.latest_invoice = invoice.id;
    if (amount === 0) this.settled(invoice, null);
    return invoice;
  }

  intentOf(invoice: InvoiceData): Intent {
    const pay = this.get<{ payment: { payment_intent: string } }>(`inpay_${invoice.id}`);
    return this.get<Intent>(pay.payment.payment_intent);
  }
  invoiceOfIntent(intent: string): InvoiceData {
    const found = this.all<InvoiceData>('invoice').find((invoice) => this.intentOf(invoice).id === intent);
    if (!found) throw new Error(`no invoice of ${intent}`);
    return found;
  }
  subOf(invoice: InvoiceData): SubscriptionData {
    return this.get<SubscriptionData>(invoice.parent?.subscription_details?.subscription as string);
  }

  /** An invoice is paid: what it was for takes effect. */
  settled(invoice: InvoiceData, method: string | null): void {
    const sub = this.subOf(invoice);
    const intent = this.intentOf(invoice);
    const first = sub.status === 'incomplete';
    invoice.status = 'paid';
    invoice.amount_paid = invoice.amount_due;
    invoice.next_payment_attempt = null;
    if (method !== null) {
      const charge = this.keep({
        ...{ id: this.id('ch'), object: 'charge', amount: invoice.amount_due, amount_refunded: 0 },
        ...{ currency: 'usd', customer: sub.customer, payment_intent: intent.id, paid: true },
        ...{ refunded: false, disputed: false, status: 'succeeded', livemode: false, metadata: {} },
      });
      intent.status = 'succeeded';
      intent.payment_method = method;
      intent.latest_charge = charge.id;
      sub.default_payment_method = method;
    }
    if (sub.pending_update && sub.latest_invoice === invoice.id) {
      this.itemOf(sub).price = price(pendingPrice(sub)) as Stripe.Price;
      sub.pending_update = null;
    }
    if (['incomplete', 'past_due', 'unpaid'].includes(sub.status ?? '')) sub.status = 'active';
    this.emit('invoice.paid', invoice);
    this.emit(first ? 'customer.subscription.created' : 'customer.subscription.updated', sub);
  }

  /** Tries a card on file, nobody being there to answer the bank. */
  chargeOffSession(invoice: InvoiceData): boolean {
    const sub = this.subOf(invoice);
    const method = sub.default_payment_method as string | null;
    const kind = method === null ? 'declined' : this.cards.get(method);
    invoice.attempt_count = (invoice.attempt_count ?? 0) + 1;
    if (
      method !== null &&
      (kind === 'good' || (kind === 'authenticate' && invoice.billing_reason === 'subscription_cycle'))
    ) {
      this.settled(invoice, method);
      return true;
    }
    this.intentOf(invoice).status = kind === 'authenticate' ? 'requires_action' : 'requires_payment_method';
    this.emit(
      kind === 'authenticate' ? 'invoice.payment_action_required' : 'invoice.payment_failed',
      invoice,
    );
    return false;
  }

  cancel(sub: SubscriptionData, status: 'canceled' | 'incomplete_expired' = 'canceled'): void {
    sub.status = status;
    sub.ended_at = this.now();
    sub.canceled_at = this.now();
    sub.schedule = null;
    for (const invoice of this.all<InvoiceData>('invoice')) {
      if (invoice.status === 'open' && this.subOf(invoice) === sub) this.void(invoice);
    }
    this.emit('customer.subscription.deleted', sub);
  }

  void(invoice: InvoiceData): void {
    invoice.status = 'void';
    this.intentOf(invoice).status = 'canceled';
  }

  /** Everything that has come due. */
  settle(): void {
    for (const sub of this.all<SubscriptionData>('subscription')) this.settleOne(sub);
  }

  private settleOne(sub: SubscriptionData): void {
    const now = this.now();
    if (sub.status === 'incomplete' && now >= (sub.created ?? 0) + 23 * HOUR_S)
      this.cancel(sub, 'incomplete_expired');
    if (sub.pending_update && now >= sub.pending_update.expires_at) {
      const invoice = this.get<InvoiceData>(sub.latest_invoice as string);
      if (invoice.status === 'open') this.void(invoice);
      sub.pending_update = null;
      this.emit('customer.subscription.updated', sub);
    }
    for (let turns = 0; turns < 60 && this.turn(sub); turns++);
  }

  /** One renewal or one retry; false when nothing is due. */
  private turn(sub: SubscriptionData): boolean {
    const now = this.now();
    const item = this.itemOf(sub);
    const end = item.current_period_end ?? 0;
    if (sub.status === 'past_due') {
      const invoice = this.get<InvoiceData>(sub.latest_invoice as string);
      const at = invoice.next_payment_attempt;
      if (at == null || now < at) return false;
      this.dunning(sub, invoice);
      return true;
    }
    if (sub.status !== 'active' || now < end) return false;
    if (sub.cancel_at_period_end) {
      this.cancel(sub);
      return false;
    }
    item.current_period_start = end;
    item.current_period_end = nextMonth(end, sub.created ?? end);
    this.enterPhase(sub, end);
    if (sub.pending_update) sub.pending_update = null;
    const invoice = this.invoice(sub, item.price.unit_amount ?? 0, 'subscription_cycle');
    if (!this.chargeOffSession(invoice)) {
      sub.status = 'past_due';
      invoice.next_payment_attempt = now + (RETRY_DAYS[0] ?? 0) * DAY_S;
      this.emit('customer.subscription.updated', sub);
    }
    return true;
  }

  private dunning(sub: SubscriptionData, invoice: InvoiceData): void {
    if (this.chargeOffSession(invoice)) return;
    const days = RETRY_DAYS[(invoice.attempt_count ?? 1) - 1];
    if (days === undefined) this.cancel(sub);
    else invoice.next_payment_attempt = this.now() + days * DAY_S;
  }

  /** A schedule changes the price when its next phase begins. */
  private enterPhase(sub: SubscriptionData, at: number): void {
    if (typeof sub.schedule !== 'string') return;
    const schedule = this.get<Wire<Stripe.SubscriptionSchedule>>(sub.schedule);
    const phase = schedule.phases?.find((one) => one.start_date <= at && at < one.end_date);
    if (!phase) {
      sub.schedule = null;
      return;
    }
    schedule.current_phase = { start_date: phase.start_date, end_date: phase.end_date };
    this.itemOf(sub).price = price(phase.items[0]?.price as string) as Stripe.Price;
  }
}

const pendingPrice = (sub: SubscriptionData): string =>
  sub.pending_update?.subscription_items?.[0]?.price.id ?? 'price_premium';

/** A month later on the day on which it began. */
export function nextMonth(from: number, anchor: number): number {
  const start = new Date(from * 1000);
  const day = new Date(anchor * 1000).getUTCDate();
  const last = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 2, 0)).getUTCDate();
  const time = from % DAY_S;
  return Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, Math.min(day, last)) / 1000 + time;
}
