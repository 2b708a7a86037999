import { expect, test } from 'vitest';
import { EVENING_FROM } from '../preferences/day-occasion.ts';
import { isPaid, isUpgrade, canMakeVideos, canUseSchedules, PLANS } from './plan.ts';

test('three outfits a day on the free plan, no limit on the others', () => {
  expect(Object.values(PLANS).map((plan) => plan.outfitsPerDay)).toEqual([3, null, null]);
});

test('forty pieces in a free closet, no limit on the others', () => {
  expect(Object.values(PLANS).map((plan) => plan.closetPieces)).toEqual([40, null, null]);
});

test('films: none, one, three a day', () => {
  expect(Object.values(PLANS).map((plan) => plan.videosPerDay)).toEqual([0, 1, 3]);
  expect([canMakeVideos('free'), canMakeVideos('premium'), canMakeVideos('pro')]).toEqual([
    false,
    true,
    true,
  ]);
});

test('tomorrow’s look comes in the evening, with early access at noon', () => {
  expect(Object.values(PLANS).map((plan) => plan.tomorrowFrom)).toEqual([EVENING_FROM, EVENING_FROM, 12]);
});

test('schedules are for the paid plans', () => {
  expect([canUseSchedules('free'), canUseSchedules('premium'), canUseSchedules('pro')]).toEqual([
    false,
    true,
    true,
  ]);
  expect(isPaid('free')).toBe(false);
  expect(isUpgrade('premium', 'pro')).toBe(true);
  expect(isUpgrade('pro', 'premium')).toBe(false);
});

test('the price of each plan as the profile says it', () => {
  expect(Object.values(PLANS).map((plan) => plan.priceText)).toEqual([
    'Free Plan',
    'Premium - $9.99/month',
    'Pro - $29.99/month',
  ]);
});

test('a free plan swaps five pieces of an outfit and lets others go first for a minute', () => {
  expect(Object.values(PLANS).map((plan) => plan.swapsPerOutfit)).toEqual([5, null, null]);
  expect(Object.values(PLANS).map((plan) => plan.letsOthersFirst)).toEqual([60, 0, 0]);
});

test('what is charged is what the price says', () => {
  for (const { priceCents, priceText } of Object.values(PLANS))
    expect(priceText.match(/\$(\d+\.\d\d)/)?.[1] ?? '0.00').toBe((priceCents / 100).toFixed(2));
  expect(isUpgrade('pro', 'pro')).toBe(false);
  expect([isPaid('premium'), isPaid('pro')]).toEqual([true, true]);
});
