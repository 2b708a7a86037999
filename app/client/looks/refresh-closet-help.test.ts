import { afterEach, expect, test, vi } from 'vitest';
import { renderHook } from '../../../tests/screens/render-hook.tsx';
import type { Closet } from '../../contracts/closet.ts';
import { makeQueryClient } from '../api/query-client.ts';
import { CLOSET_KEY } from './closet.ts';
import { useRefreshClosetHelp } from './refresh-closet-help.ts';

// A page that is drawn once runs no effects: here they run as it is drawn.
vi.mock('react', async (original) => ({
  ...(await original<object>()),
  useEffect: (run: () => void) => run(),
}));

afterEach(() => {
  vi.useRealTimers();
});

test.each([true, false])(
  'the closet is asked for again only where help is on its way: %s',
  async (helpsComing) => {
    vi.useFakeTimers();
    const client = makeQueryClient();
    client.setQueryData(CLOSET_KEY, {});
    renderHook(client, () => useRefreshClosetHelp({ pieces: [], helpsComing } as unknown as Closet));
    await vi.advanceTimersByTimeAsync(3_900);
    expect(client.getQueryState(CLOSET_KEY)?.isInvalidated).toBe(false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(client.getQueryState(CLOSET_KEY)?.isInvalidated).toBe(helpsComing);
  },
);
