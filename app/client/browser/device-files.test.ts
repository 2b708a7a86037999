import { expect, test } from 'vitest';
import { keptFiles } from './device-files.ts';

type Run = Parameters<typeof keptFiles>[0];

/** As much of a browser's database as is used here; `isFull` while it takes nothing. */
function fakeDatabase() {
  const rows = new Map<string, unknown>();
  const device = { rows, isFull: false };
  const asked = (result: unknown) => ({ result }) as unknown as IDBRequest;
  const store = {
    get: (key: string) => asked(rows.get(key)),
    getAllKeys: () => asked([...rows.keys()]),
    put: (value: unknown, key: string) => asked(rows.set(key, value)),
    delete: (key: string) => asked(rows.delete(key)),
    clear: () => asked(rows.clear()),
  } as unknown as IDBObjectStore;
  const run: Run = (mode, work) => {
    if (device.isFull && mode === 'readwrite')
      return Promise.reject(new DOMException('No room', 'QuotaExceededError'));
    return Promise.resolve(work(store).result as unknown);
  };
  return { device, run };
}

const nowhere: Run = () => Promise.reject(new DOMException('No database', 'SecurityError'));

test.each<[string, Run]>([
  ['well', fakeDatabase().run],
  ['not there', nowhere],
])('files are read again, whatever the database is: %s', async (_, run) => {
  const kept = keptFiles(run);
  expect(await kept.read('a')).toBeNull();
  await kept.write('a', { one: 1 });
  await kept.write('a', { two: 2 });
  await kept.write('b', 'b');
  expect(await kept.readAll()).toEqual([{ two: 2 }, 'b']);
  expect(await kept.read('a')).toEqual({ two: 2 });
  await kept.forget('a');
  expect([await kept.read('a'), await kept.read('b')]).toEqual([null, 'b']);
  expect(await kept.readAll()).toEqual(['b']);
  await kept.clear();
  expect([await kept.read('b'), await kept.readAll()]).toEqual([null, []]);
});

test('a database that is full still holds what is old: what is new counts, until it fits', async () => {
  const { device, run } = fakeDatabase();
  const kept = keptFiles(run);
  await kept.write('a', 'old');
  device.isFull = true;
  await kept.write('a', 'new');
  expect([await kept.read('a'), device.rows.get('a')]).toEqual(['new', 'old']);
  expect(await kept.readAll()).toEqual(['new']);
  await kept.forget('a');
  expect(await kept.read('a')).toBeNull();
  device.isFull = false;
  await kept.write('a', 'newest');
  expect([await kept.read('a'), device.rows.get('a')]).toEqual(['newest', 'newest']);
});
