import { expect, test } from 'vitest';
import { fetchPublic, type PublicFetch } from './outbound.public.ts';

type Answer = (url: string) => Response | Promise<Response>;
function network(answer: Answer, over: Partial<PublicFetch> = {}) {
  const asked: string[] = [];
  const reach: PublicFetch = {
    fetch: (input) => {
      const url = String(input as string);
      asked.push(url);
      return Promise.resolve(answer(url));
    },
    ...{ maxBytes: 1000, timeoutMs: 300, ...over },
  };
  return { asked, get: (address: string) => fetchPublic(address, { accept: 'text/calendar' }, reach) };
}
const to = (location: string, status = 302) => new Response(null, { status, headers: { location } });
const URL_A = 'https://calendar.example.com/a.ics';

test('a public address is read', async () => {
  const { get } = network(() => new Response('BEGIN:VCALENDAR'));
  expect(new TextDecoder().decode(await get(URL_A))).toBe('BEGIN:VCALENDAR');
});

test('an address that is not public is never called', async () => {
  const { get, asked } = network(() => new Response('x'));
  for (const address of ['http://calendar.example.com/a', 'https://10.0.0.1/a', 'https://nas.local/a'])
    await expect(get(address)).rejects.toMatchObject({ reason: 'not-allowed' });
  expect(asked).toEqual([]);
});

test('a redirect is followed where it stays public, and held against the same rules each time', async () => {
  const good = network((url) => (url === URL_A ? to('/b.ics') : new Response('there')));
  expect(new TextDecoder().decode(await good.get(URL_A))).toBe('there');
  expect(good.asked).toEqual([URL_A, 'https://calendar.example.com/b.ics']);
  for (const away of [
    'https://127.0.0.1/x',
    'http://calendar.example.com/a',
    'https://[::1]/',
    'file:///etc/passwd',
  ]) {
    const { get, asked } = network(() => to(away));
    await expect(get(URL_A)).rejects.toMatchObject({ reason: 'not-allowed' });
    expect(asked).toEqual([URL_A]);
  }
  const round = network(() => to(URL_A));
  await expect(round.get(URL_A)).rejects.toMatchObject({ reason: 'unreachable' });
  expect(round.asked).toHaveLength(4);
});

test('too long, too slow, not let in: each is told apart, and nothing repeats the address', async () => {
  const long = network(() => new Response('x'.repeat(1001)));
  await expect(long.get(URL_A)).rejects.toMatchObject({ reason: 'too-large' });
  for (const status of [401, 403, 404, 410])
    await expect(network(() => new Response(null, { status })).get(URL_A)).rejects.toMatchObject({
      reason: 'refused',
    });
  await expect(network(() => new Response(null, { status: 500 })).get(URL_A)).rejects.toMatchObject({
    reason: 'unreachable',
  });
  const dead = network(() => Promise.reject(new TypeError(`cannot reach ${URL_A}`)));
  await expect(dead.get(URL_A)).rejects.toMatchObject({ reason: 'unreachable' });
  await expect(dead.get(URL_A)).rejects.not.toThrow(/calendar\.example/);
  const trickle = network(
    () => new Response(new ReadableStream({ pull: () => new Promise(() => undefined) })),
  );
  await expect(trickle.get(URL_A)).rejects.toMatchObject({ reason: 'unreachable' });
});
