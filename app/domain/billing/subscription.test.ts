import { expect, test } from 'vitest';
import {
  type SubscriptionSnapshot,
  planChangeKind,
  entitlementChange,
  resolveEntitlement,
  graceEnd,
  isEntitled,
  leadingSubscription,
  nextCheckAt,
} from './subscription.ts';

const DAY = 86_400_000;
const bought = (over: Partial<SubscriptionSnapshot> = {}): SubscriptionSnapshot => ({
  ...{ id: 'one', customer: 'her', tier: 'pro', state: 'active', startedAt: 0, periodStart: 100 * DAY },
  ...{ periodEnd: 130 * DAY, cancelAtPeriodEnd: false, nextTier: null, card: null, ...over },
});

test('a renewal that is not paid gives its plan for two weeks more', () => {
  const unpaid = bought({ state: 'past-due' });
  expect(graceEnd(unpaid)).toBe(114 * DAY);
  expect(isEntitled(unpaid, 114 * DAY - 1)).toBe(true);
  expect(isEntitled(unpaid, 114 * DAY)).toBe(false);
  expect(isEntitled(bought(), 999 * DAY)).toBe(true);
  for (const state of ['incomplete', 'over'] as const) expect(isEntitled(bought({ state }), 0)).toBe(false);
});

test.each<[string, Partial<SubscriptionSnapshot>, Partial<SubscriptionSnapshot>]>([
  ['what gives a plan before what does not', { tier: 'premium' }, { state: 'incomplete' }],
  [
    'an unpaid renewal before what was never paid',
    { state: 'past-due', periodStart: 0 },
    { state: 'incomplete' },
  ],
  ['an unpaid plan within its grace before a paid one', { state: 'past-due', tier: 'premium' }, {}],
  ['the larger plan', {}, { tier: 'premium', startedAt: 9 }],
  ['a paid plan before an unpaid one whose grace is over', {}, { state: 'past-due', periodStart: 0 }],
  [
    'a smaller plan whose renewal is not paid before a larger one that never was',
    { state: 'past-due', periodStart: 0, tier: 'premium' },
    { state: 'incomplete', startedAt: 9 },
  ],
  ['the newer of two', { startedAt: 9 }, {}],
  ['a plan that is over never', { state: 'incomplete', tier: 'premium' }, { state: 'over' }],
])('of two subscriptions the one that counts: %s', (_, first, second) => {
  const [one, two] = [bought({ ...first, id: 'counts' }), bought(second)];
  expect(leadingSubscription([one, two], 101 * DAY)?.id).toBe('counts');
  expect(leadingSubscription([two, one], 101 * DAY)?.id).toBe('counts');
});

test('where all are over there is none', () => {
  expect(leadingSubscription([bought({ state: 'over' })], 0)).toBeNull();
  expect(leadingSubscription([], 0)).toBeNull();
});

const free = { subscriptionTier: 'free', subscriptionSource: null } as const;
const granted = { subscriptionTier: 'pro', subscriptionSource: 'granted' } as const;
const paid = { subscriptionTier: 'premium', subscriptionSource: 'paid' } as const;

test('a grant is kept whatever is paid; a grant of nothing hides nothing', () => {
  expect(resolveEntitlement(granted, 'premium')).toEqual(granted);
  expect(resolveEntitlement({ ...free, subscriptionSource: 'granted' }, 'premium')).toEqual(paid);
  expect(resolveEntitlement(free, 'premium')).toEqual(paid);
  expect(resolveEntitlement(paid, null)).toEqual(free);
});

test('a payment changes a plan only where it gives or takes something', () => {
  expect(entitlementChange(free, null)).toBeNull();
  expect(entitlementChange(granted, null)).toBeNull();
  expect(entitlementChange(granted, 'premium')).toBeNull();
  expect(entitlementChange(paid, 'premium')).toBeNull();
  expect(entitlementChange(paid, null)).toEqual(free);
  expect(entitlementChange(paid, 'pro')).toEqual({ subscriptionTier: 'pro', subscriptionSource: 'paid' });
  expect(entitlementChange({ ...paid, subscriptionSource: null }, 'premium')).toEqual(paid);
});

test('another plan is more or less than hers, or the same', () => {
  expect([
    planChangeKind('premium', 'pro'),
    planChangeKind('pro', 'premium'),
    planChangeKind('pro', 'pro'),
  ]).toEqual([...['upgrade', 'downgrade', 'same']]);
});

const NOW = 200 * DAY;
const MINUTE = 60_000;
test.each([
  ['a minute after its period', { periodEnd: NOW }, NOW + MINUTE],
  ['in an hour where that is over', { periodEnd: NOW - MINUTE }, NOW + 60 * MINUTE],
  ['once a day while a renewal is tried again', { state: 'past-due', periodStart: NOW - DAY }, NOW + DAY],
  ['at the end of its grace', { state: 'past-due', periodStart: NOW - 13.5 * DAY }, NOW + DAY / 2],
  [
    'in an hour when its grace is over',
    { state: 'past-due', periodStart: NOW - 14 * DAY },
    NOW + 60 * MINUTE,
  ],
  ['a day after it was begun', { state: 'incomplete', startedAt: NOW - DAY + 1 }, NOW + 1],
  ['in an hour when that is over', { state: 'incomplete', startedAt: NOW - DAY }, NOW + 60 * MINUTE],
] as const)('a subscription is looked at again %s', (_, over, at) => {
  expect(nextCheckAt(bought(over), NOW)).toBe(at);
});

test('where there is none, nothing is looked at again', () => {
  expect(nextCheckAt(null, NOW)).toBeNull();
});
