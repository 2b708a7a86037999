import { expect, test, vi } from 'vitest';
import { publishedMaps } from './published-maps.ts';

test('maps come from the site, once each', async () => {
  const call = vi.fn((_address: unknown) => Promise.resolve(new Response('maps')));
  const read = publishedMaps('https://stylecast.app', call as unknown as typeof fetch);
  expect(new TextDecoder().decode(await read('tee.0123456789ab.cloth'))).toBe('maps');
  await read('tee.0123456789ab.cloth');
  expect(call.mock.calls.map(([address]) => String(address))).toEqual([
    'https://stylecast.app/garments/tee.0123456789ab.cloth',
  ]);
});

test('a file that is not there is an error, and is asked for again', async () => {
  const call = vi.fn(() => Promise.resolve(new Response('', { status: 404 })));
  const read = publishedMaps('https://stylecast.app', call as unknown as typeof fetch);
  await expect(read('tee.0123456789ab.cloth')).rejects.toThrow('404');
  await expect(read('tee.0123456789ab.cloth')).rejects.toThrow('404');
  expect(call).toHaveBeenCalledTimes(2);
});
