import { afterEach, expect, test, vi } from 'vitest';
import { renderHook } from '../../../tests/screens/render-hook.tsx';
import { dismissToasts, shownToast } from '../../ui/toast/toast-store.ts';
import { makeQueryClient } from '../api/query-client.ts';
import { useSwitchPush } from './push.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  dismissToasts();
});

test.each([true, false])(
  'a browser without push says so, and the server is asked nothing: on %s',
  async (on) => {
    const fetched = vi.fn();
    vi.stubGlobal('fetch', fetched);
    vi.stubGlobal('window', new EventTarget());
    vi.stubGlobal('Notification', { requestPermission: () => Promise.resolve('granted') });
    const { mutateAsync } = renderHook(makeQueryClient(), () => useSwitchPush(undefined));
    await expect(mutateAsync(on)).rejects.toThrow('not supported');
    expect(fetched).not.toHaveBeenCalled();
    expect(shownToast()).toMatchObject({ tone: 'bad', title: 'Push notifications not supported' });
  },
);
