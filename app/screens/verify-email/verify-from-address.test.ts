import { expect, test } from 'vitest';
import { verifyFailure } from './verify-from-address.ts';
import { unreachableError, readFailure } from '../../client/api/errors.ts';

test('a failed verification says what the server said, or the fixed words', () => {
  const said = (raw: string) => verifyFailure(readFailure(400, 'Bad Request', raw));
  expect(said('{"message":"This link is old."}')).toBe('This link is old.');
  expect(said('{"error":"Old."}')).toBe('Old.');
  expect(said('<html>')).toBe('Failed to verify email.');
  const unknown = 'An error occurred while verifying your email. Please try again.';
  expect(verifyFailure(unreachableError())).toBe(unknown);
  expect(verifyFailure(new TypeError('odd'))).toBe(unknown);
});
