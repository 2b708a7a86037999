// Makes the body maps of tests/people/ and tests/people-truth/ with the product's own worker in a real Chromium.
// Run after a change of the detection: `node scripts/generate/fixture-maps.ts`. The results are committed.
// `node scripts/generate/fixture-maps.ts <folder>` does the same for every .jpg of any other folder.
import { createReadStream, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';
import { chromiumLaunch } from '../local/chromium.ts';
import { ROOT } from '../local/processes.ts';

const FOLDERS = process.argv[2]
  ? [resolve(process.argv[2])]
  : ['people', 'people-truth'].map((name) => join(ROOT, 'tests', name));
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.wasm': 'application/wasm',
  '.jpg': 'image/jpeg',
};

const PAGE = `<!doctype html><meta charset="utf-8"><script type="module">
const worker = new Worker('/body-map-worker.js', { type: 'module' });
const toBase64 = async (blob) => {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  for (let i = 0; i < bytes.length; i += 32768) text += String.fromCharCode(...bytes.subarray(i, i + 32768));
  return btoa(text);
};
let id = 0;
window.read = async (path) => {
  const image = await (await fetch(path)).blob();
  const mine = ++id;
  return new Promise((resolve, reject) => {
    worker.onerror = (event) => reject(new Error(event.message));
    worker.onmessage = async ({ data }) => {
      if (data.id !== mine || data.kind === 'progress') return;
      if (data.kind === 'failed') return reject(new Error(data.message));
      const { bodyMap, findings, people } = data.result;
      resolve({
        findings: findings.map((finding) => finding.code),
        people,
        data: bodyMap?.data ?? null,
        a: bodyMap ? await toBase64(bodyMap.classesA) : null,
        b: bodyMap ? await toBase64(bodyMap.classesB) : null,
      });
    };
    worker.postMessage({ id: mine, kind: 'photo', image, models: location.origin + '/models' });
  });
};
window.ready = true;
</script>`;

interface Reading {
  findings: string[];
  people: number[][][];
  data: object | null;
  a: string | null;
  b: string | null;
}

function serve(scripts: string) {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://here').pathname);
    if (path === '/') {
      response.setHeader('Content-Type', 'text/html').end(PAGE);
      return;
    }
    const file = path.startsWith('/people/')
      ? join(FOLDERS[Number(path.split('/')[2])]!, path.split('/')[3]!)
      : path.startsWith('/models/')
        ? join(ROOT, 'public', path)
        : join(scripts, path);
    if (!existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    response.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream');
    createReadStream(file).pipe(response);
  });
  return new Promise<typeof server>((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

const scripts = mkdtempSync(join(tmpdir(), 'stylecast-maps-'));
await build({
  entryPoints: [join(ROOT, 'app/fitting-room/body-map/body-map-worker.ts')],
  bundle: true,
  format: 'esm',
  outdir: scripts,
  logLevel: 'error',
});
const server = await serve(scripts);
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const browser = await chromium.launch(chromiumLaunch());
try {
  const page = await browser.newPage();
  page.on('request', (request) => {
    if (!/^(blob:|data:)/.test(request.url()) && !request.url().startsWith(origin))
      console.warn(`a call left the device: ${request.url()}`);
  });
  page.on('pageerror', (error) => console.warn(error.message));
  await page.goto(origin);
  await page.waitForFunction('window.ready');
  const photos = FOLDERS.flatMap((folder, index) =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.jpg'))
      .map((name) => ({ folder, name, path: `/people/${index}/${name}` })),
  );
  for (const { folder, name, path } of photos) {
    const started = Date.now();
    const reading = (await page.evaluate(`window.read(${JSON.stringify(path)})`)) as Reading;
    const stem = join(folder, name.replace(/\.jpg$/, ''));
    const { findings, people, data } = reading;
    writeFileSync(`${stem}-reading.json`, `${JSON.stringify({ data, people, findings })}\n`);
    if (reading.a && reading.b) {
      writeFileSync(`${stem}-a.png`, Buffer.from(reading.a, 'base64'));
      writeFileSync(`${stem}-b.png`, Buffer.from(reading.b, 'base64'));
    }
    console.log(`${name}: ${findings.join(', ') || 'good'} (${Date.now() - started} ms)`);
  }
} finally {
  await browser.close();
  server.close();
  rmSync(scripts, { recursive: true, force: true });
}
