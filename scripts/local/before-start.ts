// What keeps `npm start` from serving, found before anything is built, in sentences that help.
import { lookup } from 'node:dns/promises';
import { existsSync, mkdirSync, readFileSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from './processes.ts';

export interface Start {
  port: number;
  /** Where its data lies. */
  state: string;
}

/** What is built and kept on a first start, and room to work. */
const NEEDED_BYTES = 400 * 2 ** 20;
const MEGA = 2 ** 20;

/** Who uses a folder of data. */
const SIGN = 'started.json';

interface Sign {
  pid: number;
  port: number;
}

/** Why nobody can listen there: the code of the error; null: one can. */
type Listen = (port: number, host: string) => Promise<string | null>;

const listenFault: Listen = (port, host) =>
  new Promise((answer) => {
    const probe = createServer();
    probe.once('error', ({ code }: NodeJS.ErrnoException) => answer(code ?? 'unknown'));
    probe.listen(port, host, () => probe.close(() => answer(null)));
  });

/**
 * What stands in the way of a port, over IPv4 and IPv6: a browser that asks for localhost may try IPv6 first, and would
 * reach whoever has it there. Where the machine has no such address (no IPv6) nobody can.
 */
async function faultsAt(port: number, listen: Listen): Promise<(string | null)[]> {
  return [await listen(port, '127.0.0.1'), await listen(port, '::1')];
}

/** Whether it is one of ours that answers there. */
async function isOurs(port: number): Promise<boolean> {
  const response = await fetch(`http://127.0.0.1:${port}/healthz`, {
    signal: AbortSignal.timeout(2000),
  }).catch(() => null);
  const said = await response?.text().catch(() => null);
  return said === '{"ok":true}' && response?.headers.has('x-request-id') === true;
}

async function faultOfPort(port: number, listen: Listen): Promise<string | null> {
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    return 'PORT must be a number from 1 to 65535, for example: PORT=8799 npm start';
  const faults = await faultsAt(port, listen);
  const other = `PORT=${port === 8799 ? 8800 : 8799} npm start`;
  if (faults.includes('EACCES'))
    return `This machine does not let you listen on port ${port}. Choose another one: ${other}`;
  if (!faults.includes('EADDRINUSE')) return null;
  return (await isOurs(port))
    ? `Stylecast is running already: open http://localhost:${port}, or end that one first.`
    : `Port ${port} is taken by another program. End it, or choose another port: ${other}`;
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

const signIn = (state: string): string => join(state, SIGN);

function readSign(state: string): Sign | null {
  try {
    return JSON.parse(readFileSync(signIn(state), 'utf8')) as Sign;
  } catch {
    return null;
  }
}

/** From its sign to its port: a start that builds. */
const STARTING_MS = 10 * 60_000;

const isStarting = (state: string): boolean => Date.now() - statSync(signIn(state)).mtimeMs < STARTING_MS;

/**
 * Two servers on the same data would each overwrite what the other has written. One that was killed leaves its sign, and
 * another program may have got its number since.
 */
async function faultOfState(state: string, listen: Listen): Promise<string | null> {
  const sign = readSign(state);
  if (!sign || sign.pid === process.pid || !isAlive(sign.pid)) return null;
  const serves = (await faultsAt(sign.port, listen)).includes('EADDRINUSE');
  if (!serves && !isStarting(state)) return null;
  return `Another Stylecast (process ${sign.pid}, http://localhost:${sign.port}) works on ${state}. End it, or give this one a folder of its own: STATE=.wrangler/second PORT=8799 npm start`;
}

/** The nearest folder above that there is. */
const standing = (folder: string): string => (existsSync(folder) ? folder : standing(dirname(folder)));

function faultOfSpace(folders: readonly string[], freeIn: (folder: string) => number): string | null {
  for (const folder of folders) {
    const free = freeIn(standing(folder));
    if (free < NEEDED_BYTES)
      return `There is no room at ${folder}: ${Math.floor(free / MEGA)} MB are free, and Stylecast needs ${NEEDED_BYTES / MEGA} MB. Make some, and start again.`;
  }
  return null;
}

const bytesFree = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};

type Resolve = (name: string) => Promise<{ address: string }[]>;

async function faultOfLocalhost(resolve: Resolve): Promise<string | null> {
  const found = await resolve('localhost').catch(() => []);
  return found.some(({ address }) => address === '127.0.0.1')
    ? null
    : 'On this machine localhost does not lead to 127.0.0.1. Add the line "127.0.0.1 localhost" to its hosts file (/etc/hosts), and start again.';
}

/** The machine, for tests to stand in for. */
export interface Machine {
  freeIn(folder: string): number;
  resolve: Resolve;
  listen: Listen;
}
export const THIS_MACHINE: Machine = {
  freeIn: bytesFree,
  resolve: (name) => lookup(name, { all: true }),
  listen: listenFault,
};

/** The first that stands in the way; null: nothing does. */
export async function obstacleTo(
  { port, state }: Start,
  machine: Machine = THIS_MACHINE,
): Promise<string | null> {
  return (
    (await faultOfPort(port, machine.listen)) ??
    (await faultOfState(state, machine.listen)) ??
    faultOfSpace([state, ROOT, tmpdir()], machine.freeIn) ??
    (await faultOfLocalhost(machine.resolve))
  );
}

/** Says in the folder who works on it, until this process ends. */
export function takeState({ port, state }: Start): void {
  mkdirSync(state, { recursive: true });
  writeFileSync(signIn(state), JSON.stringify({ pid: process.pid, port } satisfies Sign));
  process.on('exit', () => {
    if (readSign(state)?.pid === process.pid) rmSync(signIn(state), { force: true });
  });
}

/** What an error on the way means, where it is of a kind that a person can do something about. */
export function wordsFor(error: unknown): string {
  const { code, path } = (error ?? {}) as NodeJS.ErrnoException;
  if (path !== undefined && /^(EACCES|EPERM|EROFS)$/.test(code ?? ''))
    return `You may not write to ${path}. Make it yours, or keep the data elsewhere: STATE=/tmp/stylecast npm start`;
  const said = error instanceof Error ? error.message : String(error);
  if (/ENOSPC|no space left/i.test(said))
    return 'The disk is full: make some room, and start again. What was kept is still there.';
  if (/EMFILE|ENFILE|too many open files/i.test(said))
    return 'Too many files are open on this machine: end something, or raise the limit (ulimit -n 4096), and start again.';
  return said;
}
