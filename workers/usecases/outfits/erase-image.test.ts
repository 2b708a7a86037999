import { expect, test, vi } from 'vitest';
import type { App } from '../../app.ts';
import { eraseImages } from './erase-image.ts';

test('where pictures cannot be erased now she is not kept waiting, and the log says how many are left', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const app = {
    looks: () => ({}),
    blobs: { remove: () => Promise.reject(new Error('The store does not answer.')) },
  } as unknown as App;
  const erasures = ['queued', 'running', 'queued'].map((state, n) => ({ id: `job ${n}`, state }));
  await eraseImages(app, { id: 'ann', shard: 0 }, erasures);
  const said = warn.mock.calls.map(([line]) => JSON.parse(String(line)) as { unerased: number });
  warn.mockRestore();
  expect(said).toMatchObject([{ unerased: 2 }]);
});
