import { expect, test, vi } from 'vitest';
import { renderHook } from '../../../tests/screens/render-hook.tsx';
import { makeQueryClient } from './query-client.ts';
import { useLoadedAnswer } from './use-loaded.ts';

// A page that is drawn once runs no effects: here they run as it is drawn.
vi.mock('react', async (original) => ({
  ...(await original<object>()),
  useEffect: (run: () => void) => run(),
}));

test('a newer answer of the loader replaces what was cached; no answer replaces nothing', () => {
  const client = makeQueryClient();
  const key = ['/api/closet'];
  client.setQueryData(key, 'cached');
  renderHook(client, () => useLoadedAnswer(key, undefined));
  expect(client.getQueryData(key)).toBe('cached');
  renderHook(client, () => useLoadedAnswer(key, 'newer'));
  expect(client.getQueryData(key)).toBe('newer');
});
