import { expect, test, vi } from 'vitest';
import { expectConsoleError } from '../../tests/runner/console-errors.ts';
import { failedPage } from './error-page.ts';

test('a page that cannot be made says so and gives nothing away', async () => {
  expectConsoleError();
  const request = new Request('https://stylecast.app/look/a-secret-token?x=1');
  const response = failedPage(request, new Error('D1_ERROR: users'));
  const text = await response.text();
  const id = response.headers.get('x-request-id') ?? '?';
  expect([response.status, text]).toEqual([
    500,
    `Something went wrong on our side. Please try again. (${id})`,
  ]);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  const line = String(vi.spyOn(console, 'error').mock.calls[0]?.[0]);
  expect(JSON.parse(line)).toMatchObject({ requestId: id, page: '/look' });
  expect(line).not.toContain('a-secret-token');
});
