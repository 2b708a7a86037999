import fc from 'fast-check';
import { expect, test } from 'vitest';
import { register } from '../contracts/session.ts';
import { usernameFor } from './username.ts';

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
