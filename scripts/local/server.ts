import { createServer, type AddressInfo } from 'node:net';
import { isAbsolute, join } from 'node:path';
import type { ChildProcess } from 'node:child_process';
import { startEdge } from './edge.ts';
import { startRenderer } from './renderer.ts';
import { ROOT, start, stop } from './tools.ts';

export interface LocalServer {
  origin: string;
  /** Resolves when the server ends by itself; the value is what it printed last. */
  ended: Promise<string>;
  /** One cron tick of the background Worker. */
  tick(): Promise<void>;
  stop(): Promise<void>;
  /** As a power cut would: no process of it gets a last word. */
  kill(): Promise<void>;
}

export async function portIsFree(port: number): Promise<boolean> {
  return new Promise((answer) => {
    const probe = createServer();
    probe.once('error', () => answer(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => answer(true)));
  });
}

/** Pages must come first. */
const ALL = ['wrangler.toml', 'workers/background/wrangler.toml', 'workers/renders/wrangler.toml'].flatMap(
  (file) => ['-c', file],
);

/** A port that nobody uses, chosen by the system. */
export async function anyPort(): Promise<number> {
  return new Promise((answer) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => answer(port));
    });
  });
}

/**
 * Starts Pages, the background and the renders Worker in one process on the built files, with a door in front of it and a thread that
 * draws beside it, and waits until they answer.
 */
export async function startServer(options: {
  port: number;
  stateFolder: string;
  verbose?: boolean;
  /** A folder with a wrangler.toml of its own: the site alone, as that file says, without the background Worker. */
  siteAlone?: string;
  /** Of tests, which sign up hundreds of people. */
  cheapPasswords?: boolean;
}): Promise<LocalServer> {
  const state = isAbsolute(options.stateFolder) ? options.stateFolder : join(ROOT, options.stateFolder);
  const inner = await anyPort();
  const child = start('wrangler', [
    ...['pages', 'dev', ...(options.siteAlone ? ['--cwd', options.siteAlone] : ALL)],
    ...['--persist-to', state, '--ip', '127.0.0.1', '--port', String(inner)],
    ...(options.cheapPasswords ? ['--binding', 'CHEAP_PASSWORDS=on'] : []),
    ...[
      '--inspector-port',
      '0',
      '--show-interactive-dev-session=false',
      '--log-level',
      options.verbose ? 'log' : 'warn',
    ],
  ]);
  const log = collect(child, options.verbose ?? false);
  const origin = `http://localhost:${options.port}`;
  const ended = new Promise<string>((done) => child.once('close', () => done(log())));
  const edge = await startEdge(options.port, inner);
  const renderer = options.siteAlone ? null : await startRenderer();
  const close = async () => {
    edge.stop();
    await renderer?.stop();
  };
  try {
    await waitUntilHealthy(origin, child, log);
    if (renderer) await useRenderer(origin, renderer.origin);
  } catch (error) {
    await Promise.all([stop(child), close()]);
    throw error;
  }
  const stopWarming = keepWarm(origin);
  return {
    origin,
    ended,
    async tick() {
      // On a busy machine a connection may break (docs/decisions/a-warm-connection.md); a tick may be repeated.
      const again = await tickOnce(origin).then(
        () => false,
        () => true,
      );
      if (again) await tickOnce(origin);
    },
    async stop() {
      stopWarming();
      await stop(child);
      await close();
    },
    async kill() {
      stopWarming();
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      await ended;
      await close();
    },
  };
}

/** Tells the renders Worker where to have its pictures drawn. */
async function useRenderer(origin: string, renderer: string): Promise<void> {
  const headers = { origin, 'content-type': 'application/json' };
  const body = JSON.stringify({ origin: renderer });
  const response = await fetch(`${origin}/dev/renderer`, { method: 'POST', headers, body });
  // A production build has no such door, and draws as production does.
  if (!response.ok && response.status !== 404)
    throw new Error(`The renderer was not taken: ${response.status} ${await response.text()}`);
}

async function tickOnce(origin: string): Promise<void> {
  const response = await fetch(`${origin}/dev/tick`, { method: 'POST', headers: { origin } });
  if (!response.ok) throw new Error(`The cron tick failed: ${response.status} ${await response.text()}`);
}

/**
 * wrangler's proxy and the Worker behind it both drop a connection after five idle seconds, and a POST that meets the
 * closing one fails ("Network connection lost"). A request every second keeps the one warm that is used next.
 */
function keepWarm(origin: string): () => void {
  const timer = setInterval(() => {
    fetch(`${origin}/healthz`).then(
      (response) => response.body?.cancel(),
      () => undefined,
    );
  }, 1000);
  timer.unref();
  return () => clearInterval(timer);
}

/** No network: the weather falls back and says so on the page. A page left half-way: nothing to tell either. */
const HARMLESS = /DNS lookup failed|getaddrinfo|Broken pipe|disconnected/;

function collect(child: ChildProcess, verbose: boolean): () => string {
  let text = '';
  const take = (data: Buffer) => {
    text = (text + data.toString()).slice(-20_000);
    // Warnings and errors of the running site are worth seeing; the rest only when asked for.
    const said = data.toString();
    if (verbose || (/error|exception/i.test(said) && !HARMLESS.test(said))) process.stderr.write(data);
  };
  child.stdout?.on('data', take);
  child.stderr?.on('data', take);
  return () => text;
}

async function waitUntilHealthy(origin: string, child: ChildProcess, log: () => string): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The local server stopped:\n${log()}`);
    const ok = await fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(2000) }).then(
      (r) => r.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((wait) => setTimeout(wait, 150));
  }
  throw new Error(`The local server did not answer within 60 seconds:\n${log()}`);
}
