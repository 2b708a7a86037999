import { expect, test } from 'vitest';
import { openNodeWorld } from '../../../tests/worlds/node-world.ts';
import type { SubscriptionSnapshot } from '../../../app/domain/billing/subscription.ts';
import type { SubscriptionRow } from '../../db/people/subscriptions.ts';
import type { PaymentInvoice } from '../../ports/payments.ts';
import { orderBillingMails, orderCardMail } from './billing-mails.ts';

const ROW = {
  ...{ userId: 'her', tier: 'premium', status: 'active', stripeSubscriptionId: 'sub', receiptsUntil: 1000 },
  ...{ cancelAtPeriodEnd: false, cardExpiresAt: null, cardLast4: null },
} as SubscriptionRow;
const NOW: SubscriptionSnapshot = {
  ...{ id: 'sub', customer: 'cus', tier: 'premium', state: 'active', startedAt: 0, nextTier: null },
  ...{ periodStart: Date.UTC(2026, 10, 6), periodEnd: Date.UTC(2026, 11, 20), cancelAtPeriodEnd: false },
  card: null,
};
const invoiceOf = (over: Partial<PaymentInvoice> = {}): PaymentInvoice => ({
  ...{ id: 'in', number: 'A-1', createdAt: 2000, amountCents: 999, state: 'paid', reason: 'renewal' },
  ...{ attempts: 0, nextAttemptAt: null, url: null, ...over },
});

async function ordered(
  over: Partial<SubscriptionRow>,
  snapshot: SubscriptionSnapshot | null,
  ...invoices: PaymentInvoice[]
) {
  const { app, sent } = openNodeWorld();
  const row = { ...ROW, ...over };
  const until = await orderBillingMails(app, 'https://stylecast.test', { row, snapshot, invoices });
  const mails = sent.map(({ message }) => message as Extract<typeof message, { kind: 'send-mail' }>);
  return { until, mails: mails.map(({ mail, key, facts }) => ({ mail, key, facts })) };
}
const kinds = async (...asked: Parameters<typeof ordered>) =>
  (await ordered(...asked)).mails.map(({ mail }) => mail);

test('a receipt says what was paid, for which plan and when', async () => {
  const paid = invoiceOf({ createdAt: Date.UTC(2026, 11, 20, 23), amountCents: 1250 });
  expect(await ordered({}, { ...NOW, tier: 'pro' }, paid)).toEqual({
    until: paid.createdAt,
    mails: [
      {
        mail: 'payment-received',
        key: 'in',
        facts: { plan: 'Pro', amount: '$12.50', date: 'December 20, 2026', number: 'A-1' },
      },
    ],
  });
  const [draft] = (await ordered({}, null, invoiceOf({ number: null }))).mails;
  expect(draft?.facts).toMatchObject({ plan: 'Premium', number: '' });
});

test('each payment has one receipt: what was told before, costs nothing or is not paid has none', async () => {
  expect(await kinds({}, NOW, invoiceOf({ createdAt: 1000 }))).toEqual([]);
  expect(await kinds({}, NOW, invoiceOf({ createdAt: 1001 }))).toEqual(['payment-received']);
  expect(await kinds({}, NOW, invoiceOf({ amountCents: 0 }))).toEqual([]);
  expect(await kinds({}, NOW, invoiceOf({ amountCents: 1 }))).toEqual(['payment-received']);
  expect(await kinds({}, NOW, invoiceOf({ state: 'open' }), invoiceOf({ state: 'void' }))).toEqual([]);
});

test('the mark of the receipts stays before the oldest invoice that may still be paid, and never goes back', async () => {
  const until = async (...invoices: PaymentInvoice[]) => (await ordered({}, NOW, ...invoices)).until;
  expect(await until()).toBe(1000);
  expect(await until(invoiceOf(), invoiceOf({ createdAt: 3000, state: 'void' }))).toBe(3000);
  expect(
    await until(
      invoiceOf({ createdAt: 1500, state: 'open' }),
      invoiceOf({ createdAt: 1800, state: 'open' }),
      invoiceOf({ createdAt: 3000 }),
    ),
  ).toBe(1499);
  expect(await until(invoiceOf({ createdAt: 500, state: 'open' }))).toBe(1000);
});

test('a renewal that fails is told once, with the end of the grace: fourteen days', async () => {
  const late = { ...NOW, state: 'past-due' } as const;
  const open = invoiceOf({ state: 'open' });
  expect((await ordered({}, late, open)).mails).toEqual([
    {
      mail: 'payment-failed',
      key: 'in',
      facts: { plan: 'Premium', amount: '$9.99', until: 'November 20, 2026' },
    },
  ]);
  expect(await kinds({ status: 'past-due' }, late, open)).toEqual([]);
  expect(await kinds({}, NOW, open)).toEqual([]);
  expect(await kinds({}, null, open)).toEqual([]);
  expect(await kinds({}, late, invoiceOf({ state: 'open', reason: 'change' }))).toEqual([]);
  expect(await kinds({}, late, invoiceOf({ state: 'void' }))).toEqual([]);
});

test('what she cancels runs until the end of its period, and is told once', async () => {
  const ending = { ...NOW, cancelAtPeriodEnd: true };
  expect((await ordered({}, ending)).mails).toEqual([
    {
      mail: 'subscription-cancelled',
      key: `sub:${NOW.periodEnd}`,
      facts: { plan: 'Premium', until: 'December 20, 2026' },
    },
  ]);
  expect(await kinds({ cancelAtPeriodEnd: true }, ending)).toEqual([]);
  expect(await kinds({ stripeSubscriptionId: 'another' }, ending), 'a new one').toEqual([]);
  expect(await kinds({}, { ...ending, state: 'past-due' })).toEqual([]);
  expect(await kinds({}, NOW)).toEqual([]);
});

test('what ends for another reason is told, but for what she had canceled or never paid', async () => {
  const over = { ...NOW, state: 'over' } as const;
  const told = [{ mail: 'subscription-cancelled', key: 'sub:over', facts: { plan: 'Premium', until: '' } }];
  expect((await ordered({}, over)).mails).toEqual(told);
  expect((await ordered({ status: 'past-due' }, over)).mails).toEqual(told);
  expect(await kinds({ cancelAtPeriodEnd: true }, over)).toEqual([]);
  for (const status of ['incomplete', 'over', null] as const)
    expect(await kinds({ status }, over), String(status)).toEqual([]);
});

test('a card is spoken of by its last digits and its last month', async () => {
  const { app, sent } = openNodeWorld({
    settings: { canMail: true, origin: 'https://stylecast.test' } as never,
  });
  await orderCardMail(app, { ...ROW, cardExpiresAt: null, cardLast4: '4242' });
  await orderCardMail(app, { ...ROW, cardExpiresAt: 1, cardLast4: null });
  expect(sent).toEqual([]);
  const january = Date.UTC(2027, 0, 1);
  await orderCardMail(app, { ...ROW, cardExpiresAt: january, cardLast4: '4242' });
  expect(sent.map(({ message }) => message)).toMatchObject([
    {
      ...{ mail: 'card-expiring', userId: 'her', key: `sub:4242:${january}` },
      facts: { plan: 'Premium', last4: '4242', month: 'December 2026' },
      origin: 'https://stylecast.test',
    },
  ]);
});
