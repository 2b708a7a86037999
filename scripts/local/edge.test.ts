import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { startEdge, type Edge } from './edge.ts';

// wrangler as it is when its connection to the Worker breaks: a plain 500 with a path of this machine, or nothing at all.

interface Broken {
  /** How many of the first requests break, and whether the Worker had them. */
  times: number;
  came: boolean;
  /** Since when the Worker remembers, in milliseconds from now; null: it has no such door. */
  since?: number | null;
  /** What breaks gets no answer at all. */
  silent?: boolean;
}
const close: (() => void)[] = [];
afterEach(() => {
  for (const each of close.splice(0)) each();
});

const listening = (handle: (request: IncomingMessage, response: ServerResponse) => void): Promise<number> =>
  new Promise((done) => {
    const server = createServer(handle);
    close.push(() => server.close());
    server.listen(0, '127.0.0.1', () => done((server.address() as AddressInfo).port));
  });

async function freePort(): Promise<number> {
  const port = await listening(() => undefined);
  close.pop()?.();
  return port;
}

async function behindTheDoor({ times, came, since = -60_000, silent = false }: Broken) {
  const done: string[] = [];
  const seen = new Set<string>();
  let left = times;
  const inner = await listening((request, response) => {
    const url = request.url ?? '';
    if (url.startsWith('/dev/seen/')) {
      if (since === null) return void response.writeHead(404).end('no');
      const id = url.split('/').at(-1) ?? '';
      return void response.end(JSON.stringify({ seen: seen.has(id), since: Date.now() + since }));
    }
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const isBroken = left-- > 0;
      if (!isBroken || came) {
        done.push(`${request.method} ${body}`);
        seen.add(String(request.headers['x-local-request']));
      }
      if (isBroken && silent) return;
      if (isBroken && left % 2 === 0) return void response.socket?.destroy();
      if (isBroken) return void response.writeHead(500).end('Error: Network connection lost at /home/x.js');
      response.writeHead(200, { 'x-content-type-options': 'nosniff' }).end('done');
    });
  });
  const port = await freePort();
  const edge: Edge = await startEdge(port, inner, 200);
  close.push(() => edge.stop());
  return {
    done,
    ask: (method: string) => fetch(`http://127.0.0.1:${port}/x`, { method, body: 'coat' }),
  };
}

test('what does the same twice is sent again', async () => {
  const { ask, done } = await behindTheDoor({ times: 3, came: true });
  const response = await ask('PUT');
  expect([response.status, await response.text()]).toEqual([200, 'done']);
  expect(done).toEqual(['PUT coat', 'PUT coat', 'PUT coat', 'PUT coat']);
});

test('a POST that never reached the Worker is sent again, and done once', async () => {
  const { ask, done } = await behindTheDoor({ times: 2, came: false });
  const response = await ask('POST');
  expect([response.status, await response.text()]).toEqual([200, 'done']);
  expect(done).toEqual(['POST coat']);
});

test('a POST that was lost without a word is sent again, and done once', async () => {
  const { ask, done } = await behindTheDoor({ times: 2, came: false, silent: true });
  expect((await ask('POST')).status).toBe(200);
  expect(done).toEqual(['POST coat']);
});

for (const [name, broken] of [
  ['that the Worker has had', { times: 1, came: true }],
  ['that a Worker may have had which is gone', { times: 1, came: false, since: 60_000 }],
  ['of which nobody knows', { times: 1, came: false, since: null }],
] as const) {
  test(`a POST ${name} is not sent twice: 503 and a sentence, and no path of this machine`, async () => {
    const { ask, done } = await behindTheDoor(broken);
    const response = await ask('POST');
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '1']);
    expect(await response.json()).toEqual({
      message: 'The local server was busy and lost this request. Please try again.',
    });
    expect(done.length).toBe(broken.came ? 1 : 0);
  });
}
