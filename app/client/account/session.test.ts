import { afterEach, expect, test, vi } from 'vitest';
import { renderHook } from '../../../tests/screens/render-hook.tsx';
import { sampleUser } from '../../../tests/screens/sample-outfit.ts';
import { makeQueryClient } from '../api/query-client.ts';
import { USER_KEY, useUser } from './session.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test.each([
  ['Europe/Lisbon', 'Asia/Tokyo', 'Europe/Lisbon'],
  ['Mars/Base', 'Asia/Tokyo', 'Asia/Tokyo'],
  ['Mars/Base', 'Etc/Unknown', 'UTC'],
  ['Mars/Base', '', 'UTC'],
])('she lives in %s, the browser stands in %s: times are those of %s', (hers, browsers, told) => {
  const found = { ...new Intl.DateTimeFormat().resolvedOptions(), timeZone: browsers };
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(found);
  const client = makeQueryClient();
  client.setQueryData(USER_KEY, { ...sampleUser, timezone: hers });
  expect(renderHook(client, useUser).user?.timezone).toBe(told);
});
