import { expect, test } from 'vitest';
import { keepErrors } from './keep-rules.ts';

const good = { name: 'Nora', email: 'nora@example.org', password: 'wet socks' };

test('keeping takes a name, an address and a password, by the rules of signing up', () => {
  expect(keepErrors(good)).toEqual({});
  expect(keepErrors({ ...good, name: ' ' })).toEqual({ name: 'Please tell us your name.' });
  expect(keepErrors({ ...good, email: '' })).toEqual({ email: 'Email address is required' });
  expect(keepErrors({ ...good, email: 'nora' })).toEqual({ email: 'Please enter a valid email address.' });
  expect(keepErrors({ ...good, password: 'short' })).toEqual({
    password: 'Password must be at least 6 characters long',
  });
});
