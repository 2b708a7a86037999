import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

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

/** A folder for files of no lasting worth: in memory where the machine lends some, since SQLite waits for a disk at each commit. */
export function scratchFolder(): string {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > ENOUGH_BYTES ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** Starts a script of ours in a process group of its own, so that `stop`, or our own end, ends its children too. It hears `send`. */
export function startScript(script: string, args: string[]): ChildProcess {
  const child = spawn(join(BIN, 'node'), [join(ROOT, script), ...args], {
    cwd: ROOT,
    env: toolEnv(),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
  });
  const takeAlong = () => {
    if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
  };
  process.on('exit', takeAlong);
  child.once('close', () => process.off('exit', takeAlong));
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

/**
 * A Chromium to drive: the one that CHROMIUM_PATH names, or the one inside the npm package, with the libraries packed
 * beside it where the machine lacks them.
 */
async function chromiumPath(): Promise<string> {
  const named = process.env['CHROMIUM_PATH'];
  if (named && existsSync(named)) return named;
  const { default: chromium } = await import('@sparticuz/chromium');
  let path = await chromium.executablePath();
  if (!starts(path)) lendLibraries();
  if (!starts(path)) {
    // The package takes for whole what lies there already: a process that ended while it unpacked left a part.
    for (const part of ['chromium', 'fonts', 'libGLESv2.so'])
      rmSync(join(tmpdir(), part), { recursive: true, force: true });
    path = await chromium.executablePath();
  }
  if (!starts(path)) {
    throw new Error(
      'Chromium does not start on this machine. Install one and name it: CHROMIUM_PATH=/usr/bin/chromium',
    );
  }
  return path;
}

const starts = (path: string): boolean => spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;

/** Unpacks libnss3 and its like from the Chromium package, for this process and its children. */
function lendLibraries(): void {
  const folder = join(tmpdir(), 'stylecast-chromium-libraries');
  mkdirSync(folder, { recursive: true });
  const packed = join(ROOT, 'node_modules/@sparticuz/chromium/bin/al2023.tar.br');
  spawnSync('tar', ['-x', '-C', folder], { input: brotliDecompressSync(readFileSync(packed)) });
  process.env['LD_LIBRARY_PATH'] = [join(folder, 'lib'), process.env['LD_LIBRARY_PATH']]
    .filter(Boolean)
    .join(':');
}

const CHROMIUM_FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** How playwright launches it, with more flags if need be. What its processes share lies in memory where there is enough. */
export const chromiumLaunch = async (more: readonly string[] = []) => ({
  executablePath: await chromiumPath(),
  args: [...CHROMIUM_FLAGS, ...more],
  ignoreDefaultArgs: scratchFolder() === MEMORY ? ['--disable-dev-shm-usage'] : [],
});
