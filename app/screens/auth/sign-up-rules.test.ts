import { expect, test } from 'vitest';
import { signUpBody, signUpErrors } from './sign-up-rules.ts';

const good = {
  username: 'amara',
  email: 'amara@example.com',
  firstName: '',
  lastName: '',
  password: 'coat-weather',
  confirm: 'coat-weather',
};

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

test('empty names are left out and blanks are cut, but never from the password', () => {
  expect(signUpBody({ ...good, username: ' amara ', firstName: ' Amara ', password: ' a b ' })).toEqual({
    username: 'amara',
    email: 'amara@example.com',
    password: ' a b ',
    firstName: 'Amara',
    lastName: undefined,
  });
});
