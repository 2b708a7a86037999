// The door of the local server. Static files come from Pages' own asset server, with the headers of `_headers`, as
// `_routes.json` says; everything else goes on to the Worker. It keeps connections longer than clients do; to the Worker each
// request has one of its own: workerd closes those that were idle for five seconds, and a request that meets the end of its
// connection is lost, which no timer of ours prevents on a busy machine.
import { readFileSync } from 'node:fs';
import { Agent, createServer, request as forward } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { NoOpLog, Request } from 'miniflare';
import { unstable_generateASSETSBinding as assetServer } from 'wrangler';
import { z } from 'zod';

const BUSY = 'The local server was busy and lost this request. Please try again.';
const routes = z.object({ exclude: z.array(z.string()) });

/** Whether an answer is one of ours: every one of them carries this header (workers/site/security-headers.ts). */
const isOurs = ({ statusCode, headers }: IncomingMessage): boolean =>
  statusCode !== 500 || headers['x-content-type-options'] !== undefined;

function sayBusy(response: ServerResponse): void {
  if (response.headersSent) return void response.destroy();
  const headers = { 'content-type': 'application/json', 'retry-after': '1', 'cache-control': 'no-store' };
  response.writeHead(503, headers).end(JSON.stringify({ message: BUSY }));
}

/** Which paths the Worker never sees. */
function staticPaths(site: string): (path: string) => boolean {
  const { exclude } = routes.parse(JSON.parse(readFileSync(join(site, '_routes.json'), 'utf8')));
  return (path) =>
    exclude.some((rule) => (rule.endsWith('/*') ? path.startsWith(rule.slice(0, -1)) : path === rule));
}

/** Passes a request on and its answer back, both as they come. */
function passOn(request: IncomingMessage, response: ServerResponse, worker: URL, agent: Agent): void {
  const { method, url, rawHeaders } = request;
  const to = forward({
    agent,
    host: worker.hostname,
    port: worker.port,
    method,
    path: url,
    headers: rawHeaders,
  });
  to.on('error', () => sayBusy(response));
  to.on('response', (from) => {
    if (!isOurs(from)) {
      from.resume();
      return sayBusy(response);
    }
    response.writeHead(from.statusCode ?? 502, from.rawHeaders);
    from.on('error', () => response.destroy());
    from.pipe(response);
  });
  response.on('close', () => to.destroy());
  request.pipe(to);
}

/** What Cloudflare's network sends compressed, of the types that we have. Pages' asset server leaves that to it. */
const COMPRESSED = /^(text\/|image\/svg|application\/(javascript|json|manifest\+json))/;

/** A file of the site as a browser would get it from Cloudflare: without this, figures of pages would be those of no visitor. */
function send(request: IncomingMessage, response: ServerResponse, file: Response): void {
  const headers = new Headers(file.headers);
  const isText = file.status === 200 && COMPRESSED.test(headers.get('content-type') ?? '');
  const isZipped = isText && /\bgzip\b/.test(String(request.headers['accept-encoding']));
  if (isText) headers.append('vary', 'accept-encoding');
  if (isZipped) {
    headers.set('content-encoding', 'gzip');
    headers.delete('content-length');
  }
  response.writeHead(file.status, [...headers].flat());
  if (!file.body || request.method === 'HEAD') return void response.end();
  const body = Readable.fromWeb(file.body as never);
  (isZipped ? body.pipe(createGzip()) : body).pipe(response);
}

/** Listens on `port` of this machine alone. `site` is a folder of static files; `workerAt` answers once the Worker listens. */
export async function startReverseProxy(
  port: number,
  site: string,
  workerAt: () => Promise<URL>,
): Promise<{ close(): void }> {
  const agent = new Agent({ keepAlive: false });
  const assets = await assetServer({ log: new NoOpLog() as never, directory: site });
  const isStatic = staticPaths(site);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', `http://${request.headers.host ?? 'localhost'}`);
    if (!isStatic(url.pathname)) return passOn(request, response, await workerAt(), agent);
    const headers = request.headers as Record<string, string>;
    const file = await assets(new Request(url, { method: request.method, headers }) as never);
    send(request, response, file as unknown as Response);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => sayBusy(response));
  });
  // Films and photos are longer on their way than Node's five minutes on a bad line.
  server.requestTimeout = 0;
  server.keepAliveTimeout = 120_000;
  await new Promise<void>((done, failed) => server.once('error', failed).listen(port, '127.0.0.1', done));
  return {
    close() {
      server.close();
      server.closeAllConnections();
      agent.destroy();
    },
  };
}
