import { env } from 'cloudflare:test';
import type { User } from '../../app/contracts/session.ts';
import type { Api } from '../../workers/site/api/route.ts';

export const SITE = 'http://localhost';
export const PASSWORD = 'wet socks 12';

/** A browser in miniature: keeps its cookie, says where it comes from, has an address of its own. */
export interface Visitor {
  cookie: string;
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
}

/** The Cookie header after a Set-Cookie. */
function withCookie(cookie: string, set: string): string {
  const [pair = ''] = set.split(';');
  const name = pair.slice(0, pair.indexOf('=') + 1);
  const others = cookie.split('; ').filter((kept) => kept !== '' && !kept.startsWith(name));
  return (set.includes('Max-Age=0') ? others : [...others, pair]).join('; ');
}

export function visitor(api: Api, address = '192.0.2.1', site = SITE): Visitor {
  return {
    cookie: '',
    async send(method, path, body, headers = {}) {
      const response = await api.request(
        `${site}${path}`,
        {
          method,
          headers: {
            origin: site,
            'cf-connecting-ip': address,
            ...(this.cookie === '' ? {} : { cookie: this.cookie }),
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
            ...headers,
          },
          ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
        },
        env,
      );
      for (const set of response.headers.getSetCookie()) this.cookie = withCookie(this.cookie, set);
      return response;
    },
  };
}

/** A visitor who has just signed up. */
export async function newMember(
  api: Api,
  username: string,
  address?: string,
): Promise<Visitor & { user: User }> {
  const member = visitor(api, address);
  const form = { username, email: `${username}@example.org`, password: PASSWORD };
  const response = await member.send('POST', '/api/register', form);
  if (!response.ok) throw new Error(`Sign-up failed: ${await response.text()}`);
  return Object.assign(member, { user: await response.json<User>() });
}
