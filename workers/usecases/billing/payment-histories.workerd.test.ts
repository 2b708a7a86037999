import { env } from 'cloudflare:test';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { DAY, START, type Member } from '../../../tests/worlds/billing-world.workerd.ts';
import type { CardKind, InvoiceData } from '../../../tests/fakes/stripe/stripe-data.ts';
import {
  expected,
  passTime,
  settled,
  type Model,
} from '../../../tests/fakes/stripe/expected-plan.workerd.ts';
import {
  GET_OR_CREATE,
  openStripeWorld,
  type StripeWorld,
} from '../../../tests/fakes/stripe/stripe-world.workerd.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { LONG } from '../../../tests/runner/long-run.ts';

// Random histories of a user, Stripe and the clock against a model (tests/fakes/stripe/expected-plan.workerd.ts): after the hourly cron at
// the latest, the tier is what was paid for or granted.

const RUNS = LONG ? 500 : 10;

interface Real {
  house: StripeWorld;
  her: Member;
}
type Telling = 'in order' | 'backward' | 'twice' | 'lost';

/** What webhooks tell of a step, and in which order; then the cron. */
async function tell({ house }: Real, telling: Telling): Promise<void> {
  house.stripe.books.settle();
  const bodies = house.untold();
  house.forgetUntold();
  const told = {
    'in order': bodies,
    backward: [...bodies].reverse(),
    twice: [...bodies, ...bodies],
    lost: [],
  }[telling];
  for (const body of told) expect(await house.tell(body)).toBe(200);
  await reconcilePayments(house.app);
}

class Step implements fc.AsyncCommand<Model, Real> {
  readonly name: string;
  readonly telling: Telling;
  readonly may: (model: Model) => boolean;
  readonly act: (model: Model, real: Real) => Promise<void>;
  constructor(
    name: string,
    telling: Telling,
    may: (model: Model) => boolean,
    act: (model: Model, real: Real) => Promise<void>,
  ) {
    this.name = name;
    this.telling = telling;
    this.may = may;
    this.act = act;
  }
  check = (model: Model): boolean => this.may(model);
  async run(model: Model, real: Real): Promise<void> {
    const before = expected(model);
    await this.act(model, real);
    const after = expected(model);
    expect([before, after], `${this.toString()}, before the cron`).toContain(await real.her.tierNow());
    await tell(real, this.telling);
    expect(await real.her.tierNow(), `${this.toString()}, after the cron`).toBe(after);
  }
  toString = (): string => `${this.name} (${this.telling})`;
}

async function ask({ her }: Real, tier: string): Promise<Record<string, unknown>> {
  const { status, body } = await her.call('POST', GET_OR_CREATE, { tier });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}
async function change({ her }: Real, body: object): Promise<void> {
  expect((await her.call('POST', '/api/subscription/change', body)).status).toBe(200);
}
const setGrant = (real: Real, tier: string, source: string | null) =>
  env.PEOPLE.prepare('update users set subscription_tier = ?, subscription_source = ? where id = ?')
    .bind(tier, source, real.her.user.id)
    .run();
function buy(telling: Telling, tier: 'premium' | 'pro', card: CardKind) {
  return new Step(
    `buy ${tier} with ${card}`,
    telling,
    (m) => m.live === null && m.grant === null,
    async (m, r) => {
      const setup = await ask(r, tier);
      const paid = r.house.stripe.pay(String(setup['clientSecret']), card, true);
      if (paid !== 'succeeded') return;
      const renews = card !== 'fails-later';
      m.live = {
        tier,
        start: m.now,
        months: 0,
        cancel: false,
        next: null,
        renews,
        unpaidSince: null,
        lastPaid: true,
      };
    },
  );
}
function upgrade(telling: Telling, confirms: boolean) {
  const may = (m: Model) => settled(m) && m.live?.tier === 'premium' && !m.live.cancel;
  return new Step(`upgrade, ${confirms ? 'confirmed' : 'left'}`, telling, may, async (m, r) => {
    const setup = await ask(r, 'pro');
    const live = m.live!;
    if (setup['isPaid'] !== true) {
      live.lastPaid = false;
      if (!confirms) return;
      expect(r.house.stripe.pay(String(setup['clientSecret']), 'good')).toBe('succeeded');
      live.renews = true;
    }
    Object.assign(live, { tier: 'pro', next: null, lastPaid: true });
  });
}
function refund(telling: Telling) {
  return new Step(
    'refund',
    telling,
    (m) => m.live !== null && m.live.lastPaid && m.live.unpaidSince === null,
    (m, r) => {
      const { books } = r.house.stripe;
      const sub = books
        .all<{ status: string; latest_invoice: string }>('subscription')
        .find((s) => s.status === 'active');
      r.house.stripe.refund(books.intentOf(books.get<InvoiceData>(sub!.latest_invoice)).id);
      m.live = null;
      return Promise.resolve();
    },
  );
}

const tellings = fc.constantFrom<Telling>('in order', 'backward', 'twice', 'lost');
const buying = fc
  .tuple(
    tellings,
    fc.constantFrom('premium' as const, 'pro' as const),
    fc.constantFrom<CardKind>('good', 'fails-later', 'declined', 'authenticate'),
  )
  .map((a) => buy(...a));
const commands = [
  buying,
  buying,
  fc.tuple(tellings, fc.boolean()).map((a) => upgrade(...a)),
  tellings.map(refund),
  tellings.map(refund),
  tellings.map(
    (t) =>
      new Step(
        'downgrade',
        t,
        (m) => settled(m) && m.live?.tier === 'pro',
        async (m, r) => {
          await change(r, { action: 'downgrade', tier: 'premium' });
          Object.assign(m.live!, { next: 'premium', cancel: false });
        },
      ),
  ),
  tellings.map(
    (t) =>
      new Step('cancel', t, settled, async (m, r) => {
        await change(r, { action: 'cancel' });
        Object.assign(m.live!, { next: null, cancel: true });
      }),
  ),
  tellings.map(
    (t) =>
      new Step('resume', t, settled, async (m, r) => {
        await change(r, { action: 'resume' });
        Object.assign(m.live!, { next: null, cancel: false });
      }),
  ),
  tellings.map(
    (t) =>
      new Step(
        'pay the renewal',
        t,
        (m) => m.live?.unpaidSince != null && m.grant === null,
        async (m, r) => {
          const setup = await ask(r, m.live!.tier);
          expect(r.house.stripe.pay(String(setup['clientSecret']), 'good')).toBe('succeeded');
          Object.assign(m.live!, { unpaidSince: null, renews: true, lastPaid: true });
          passTime(m);
        },
      ),
  ),
  fc.tuple(tellings, fc.constantFrom('premium' as const, 'pro' as const)).map(
    ([t, tier]) =>
      new Step(
        `grant ${tier}`,
        t,
        () => true,
        async (m, r) => {
          await setGrant(r, tier, 'granted');
          m.grant = tier;
        },
      ),
  ),
  tellings.map(
    (t) =>
      new Step(
        'end the grant',
        t,
        (m) => m.grant !== null,
        async (m, r) => {
          await setGrant(r, 'free', 'granted');
          m.grant = null;
          await r.her.call('POST', '/api/subscription/refresh');
        },
      ),
  ),
  fc.tuple(tellings, fc.constantFrom(1, 3, 10, 14, 31, 45)).map(
    ([t, days]) =>
      new Step(
        `${days} days`,
        t,
        () => true,
        (m, r) => {
          r.house.pass(days * DAY);
          m.now += days * DAY;
          passTime(m);
          return Promise.resolve();
        },
      ),
  ),
];

test(
  'whatever happens, the tier is what was paid for or granted',
  { timeout: LONG ? 3_600_000 : 240_000 },
  async () => {
    const quiet = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await fc.assert(
      fc.asyncProperty(fc.commands(commands, { maxCommands: LONG ? 30 : 20, size: 'max' }), async (steps) => {
        const house = openStripeWorld();
        await env.PEOPLE.batch([
          env.PEOPLE.prepare("delete from operations where name = 'payment-events-until'"),
          env.PEOPLE.prepare('update subscriptions set check_at = null, card_expires_at = null'),
        ]);
        const her = await house.member();
        await fc.asyncModelRun(
          () => ({ model: { now: START, live: null, grant: null } as Model, real: { house, her } }),
          steps,
        );
      }),
      { numRuns: RUNS, ...(LONG ? {} : { seed: 20261120 }) },
    );
    quiet.mockRestore();
  },
);
