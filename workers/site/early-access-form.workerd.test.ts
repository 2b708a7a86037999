import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import type { SiteEnv } from '../env.d.ts';
import { earlyAccessForm } from './early-access-form.ts';

const SITE = 'https://stylecast.test';
const post = async (body: string, headers: Record<string, string> = { origin: SITE }) => {
  const length = String(new TextEncoder().encode(body).length);
  const request = new Request(`${SITE}/early-access`, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': length,
      ...headers,
    },
  });
  const answer = await earlyAccessForm(request, env as unknown as SiteEnv);
  expect(answer.status).toBe(303);
  expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(answer.headers.get('strict-transport-security')).not.toBeNull();
  return new URL(answer.headers.get('location') ?? '', SITE).searchParams.get('waitlist');
};
const listed = async () =>
  (await env.PEOPLE.prepare('select email from early_access').all<{ email: string }>()).results.map(
    (row) => row.email,
  );

test('a posted address comes onto the list, once', async () => {
  expect(await post('email=Nora%40example.com')).toBe('joined');
  expect(await post('email=nora%40example.com')).toBe('joined');
  expect(await listed()).toEqual(['nora@example.com']);
});

test('what is no address, no form or too long is refused without an error', async () => {
  for (const body of ['', 'email=nora', 'email=', '%%%', '{"email":"a@b"}', `email=${'a'.repeat(3000)}%40b`])
    expect(await post(body)).toBe('invalid');
});

test('a form on another site puts nobody on the list', async () => {
  expect(await post('email=stolen%40example.com', { origin: 'https://elsewhere.test' })).toBe('failed');
  expect(await listed()).not.toContain('stolen@example.com');
});

test('a form without an announced length is counted while it is read, not after', async () => {
  let bytes = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(stream) {
      if (bytes > 90_000_000) return stream.close();
      bytes += 65_536;
      stream.enqueue(new Uint8Array(65_536).fill(97));
    },
  });
  const request = new Request(`${SITE}/early-access`, { method: 'POST', body, headers: { origin: SITE } });
  const answer = await earlyAccessForm(request, env as unknown as SiteEnv);
  expect(answer.headers.get('location')).toContain('waitlist=invalid');
  expect(bytes).toBeLessThan(500_000);
});
