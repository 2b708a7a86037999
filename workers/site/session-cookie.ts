// The `__Host-` prefix needs https, which http://localhost of local builds does not have.
const SECURE_NAME = '__Host-stylecast';
const LOCAL_NAME = 'stylecast';
const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);
const MAX_AGE_SECONDS = 30 * 24 * 3600;

/** True where the cookie goes by its plain name: http on this machine, in a local build. */
export function isPlain(url: string, local: boolean): boolean {
  if (!local) return false;
  const { protocol, hostname } = new URL(url);
  return protocol === 'http:' && LOCAL_HOSTS.has(hostname);
}

function cookie(url: string, local: boolean, value: string, maxAge: number): string {
  const plain = isPlain(url, local);
  const name = plain ? LOCAL_NAME : SECURE_NAME;
  return `${name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${plain ? '' : '; Secure'}`;
}

/** Set-Cookie of a session, for 30 days. */
export const sessionCookie = (url: string, local: boolean, token: string): string =>
  cookie(url, local, token, MAX_AGE_SECONDS);

/** Set-Cookie that takes the session out of the browser. */
export const clearedSessionCookie = (url: string, local: boolean): string => cookie(url, local, '', 0);

/** The token that a request carries, if it looks like one of ours. */
export function sessionToken(request: Request, local: boolean): string | undefined {
  const name = isPlain(request.url, local) ? LOCAL_NAME : SECURE_NAME;
  for (const pair of (request.headers.get('cookie') ?? '').split(';')) {
    const [key, value = ''] = pair.trim().split('=', 2);
    if (key === name && /^([1-9]\d{0,3}\.)?[0-9a-f]{40}$/.test(value)) return value;
  }
  return undefined;
}
