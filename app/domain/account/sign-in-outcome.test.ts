import { expect, test } from 'vitest';
import { signInFailureUrl, signInFailureMessage, SIGN_IN_FAILURES } from './sign-in-outcome.ts';
import { SIGN_IN_PROVIDERS } from './sign-in-provider.ts';

const read = (address: string) =>
  signInFailureMessage(new URL(address, 'https://stylecast.app').searchParams);

test('every failure has a sentence for every provider, and says how to go on', () => {
  for (const failure of SIGN_IN_FAILURES) {
    for (const provider of SIGN_IN_PROVIDERS) {
      expect(read(signInFailureUrl(failure, provider))).toMatch(/^[A-Z].*(try|sign in|sign up).*\.$/i);
    }
  }
  expect(read('/auth?signin=not-verified&with=google')).toContain('try Google again');
});

test('what somebody else put into the address is not said', () => {
  for (const query of [
    '',
    '?signin=failed',
    '?with=google',
    '?signin=<b>&with=google',
    '?signin=failed&with=evil',
  ]) {
    expect(read(`/auth${query}`)).toBeNull();
  }
});
