import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer as createHttp, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { obstacleTo, takeState, THIS_MACHINE, wordsFor, type Machine } from './before-start.ts';
import { ROOT } from './processes.ts';
import { anyPort } from './server.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

const GIGA = 2 ** 30;
const WELL: Machine = {
  freeIn: () => 10 * GIGA,
  resolve: () => Promise.resolve([{ address: '::1' }, { address: '127.0.0.1' }]),
  listen: THIS_MACHINE.listen,
};

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'stylecast-start-'));
  ends.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Answers at a port of this machine until the test is over. */
async function serving(server: Server, host = '127.0.0.1'): Promise<number> {
  await new Promise<void>((done) => server.listen(0, host, done));
  ends.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

const obstacle = async (over: { port?: number; state?: string } = {}, machine: Partial<Machine> = {}) =>
  obstacleTo(
    { port: over.port ?? (await anyPort()), state: over.state ?? join(newFolder(), 'state') },
    { ...WELL, ...machine },
  );

test('where nothing stands in the way there is nothing to say', async () => {
  expect(await obstacle()).toBeNull();
  expect(await obstacleTo({ port: await anyPort(), state: newFolder() })).toBeNull();
});

test('a second start says where the first one is', async () => {
  const ours = createHttp((_, response) => {
    response.writeHead(200, { 'x-request-id': 'r' }).end('{"ok":true}');
  });
  const port = await serving(ours);
  expect(await obstacle({ port })).toBe(
    `Stylecast is running already: open http://localhost:${port}, or end that one first.`,
  );
});

test('a port that another program has is named, with another to take', async () => {
  const port = await serving(createHttp((_, response) => response.end('something else')));
  expect(await obstacle({ port })).toContain(`Port ${port} is taken by another program.`);
  expect(await obstacle({ port })).toMatch(/PORT=\d+ npm start$/);
});

test('so is one that is taken over IPv6 alone: a browser would land there', async () => {
  const server = createHttp((_, response) => response.end('something else'));
  const hasIpv6 = await new Promise<boolean>((answer) => {
    server.once('error', () => answer(false));
    server.listen(0, '::1', () => answer(true));
  });
  if (!hasIpv6) return;
  ends.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  expect(await obstacle({ port })).toContain('is taken by another program');
});

test('a port that this user may not have is not called taken: nobody could be ended', async () => {
  const said = await obstacle({ port: 80 }, { listen: () => Promise.resolve('EACCES') });
  expect(said).toBe(
    'This machine does not let you listen on port 80. Choose another one: PORT=8799 npm start',
  );
});

test('without IPv6 a port is free where nobody has it over IPv4', async () => {
  const listen = (_: number, host: string) => Promise.resolve(host === '::1' ? 'EADDRNOTAVAIL' : null);
  expect(await obstacle({}, { listen })).toBeNull();
  expect(await obstacle({}, { listen: () => Promise.resolve('EAFNOSUPPORT') })).toBeNull();
});

test.each([0, 65_536, 1.5, NaN])('a port of %s is none', async (port) => {
  expect(await obstacle({ port })).toContain('PORT must be a number from 1 to 65535');
});

test('two servers never work on the same data; one that was killed leaves nothing in the way', async () => {
  const state = newFolder();
  const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)']);
  ends.push(() => void other.kill('SIGKILL'));
  writeFileSync(join(state, 'started.json'), JSON.stringify({ pid: other.pid, port: 8788 }));
  const said = await obstacle({ state });
  expect(said).toContain(`Another Stylecast (process ${other.pid}, http://localhost:8788) works on`);
  expect(said).toContain('STATE=.wrangler/second');
  other.kill('SIGKILL');
  await new Promise((done) => other.once('exit', done));
  expect(await obstacle({ state })).toBeNull();
});

test('a number that another program has got since is no server: it needs the port, or a start of a minute ago', async () => {
  const state = newFolder();
  const sign = join(state, 'started.json');
  const signed = (port: number) => {
    writeFileSync(sign, JSON.stringify({ pid: process.ppid, port }));
    utimesSync(sign, new Date(0), new Date(0));
  };
  signed(await anyPort());
  expect(await obstacle({ state })).toBeNull();
  signed(await serving(createHttp((_, response) => response.end('{"ok":true}'))));
  expect(await obstacle({ state })).toContain(`Another Stylecast (process ${process.ppid},`);
});

test('who starts signs the folder of its data, and is not in its own way', async () => {
  const state = join(newFolder(), 'state');
  takeState({ port: 8788, state });
  expect(await obstacle({ state })).toBeNull();
});

test('without room it says how much there is, how much it takes and where', async () => {
  const said = await obstacle({}, { freeIn: () => 120 * 2 ** 20 });
  expect(said).toMatch(/^There is no room at .*: 120 MB are free, and Stylecast needs 400 MB\./);
});

test('the project itself needs room as well: what is built lies there', async () => {
  const said = await obstacle({}, { freeIn: (folder) => (folder === ROOT ? 0 : 10 * GIGA) });
  expect(said).toContain(`There is no room at ${ROOT}: 0 MB`);
});

test.each(['EACCES', 'EPERM', 'EROFS'])(
  'a folder that may not be written (%s) is named, with a way out',
  (code) => {
    const error = Object.assign(new Error(`${code}: no, mkdir '/data/state'`), { code, path: '/data/state' });
    expect(wordsFor(error)).toBe(
      'You may not write to /data/state. Make it yours, or keep the data elsewhere: STATE=/tmp/stylecast npm start',
    );
  },
);

test('a disk that fills up on the way is said in a sentence, whatever noticed it', () => {
  for (const said of ['ENOSPC: no space left on device, write', 'vite failed:\n… No space left on device'])
    expect(wordsFor(new Error(said))).toContain('The disk is full');
  expect(wordsFor(new Error('EMFILE: too many open files'))).toContain('Too many files are open');
  expect(wordsFor(new Error('Something of its own.'))).toBe('Something of its own.');
});

test('a machine without IPv6 is well; one whose localhost leads elsewhere is told what to write where', async () => {
  const only = (...addresses: string[]) => ({
    resolve: () => Promise.resolve(addresses.map((address) => ({ address }))),
  });
  expect(await obstacle({}, only('127.0.0.1'))).toBeNull();
  expect(await obstacle({}, only('::1'))).toContain('localhost does not lead to 127.0.0.1');
  const nowhere = { resolve: () => Promise.reject(new Error('ENOTFOUND')) };
  expect(await obstacle({}, nowhere)).toContain('127.0.0.1 localhost');
});
