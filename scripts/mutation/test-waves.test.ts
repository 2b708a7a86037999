import { expect, test } from 'vitest';
import { stepsTo, wavesFor } from './test-waves.ts';

const edges = (...lines: string[]) =>
  lines.map((line) => {
    const [from = '', to = ''] = line.split(' > ');
    return { from, to, typeOnly: false };
  });

test('a file is reached by what imports it, and by what imports that', () => {
  const found = stepsTo('a.ts', [
    ...edges('b.ts > a.ts', 'c.ts > b.ts', 'a.ts > z.ts', 'b.ts > c.ts'),
    { from: 'types.ts', to: 'a.ts', typeOnly: true },
  ]);
  expect([...found]).toEqual([
    ['a.ts', 0],
    ['b.ts', 1],
    ['c.ts', 2],
  ]);
});

test('the test beside a file comes first, then few that import it, then the rest; workerd last, a browser never', () => {
  const near = ['app/b.test.ts', 'app/c.test.ts', 'app/d.test.ts'];
  const waves = wavesFor(
    'app/rain.ts',
    edges(
      'workers/rain.workerd.test.ts > app/rain.ts',
      'app/rain.browser.test.ts > app/rain.ts',
      ...near.map((name) => `${name} > app/rain.ts`),
      'app/rain.test.ts > app/far.ts',
      'app/far.ts > app/near.ts',
      'app/near.ts > app/rain.ts',
    ),
  );
  expect(waves).toEqual([
    { project: 'unit', tests: ['app/rain.test.ts', 'app/b.test.ts', 'app/c.test.ts'] },
    { project: 'unit', tests: ['app/d.test.ts'] },
    { project: 'workerd', tests: ['workers/rain.workerd.test.ts'] },
  ]);
});

test('a test that shares a word with the file is near, however many imports lie between', () => {
  const [first] = wavesFor(
    'workers/usecases/show-passkey.ts',
    edges(
      'workers/site/api.ts > workers/usecases/show-passkey.ts',
      'workers/site/all.ts > workers/site/api.ts',
      ...['account', 'billing', 'calls', 'passkeys'].map(
        (name) => `workers/site/${name}.workerd.test.ts > workers/site/all.ts`,
      ),
    ),
  );
  expect(first?.tests[0]).toBe('workers/site/passkeys.workerd.test.ts');
});

test('nobody imports it: there is nothing to run', () => {
  expect(wavesFor('app/alone.ts', [])).toEqual([]);
});
