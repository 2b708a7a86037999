// `npm run bench -- weigh`: what is deployed, as it is deployed: bytes after gzip, and the CPU of its start, with the limits.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Miniflare } from 'miniflare';
import { buildPages, bundleSite } from '../../scripts/build.ts';
import { WORKERS } from '../../scripts/deploy/deployment-steps.ts';
import { run } from '../../scripts/local/processes.ts';
import type { BenchRow } from '../results-table.ts';

/** Of the Workers Paid plan (developers.cloudflare.com/workers/platform/limits): a Worker after gzip, and its start. */
const LIMIT_BYTES = 10 * 1024 * 1024;
const LIMIT_START_MS = 1000;

const TRIES = 5;

interface Module {
  type: 'esm' | 'wasm';
  path: string;
  contents: string | Uint8Array;
}

function modulesIn(folder: string): Module[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(m?js|wasm)$/.test(file),
  );
  // The entry first: miniflare takes the first module for it.
  const entry = files.find((file) => /^(index|server|_worker)\.m?js$/.test(file));
  return [...(entry ? [entry] : []), ...files.filter((file) => file !== entry)].map((file) => {
    const bytes = readFileSync(join(folder, file));
    const isWasm = file.endsWith('.wasm');
    return {
      type: isWasm ? 'wasm' : 'esm',
      path: file,
      contents: isWasm ? bytes : bytes.toString('utf8'),
    };
  });
}

/** CPU milliseconds (user and system) of a process and its threads so far; Linux. */
function cpuMs(pid: number): number {
  // Fields 14 and 15 behind the name, which may hold spaces; in ticks of 10 ms.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

const children = (): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
        return stat.includes('(workerd)') && Number(stat.split(') ')[1]?.split(' ')[1]) === process.pid;
      } catch {
        return false;
      }
    });

/** CPU that workerd has used when the Worker is ready: reading, compiling and running its module, and workerd's own start. */
async function startMs(modules: Module[]): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < TRIES; i++) {
    const config = {
      name: 'weighed',
      type: 'worker' as const,
      compatibilityDate: '2026-09-01',
      compatibilityFlags: ['nodejs_compat'],
      manifest: {
        mainModule: modules[0]?.path ?? '',
        modulesRoot: tmpdir(),
        modules: Object.fromEntries(modules.map(({ path, type, contents }) => [path, { type, contents }])),
      },
      env: {},
    };
    const worker = new Miniflare({ workers: [{ config }] } as never);
    await worker.ready;
    times.push(children().reduce((sum, pid) => sum + cpuMs(pid), 0));
    await worker.dispose();
  }
  return Math.min(...times);
}

const EMPTY: Module = {
  type: 'esm',
  path: 'index.js',
  contents: 'export default { fetch: () => new Response() }',
};

async function weighed(name: string, folder: string, empty: number): Promise<BenchRow[]> {
  const modules = modulesIn(folder);
  const bytes = modules.reduce((sum, { contents }) => sum + gzipSync(contents).length, 0);
  const start = Math.max(0, (await startMs(modules)) - empty);
  return [
    {
      what: `${name}: bundle, gzip`,
      figure: `${(bytes / 1024).toFixed(0)} KB`,
      target: `≤ ${LIMIT_BYTES / 1024} KB, the platform's limit`,
    },
    {
      what: `${name}: start-up CPU`,
      figure: `${start.toFixed(0)} ms`,
      target: `≤ ${LIMIT_START_MS} ms, the platform's limit`,
    },
  ];
}

/** Builds all of them for production and weighs each. */
export async function benchBundles(): Promise<BenchRow[]> {
  const scratch = mkdtempSync(join(tmpdir(), 'stylecast-weigh-'));
  try {
    const empty = await startMs([EMPTY]);
    await buildPages();
    const site = join(scratch, 'site');
    await bundleSite({ local: false, outFile: join(site, '_worker.js') });
    const rows = await weighed('site', site, empty);
    for (const config of WORKERS) {
      const folder = join(scratch, config.split('/')[1] ?? '');
      await run('wrangler', ['deploy', '--dry-run', '--outdir', folder, '-c', config, '--env', 'production']);
      rows.push(...(await weighed(config.split('/')[1] ?? '', folder, empty)));
    }
    return rows;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
