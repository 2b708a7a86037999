// The door of the local server, in front of wrangler's own proxy: that one answers with a plain 500, a stack and a path of
// this machine when its connection to the Worker breaks. Here what is safe to repeat is repeated: what does the same twice, and
// what the Worker says never reached it (workers/site/local/seen-requests.ts). The rest is told so.
import { randomUUID } from 'node:crypto';
import { Agent, createServer, request as forward } from 'node:http';
import type { ClientRequest, IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';

/** RFC 9110, 9.2.2: doing them twice is doing them once. */
const REPEATABLE = new Set(['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE']);
/** Larger bodies are passed on as they come, and cannot be sent again. */
const MOST_KEPT_BYTES = 1024 * 1024;
const TRIES = 10;
/** Without an answer for so long, a request may have been lost without a word. */
const LOOK_AFTER_MS = 10_000;
const BUSY = 'The local server was busy and lost this request. Please try again.';

const sleep = (ms: number) => new Promise((wait) => setTimeout(wait, ms));

/** Whether an answer is one of ours: every one of them carries this header (workers/site/security-headers.ts). */
const isOurs = ({ statusCode, headers }: IncomingMessage): boolean =>
  statusCode !== 500 || headers['x-content-type-options'] !== undefined;

async function kept(request: IncomingMessage): Promise<Buffer | null> {
  const length = request.headers['content-length'];
  const isChunked = request.headers['transfer-encoding'] !== undefined;
  if (length === undefined && !isChunked) return Buffer.alloc(0);
  if (isChunked || Number(length) > MOST_KEPT_BYTES) return null;
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function sayBusy(response: ServerResponse): void {
  if (response.headersSent) return void response.destroy();
  const headers = { 'content-type': 'application/json', 'retry-after': '1', 'cache-control': 'no-store' };
  response.writeHead(503, headers).end(JSON.stringify({ message: BUSY }));
}

export interface Edge {
  stop(): void;
}

/** Listens on `port` and passes everything on to wrangler on `inner`, both of this machine alone. */
export async function startEdge(port: number, inner: number, lookAfterMs = LOOK_AFTER_MS): Promise<Edge> {
  const agent = new Agent({ keepAlive: true, timeout: 4000 });

  function once(request: IncomingMessage, body: Buffer | null, id: string): Promise<IncomingMessage> {
    return new Promise((done, failed) => {
      const { method, url, rawHeaders } = request;
      const headers = [...rawHeaders, 'x-local-request', id];
      const to = forward({ ...{ agent, host: '127.0.0.1', port: inner, method, path: url }, headers }, done);
      to.on('error', failed);
      if (body) endIfLost(to, id);
      // A connection that is only idle is dropped by the agent; one that waits for an answer is not.
      to.on('socket', (socket) => socket.setTimeout(0));
      request.on('close', () => {
        if (!request.complete) to.destroy();
      });
      if (body) to.end(body);
      else request.pipe(to);
    });
  }

  /** Whether the Worker has the request, or cannot know: then it must not come twice. */
  async function mayHaveCome(id: string, sentAt: number): Promise<boolean> {
    const known = z.object({ seen: z.boolean(), since: z.number() });
    try {
      const response = await fetch(`http://127.0.0.1:${inner}/dev/seen/${id}`, {
        signal: AbortSignal.timeout(10_000),
      });
      const { seen, since } = known.parse(await response.json());
      return seen || since > sentAt;
    } catch {
      return true;
    }
  }

  /** Ends a request that waits for an answer and never came. */
  function endIfLost(to: ClientRequest, id: string): void {
    const sentAt = Date.now();
    const look = setInterval(async () => {
      if (!(await mayHaveCome(id, sentAt))) to.destroy();
    }, lookAfterMs);
    for (const end of ['response', 'close']) to.once(end, () => clearInterval(look));
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await kept(request);
    const [id, sentAt] = [randomUUID(), Date.now()];
    const isRepeatable = REPEATABLE.has(request.method ?? '');
    const tries = body ? TRIES : 1;
    for (let i = 1; i <= tries; i++) {
      const from = await once(request, body, id).catch(() => null);
      if (response.destroyed) return void from?.destroy();
      if (from && isOurs(from)) {
        response.writeHead(from.statusCode ?? 502, from.rawHeaders);
        response.on('close', () => from.destroy());
        from.on('error', () => response.destroy());
        from.pipe(response);
        return;
      }
      from?.resume();
      if (i < tries) await sleep(100 * i);
      if (!isRepeatable && (await mayHaveCome(id, sentAt))) break;
    }
    sayBusy(response);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => sayBusy(response));
  });
  // Films and photos are longer on their way than Node's five minutes on a bad line; wrangler has limits of its own.
  server.requestTimeout = 0;
  // Longer than clients keep theirs: a request that meets a closing connection would be reset.
  server.keepAliveTimeout = 120_000;
  await new Promise<void>((done, failed) => server.once('error', failed).listen(port, '127.0.0.1', done));
  return {
    stop() {
      server.close();
      server.closeAllConnections();
      agent.destroy();
    },
  };
}
