import { expect, test } from 'vitest';
import { FRESH_SIGN_IN_MS } from './fresh-sign-in.ts';

test('who has proved who she is may do what cannot be undone for a quarter of an hour', () => {
  expect(FRESH_SIGN_IN_MS).toBe(900_000);
});
