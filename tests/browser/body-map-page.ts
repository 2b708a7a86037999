// A page with nothing but the product's body-map client and its worker, to run real models over any picture.
import { createReadStream, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { build } from 'esbuild';
import type { Page } from 'playwright-core';
import { openBrowser } from './visit.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const ROOM = join(ROOT, 'app/fitting-room/body-map');
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.ts': 'text/javascript',
  '.wasm': 'application/wasm',
  '.jpg': 'image/jpeg',
};

export interface BodyMapPage {
  page: Page;
  /** Requests for anything that is not this page's own. */
  foreign: string[];
  close: () => Promise<void>;
}

/** `window.room` is the client; /people/<name>.jpg and /people-truth/<name>.jpg are the fixture people. */
export async function openBodyMapPage(): Promise<BodyMapPage> {
  const scripts = mkdtempSync(join(tmpdir(), 'stylecast-room-'));
  const bundle = { bundle: true, format: 'esm', logLevel: 'error' } as const;
  // The client names its worker as it stands beside it.
  await build({
    ...bundle,
    entryPoints: [join(ROOM, 'body-map-worker.ts')],
    outfile: join(scripts, 'body-map-worker.ts'),
  });
  await build({
    ...bundle,
    entryPoints: [join(ROOM, 'body-map-client.ts')],
    outfile: join(scripts, 'client.js'),
  });
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://here').pathname);
    if (path === '/') {
      response.setHeader('Content-Type', 'text/html');
      return void response.end(
        '<!doctype html><script type="module">window.room = await import("/client.js");</script>',
      );
    }
    const place = /^\/people(-truth)?\//.test(path) ? 'tests' : path.startsWith('/models/') ? 'public' : null;
    const file = place ? join(ROOT, place, path) : join(scripts, path);
    if (!existsSync(file)) return void response.writeHead(404).end();
    response.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream');
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const page = await (await openBrowser()).newPage();
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!/^(blob:|data:)/.test(request.url()) && !request.url().startsWith(origin))
      foreign.push(request.url());
  });
  await page.goto(origin);
  await page.waitForFunction('window.room !== undefined');
  const close = async () => {
    await page.close();
    server.close();
    rmSync(scripts, { recursive: true, force: true });
  };
  return { page, foreign, close };
}
