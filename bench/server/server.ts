import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Miniflare } from 'miniflare';
import { buildPages, bundleSite } from '../../scripts/build.ts';
import { prepareDatabase } from '../../scripts/local/prepare-database.ts';
import { BARE, onePage, oneQuery, twoQueries, twoQueryPage, twoRows } from './references.ts';
import type { BenchRow } from '../results-table.ts';

// CPU per request of the production build in workerd, in the same run as a Worker that only says "ok" and as the least
// that could be written for a call and for a page (references.ts). CPU is that of the whole workerd, its D1 included.

type Options = ConstructorParameters<typeof Miniflare>[0];
type Binding = NonNullable<Options['workers'][number]['config']['env']>[string];
const PEOPLE: Binding = { type: 'd1', id: '00000000-0000-4000-8000-000000000001' };
const LOOKS_0: Binding = { type: 'd1', id: '00000000-0000-4000-8000-000000000100' };
const WARM_UP = 300;
const REQUESTS = 500;
/** Each subject is measured so often, in turn, so that what else the machine does falls on all of them; the median counts. */
const ROUNDS = 3;
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
  text: string;
}
/** Cookies by name, as a browser keeps them. */
type Jar = Map<string, string>;

function keep(jar: Jar, set: string[] = []): void {
  for (const cookie of set) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    jar.set(name, value);
  }
}

function ask(port: number, path: string, jar: Jar, method = 'GET', body?: object): Promise<Asked> {
  return new Promise((done, failed) => {
    const headers = {
      cookie: [...jar].map((pair) => pair.join('=')).join('; '),
      origin: `http://127.0.0.1:${port}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
    };
    const sent = httpRequest({ agent, host: '127.0.0.1', port, path, method, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      keep(jar, answer.headers['set-cookie']);
      answer.on('end', () => done({ status: answer.statusCode ?? 0, text }));
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

export async function many(port: number, path: string, jar: () => Jar, count: number): Promise<number[]> {
  const times: number[] = [];
  let left = count;
  const one = async () => {
    while (left-- > 0) {
      const begun = performance.now();
      const { status } = await ask(port, path, jar());
      if (status !== 200) throw new Error(`${path} answered ${status}.`);
      times.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  return times.sort((a, b) => a - b);
}

interface Subject {
  what: string;
  server: Server;
  path: string;
  /** What the browser has for the next request. */
  jar?: () => Jar;
}
const noJar = (): Jar => new Map();

async function round({ server, path, jar = noJar }: Subject): Promise<Load> {
  const cpuBefore = server.cpu();
  const begun = performance.now();
  const times = await many(server.port, path, jar, REQUESTS);
  const seconds = (performance.now() - begun) / 1000;
  return {
    cpuMs: ((server.cpu() - cpuBefore) * 1000) / REQUESTS,
    perSecond: REQUESTS / seconds,
    p99: times[Math.floor(times.length * 0.99)] ?? 0,
  };
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function load(subjects: Subject[]): Promise<Load[]> {
  for (const { server, path, jar = noJar } of subjects) await many(server.port, path, jar, WARM_UP);
  const rounds: Load[][] = [];
  for (let n = 0; n < ROUNDS; n++) {
    const seen: Load[] = [];
    for (const subject of subjects) seen.push(await round(subject));
    rounds.push(seen);
  }
  return subjects.map((_, index) => {
    const of = (key: keyof Load) => median(rounds.map((seen) => seen[index]?.[key] ?? 0));
    return { cpuMs: of('cpuMs'), perSecond: of('perSecond'), p99: of('p99') };
  });
}

/** Somebody with a city, styles and today's outfit, made through the calls that her browser would make. */
export async function signUp(port: number): Promise<Jar> {
  const jar: Jar = new Map();
  const must = async (method: string, path: string, body?: object): Promise<void> => {
    const answer = await ask(port, path, jar, method, body);
    if (answer.status >= 300) throw new Error(`${path} answered ${answer.status}: ${answer.text}`);
  };
  await must('POST', '/api/register', {
    username: 'bench',
    password: 'a good long one',
    email: 'bench@stylecast.test',
  });
  await must('PUT', '/api/user/preferences', { stylePreferences: ['classic'], gender: 'female' });
  await must('PUT', '/api/user/location', { location: 'Lisbon' });
  await must('GET', '/api/outfits/today?userHour=9');
  return jar;
}

async function product(state: string): Promise<Server> {
  const worker = join(state, '_worker.js');
  await buildPages();
  await bundleSite({ local: false, outFile: worker });
  const queue = (name: string): Binding => ({ type: 'queue', name });
  const env: Record<string, Binding> = {
    PEOPLE,
    LOOKS_0,
    PHOTOS: { type: 'r2', name: 'stylecast-photos' },
    DELIVERIES: queue('deliveries'),
    RENDERS: queue('renders'),
    MAILS: queue('mails'),
    SIGNING_SECRET: { type: 'text', value: 'a secret of the bench, long enough to sign with' },
    MET_NORWAY: { type: 'text', value: 'off' },
    LEAKED_PASSWORDS: { type: 'text', value: 'off' },
  };
  return serve('site', readFileSync(worker, 'utf8'), env, state);
}

/** What a subject is held against beside the bare Worker, by its place in the list, and how often its CPU it may take. */
interface Aim {
  than: number;
  name: string;
  target?: string;
}

function rowOf(what: string, seen: Load, loads: Load[], aim?: Aim): BenchRow {
  const times = (than: number) => (seen.cpuMs / (loads[than]?.cpuMs ?? 1)).toFixed(1);
  const against = aim ? `${times(aim.than)} x ${aim.name}, ` : '';
  const { cpuMs, perSecond, p99 } = seen;
  return {
    what,
    figure: `${against}${times(0)} x bare (${cpuMs.toFixed(2)} ms CPU), ${perSecond.toFixed(0)}/s, p99 ${p99.toFixed(0)} ms`,
    ...(aim?.target ? { target: aim.target } : {}),
  };
}

/** Requests a second, p99 and CPU of the calls and pages that are asked for most. */
export async function benchServer(): Promise<BenchRow[]> {
  const state = mkdtempSync(join(tmpdir(), 'stylecast-server-'));
  await prepareDatabase(state);
  const bare = await serve('bare', BARE, {}, state);
  const query = await serve('query', await oneQuery(), { PEOPLE }, state);
  const page = await serve('page', await onePage(), { PEOPLE }, state);
  const two = await serve('two', await twoQueries(), { PEOPLE, LOOKS_0 }, state);
  const twoPage = await serve('two-page', await twoQueryPage(), { PEOPLE, LOOKS_0 }, state);
  const site = await product(state);
  const servers = [bare, query, page, two, twoPage, site];
  const call = (target?: string): Aim => ({ than: 1, name: 'that call', ...(target ? { target } : {}) });
  const render = (target?: string): Aim => ({ than: 2, name: 'that page', ...(target ? { target } : {}) });
  try {
    const kept = await signUp(site.port);
    const jar = () => kept;
    const unclaimed = () => new Map([...kept].filter(([name]) => !name.endsWith('-reader')));
    const rows = await serve('rows', await twoRows(), { PEOPLE, LOOKS_0 }, state);
    servers.push(rows);
    const { text } = await ask(rows.port, '/', new Map());
    if (!text.includes('username_key') || !text.includes('receipt')) throw new Error(`No rows: ${text}`);
    const subjects: (Subject & { aim?: Aim })[] = [
      { what: 'a bare Worker', server: bare, path: '/' },
      { what: 'the least call: one Hono route, one D1 query', server: query, path: '/' },
      { what: 'the least page: Remix, one D1 query', server: page, path: '/' },
      { what: 'a call that asks two databases', server: two, path: '/', aim: call() },
      { what: 'the same with her row and an outfit in it', server: rows, path: '/', aim: call() },
      { what: 'a page that asks two databases', server: twoPage, path: '/', aim: render() },
      { what: 'GET /healthz', server: site, path: '/healthz', aim: call() },
      { what: 'GET /api/user', server: site, path: '/api/user', jar, aim: call('1.2 x') },
      {
        what: 'GET /api/outfits/today',
        server: site,
        path: '/api/outfits/today?userHour=9',
        jar,
        aim: call('1.7 x'),
      },
      {
        what: 'the same, first of a minute',
        server: site,
        path: '/api/outfits/today?userHour=9',
        jar: unclaimed,
        aim: call(),
      },
      { what: 'landing page', server: site, path: '/', aim: render('1.3 x') },
      { what: 'home page', server: site, path: '/', jar, aim: render('1.8 x') },
    ];
    const loads = await load(subjects);
    return subjects.map(({ what, aim }, index) => rowOf(what, loads[index]!, loads, aim));
  } finally {
    agent.destroy();
    await Promise.all(servers.map(({ flare }) => flare.dispose()));
    rmSync(state, { recursive: true, force: true });
  }
}
