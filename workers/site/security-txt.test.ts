import { expect, test } from 'vitest';
import { isSecurityTxt, securityTxt } from './security-txt.ts';

test('security.txt says whom to write to, and never expires before it is read', async () => {
  for (const now of [Date.UTC(2026, 10, 22), Date.UTC(2031, 0, 31, 23)]) {
    const text = await securityTxt('https://stylecast.app', now).text();
    expect(text).toMatch(/^Contact: mailto:\S+@stylecast\.app$/m);
    expect(text).toContain('Canonical: https://stylecast.app/.well-known/security.txt\n');
    const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
    expect(expires - now).toBeGreaterThan(300 * 24 * 3_600_000);
    // RFC 9116 asks for less than a year.
    expect(expires - now).toBeLessThanOrEqual(365 * 24 * 3_600_000);
  }
  expect(isSecurityTxt('/.well-known/security.txt')).toBe(true);
});
