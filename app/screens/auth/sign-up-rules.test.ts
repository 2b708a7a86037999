import { expect, test } from 'vitest';
import { refusedFieldName, loginErrors, signUpBody, signUpErrors } from './sign-up-rules.ts';

const good = {
  username: 'amara',
  email: 'amara@example.com',
  firstName: '',
  lastName: '',
  password: 'coat-weather',
  confirm: 'coat-weather',
};

test('signing in takes a name and a password', () => {
  expect(loginErrors({ username: ' ', password: '' })).toEqual({
    username: 'Username is required',
    password: 'Password is required',
  });
  expect(loginErrors({ username: 'amara', password: ' ' })).toEqual({});
});

test('a filled form can go', () => {
  expect(signUpErrors(good)).toEqual({});
});

test('passwords must match and hold six characters', () => {
  expect(signUpErrors({ ...good, confirm: 'coat' })).toEqual({ confirm: 'Passwords do not match' });
  expect(signUpErrors({ ...good, password: 'short', confirm: 'short' })).toEqual({
    password: 'Password must be at least 6 characters long',
  });
  expect(signUpErrors({ ...good, password: 'sixsix', confirm: 'sixsix' })).toEqual({});
});

test('username and email are required, names are not', () => {
  expect(signUpErrors({ ...good, username: '  ', email: '' })).toEqual({
    username: 'Username is required',
    email: 'Email address is required',
  });
  expect(signUpErrors({ ...good, email: 'amara' })).toHaveProperty('email');
});

test('what the server would refuse of a username is said beside its other faults', () => {
  const told = { username: 'Use 2 to 40 letters, numbers, dots, dashes or underscores' };
  for (const username of ['a b', 'a', 'a@b.c', 'x'.repeat(41)])
    expect(signUpErrors({ ...good, username })).toEqual(told);
  for (const username of ['Zoë', 'mia.2_b-c', ' amara '])
    expect(signUpErrors({ ...good, username })).toEqual({});
});

test('empty names are left out and blanks are cut, but never from the password', () => {
  expect(signUpBody({ ...good, username: ' amara ', firstName: ' Amara ', password: ' a b ' })).toEqual({
    username: 'amara',
    email: 'amara@example.com',
    password: ' a b ',
    firstName: 'Amara',
    lastName: undefined,
  });
});

test.each([
  ['That username is already taken.', 'username'],
  ['That username looks too much like someone else’s. Please choose another.', 'username'],
  ['That email address is already registered.', 'email'],
  ['Please enter a valid email address.', 'email'],
  ['password must be at most 1024 characters', 'password'],
  ['Something went wrong. Please try again.', null],
])('%s stands at the field that it is about', (message, field) => {
  expect(refusedFieldName(message)).toBe(field);
});
