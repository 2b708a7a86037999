import { join } from 'node:path';
import { expect, test } from 'vitest';
import { unstable_readConfig as readConfig } from 'wrangler';

// wrangler's environments inherit no bindings: what the local part has, the production part must repeat.

const ROOT = join(import.meta.dirname, '../..');
const FILES = ['wrangler.toml', 'workers/background/wrangler.toml', 'workers/renders/wrangler.toml'];

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

/** Names of an environment, as if they were the local ones. */
const unmarked = (text: string) => text.replaceAll('-preview', '');

for (const file of FILES) {
  for (const env of ['production', 'preview']) {
    test(`${env} repeats every binding of ${file}`, () => {
      const local = bindings(file);
      expect(local.d1.length).toBeGreaterThan(1);
      expect(JSON.parse(unmarked(JSON.stringify(bindings(file, env))))).toEqual(local);
    });
  }
  test(`staging shares nothing with production in ${file}`, () => {
    const named = (env: string) => {
      const { d1, r2, producers, consumers = [], services } = bindings(file, env);
      const all = [...d1.map((one) => one[1]), ...r2.map((one) => one[1]), ...producers.map((one) => one[1])];
      return [
        ...all,
        ...services.map((one) => one[1]),
        ...consumers.map((one) => (one as { queue: string }).queue),
      ];
    };
    const both = named('preview').filter((name) => named('production').includes(name));
    expect(both).toEqual([]);
  });
}

test('all Workers see the same databases, photos and queues', () => {
  const [site, ...others] = FILES.map((file) => bindings(file));
  for (const other of others) {
    expect(site?.d1.map(([binding, name]) => [binding, name])).toEqual(
      other.d1.map(([binding, name]) => [binding, name]),
    );
    expect(site?.r2).toEqual(other.r2);
    expect(site?.producers).toEqual(other.producers);
  }
});

test('every queue that is sent to has one consumer, pushes in batches of a hundred', () => {
  const { producers } = bindings(FILES[1] ?? '');
  const consumers = FILES.flatMap((file) => bindings(file).consumers ?? []) as { queue: string }[];
  const consumed = new Map(consumers.map((one) => [one.queue, one]));
  expect(consumed.size).toBe(consumers.length);
  expect(producers.map(({ 1: queue }) => queue).filter((queue) => !consumed.has(queue ?? ''))).toEqual([]);
  for (const [binding = '', queue = ''] of producers)
    if (binding.startsWith('PUSHES')) expect(consumed.get(queue)).toMatchObject({ max_batch_size: 100 });
  expect(consumed.get('stylecast-claims')).toMatchObject({ max_batch_size: 1, max_batch_timeout: 0 });
  for (const name of ['DELIVERIES', 'PUSHES']) {
    const several = producers.map(([binding]) => binding).filter((binding) => binding?.startsWith(name));
    expect(several).toEqual(several.map((_, i) => (i === 0 ? name : `${name}_${i}`)));
  }
});

test('what is deployed is never the local part: no local secret, its own address, logs of both Workers', () => {
  for (const file of FILES) {
    for (const env of ['production', 'preview']) {
      const asked = { config: join(ROOT, file), env };
      const config = readConfig(asked, { hideWarnings: true }) as {
        vars: Record<string, string>;
        define: Record<string, string>;
        observability?: { enabled: boolean };
      };
      expect(config.vars).not.toHaveProperty('SIGNING_SECRET');
      expect(config.vars['ORIGIN']).toMatch(/^https:/);
      if (file === FILES[0]) continue;
      expect(config.define['__LOCAL_BUILD__']).toBe('false');
      expect(config.observability).toMatchObject({ enabled: true, traces: { enabled: true } });
    }
  }
});

test('no request and no message takes more CPU than ten or thirty seconds where it is deployed', () => {
  for (const env of ['production', 'preview']) {
    const limits = FILES.map((file) => {
      const asked = { config: join(ROOT, file), env };
      return (readConfig(asked, { hideWarnings: true }) as { limits?: { cpu_ms?: number } }).limits?.cpu_ms;
    });
    expect(limits).toEqual([10_000, 30_000, 30_000]);
  }
});

test('whoever pays for pictures has the photo looked at first, by a model of the same house; in all Workers alike', () => {
  for (const env of ['production', 'preview']) {
    const asked = FILES.map((file) => {
      const { vars } = readConfig({ config: join(ROOT, file), env }, { hideWarnings: true }) as {
        vars: Record<string, string>;
      };
      return [vars['PICTURE_MODELS'], vars['PHOTO_CHECKS']];
    });
    expect(asked).toEqual(FILES.map(() => ['workers-ai', 'workers-ai']));
  }
});
