import { Refusal } from '../../../app/domain/refusal.ts';
import type { PeopleDb } from '../../db/sql/open-database.ts';
import { closeDeskAccount, openDeskAccount, readDesk, writeDesk } from '../../db/people/sandbox-desk.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Payments } from '../../ports/payments.ts';
import { endSubscription, periodEnd, settleAccount, type DeskAccount } from './sandbox/account.ts';
import * as desk from './sandbox/desk.ts';
import type { PaidTier } from '../../../app/domain/billing/plan.ts';

const TRIES = 8;

/** Local builds only: keeps its own books by the clock, and never sees a card. */
export function sandboxPayments(people: PeopleDb, clock: Clock): Payments {
  async function visit<T>(customer: string, act: (account: DeskAccount, now: number) => T): Promise<T> {
    for (let tries = 0; tries < TRIES; tries++) {
      const read = await readDesk(people, customer);
      if (!read) throw new Refusal('not-found', 'The sandbox knows no such customer.');
      const account = JSON.parse(read.account) as DeskAccount;
      const now = clock.now();
      settleAccount(account, now);
      const answer = act(account, now);
      const after = JSON.stringify(account);
      if (after === read.account || (await writeDesk(people, customer, after, read.version))) return answer;
    }
    throw new Error('The sandbox desk is crowded.');
  }
  const goOn = (customer: string, id: string, nextTier: PaidTier | null, cancelAtPeriodEnd: boolean) =>
    visit(customer, (account) => {
      Object.assign(desk.requireDeskSubscription(account, id), { nextTier, cancelAtPeriodEnd });
    });
  const isKnown = async (customer: string) => (await readDesk(people, customer)) !== undefined;

  return {
    name: 'sandbox',
    publishableKey: null,

    async createCustomer({ id }) {
      const customer = `cus_sandbox_${id.replaceAll('-', '')}`;
      const account: DeskAccount = { customer, userId: id, subscriptions: [], invoices: [] };
      await openDeskAccount(people, { customer, userId: id, account: JSON.stringify(account) });
      return customer;
    },
    hasCustomer: isKnown,
    async subscriptionsOf(customer) {
      if (!(await isKnown(customer))) return [];
      return visit(customer, (account) =>
        account.subscriptions.map((sub) => desk.deskSnapshot(account, sub)),
      );
    },
    async invoicesOf(customer, limit) {
      if (!(await isKnown(customer))) return [];
      return visit(customer, ({ invoices }) => invoices.map(desk.deskInvoice).reverse().slice(0, limit));
    },
    setUp: ({ customer, tier }) =>
      visit(customer, (account, now) => desk.beginSubscription(account, tier, now)),
    payOpenInvoice: (customer, id) => visit(customer, (account) => desk.openRenewal(account, id)),
    // The card was noted when it paid.
    confirmSetup: ({ customer, subscriptionId }) =>
      visit(customer, (account) => void desk.requireDeskSubscription(account, subscriptionId)),
    previewUpgrade: (customer, id, tier) =>
      visit(customer, (account, now) => {
        const sub = desk.requireDeskSubscription(account, id);
        return { amountCents: desk.upgradeCents(sub, tier, now), renewsAt: periodEnd(sub) };
      }),
    upgrade: (customer, id, tier) =>
      visit(customer, (account, now) => desk.startUpgrade(account, id, tier, now)),
    downgradeAtPeriodEnd: (customer, id, tier) => goOn(customer, id, tier, false),
    cancelAtPeriodEnd: (customer, id) => goOn(customer, id, null, true),
    resume: (customer, id) => goOn(customer, id, null, false),
    end: (customer, id) =>
      visit(customer, (account) => endSubscription(account, desk.requireDeskSubscription(account, id))),
    portalLink: () => Promise.resolve(null),
    forget: (customer) => closeDeskAccount(people, customer),

    // There are no events: the cron asks.
    readEvent: () => Promise.reject(new Refusal('not-found', 'The sandbox sends no events.')),
    eventsSince: () => Promise.resolve([]),
    endIfTakenBack: () => Promise.resolve(null),

    confirmInSandbox: (customer, { clientSecret, card, approved }) =>
      visit(customer, (account) => desk.confirmPayment(account, clientSecret, card, approved)),
  };
}
