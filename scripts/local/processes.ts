import { spawn, type ChildProcess } from 'node:child_process';
import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
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
  // Wrangler is ten megabytes of JavaScript: compiled once, it starts in two thirds of the time.
  NODE_COMPILE_CACHE: join(ROOT, '.cache/compile'),
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

const MEMORY = '/dev/shm';
const ENOUGH_BYTES = 2 ** 30;

/** Whether the machine lends enough memory as a folder. */
export function inMemory(): boolean {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > ENOUGH_BYTES;
  } catch {
    return false;
  }
}

/** A folder for files of no lasting worth: in memory where there is some, since SQLite waits for a disk at each commit. */
export const scratchFolder = (): string => (inMemory() ? MEMORY : tmpdir());

/** Ends, with us, what runs in a process group of its own: no Ctrl-C of ours reaches it. */
export function endWithUs(child: ChildProcess): void {
  const takeAlong = () => {
    if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
  };
  process.on('exit', takeAlong);
  child.once('close', () => process.off('exit', takeAlong));
}

/** Starts a script of ours in a process group of its own, so that `stop`, or our own end, ends its children too. It hears `send`. */
export function startScript(script: string, args: string[]): ChildProcess {
  const child = spawn(join(BIN, 'node'), [join(ROOT, script), ...args], {
    cwd: ROOT,
    env: toolEnv(),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
  });
  endWithUs(child);
  return child;
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
