import { expect, test } from 'vitest';
import { modelFindings } from './model-lifetime.ts';

const NOW = Date.parse('2026-05-01T00:00:00Z');
const stateOf = (shutdown: string | null) =>
  modelFindings('p', ['m'], [{ id: 'm', shutdown }], NOW)[0]?.state;

test.each([
  [null, 'live'],
  ['2026-06-30', 'live'],
  ['2026-06-29', 'going'],
  ['2026-05-02', 'going'],
  ['2026-05-01', 'gone'],
  ['2026-04-30', 'gone'],
])('a model that shuts down on %s is %s on May 1', (shutdown, state) => {
  expect(stateOf(shutdown)).toBe(state);
});

test('a model that is not listed is gone; where nobody answers, nothing is known', () => {
  const asked = { provider: 'p', id: 'm', shutdown: null };
  expect(modelFindings('p', ['m'], [{ id: 'other', shutdown: null }], NOW)).toEqual([
    { ...asked, state: 'gone' },
  ]);
  expect(modelFindings('p', ['m'], null, NOW)).toEqual([{ ...asked, state: 'unknown' }]);
});
