import type { Stripe } from 'stripe';
import {
  StripeData,
  DAY_S,
  HOUR_S,
  nextMonth,
  price,
  PRICES,
  type Any,
  type CardKind,
  type Intent,
  type InvoiceData,
  type SubscriptionData,
} from './stripe-data.ts';

// The same small Stripe: what it answers over HTTP, what a browser with Stripe.js does, and its signed events.

type Params = Record<string, unknown>;

class StripeNo extends Error {
  readonly status: number;
  readonly body: { type: string; code?: string; message: string };
  constructor(status: number, code: string, message: string, type = 'invalid_request_error') {
    super(message);
    this.status = status;
    this.body = { type, code, message };
  }
}

/** What each call takes, by the SDK's own types: anything else is a 400, as at Stripe. */
const TAKES = {
  customer: ['email', 'metadata', 'invoice_settings', 'tax'] satisfies (keyof Stripe.CustomerUpdateParams)[],
  create: [
    'customer',
    'items',
    'payment_behavior',
    'payment_settings',
    'automatic_tax',
    'metadata',
    'expand',
  ] satisfies (keyof Stripe.SubscriptionCreateParams)[],
  update: [
    'items',
    'proration_behavior',
    'payment_behavior',
    'cancel_at_period_end',
    'cancel_at',
    'default_payment_method',
    'expand',
  ] satisfies (keyof Stripe.SubscriptionUpdateParams)[],
  cancel: ['invoice_now', 'prorate'] satisfies (keyof Stripe.SubscriptionCancelParams)[],
  list: ['customer', 'status', 'limit', 'expand'] satisfies (keyof Stripe.SubscriptionListParams)[],
  preview: [
    'customer',
    'subscription',
    'subscription_details',
  ] satisfies (keyof Stripe.InvoiceCreatePreviewParams)[],
  schedule: ['from_subscription'] satisfies (keyof Stripe.SubscriptionScheduleCreateParams)[],
  phases: [
    'end_behavior',
    'proration_behavior',
    'phases',
  ] satisfies (keyof Stripe.SubscriptionScheduleUpdateParams)[],
  portal: ['customer', 'return_url'] satisfies (keyof Stripe.BillingPortal.SessionCreateParams)[],
};

export interface StripeEmulator {
  books: StripeData;
  fetch: typeof fetch;
  /** How many requests it got, by method and path pattern. */
  log: string[];
  /** When set, requests after the first `after` fail this way; 0: the line breaks. `isDone`: it was done all the same. */
  trouble: { status: number; times: number; after?: number; isDone?: boolean } | null;
  pay(
    clientSecret: string,
    card: CardKind,
    approve?: boolean,
  ): 'succeeded' | 'requires_action' | 'declined' | 'stale';
  refund(intent: string, part?: boolean): void;
  dispute(intent: string): void;
  sign(body: string, secret?: string, at?: number): Promise<string>;
}

export const WEBHOOK_SECRET = 'whsec_of_the_tests';

export function openEmulator(nowMs: () => number): StripeEmulator {
  const books = new StripeData(nowMs);
  /** Stripe repeats what it answered to a key, server errors included (docs.stripe.com/api/idempotent_requests). */
  const answered = new Map<string, { asked: string; answer: unknown; failed?: number }>();
  const emulator: StripeEmulator = {
    books,
    log: [],
    trouble: null,
    fetch: (input, init) => serve(new Request(input as Request, init)),
    pay: (secret, card, approve) => payWith(books, secret, card, approve),
    refund: (intent, part = false) => {
      const charge = chargeOf(books, intent);
      charge['amount_refunded'] = part ? 1 : charge['amount'];
      charge['refunded'] = !part;
      books.emit('charge.refunded', charge);
    },
    dispute: (intent) => {
      const charge = chargeOf(books, intent);
      charge['disputed'] = true;
      books.emit('charge.dispute.created', { id: books.id('dp'), object: 'dispute', charge: charge.id });
    },
    sign,
  };

  function troubled(): { status: number; isDone?: boolean } | null {
    const { trouble } = emulator;
    if (!trouble) return null;
    if ((trouble.after ?? 0) > 0) trouble.after!--;
    else if (trouble.times-- > 0) return trouble;
    return null;
  }

  async function serve(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const body = new TextDecoder().decode(await request.arrayBuffer());
    const params = nested(new URLSearchParams(request.method === 'GET' ? url.search : body || url.search));
    emulator.log.push(`${request.method} ${url.pathname.replace(/[a-z_]+_h\d+x\d{6}/g, ':id')}`);
    if (request.headers.get('stripe-version') !== '2026-10-28.endive')
      return json(400, { error: { type: 'invalid_request_error', message: 'version' } });
    const key = request.headers.get('idempotency-key');
    const asked = `${request.method} ${url.pathname} ${body}`;
    const before = key === null ? undefined : answered.get(key);
    if (before?.failed !== undefined) return failing(before.failed);
    const trouble = troubled();
    const remembered = key !== null && trouble !== null && trouble.status >= 500;
    if (remembered) answered.set(key, { asked, answer: null, failed: trouble.status });
    if (trouble && trouble.isDone !== true) return failing(trouble.status);
    books.settle();
    try {
      if (before && before.asked !== asked) {
        throw new StripeNo(400, 'idempotency_key_in_use', 'other parameters', 'idempotency_error');
      }
      const answer = before?.answer ?? structuredClone(route(books, request.method, url.pathname, params));
      if (key !== null && !remembered) answered.set(key, { asked, answer });
      if (trouble) return failing(trouble.status);
      return json(200, expand(books, answer, (params['expand'] as string[] | undefined) ?? []));
    } catch (error) {
      if (error instanceof StripeNo) return json(error.status, { error: error.body });
      throw error;
    }
  }
  return emulator;
}

function failing(status: number): Response {
  if (status === 0) throw new TypeError('Network connection lost.');
  return json(status, { error: { type: 'api_error', message: 'trouble' } });
}

const json = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', 'request-id': 'req_1' },
  });

/** 'items[0][price]=x' as { items: [{ price: 'x' }] }. */
function nested(form: URLSearchParams): Params {
  const root: Params = {};
  for (const [name, value] of form) {
    const path = name.split(/[[\]]+/).filter((part) => part !== '');
    let at = root;
    path.forEach((part, i) => {
      if (i === path.length - 1) at[part] = value;
      else at = (at[part] ??= {}) as Params;
    });
  }
  const listed = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(([k, v]) => [k, listed(v)] as const);
    const isList = entries.length > 0 && entries.every(([k]) => /^\d+$/.test(k));
    return isList ? entries.map(([, v]) => v) : Object.fromEntries(entries);
  };
  return listed(root) as Params;
}

function only(params: Params, names: readonly string[]): void {
  for (const name of Object.keys(params)) {
    if (!names.includes(name))
      throw new StripeNo(400, 'parameter_unknown', `Received unknown parameter: ${name}`);
  }
}

const missing = (id: string) => new StripeNo(404, 'resource_missing', `No such thing: '${id}'`);

function route(books: StripeData, method: string, path: string, params: Params): unknown {
  const [, , resource = '', id, action] = path.split('/');
  const at = `${method} ${resource}${id === undefined ? '' : '/:id'}${action === undefined ? '' : `/${action}`}`;
  const thing = <T>(): T => {
    const found = id === undefined ? undefined : books.things.get(id);
    if (!found) throw missing(id ?? '');
    return found as T;
  };
  const list = (data: unknown[]) => ({ object: 'list', data, has_more: false, url: path });
  const newest = <T extends { created?: number }>(all: T[]) =>
    all
      .map((one, i) => ({ one, i }))
      .sort((a, b) => (b.one.created ?? 0) - (a.one.created ?? 0) || b.i - a.i)
      .map(({ one }) => one);
  switch (at) {
    case 'POST customers':
      only(params, TAKES.customer);
      return books.keep({
        ...{ id: books.id('cus'), object: 'customer', created: books.now(), livemode: false, balance: 0 },
        email: params['email'],
        metadata: params['metadata'] ?? {},
      });
    case 'POST customers/:id':
      only(params, TAKES.customer);
      return Object.assign(thing<Any>(), params);
    case 'DELETE customers/:id': {
      const customer = thing<Any>();
      for (const sub of books.subsOf(customer.id)) if (!isOver(sub)) books.cancel(sub);
      books.things.delete(customer.id);
      books.emit('customer.deleted', customer);
      const grave = { id: customer.id, object: 'customer', deleted: true };
      books.graves.set(customer.id, grave);
      return grave;
    }
    case 'GET customers/:id':
      return books.graves.get(id ?? '') ?? thing();
    case 'GET subscriptions':
      only(params, TAKES.list);
      return list(newest(books.subsOf(String(params['customer']))).slice(0, Number(params['limit'] ?? 10)));
    case 'POST subscriptions':
      only(params, TAKES.create);
      return createSubscription(books, params);
    case 'GET subscriptions/:id':
    case 'GET invoices/:id':
    case 'GET payment_intents/:id':
    case 'GET payment_methods/:id':
    case 'GET charges/:id':
      return thing();
    case 'POST subscriptions/:id':
      only(params, TAKES.update);
      return updateSubscription(books, thing<SubscriptionData>(), params);
    case 'DELETE subscriptions/:id': {
      only(params, TAKES.cancel);
      const sub = thing<SubscriptionData>();
      if (isOver(sub)) throw missing(sub.id);
      books.cancel(sub);
      return sub;
    }
    case 'POST invoices/:id':
      if (id !== 'create_preview') break;
      only(params, TAKES.preview);
      return {
        object: 'invoice',
        id: 'upcoming',
        amount_due: prorated(
          books,
          books.get<SubscriptionData>(String(params['subscription'])),
          newPrice((params['subscription_details'] as Params)['items']),
        ),
      };
    case 'POST invoices/:id/void': {
      const invoice = thing<InvoiceData>();
      if (invoice.status !== 'open') throw new StripeNo(400, 'invoice_not_editable', 'not open');
      books.void(invoice);
      const sub = books.subOf(invoice);
      if (sub.status === 'incomplete') books.cancel(sub, 'incomplete_expired');
      return invoice;
    }
    case 'GET invoices':
      return list(
        newest(books.all<InvoiceData>('invoice').filter((one) => one.customer === params['customer'])).slice(
          0,
          Number(params['limit'] ?? 10),
        ),
      );
    case 'GET invoice_payments': {
      const { payment_intent: intent } = params['payment'] as Params;
      return list(
        books
          .all<Any>('invoice_payment')
          .filter((one) => (one['payment'] as Params)['payment_intent'] === intent),
      );
    }
    case 'POST subscription_schedules':
      only(params, TAKES.schedule);
      return createSchedule(books, books.get<SubscriptionData>(String(params['from_subscription'])));
    case 'POST subscription_schedules/:id':
      only(params, TAKES.phases);
      return updateSchedule(books, thing<Any>(), params);
    case 'POST subscription_schedules/:id/release': {
      const schedule = thing<Any>();
      const sub = books.get<SubscriptionData>(String(schedule['subscription']));
      if (schedule['status'] !== 'active') throw new StripeNo(400, 'schedule_over', 'not active');
      Object.assign(schedule, { status: 'released', released_subscription: sub.id });
      sub.schedule = null;
      return schedule;
    }
    case 'POST billing_portal/:id':
      only(params, TAKES.portal);
      if (!books.things.has(String(params['customer']))) throw missing(String(params['customer']));
      return {
        id: books.id('bps'),
        object: 'billing_portal.session',
        customer: params['customer'],
        return_url: params['return_url'],
        url: 'https://billing.stripe.test/session',
        livemode: false,
      };
    case 'GET events': {
      const { gte } = params['created'] as { gte: string };
      const types = params['types'] as string[];
      const found = books.events.filter((one) => one.created >= Number(gte) && types.includes(one.type));
      return list([...found].reverse().map((one) => JSON.parse(one.body) as object));
    }
  }
  throw new StripeNo(404, 'url_invalid', `Unrecognized request URL (${at})`);
}

const isOver = (sub: SubscriptionData) => ['canceled', 'incomplete_expired'].includes(sub.status ?? '');
const newPrice = (items: unknown): string => String((items as Params[])[0]?.['price']);

function createSubscription(books: StripeData, params: Params): SubscriptionData {
  const customer = String(params['customer']);
  if (!books.things.has(customer)) throw missing(customer);
  const priceId = newPrice(params['items']);
  if (PRICES[priceId] === undefined) throw missing(priceId);
  const now = books.now();
  const id = books.id('sub');
  const sub: SubscriptionData = books.keep({
    ...{ id, object: 'subscription' as const, customer, status: 'incomplete' as const, created: now },
    ...{ cancel_at_period_end: false, cancel_at: null, canceled_at: null, ended_at: null, livemode: false },
    ...{
      currency: 'usd',
      latest_invoice: null,
      default_payment_method: null,
      schedule: null,
      pending_update: null,
    },
    pending_setup_intent: null,
    metadata: params['metadata'] as Stripe.Metadata,
    ...(params['automatic_tax']
      ? { automatic_tax: params['automatic_tax'] as Stripe.Subscription.AutomaticTax }
      : {}),
    items: {
      object: 'list' as const,
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
      data: [
        {
          id: books.id('si'),
          object: 'subscription_item' as const,
          created: now,
          subscription: id,
          quantity: 1,
          metadata: {},
          price: price(priceId) as Stripe.Price,
          current_period_start: now,
          current_period_end: nextMonth(now, now),
        },
      ],
    },
  });
  const credit = Number(books.get<Any>(customer)['balance'] ?? 0);
  const due = Math.max(0, (PRICES[priceId] ?? 0) + credit);
  if (due === 0) {
    const setup = books.keep({
      ...{
        id: books.id('seti'),
        object: 'setup_intent',
        customer,
        status: 'requires_payment_method',
        usage: 'off_session',
        livemode: false,
        payment_method: null,
      },
      client_secret: `seti_secret_${id}`,
    });
    sub.pending_setup_intent = setup.id;
  }
  books.invoice(sub, due, 'subscription_create');
  return sub;
}

function prorated(books: StripeData, sub: SubscriptionData, to: string): number {
  const { current_period_start: from = 0, current_period_end: until = 1, price: old } = books.itemOf(sub);
  const left = Math.max(0, until - books.now()) / (until - from);
  return Math.round(((PRICES[to] ?? 0) - (old.unit_amount ?? 0)) * left);
}

function updateSubscription(books: StripeData, sub: SubscriptionData, params: Params): SubscriptionData {
  if (isOver(sub)) throw missing(sub.id);
  if (sub.schedule && ('cancel_at_period_end' in params || 'items' in params)) {
    throw new StripeNo(400, 'schedule', 'The subscription is managed by a subscription schedule.');
  }
  if ('cancel_at_period_end' in params) {
    sub.cancel_at_period_end = params['cancel_at_period_end'] === 'true';
    sub.canceled_at = sub.cancel_at_period_end ? books.now() : null;
  }
  if (typeof params['default_payment_method'] === 'string')
    sub.default_payment_method = params['default_payment_method'];
  if ('items' in params) {
    if (params['payment_behavior'] !== 'pending_if_incomplete')
      throw new StripeNo(400, 'emulator', 'only pending updates');
    const to = newPrice(params['items']);
    const invoice = books.invoice(sub, prorated(books, sub, to), 'subscription_update');
    sub.pending_update = {
      ...{
        billing_cycle_anchor: null,
        cancel_at_period_end: null,
        discount: null,
        discounts: null,
        metadata: null,
      },
      expires_at: books.now() + 23 * HOUR_S,
      subscription_items: [{ ...books.itemOf(sub), price: price(to) }],
    } as unknown as Stripe.Subscription.PendingUpdate;
    if (invoice.status === 'paid') books.settled(invoice, null);
    else books.chargeOffSession(invoice);
    return sub;
  }
  books.emit('customer.subscription.updated', sub);
  return sub;
}

function createSchedule(books: StripeData, sub: SubscriptionData): Any {
  if (sub.schedule) throw new StripeNo(400, 'schedule', 'has one already');
  const item = books.itemOf(sub);
  const schedule = books.keep({
    ...{ id: books.id('sub_sched'), object: 'subscription_schedule', subscription: sub.id, status: 'active' },
    ...{ customer: sub.customer, created: books.now(), end_behavior: 'release', livemode: false },
    current_phase: { start_date: item.current_period_start, end_date: item.current_period_end },
    phases: [
      {
        start_date: item.current_period_start,
        end_date: item.current_period_end,
        items: [{ price: item.price.id, quantity: 1 }],
      },
    ],
  });
  sub.schedule = schedule.id;
  return schedule as unknown as Any;
}

function updateSchedule(books: StripeData, schedule: Any, params: Params): Any {
  const sub = books.get<SubscriptionData>(String(schedule['subscription']));
  let at = 0;
  schedule['phases'] = (params['phases'] as Params[]).map((phase) => {
    const start = Number(phase['start_date'] ?? at);
    at = phase['end_date'] === undefined ? nextMonth(start, sub.created ?? start) : Number(phase['end_date']);
    return { start_date: start, end_date: at, items: phase['items'] };
  });
  books.emit('customer.subscription.updated', sub);
  return schedule;
}

/** What Stripe.js does with a secret in the browser. */
function payWith(books: StripeData, secret: string, card: CardKind, approve?: boolean) {
  books.settle();
  const intent = [...books.all<Intent>('payment_intent'), ...books.all<Intent>('setup_intent')].find(
    (one) => one.client_secret === secret,
  );
  if (!intent || ['succeeded', 'canceled', 'processing'].includes(intent.status ?? '')) return 'stale';
  if (card === 'declined') {
    intent.status = 'requires_payment_method';
    return 'declined';
  }
  if (card === 'authenticate' && approve !== true) {
    intent.status = approve === false ? 'requires_payment_method' : 'requires_action';
    return approve === false ? 'declined' : 'requires_action';
  }
  const method = newCard(books, String(intent.customer), card);
  if ((intent as { object?: string }).object === 'setup_intent') {
    Object.assign(intent, { status: 'succeeded', payment_method: method });
  } else books.settled(books.invoiceOfIntent(intent.id), method);
  return 'succeeded';
}

export function newCard(books: StripeData, customer: string, kind: CardKind): string {
  const card = { brand: 'visa', last4: kind === 'good' ? '4242' : '3155', exp_month: 8, exp_year: 2030 };
  const method = books.keep({
    id: books.id('pm'),
    object: 'payment_method',
    type: 'card',
    customer,
    card,
    created: books.now(),
    livemode: false,
    metadata: {},
  });
  books.cards.set(method.id, kind);
  return method.id;
}

function chargeOf(books: StripeData, intent: string): Any {
  const charge = books.get<Intent>(intent).latest_charge;
  return books.get<Any>(charge as string);
}

/** Stripe's own scheme, made without its SDK: HMAC-SHA256 of 'timestamp.body'. */
async function sign(body: string, secret = WEBHOOK_SECRET, at = Date.now()): Promise<string> {
  const time = Math.floor(at / 1000);
  const bytes = new TextEncoder();
  const key = await crypto.subtle.importKey(
    'raw',
    bytes.encode(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  const mac = new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes.encode(`${time}.${body}`)));
  return `t=${time},v1=${Array.from(mac, (b) => b.toString(16).padStart(2, '0')).join('')}`;
}

/** Ids into objects, as `expand` asks; what Stripe only sends when asked for comes from here, too. */
function expand(books: StripeData, answer: unknown, paths: string[]): unknown {
  for (const path of paths) follow(books, answer, path.split('.'));
  return answer;
}

function follow(books: StripeData, value: unknown, path: string[]): void {
  const [name, ...rest] = path;
  if (name === undefined || typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const one of value) follow(books, one, path);
    return;
  }
  const object = value as Record<string, unknown>;
  if (object['object'] === 'invoice' && name === 'confirmation_secret') {
    const { client_secret: secret, amount } = books.intentOf(object as unknown as InvoiceData);
    object[name] = amount === 0 ? null : { type: 'payment_intent', client_secret: secret };
  } else if (object['object'] === 'invoice' && name === 'payments') {
    object[name] = {
      object: 'list',
      data: [structuredClone(books.get(`inpay_${String(object['id'])}`))],
      has_more: false,
      url: '',
    };
  } else if (typeof object[name] === 'string')
    object[name] = structuredClone(books.things.get(object[name]) ?? object[name]);
  follow(books, object[name], rest);
}

export { DAY_S };
