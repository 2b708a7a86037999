const PATH = '/.well-known/security.txt';
export const isSecurityTxt = (pathname: string): boolean => pathname === PATH;
const YEAR_MS = 365 * 24 * 3_600_000;

/** RFC 9116. Expires a year from the first of this month: never stale, and the same for every request. */
export function securityTxt(origin: string, now: number): Response {
  const month = new Date(now);
  const expires = new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth(), 1) + YEAR_MS);
  const lines = [
    'Contact: mailto:support@stylecast.app',
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}${PATH}`,
    `Policy: ${origin}/help-support`,
  ];
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=86400' };
  return new Response(`${lines.join('\n')}\n`, { headers });
}
