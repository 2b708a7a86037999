import { expect, test } from 'vitest';
import { isEmail, outcomeIn, WAITLIST_WORDS } from './waitlist.ts';

test('an address is anything with an @ in it', () => {
  expect(['nora@example.com', ' a@b ', '@'].map(isEmail)).toEqual([true, true, true]);
  expect(['', '   ', 'nora'].map(isEmail)).toEqual([false, false, false]);
});

test('the outcome of a posted form is read from the address, and nothing else is', () => {
  expect(outcomeIn('?waitlist=joined')).toBe('joined');
  expect(outcomeIn('?a=1&waitlist=invalid')).toBe('invalid');
  expect(outcomeIn('')).toBeNull();
  expect(outcomeIn('?waitlist=toString')).toBeNull();
});

test('the words are the fixed ones', () => {
  expect(WAITLIST_WORDS.invalid).toMatchObject({
    title: 'Invalid Email',
    description: 'Please enter a valid email address.',
  });
  expect(WAITLIST_WORDS.failed).toMatchObject({
    title: 'Error',
    description: 'Failed to sign up. Please try again later.',
  });
  expect(WAITLIST_WORDS.joined.title).toBe(
    "You're on the list! We'll notify you when we launch new features.",
  );
});
