import { expect, test } from 'vitest';
import type { AdminUser } from '../../contracts/admin.ts';
import { personInitials, personName, tierWords, avatarTone, whereabouts } from './person-words.ts';

const person = (over: Partial<AdminUser> = {}): AdminUser => ({
  ...{ id: 'a', username: 'amara', email: 'a@example.org', emailVerified: true, location: 'Lisbon, PT' },
  ...{ firstName: 'Amara', lastName: 'Osei', isAdmin: false, createdAt: '2026-11-20T09:00:00.000Z' },
  ...{ subscriptionTier: 'premium', subscriptionSource: null },
  ...over,
});

test('name and initials, with less and less to go by', () => {
  expect([personName(person()), personInitials(person())]).toEqual(['Amara Osei', 'AO']);
  const half = person({ lastName: null });
  expect([personName(half), personInitials(half)]).toEqual(['Amara', 'A']);
  const none = person({ firstName: null, lastName: null });
  expect([personName(none), personInitials(none)]).toEqual(['amara', 'A']);
  expect(personInitials(person({ firstName: 'Émilie de', lastName: '𝒜' }))).toBe('ÉD');
  expect(personInitials(person({ firstName: '𝒜', lastName: null }))).toBe('𝒜');
});

test('where she is and what she has', () => {
  expect(whereabouts(person())).toBe('@amara · Lisbon, PT');
  expect(whereabouts(person({ location: ' ' }))).toBe('@amara');
  expect(tierWords(person())).toBe('Premium');
  expect(tierWords(person({ subscriptionSource: 'granted' }))).toBe('Premium (Granted)');
  expect(tierWords(person({ subscriptionTier: 'free', subscriptionSource: 'granted' }))).toBe(
    'Free (Set by hand)',
  );
  expect(tierWords(person({ subscriptionTier: 'free' }))).toBe('Free');
  expect(tierWords(person({ subscriptionSource: 'paid', subscriptionTier: 'pro' }))).toBe('Pro');
  expect(avatarTone(person())).toBe(avatarTone(person({ username: 'other' })));
});
