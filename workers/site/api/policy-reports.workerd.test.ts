import { env } from 'cloudflare:test';
import { expect, test, vi } from 'vitest';
import { composeApp } from '../../compose.ts';
import { visitor } from '../../../tests/worlds/visitor.workerd.ts';
import { createApi } from './index.ts';

const moment = Math.floor(Date.now() / 3_600_000) * 3_600_000;
const app = { ...composeApp(env), clock: { now: () => moment } };
const api = createApi(() => app);
const send = (body: unknown, type = 'application/reports+json') =>
  visitor(api, '198.51.100.9').send('POST', '/api/reports', body, { 'content-type': type });

test('what a policy has stopped is one line in the log, without the secret of a link or a query', async () => {
  const lines = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const said = { effectiveDirective: 'script-src', blockedURL: 'https://evil.example/x.js?who=ann' };
  const pages = ['look', 'ask', 'verify-email', 'reset-password', 'unsubscribe'];
  const now = pages.map((page) => ({
    type: 'csp-violation',
    body: { ...said, documentURL: `https://stylecast.app/${page}/0-5ecret?a=b` },
  }));
  expect((await send(now)).status).toBe(204);
  const old = {
    'csp-report': { 'violated-directive': 'img-src', 'blocked-uri': 'inline', 'document-uri': 'x' },
  };
  expect((await send(old, 'application/csp-report')).status).toBe(204);
  const logged = lines.mock.calls.map(([line]) => JSON.parse(String(line)) as Record<string, unknown>);
  lines.mockRestore();
  expect(logged).toEqual([
    ...pages.map((page) =>
      expect.objectContaining({
        ...{ event: 'csp-report', directive: 'script-src', blocked: 'https://evil.example/x.js' },
        page: `https://stylecast.app/${page}`,
      }),
    ),
    expect.objectContaining({ directive: 'img-src', blocked: 'inline' }),
  ]);
});

test('what is no report is refused, and nobody fills the log', async () => {
  for (const body of ['{', '[]x', { a: 1 }, [{ type: 7 }]]) expect((await send(body)).status).toBe(400);
  expect((await send('x'.repeat(20_000))).status).toBe(413);
  await env.PEOPLE.prepare("update rate_limits set count = 60 where key like 'report:%'").run();
  expect((await send([])).status).toBe(429);
});
