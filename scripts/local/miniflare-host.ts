// A process of its own: the site, the background and the renders Worker in one workerd, as Miniflare runs them, behind one door.
// Bindings are read from the wrangler.toml of each, by wrangler. Code comes from what was built: nothing is watched.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { convertV4MiniflareOptions, fetch, Log, LogLevel, Miniflare, type V4WorkerOptions } from 'miniflare';
import { unstable_getMiniflareWorkerOptions as optionsOf } from 'wrangler';
import { wasmOf } from '../build.ts';
import { startReverseProxy } from './reverse-proxy.ts';
import { ROOT } from './processes.ts';

export interface HostOptions {
  port: number;
  /** Where D1 and R2 lie, and wrangler finds them: {state}/v3. */
  state: string;
  /** The site's wrangler.toml. */
  config: string;
  /** Its static files and `_worker.js`. */
  site: string;
  /** Without the background and the renders Worker. */
  alone: boolean;
  cheapPasswords: boolean;
  /** Where every call of the site to the world outside goes instead. */
  outside?: string;
}

/** One Worker: bindings of its wrangler.toml, code of `folder`. */
function worker(
  config: string,
  { folder, entry, bindings }: { folder: string; entry: string; bindings: Record<string, string> },
): V4WorkerOptions {
  const { workerOptions } = optionsOf(config);
  return {
    ...workerOptions,
    bindings: { ...(workerOptions.bindings as Record<string, string>), ...bindings },
    rootPath: folder,
    modulesRoot: folder,
    modules: [
      { type: 'ESModule', path: join(folder, entry) },
      ...wasmOf(folder).map((path) => ({ type: 'CompiledWasm' as const, path })),
    ],
  } as V4WorkerOptions;
}

/** The same path at a server of this machine. */
function insideOf(url: string, address: string): string {
  const { pathname, search } = new URL(url);
  return `http://${address}${pathname}${search}`;
}

function workersOf({ config, site, alone, cheapPasswords, outside }: HostOptions): V4WorkerOptions[] {
  const bindings: Record<string, string> = cheapPasswords ? { CHEAP_PASSWORDS: 'on' } : {};
  const front: V4WorkerOptions = {
    ...worker(config, { folder: site, entry: '_worker.js', bindings }),
    ...(outside === undefined ? {} : { outboundService: (request) => fetch(insideOf(request.url, outside)) }),
    name: 'stylecast',
  };
  // What is not started need not be built.
  if (alone) return [{ ...front, serviceBindings: {} }];
  const others = ['background', 'renders'].map((name) => ({
    ...worker(join(ROOT, 'workers', name, 'wrangler.toml'), {
      ...{ folder: join(ROOT, 'build/workers', name), entry: 'index.js', bindings },
    }),
    name: `stylecast-${name}`,
  }));
  return [front, ...others];
}

/** What a killed server leaves lies beside its data, and goes with it or at the next start. */
function useOwnTempFolder(state: string): void {
  const folder = join(state, 'tmp');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  process.env['TMPDIR'] = folder;
}

async function main(options: HostOptions): Promise<void> {
  useOwnTempFolder(options.state);
  const settings = () => ({
    ...convertV4MiniflareOptions({
      workers: workersOf(options),
      host: '127.0.0.1',
      port: 0,
      cf: false,
      log: new Log(LogLevel.WARN),
    }),
    resourcePersistencePath: join(options.state, 'v3'),
  });
  const flare = new Miniflare(settings());
  const door = await startReverseProxy(options.port, options.site, () => flare.ready);
  // `npm run dev`: the Workers were built anew.
  process.on('message', () => void flare.setOptions(settings()));
  const end = () => {
    door.close();
    void flare.dispose().then(() => process.exit(0));
  };
  process.on('SIGTERM', end);
  // Who started us was killed or cut off, and nobody else would end us; perhaps it was so before we listened.
  process.on('disconnect', end);
  if (process.connected === false) end();
  await flare.ready;
}

await main(JSON.parse(process.argv[2] ?? '{}') as HostOptions);
