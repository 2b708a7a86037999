import { expect, test } from 'vitest';
import { loadPerson } from '../../../tests/people/load-person.ts';
import { bareLimbs } from './bare-limbs.ts';

// What they wear stands in tests/people-truth.
test.each([
  ['m03-plus-tee-shorts', { arms: true, legs: true }],
  ['p00112', { arms: true, legs: true }],
  ['woman-02-average-medium', { arms: true, legs: false }],
  ['w03-plus-hoodie', { arms: false, legs: false }],
  ['w07-plus-closed-coat', { arms: false, legs: false }],
])('%s: what is bare', async (name, bare) => {
  const { bodyMap } = await loadPerson(name, 384, 576);
  expect(bareLimbs(bodyMap)).toEqual(bare);
});
