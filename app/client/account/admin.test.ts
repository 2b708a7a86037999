import { afterEach, expect, test, vi } from 'vitest';
import { renderHook } from '../../../tests/screens/render-hook.tsx';
import { listUsers, type AdminUser } from '../../contracts/admin.ts';
import { makeQueryClient } from '../api/query-client.ts';
import { useAdminUsers, useChangeTier } from './admin.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const ANN: AdminUser = {
  ...{ id: 'ann', username: 'ann', email: 'ann@example.org', emailVerified: true, isAdmin: false },
  ...{ firstName: null, lastName: null, location: 'Lisbon, PT', subscriptionTier: 'free' },
  ...{ subscriptionSource: null, createdAt: '2026-01-01T00:00:00.000Z' },
};

test('what is typed is looked for; without a word everybody is listed', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return Response.json([]);
  });
  for (const typed of [' ann ', '']) {
    const client = makeQueryClient();
    renderHook(client, () => useAdminUsers(typed, []));
    await client.getQueryCache().getAll()[0]?.fetch();
  }
  expect(asked).toEqual([`${listUsers.path}?q=ann`, listUsers.path]);
});

test('a changed plan stands in every list that shows her', async () => {
  const client = makeQueryClient();
  const key = [listUsers.path, ''];
  client.setQueryData(key, { pages: [[ANN]], pageParams: [undefined] });
  const user = { ...ANN, subscriptionTier: 'pro' };
  vi.stubGlobal('fetch', async () => Response.json({ success: true, message: 'Changed.', user }));
  await renderHook(client, useChangeTier).mutateAsync({ user: ANN, tier: 'pro' });
  expect(client.getQueryData(key)).toMatchObject({ pages: [[{ id: 'ann', subscriptionTier: 'pro' }]] });
});
