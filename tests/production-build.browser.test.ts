import { build } from 'esbuild';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleSite } from '../scripts/build.ts';
import { anyPort, startServer, type LocalServer } from '../scripts/local/server.ts';
import { ROOT } from '../scripts/local/tools.ts';

// What is deployed: the same sources built with the dev-only doors closed.

let server: LocalServer;
const folder = mkdtempSync(join(tmpdir(), 'stylecast-production-'));

beforeAll(async () => {
  cpSync(join(ROOT, 'build/client'), join(folder, 'client'), {
    recursive: true,
    filter: (file) => !file.includes('/models'),
  });
  await bundleSite({ local: false, outFile: join(folder, 'client', '_worker.js') });
  const config = readFileSync(join(ROOT, 'wrangler.toml'), 'utf8')
    .replace('build/client', 'client')
    .replace('"local-builds-only"', '"a secret of this test, long enough to sign with"')
    .replace(/\n\[env\.production[\s\S]*$/, '\n');
  writeFileSync(join(folder, 'wrangler.toml'), config);
  server = await startServer({
    port: await anyPort(),
    stateFolder: join(folder, 'state'),
    siteAlone: folder,
  });
});
afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('the dev-only doors answer 404 in a production build', async () => {
  for (const [method, path] of [
    ['POST', '/dev/tick'],
    ['GET', '/dev/clock'],
    ['POST', '/dev/clock'],
    ['POST', '/dev/account'],
    ['POST', '/dev/history'],
    ['POST', '/dev/sky'],
    ['GET', '/dev/changes'],
    ['GET', '/dev/mail'],
    ['GET', '/dev/mail/some-mail'],
    ['POST', '/api/sandbox-payments/confirm'],
  ] as const) {
    const response = await fetch(server.origin + path, {
      method,
      headers: { origin: server.origin, 'content-type': 'application/json' },
      ...(method === 'POST' ? { body: '{}' } : {}),
    });
    expect(`${path} ${response.status}`).toBe(`${path} 404`);
  }
});

test('the landing page is rendered once, and every visit has a nonce of its own, in its header and its elements', async () => {
  const visits = await Promise.all([1, 2].map(() => fetch(`${server.origin}/`)));
  const nonces = await Promise.all(
    visits.map(async (response) => {
      const header = /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1];
      const inPage = [...(await response.text()).matchAll(/nonce="([^"]+)"/g)].map(([, nonce]) => nonce);
      expect(inPage.length).toBeGreaterThan(1);
      expect(new Set(inPage)).toEqual(new Set([header]));
      return header;
    }),
  );
  expect(new Set(nonces).size).toBe(2);
});

test('the sign-in page of a production build names no local account', async () => {
  const html = await (await fetch(`${server.origin}/auth`)).text();
  expect(html).toContain('Sign In');
  expect(html).not.toContain('an outfit a day');
});

test('without a mail service the calls that need mail answer 503 with a sentence', async () => {
  const response = await fetch(`${server.origin}/api/forgot-password`, {
    method: 'POST',
    headers: { origin: server.origin, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ines@stylecast.test' }),
  });
  // This server has no tables; the refusal needs none.
  expect([response.status, await response.json()]).toEqual([
    503,
    { message: 'We cannot send mail at the moment. Please try again later.' },
  ]);
});

test('neither Worker of a production build knows the outbox, nor cheap hashes of passwords', async () => {
  const background = await build({
    entryPoints: [join(ROOT, 'workers/background/index.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    conditions: ['workerd', 'worker', 'browser'],
    external: ['node:*', 'cloudflare:*'],
    define: { __LOCAL_BUILD__: 'false' },
    loader: { '.wasm': 'empty' },
    logLevel: 'silent',
  });
  const site = readFileSync(join(folder, 'client', '_worker.js'), 'utf8');
  const sources = [site, background.outputFiles[0]?.text ?? ''];
  expect(sources.map((text) => text.includes('send-mail'))).toEqual([true, true]);
  const taken =
    /function outboxMailer|insertOutbox|Local build: no mail|cus_sandbox_|CHEAP_PASSWORD_COST ?= ?\{/;
  expect(sources.map((text) => taken.test(text))).toEqual([false, false]);
});
