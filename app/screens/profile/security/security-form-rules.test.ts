import { expect, test } from 'vitest';
import { emailErrors, passwordErrors, refusedField } from './security-form-rules.ts';

test('a new password needs the current one, six characters and the same again', () => {
  const typed = { currentPassword: 'wet socks', password: 'dry socks', confirm: 'dry socks' };
  expect(passwordErrors(typed)).toEqual({});
  expect(passwordErrors({ currentPassword: '', password: 'k7#mP', confirm: 'other' })).toEqual({
    currentPassword: 'Please enter your current password.',
    password: 'Password must be at least 6 characters long.',
    confirm: "Passwords don't match",
  });
});

test('a new address is an address, another one, and needs the password', () => {
  const typed = { email: 'new@example.org', currentPassword: 'wet socks' };
  expect(emailErrors(typed, 'old@example.org')).toEqual({});
  expect(emailErrors({ ...typed, email: 'NEW@example.org' }, 'new@example.org')).toEqual({
    email: "That's already your address.",
  });
  for (const email of ['', 'ann', 'ann@example', 'a b@c.d']) {
    expect(emailErrors({ ...typed, email }, '').email).toBe('Please enter a valid email address.');
  }
  expect(emailErrors({ ...typed, currentPassword: '' }, '')).toEqual({
    currentPassword: 'Please enter your current password.',
  });
});

test("what the server refuses stands at its field, where it is one's fault", () => {
  const [change, move] = [
    ['currentPassword', 'password', 'confirm'] as const,
    ['email', 'currentPassword'] as const,
  ];
  expect(refusedField("That isn't your current password.", change)).toBe('currentPassword');
  expect(refusedField("That isn't your current password.", move)).toBe('currentPassword');
  expect(refusedField('That password is on a list of passwords stolen from other sites.', change)).toBe(
    'password',
  );
  expect(refusedField("That's already your address.", move)).toBe('email');
  for (const of of [
    'Your password was changed a moment ago. Please reload the page.',
    "We couldn't reach Stylecast.",
  ])
    expect(refusedField(of, change)).toBeUndefined();
});
