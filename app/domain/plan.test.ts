import { expect, test } from 'vitest';
import {
  isPaid,
  isUpgrade,
  mayMakeOutfit,
  mayMakeVideos,
  mayUseSchedules,
  outfitsLeft,
  PLANS,
  videosLeft,
} from './plan.ts';

test('three outfits a day on the free plan, no limit on the others', () => {
  expect([0, 1, 2, 3, 4].map((used) => outfitsLeft('free', used))).toEqual([3, 2, 1, 0, 0]);
  expect(mayMakeOutfit('free', 2)).toBe(true);
  expect(mayMakeOutfit('free', 3)).toBe(false);
  expect(outfitsLeft('premium', 500)).toBeNull();
  expect(mayMakeOutfit('pro', 500)).toBe(true);
});

test('films: none, one, three a day', () => {
  expect(videosLeft('free', 0)).toBe(0);
  expect([mayMakeVideos('free'), mayMakeVideos('premium'), mayMakeVideos('pro')]).toEqual([
    false,
    true,
    true,
  ]);
  expect([0, 1, 2].map((used) => videosLeft('premium', used))).toEqual([1, 0, 0]);
  expect([0, 1, 2, 3, 4].map((used) => videosLeft('pro', used))).toEqual([3, 2, 1, 0, 0]);
});

test('schedules are for the paid plans', () => {
  expect([mayUseSchedules('free'), mayUseSchedules('premium'), mayUseSchedules('pro')]).toEqual([
    false,
    true,
    true,
  ]);
  expect(isPaid('free')).toBe(false);
  expect(isUpgrade('premium', 'pro')).toBe(true);
  expect(isUpgrade('pro', 'premium')).toBe(false);
});

test('the texts of the specification', () => {
  expect(Object.values(PLANS).map((plan) => plan.priceText)).toEqual([
    'Free Plan',
    'Premium - $9.99/month',
    'Pro - $29.99/month',
  ]);
});
