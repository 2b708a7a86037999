import { expect, test } from 'vitest';
import { mismatchNote, resetProblem } from './password-forms.ts';

test('passwords must match and hold six characters, in the fixed words', () => {
  expect(resetProblem('dry socks', 'dry socks')).toBeNull();
  expect(resetProblem('sixsix', 'sixsix')).toBeNull();
  expect(resetProblem('dry socks', 'dry sock')).toEqual({
    title: "Passwords don't match",
    description: 'Please make sure both passwords are the same.',
  });
  expect(resetProblem('short', 'short')).toEqual({
    title: 'Password too short',
    description: 'Password must be at least 6 characters long.',
  });
});

test('the note waits until something is typed', () => {
  expect(mismatchNote('dry socks', '')).toBeNull();
  expect(mismatchNote('dry socks', 'd')).toBe("Passwords don't match");
  expect(mismatchNote('dry socks', 'dry socks')).toBeNull();
});
