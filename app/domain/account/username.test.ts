import fc from 'fast-check';
import { expect, test } from 'vitest';
import { register } from '../../contracts/session.ts';
import { USERNAME_RULES, usernameFor } from './username.ts';

test('her name, in small letters; more and more digits while it is taken', () => {
  const amara = { firstName: 'Amara', lastName: "O'Kafor-Smith" };
  expect(usernameFor(amara, 0, 0)).toBe('amara.okaforsmith');
  expect(usernameFor(amara, 1, 0)).toBe('amara.okaforsmith10');
  expect(usernameFor(amara, 3, 0.9999)).toBe('amara.okaforsmith9999');
  expect(usernameFor({ firstName: '爱丽丝', lastName: null }, 0, 0)).toBe('爱丽丝');
  expect(usernameFor({ firstName: 'A', lastName: null }, 0, 0.5)).toBe('astylist5');
  expect(usernameFor({ firstName: null, lastName: '🗝' }, 0, 0.5)).toBe('stylist5');
});

test('whatever a provider says, sign-up would take the name', () => {
  const username = register.body.shape.username;
  const name = fc.option(fc.string({ unit: 'binary', maxLength: 80 }));
  const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
  fc.assert(
    fc.property(name, name, fc.nat(12), chance, (firstName, lastName, tries, random) => {
      const made = usernameFor({ firstName, lastName }, tries, random);
      expect(username.safeParse(made).error?.message).toBeUndefined();
    }),
    { numRuns: 2000, seed: 20261120 },
  );
});

test('a username has 2 to 40 signs, and no @', () => {
  expect([USERNAME_RULES.least, USERNAME_RULES.most]).toEqual([2, 40]);
  expect(USERNAME_RULES.signs.test('a@b')).toBe(false);
});

test.each([
  ['Al', 0, 0.5, 'al'],
  ['Al', 1, 0.5, 'al55'],
  ['Al', 2, 0, 'al100'],
  ['Al', 7, 0, 'al10000000'],
  ['Al', 8, 0, 'al100000000'],
  ['Al', 9, 0, 'al100000000'],
  ['Al', 8, 0.99999999999, 'al999999999'],
  ['A', 0, 0.99, 'astylist9'],
  ['A', 1, 0, 'astylist10'],
  ['X'.repeat(30), 0, 0, 'x'.repeat(30)],
  ['X'.repeat(31), 0, 0, 'x'.repeat(30)],
  // Half of a letter that takes two units is left out.
  [`${'X'.repeat(29)}𝒜`.normalize('NFC'), 0, 0, 'x'.repeat(29)],
])('%s after %d that were taken, by a chance of %d, is %s', (firstName, tries, chance, name) => {
  expect(usernameFor({ firstName, lastName: null }, tries, chance)).toBe(name);
});
