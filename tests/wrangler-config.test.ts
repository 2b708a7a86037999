import { join } from 'node:path';
import { expect, test } from 'vitest';
import { unstable_readConfig as readConfig } from 'wrangler';

// wrangler's environments inherit no bindings: what the local part has, the production part must repeat.

const ROOT = join(import.meta.dirname, '..');
const FILES = ['wrangler.toml', 'workers/background/wrangler.toml'];

/** The parts of wrangler's own reading that matter here (its types need packages that only it has). */
interface Config {
  d1_databases: { binding: string; database_name: string; migrations_dir: string }[];
  r2_buckets: { binding: string; bucket_name: string }[];
  queues: { producers: { binding: string; queue: string }[]; consumers?: object[] };
  services: { binding: string; service: string; entrypoint: string }[];
  triggers: { crons: string[] };
}

function bindings(file: string, env?: string) {
  const asked = { config: join(ROOT, file), ...(env ? { env } : {}) };
  const config = readConfig(asked, { hideWarnings: true }) as Config;
  return {
    d1: config.d1_databases.map((d) => [d.binding, d.database_name, d.migrations_dir]),
    r2: config.r2_buckets.map((r) => [r.binding, r.bucket_name]),
    producers: config.queues.producers.map((q) => [q.binding, q.queue]),
    consumers: config.queues.consumers?.map((q) => ({ ...q })),
    services: config.services.map((s) => [s.binding, s.service, s.entrypoint]),
    crons: config.triggers.crons,
  };
}

for (const file of FILES) {
  test(`production repeats every binding of ${file}`, () => {
    const local = bindings(file);
    expect(local.d1.length).toBeGreaterThan(1);
    expect(bindings(file, 'production')).toEqual(local);
  });
}

test('both Workers see the same databases, photos and queues', () => {
  const [site, background] = FILES.map((file) => bindings(file));
  expect(site?.d1.map(([binding, name]) => [binding, name])).toEqual(
    background?.d1.map(([binding, name]) => [binding, name]),
  );
  expect(site?.r2).toEqual(background?.r2);
  expect(site?.producers).toEqual(background?.producers);
});

test('every queue that is sent to has its consumer, pushes in batches of a hundred', () => {
  const { producers, consumers = [] } = bindings(FILES[1] ?? '');
  const consumed = new Map(consumers.map((one) => [(one as { queue: string }).queue, one]));
  expect(producers.map(({ 1: queue }) => queue).filter((queue) => !consumed.has(queue ?? ''))).toEqual([]);
  for (const [binding = '', queue = ''] of producers)
    if (binding.startsWith('PUSHES')) expect(consumed.get(queue)).toMatchObject({ max_batch_size: 100 });
  const pushes = producers.map(([binding]) => binding).filter((binding) => binding?.startsWith('PUSHES'));
  expect(pushes).toEqual(pushes.map((_, i) => (i === 0 ? 'PUSHES' : `PUSHES_${i}`)));
});
