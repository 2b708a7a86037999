import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..', '..');
const BIN = join(ROOT, 'node_modules', '.bin');

/** The environment of every tool: our own Node first in PATH, nothing that phones home. */
export const toolEnv = (extra: Record<string, string> = {}): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: `${BIN}:${process.env['PATH'] ?? ''}`,
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  NO_UPDATE_NOTIFIER: '1',
  ...extra,
});

/** Runs a tool of node_modules/.bin to its end. @throws with its output when it fails. */
export async function run(tool: string, args: string[], extra: Record<string, string> = {}): Promise<string> {
  const child = spawn(join(BIN, tool), args, {
    cwd: ROOT,
    env: toolEnv(extra),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (d: Buffer) => (output += d.toString()));
  child.stderr.on('data', (d: Buffer) => (output += d.toString()));
  const code = await new Promise<number | null>((done) => child.on('close', done));
  if (code !== 0) throw new Error(`${tool} ${args.join(' ')} failed:\n${output}`);
  return output;
}

/** Starts a tool in a process group of its own, so that `stop` ends its children too. */
export function start(tool: string, args: string[], extra: Record<string, string> = {}): ChildProcess {
  return spawn(join(BIN, tool), args, {
    cwd: ROOT,
    env: toolEnv(extra),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
}

export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return;
  const closed = new Promise((done) => child.on('close', done));
  const group = -child.pid;
  process.kill(group, 'SIGTERM');
  const timer = setTimeout(() => process.kill(group, 'SIGKILL'), 4000);
  await closed;
  clearTimeout(timer);
}

/** A Chromium to drive: the one that CHROMIUM_PATH names, or the one inside the npm package. */
export async function chromiumPath(): Promise<string> {
  const named = process.env['CHROMIUM_PATH'];
  if (named && existsSync(named)) return named;
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
}
export const CHROMIUM_FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
