// Cookies of this site alone. The `__Host-` prefix needs https, which http://localhost of local builds does not have.
const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/** True where a cookie goes by its plain name: http on this machine, in a local build. */
export function hasPlainCookies(url: string, local: boolean): boolean {
  if (!local) return false;
  const { protocol, hostname } = new URL(url);
  return protocol === 'http:' && LOCAL_HOSTS.has(hostname);
}

/** What a cookie of ours is called at this address. */
export const cookieName = (url: string, local: boolean, name: string): string =>
  `${hasPlainCookies(url, local) ? '' : '__Host-'}${name}`;

/** Set-Cookie that no script reads and no other site sets. */
export function hostCookie(
  url: string,
  local: boolean,
  { name, value, maxAgeS }: { name: string; value: string; maxAgeS: number },
): string {
  const secure = hasPlainCookies(url, local) ? '' : '; Secure';
  return `${cookieName(url, local, name)}=${value}; Path=/; Max-Age=${maxAgeS}; HttpOnly; SameSite=Lax${secure}`;
}

/** What a request carries under this very name, in its order. */
export function cookieValues(request: Request, name: string): string[] {
  const start = `${name}=`;
  return (request.headers.get('cookie') ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(start))
    .map((pair) => pair.slice(start.length));
}
