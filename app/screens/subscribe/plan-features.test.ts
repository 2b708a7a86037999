import { expect, test } from 'vitest';
import { FEATURES, planPrice } from './plan-features.ts';

const texts = (tier: keyof typeof FEATURES) => FEATURES[tier].map(({ text }) => text);

test('prices as the plans have them', () => {
  expect(planPrice('free')).toEqual({ price: '$0', per: 'forever' });
  expect(planPrice('premium')).toEqual({ price: '$9.99', per: 'per month' });
  expect(planPrice('pro')).toEqual({ price: '$29.99', per: 'per month' });
});

test('each plan names what it gives', () => {
  expect(texts('free')).toEqual([
    '3 outfits a day',
    'Shown on your own photo',
    'Estimated comfort, hour by hour',
    'No videos',
  ]);
  expect(texts('premium')).toEqual([
    'Unlimited outfits',
    '1 video a day, 10 s',
    'Style schedules',
    'Priority processing',
  ]);
  expect(texts('pro')).toEqual([
    '3 videos a day, 10 s each',
    'Commercial use license',
    'Priority support',
    'Early access',
  ]);
});
