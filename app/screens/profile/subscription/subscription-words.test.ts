import { expect, test } from 'vitest';
import { planWords } from './subscription-words.ts';

test('who was given her plan reads no price', () => {
  expect(planWords({ subscriptionTier: 'premium', subscriptionSource: 'granted' })).not.toContain('$');
  expect(planWords({ subscriptionTier: 'premium', subscriptionSource: 'paid' })).toBe(
    'Premium - $9.99/month',
  );
  expect(planWords({ subscriptionTier: 'free', subscriptionSource: null })).toBe('Free Plan');
  expect(planWords({ subscriptionTier: 'free', subscriptionSource: 'granted' })).toBe('Free Plan');
});
