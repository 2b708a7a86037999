import { build } from 'esbuild';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { bundleSite } from '../../../scripts/build.ts';
import { anyPort, startServer, type LocalServer } from '../../../scripts/local/server.ts';
import { ROOT } from '../../../scripts/local/processes.ts';

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
  cpSync(inject('prepared'), join(folder, 'state'), { recursive: true });
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
    ['POST', '/dev/sign-up'],
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

/** What an answer holds of what was asked: how much longer it is for a long question than for a short one. */
async function growth(address: (filling: string) => string, init: RequestInit = {}): Promise<number> {
  const sizeFor = async (length: number) => {
    const answer = await fetch(server.origin + address('q'.repeat(length)), { redirect: 'manual', ...init });
    const headers = [...answer.headers].flat().join('');
    return headers.length + (await answer.text()).length;
  };
  const short = await sizeFor(1);
  return (await sizeFor(4000)) - short;
}

test('no answer of the site repeats without bound what it was asked: pages, their data, the manifest, odd methods', async () => {
  const addresses: [string, (filling: string) => string][] = [
    ['a path', (q) => `/${q}`],
    ['a query', (q) => `/?a=${q}`],
    ['a public page', (q) => `/auth?signin=${q}&with=${q}`.slice(0, 4050)],
    ['a parameter', (q) => `/look/${q}`],
    ['data', (q) => `/${q}.data`],
    ['data of routes', (q) => `/auth.data?_routes=${q}`],
    ['data of many routes', (q) => `/auth.data?_routes=${'root,'.repeat(q.length / 10)}`],
    ['data, asked the old way', (q) => `/auth?_data=${q}`],
    ['the manifest', (q) => `/__manifest?version=1&p=/${q}`],
    ['a manifest of many', (q) => `/__manifest?version=1${'&p=/a'.repeat(q.length / 10)}`],
    ['a manifest that is deep', (q) => `/__manifest?version=1&p=${'/a'.repeat(q.length / 4)}`],
    ['a version', (q) => `/__manifest?version=${q}&p=/`],
    ['a call', (q) => `/api/${q}`],
    ['a query of a call', (q) => `/api/verify-email?token=${q}`],
    ['an object', (q) => `/objects/${q}`],
  ];
  for (const [what, address] of addresses) {
    for (const method of ['GET', 'POST', 'PUT', 'PROPFIND'])
      expect(await growth(address, { method }), `${method} ${what}`).toBeLessThan(2 * 4000);
  }
  for (const start of ['/', '/auth?x=', '/auth.data?x=', '/__manifest?p=/', '/api/user?x=']) {
    const answer = await fetch(server.origin + start + 'q'.repeat(6000));
    expect([start, answer.status]).toEqual([start, 414]);
    expect(await answer.text()).not.toContain('qqqq');
  }
});

test('what the data’s encoder breaks on never reaches it: bodies of any depth are answered at the door', async () => {
  const deep = '['.repeat(60_000) + ']'.repeat(60_000);
  const paths = [
    '/',
    '/auth',
    '/.data',
    '/_root.data',
    '/auth.data',
    '/share-photo.data',
    '/look/x.data',
    '/__manifest',
  ];
  for (const path of paths) {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const begun = performance.now();
      const answer = await fetch(server.origin + path, {
        method,
        body: deep,
        headers: { origin: server.origin },
      });
      const text = await answer.text();
      expect([`${method} ${path}`, answer.status, text.length < 200]).toEqual([
        `${method} ${path}`,
        405,
        true,
      ]);
      expect(performance.now() - begun).toBeLessThan(2000);
    }
  }
  const posted = await fetch(`${server.origin}/share-photo`, {
    method: 'POST',
    body: deep,
    redirect: 'manual',
  });
  expect([posted.status, posted.headers.get('location')]).toEqual([303, '/share-photo']);
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
});

test('no redirect leads anywhere but to a page of ours, whatever the address', async () => {
  const signs = [
    '//evil.example',
    '/%5cevil.example',
    '/%5c%5cevil.example',
    '/%2f%2fevil.example',
    '/%09/evil.example',
  ];
  const starts = [...signs, '/auth', '/profile', '/share-photo', '/api/login', '/history', '/early-access'];
  const asked = ['next', 'returnTo', 'redirect', 'url', 'to', 'continue'];
  for (const start of starts) {
    for (const target of [
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      'https://evil.example',
    ]) {
      const query = asked.map((name) => `${name}=${encodeURIComponent(target)}`).join('&');
      for (const path of [start, `${start}?${query}`, `${start}.data?${query}`]) {
        const answer = await fetch(server.origin + path, { redirect: 'manual' });
        const to = answer.headers.get('location');
        if (to !== null) expect(to, path).toMatch(/^\/(?![/\\])[\w/?=&#-]*$/);
        expect(await answer.text(), path).not.toMatch(/(href|action)="[^"]*evil/);
      }
    }
  }
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
    { message: "We can't send email right now. Please try again later." },
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
