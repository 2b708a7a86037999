import { createServer, type AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import type { ChildProcess } from 'node:child_process';
import type { HostOptions } from './miniflare-host.ts';
import { startRenderer } from './renderer.ts';
import { ROOT, startScript, stop } from './processes.ts';

export interface LocalServer {
  origin: string;
  /** Resolves when the server ends by itself; the value is what it printed last. */
  ended: Promise<string>;
  /** Takes the Workers as they were built last. */
  reload(): void;
  /** One cron tick of the background Worker. */
  tick(): Promise<void>;
  stop(): Promise<void>;
  /** As a power cut would: no process of it gets a last word. */
  kill(): Promise<void>;
}

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
 * Starts the site, the background and the renders Worker in one process on the built files, behind one door, and a thread
 * that draws beside it, and waits until they answer.
 */
export async function startServer(options: {
  port: number;
  stateFolder: string;
  verbose?: boolean;
  /** A folder with a wrangler.toml of its own and static files in `client`: the site alone, without the other Workers. */
  siteAlone?: string;
  /** Of tests, which sign up hundreds of people: cheap hashes of passwords, swatches instead of cards. */
  isCheap?: boolean;
  /** Of benches: a server of this machine ('127.0.0.1:8814') that answers every call of the site to the world outside. */
  outside?: string;
}): Promise<LocalServer> {
  const { port, siteAlone, verbose = false, isCheap = false, outside } = options;
  const host: HostOptions = {
    port,
    state: resolve(ROOT, options.stateFolder),
    config: join(siteAlone ?? ROOT, 'wrangler.toml'),
    site: join(siteAlone ?? join(ROOT, 'build'), 'client'),
    alone: siteAlone !== undefined,
    cheapPasswords: isCheap,
    ...(outside === undefined ? {} : { outside }),
  };
  const child = startScript('scripts/local/miniflare-host.ts', [JSON.stringify(host)]);
  const log = collect(child, verbose);
  const origin = `http://localhost:${port}`;
  const ended = new Promise<string>((done) => child.once('close', () => done(log())));
  const renderer = siteAlone ? null : await startRenderer(isCheap);
  try {
    await waitUntilHealthy(origin, child, log);
    if (renderer) await useRenderer(origin, renderer.origin);
  } catch (error) {
    await Promise.all([stop(child), renderer?.stop()]);
    throw error;
  }
  return {
    origin,
    ended,
    reload: () => void child.send('reload'),
    tick: () => tickOnce(origin),
    async stop() {
      await stop(child);
      await renderer?.stop();
    },
    async kill() {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      await ended;
      await renderer?.stop();
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
