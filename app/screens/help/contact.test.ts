import { expect, test } from 'vitest';
import { supportMail } from './contact.ts';

test('a mail to us carries her plan and her name, so that Pro can be answered first', () => {
  const address = new URL(supportMail({ username: 'amara', subscriptionTier: 'pro' }));
  expect(address.searchParams.get('subject')).toBe('[Pro] Help with Stylecast');
  expect(address.searchParams.get('body')).toContain('Username: amara\nPlan: Pro');
  expect(new URL(supportMail(null)).searchParams.get('subject')).toBe('Help with Stylecast');
});
