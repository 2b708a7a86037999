// The `__Host-` prefix needs https, which http://localhost does not have.
const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/** True for http on this machine, in a local build. */
export function hasPlainCookies(url: string, local: boolean): boolean {
  if (!local) return false;
  const { protocol, hostname } = new URL(url);
  return protocol === 'http:' && LOCAL_HOSTS.has(hostname);
}

export const cookieName = (url: string, local: boolean, name: string): string =>
  `${hasPlainCookies(url, local) ? '' : '__Host-'}${name}`;

/** No script reads it and no other site sets it. */
export function hostCookie(
  url: string,
  local: boolean,
  { name, value, maxAgeS }: { name: string; value: string; maxAgeS: number },
): string {
  const secure = hasPlainCookies(url, local) ? '' : '; Secure';
  return `${cookieName(url, local, name)}=${value}; Path=/; Max-Age=${maxAgeS}; HttpOnly; SameSite=Lax${secure}`;
}

export function cookieValues(request: Request, name: string): string[] {
  const start = `${name}=`;
  return (request.headers.get('cookie') ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(start))
    .map((pair) => pair.slice(start.length));
}
