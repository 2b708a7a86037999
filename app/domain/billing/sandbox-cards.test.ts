import { expect, test } from 'vitest';
import { SANDBOX_CARDS, sandboxCard } from './sandbox-cards.ts';

test('the cards of the sandbox do what their words say', () => {
  expect(SANDBOX_CARDS.map(({ label, now, renews }) => [label, now, renews])).toEqual([
    ['Good card', 'pays', true],
    ['Declined card', 'declines', false],
    ['Card that asks first', 'asks', true],
    ['Card that fails later', 'pays', false],
  ]);
  for (const card of SANDBOX_CARDS) expect(sandboxCard(card.id)).toBe(card);
  expect(sandboxCard('stolen')).toBeUndefined();
});
