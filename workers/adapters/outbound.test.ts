import { expect, test } from 'vitest';
import { fetchAllowed, readBounded, type Outbound } from './outbound.ts';

const asked: { url: string; init?: RequestInit }[] = [];
const answering = (answer: () => Response | Promise<Response>): Outbound => ({
  provider: 'push',
  hosts: ['push.example', '.media.example'],
  timeoutMs: 1000,
  fetch: (url, init) => {
    asked.push({ url: String(url instanceof Request ? url.url : url), init });
    return Promise.resolve(answer());
  },
});
const ok = answering(() => new Response('fine'));

test('an address on the list is called, without following redirects', async () => {
  asked.length = 0;
  const response = await fetchAllowed('https://push.example/a', { method: 'POST', body: 'x' }, ok);
  expect(await response.text()).toBe('fine');
  expect(asked).toEqual([
    { url: 'https://push.example/a', init: expect.objectContaining({ method: 'POST', redirect: 'manual' }) },
  ]);
});

test('an address off the list is never called, and is not repeated in the error', async () => {
  asked.length = 0;
  for (const address of ['https://169.254.169.254/latest/', 'http://push.example/a', 'https://127.0.0.1/x']) {
    const call = fetchAllowed(address, {}, ok);
    await expect(call).rejects.toMatchObject({ name: 'ProviderError', retryable: false });
    await expect(call).rejects.not.toThrow(/169|127|http/);
  }
  expect(asked).toEqual([]);
});

test('a redirect is refused, wherever it leads', async () => {
  for (const status of [301, 302, 303, 307, 308]) {
    const away = answering(() => new Response(null, { status, headers: { location: 'https://127.0.0.1/' } }));
    await expect(fetchAllowed('https://v3.media.example/f', {}, away)).rejects.toMatchObject({
      retryable: false,
    });
  }
});

test('nobody there: to be tried again', async () => {
  const dead = answering(() => Promise.reject(new Error('no route')));
  await expect(fetchAllowed('https://push.example/a', {}, dead)).rejects.toMatchObject({ retryable: true });
});

test('a body is read up to its limit, whatever it announces', async () => {
  const body = () => new Response(new Uint8Array(1000));
  expect(await readBounded(body(), 1000, 'push')).toHaveLength(1000);
  expect(await readBounded(new Response(null), 10, 'push')).toHaveLength(0);
  await expect(readBounded(body(), 999, 'push')).rejects.toMatchObject({ retryable: false });
  let pulled = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(stream) {
      pulled++;
      stream.enqueue(new Uint8Array(100));
    },
  });
  await expect(readBounded(new Response(endless), 500, 'push')).rejects.toMatchObject({ retryable: false });
  expect(pulled).toBeLessThan(10);
  const lies = new Response('x', { headers: { 'content-length': '5000' } });
  await expect(readBounded(lies, 500, 'push')).rejects.toMatchObject({ retryable: false });
});
