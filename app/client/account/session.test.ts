import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { renderHook } from '../../../tests/screens/render-hook.tsx';
import { sampleUser } from '../../../tests/screens/sample-outfit.ts';
import { makeQueryClient } from '../api/query-client.ts';
import { releaseReads } from '../api/call-api.ts';
import { forgetCalls, USER_KEY, useUser } from './session.ts';

afterEach(() => {
  vi.restoreAllMocks();
  // The tests of a runner share its modules: the next file reads.
  releaseReads();
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

test('after she has gone, what still stands on the page asks nothing more', async () => {
  const client = makeQueryClient();
  client.setQueryData(USER_KEY, sampleUser);
  const ask = vi.fn(() => Promise.resolve('hers'));
  const asked = () => client.defaultQueryOptions({ queryKey: ['/api/outfits'], queryFn: ask });
  const observer = new QueryObserver(client, asked());
  const leave = observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('hers'));
  forgetCalls(client);
  // As its screen does when it is drawn once more.
  observer.setOptions(asked());
  await new Promise((done) => setTimeout(done, 20));
  expect(ask).toHaveBeenCalledTimes(1);
  leave();
});
