import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { startReverseProxy } from './reverse-proxy.ts';
import { anyPort } from './server.ts';

const close: (() => void)[] = [];
afterEach(() => {
  for (const each of close.splice(0)) each();
});

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

/** A door before a Worker that answers so, and the paths that the Worker saw. */
async function doorBefore(handle: Handle): Promise<{ origin: string; seen: string[]; end: () => void }> {
  const site = mkdtempSync(join(tmpdir(), 'stylecast-door-'));
  close.push(() => rmSync(site, { recursive: true, force: true }));
  writeFileSync(join(site, '_routes.json'), JSON.stringify({ exclude: ['/assets/*', '/sw.js'] }));
  writeFileSync(join(site, '_headers'), '/sw.js\n  Cache-Control: no-cache\n  X-Frame-Options: DENY\n');
  writeFileSync(join(site, 'sw.js'), 'self.wakes = true;');
  const seen: string[] = [];
  const worker = createServer((call, answer) => {
    seen.push(`${call.method} ${call.url}`);
    handle(call, answer);
  });
  await new Promise<void>((done) => worker.listen(0, '127.0.0.1', done));
  const end = () => {
    worker.close();
    worker.closeAllConnections();
  };
  close.push(end);
  const at = new URL(`http://127.0.0.1:${(worker.address() as AddressInfo).port}`);
  const port = await anyPort();
  const door = await startReverseProxy(port, site, async () => at);
  close.push(() => door.close());
  return { origin: `http://localhost:${port}`, seen, end };
}

const OURS = { 'x-content-type-options': 'nosniff' };

test('a static file comes with the headers of _headers, and the Worker never sees it', async () => {
  const { origin, seen } = await doorBefore((_, answer) => answer.end());
  const file = await fetch(`${origin}/sw.js`);
  expect(await file.text()).toBe('self.wakes = true;');
  expect(file.headers.get('cache-control')).toBe('no-cache');
  expect(file.headers.get('x-frame-options')).toBe('DENY');
  expect((await fetch(`${origin}/assets/none.js`)).status).toBe(404);
  expect(seen).toEqual([]);
});

test('a static text is sent compressed to who can read that, as Cloudflare does', async () => {
  const { origin } = await doorBefore((_, answer) => answer.end());
  const asked = async (coding: string) => {
    const file = await fetch(`${origin}/sw.js`, { headers: { 'accept-encoding': coding } });
    const { headers } = file;
    return [headers.get('content-encoding'), headers.get('vary'), await file.text()];
  };
  expect(await asked('gzip, br')).toEqual(['gzip', 'accept-encoding', 'self.wakes = true;']);
  expect(await asked('identity')).toEqual([null, 'accept-encoding', 'self.wakes = true;']);
});

test('everything else goes to the Worker, as it came: host, body, cookies, and what is answered', async () => {
  const { origin, seen } = await doorBefore((call, answer) => {
    const chunks: Buffer[] = [];
    call.on('data', (chunk: Buffer) => chunks.push(chunk));
    call.on('end', () => {
      answer.writeHead(201, [
        ...Object.entries(OURS).flat(),
        ...['set-cookie', 'a=1', 'set-cookie', 'b=2', 'x-host', call.headers.host ?? ''],
      ]);
      answer.end(Buffer.concat(chunks).toString().toUpperCase());
    });
  });
  const answer = await fetch(`${origin}/api/assets/x?y=1`, { method: 'POST', body: 'a photo' });
  expect(answer.status).toBe(201);
  expect(await answer.text()).toBe('A PHOTO');
  expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect(answer.headers.get('x-host')).toBe(new URL(origin).host);
  expect(seen).toEqual(['POST /api/assets/x?y=1']);
});

test('an answer that is not ours, or none, is told as one that can be tried again', async () => {
  const { origin, end } = await doorBefore((_, answer) => answer.writeHead(500).end('at /home/x.js'));
  const broken = await fetch(`${origin}/api/user`);
  expect(broken.status).toBe(503);
  expect(await broken.text()).toContain('Please try again');
  end();
  expect((await fetch(`${origin}/api/user`)).status).toBe(503);
});

test('a connection that the Worker closes once it was idle loses no request', async () => {
  const known = new WeakSet<object>();
  const { origin, seen } = await doorBefore((call, answer) => {
    if (known.has(call.socket)) return void call.socket.destroy();
    known.add(call.socket);
    answer.writeHead(200, OURS).end('{}');
  });
  const ask = async (method: string) => (await fetch(`${origin}/api/user`, { method })).status;
  expect([await ask('GET'), await ask('GET'), await ask('POST')]).toEqual([200, 200, 200]);
  expect(seen).toEqual(['GET /api/user', 'GET /api/user', 'POST /api/user']);
});

test('a 500 of ours arrives as it is', async () => {
  const { origin } = await doorBefore((_, answer) => answer.writeHead(500, OURS).end('{"message":"Sorry"}'));
  const answer = await fetch(`${origin}/api/user`);
  expect([answer.status, await answer.text()]).toEqual([500, '{"message":"Sorry"}']);
});

test('who leaves ends the call that the Worker works on', async () => {
  const left = Promise.withResolvers<string | undefined>();
  const { origin } = await doorBefore((call) => call.socket.on('close', () => left.resolve(call.url)));
  const to = request(`${origin}/dev/changes`);
  to.on('error', () => undefined);
  to.end();
  await new Promise((wait) => setTimeout(wait, 200));
  to.destroy();
  expect(await left.promise).toBe('/dev/changes');
});
