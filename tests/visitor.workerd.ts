import { env } from 'cloudflare:test';
import type { User } from '../app/contracts/session.ts';
import type { Api } from '../workers/site/api/route.ts';

export const SITE = 'http://localhost';
export const PASSWORD = 'wet socks 12';

/** A browser in miniature: keeps its cookie, says where it comes from, has an address of its own. */
export interface Visitor {
  cookie: string;
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
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
      const set = response.headers.get('set-cookie');
      if (set !== null) this.cookie = set.includes('Max-Age=0') ? '' : (set.split(';')[0] ?? '');
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
