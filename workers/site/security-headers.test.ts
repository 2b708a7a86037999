import { expect, test } from 'vitest';
import { newNonce, pageCaching, securityHeaders, withSecurityHeaders } from './security-headers.ts';

test('a page runs only scripts with its nonce, and nothing frames it', () => {
  const policy = securityHeaders({ nonce: 'abc', https: true })['Content-Security-Policy'] ?? '';
  expect(policy).toContain("script-src 'self' 'nonce-abc' 'wasm-unsafe-eval';");
  expect(policy).not.toMatch(/script-src[^;]*'unsafe-(inline|eval)'/);
  for (const part of [
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ]) {
    expect(policy).toContain(part);
  }
});

test('HSTS on https only; pages with a secret in the address send no path on', () => {
  expect(securityHeaders({ https: false })['Strict-Transport-Security']).toBeUndefined();
  expect(securityHeaders({ https: true })['Strict-Transport-Security']).toMatch(/max-age=63072000/);
  expect(securityHeaders({ https: true, secretInUrl: true })['Referrer-Policy']).toBe('strict-origin');
});

test('an answer keeps its status, body, cookies and what it says itself', async () => {
  const headers = new Headers({ 'Cache-Control': 'private, max-age=60' });
  headers.append('Set-Cookie', 'a=1');
  headers.append('Set-Cookie', 'b=2');
  const answer = withSecurityHeaders(
    new Response('hi', { status: 418, headers }),
    { https: true },
    { 'Cache-Control': 'no-store' },
  );
  expect([answer.status, await answer.text()]).toEqual([418, 'hi']);
  expect(answer.headers.get('Cache-Control')).toBe('private, max-age=60');
  expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect(withSecurityHeaders(new Response(null, { status: 204 }), { https: true }).status).toBe(204);
});

test('pages of a person and pages with a secret in the address are never kept by a browser', () => {
  expect(pageCaching({ signedIn: true, secretInUrl: false })).toBe('private, no-store');
  expect(pageCaching({ signedIn: false, secretInUrl: true })).toBe('private, no-store');
  expect(pageCaching({ signedIn: false, secretInUrl: false })).toBe('private, no-cache');
});

test('nonces are 128 bits and never the same', () => {
  expect(newNonce()).toMatch(/^[A-Za-z0-9+/]{22}==$/);
  expect(newNonce()).not.toBe(newNonce());
});

test("Stripe's hosts are named on the payment page and nowhere else", () => {
  const policy = (stripe: boolean) =>
    securityHeaders({ nonce: 'abc', https: true, stripe })['Content-Security-Policy'] ?? '';
  expect(policy(false)).not.toContain('stripe');
  expect(policy(true)).toContain("script-src 'self' 'nonce-abc' 'wasm-unsafe-eval' https://js.stripe.com");
  expect(policy(true)).toContain(
    'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com;',
  );
  expect(policy(true)).toContain("connect-src 'self' blob: https://api.stripe.com;");
  expect(policy(true)).toContain("frame-ancestors 'none'");
});

test('Trusted Types are enforced where our scripts run alone, and watched where those of others do', () => {
  const headers = (context: object) => securityHeaders({ nonce: 'abc', https: true, ...context });
  const asked = "require-trusted-types-for 'script'";
  const alone = headers({});
  expect(alone['Content-Security-Policy']).toContain(`${asked}; trusted-types default later icons;`);
  expect(alone['Content-Security-Policy-Report-Only']).toBeUndefined();
  for (const others of [{ stripe: true }, { personCheck: true }]) {
    expect(headers(others)['Content-Security-Policy']).not.toContain(asked);
    expect(headers(others)['Content-Security-Policy-Report-Only']).toMatch(
      `${asked}; report-uri /api/reports`,
    );
  }
  expect(securityHeaders({ https: true })['Content-Security-Policy']).not.toContain(asked);
});
