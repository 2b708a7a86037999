import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { Miniflare } from 'miniflare';
import { buildPages, bundleSite } from '../scripts/build.ts';
import { prepareDatabase } from '../scripts/local/database.ts';
import { ROOT } from '../scripts/local/tools.ts';
import type { BenchRow } from './table.ts';

// CPU per request of the production build in workerd, as a ratio to a Worker that only says "ok", in the same run.

type Options = ConstructorParameters<typeof Miniflare>[0];
type Binding = NonNullable<Options['workers'][number]['config']['env']>[string];
const BARE = `export default { fetch: () => new Response('ok') };`;
/** What the cheapest honest call would be: one Hono route, one query by primary key. */
const ONE_QUERY = `import { Hono } from 'hono';
const app = new Hono();
app.get('/', async (c) => c.json(await c.env.PEOPLE.prepare('select * from users where id = ?').bind('nobody').first() ?? {}));
export default app;`;
const PEOPLE_ID = '00000000-0000-4000-8000-000000000001';
const WARM_UP = 300;
const REQUESTS = 1500;
const AT_ONCE = 8;
/** Clock ticks of /proc a second. */
const TICKS = 100;

interface Server {
  flare: Miniflare;
  port: number;
  /** CPU seconds of its workerd so far, D1 included. */
  cpu(): number;
}

const childrenOf = (pid: number): number[] =>
  spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter(Boolean)
    .map(Number);

/** Runs one module in a workerd of its own, with what was kept in `state`. */
async function serve(
  name: string,
  code: string,
  env: Record<string, Binding>,
  state: string,
): Promise<Server> {
  const before = new Set(childrenOf(process.pid));
  const config = {
    name,
    type: 'worker' as const,
    compatibilityDate: '2026-09-01',
    compatibilityFlags: ['nodejs_compat'],
    manifest: {
      mainModule: 'worker.js',
      modulesRoot: state,
      modules: { 'worker.js': { type: 'esm' as const, contents: code } },
    },
    env,
  };
  const flare = new Miniflare({ workers: [{ config }], resourcePersistencePath: join(state, 'v3') });
  const url = await flare.ready;
  const pid = childrenOf(process.pid).find((child) => !before.has(child));
  if (pid === undefined) throw new Error('workerd was not found among the children of this process.');
  return {
    flare,
    port: Number(url.port),
    cpu() {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      return (Number(fields[11]) + Number(fields[12])) / TICKS;
    },
  };
}

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

interface Asked {
  status: number;
  cookie: string | undefined;
  text: string;
}
function ask(port: number, path: string, cookie: string, method = 'GET', body?: object): Promise<Asked> {
  return new Promise((done, failed) => {
    const headers = {
      cookie,
      origin: `http://127.0.0.1:${port}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
    };
    const sent = httpRequest({ agent, host: '127.0.0.1', port, path, method, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('end', () =>
        done({
          status: answer.statusCode ?? 0,
          cookie: answer.headers['set-cookie']?.[0]?.split(';')[0],
          text,
        }),
      );
    });
    sent.on('error', failed);
    sent.end(body && JSON.stringify(body));
  });
}

interface Load {
  /** CPU milliseconds a request. */
  cpuMs: number;
  perSecond: number;
  /** Milliseconds. */
  p99: number;
}

async function many(port: number, path: string, cookie: string, count: number): Promise<number[]> {
  const times: number[] = [];
  let left = count;
  const one = async () => {
    while (left-- > 0) {
      const begun = performance.now();
      const { status } = await ask(port, path, cookie);
      if (status !== 200) throw new Error(`${path} answered ${status}.`);
      times.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  return times.sort((a, b) => a - b);
}

async function load(server: Server, path: string, cookie = ''): Promise<Load> {
  await many(server.port, path, cookie, WARM_UP);
  const cpuBefore = server.cpu();
  const begun = performance.now();
  const times = await many(server.port, path, cookie, REQUESTS);
  const seconds = (performance.now() - begun) / 1000;
  return {
    cpuMs: ((server.cpu() - cpuBefore) * 1000) / REQUESTS,
    perSecond: REQUESTS / seconds,
    p99: times[Math.floor(times.length * 0.99)] ?? 0,
  };
}

/** Somebody with a city, styles and today's outfit, made through the calls that her browser would make. */
async function signUp(port: number): Promise<string> {
  const must = async (cookie: string, method: string, path: string, body?: object): Promise<Asked> => {
    const answer = await ask(port, path, cookie, method, body);
    if (answer.status >= 300) throw new Error(`${path} answered ${answer.status}: ${answer.text}`);
    return answer;
  };
  const registered = await must('', 'POST', '/api/register', {
    username: 'bench',
    password: 'a good long one',
    email: 'bench@stylecast.test',
  });
  const cookie = registered.cookie ?? '';
  await must(cookie, 'PUT', '/api/user/preferences', { stylePreferences: ['classic'], gender: 'female' });
  await must(cookie, 'PUT', '/api/user/location', { location: 'Lisbon' });
  await must(cookie, 'GET', '/api/outfits/today?userHour=9');
  return cookie;
}

async function reference(state: string): Promise<Server> {
  const { outputFiles } = await build({
    stdin: { contents: ONE_QUERY, resolveDir: ROOT },
    bundle: true,
    write: false,
    format: 'esm',
    minify: true,
  });
  const env: Record<string, Binding> = { PEOPLE: { type: 'd1', id: PEOPLE_ID } };
  return serve('reference', outputFiles[0]?.text ?? '', env, state);
}

async function product(state: string): Promise<Server> {
  const worker = join(state, '_worker.js');
  await buildPages();
  await bundleSite({ local: false, outFile: worker });
  const queue = (name: string): Binding => ({ type: 'queue', name });
  const env: Record<string, Binding> = {
    PEOPLE: { type: 'd1', id: PEOPLE_ID },
    LOOKS_0: { type: 'd1', id: '00000000-0000-4000-8000-000000000100' },
    PHOTOS: { type: 'r2', name: 'stylecast-photos' },
    DELIVERIES: queue('deliveries'),
    RENDERS: queue('renders'),
    MAILS: queue('mails'),
    SIGNING_SECRET: { type: 'text', value: 'a secret of the bench' },
    MET_NORWAY: { type: 'text', value: 'off' },
  };
  return serve('site', readFileSync(worker, 'utf8'), env, state);
}

/** Requests a second, p99 and CPU of the calls and pages that are asked for most. */
export async function benchServer(): Promise<BenchRow[]> {
  const state = mkdtempSync(join(tmpdir(), 'stylecast-server-'));
  await prepareDatabase(state);
  const bare = await serve('bare', BARE, {}, state);
  const oneQuery = await reference(state);
  const site = await product(state);
  try {
    const cookie = await signUp(site.port);
    const base = await load(bare, '/');
    const row = (what: string, { cpuMs, perSecond, p99 }: Load, target?: string): BenchRow => ({
      what,
      figure: `${(cpuMs / base.cpuMs).toFixed(1)} x bare (${cpuMs.toFixed(2)} ms CPU), ${perSecond.toFixed(0)}/s, p99 ${p99.toFixed(0)} ms`,
      ...(target ? { target } : {}),
    });
    return [
      row('a bare Worker', base),
      row('one Hono route with one D1 query', await load(oneQuery, '/')),
      row('GET /healthz', await load(site, '/healthz')),
      row('GET /api/user', await load(site, '/api/user', cookie), '<= 2.6'),
      row('GET /api/outfits/today', await load(site, '/api/outfits/today?userHour=9', cookie), '<= 3.5'),
      row('landing page, server-rendered', await load(site, '/'), '<= 6'),
      row('home page, server-rendered', await load(site, '/', cookie), '<= 9'),
    ];
  } finally {
    agent.destroy();
    await Promise.all([bare, oneQuery, site].map(({ flare }) => flare.dispose()));
    rmSync(state, { recursive: true, force: true });
  }
}
