import type { Wrangler } from './provision.ts';

/** Cloudflare's API for what wrangler has no command for, with wrangler's own sign-in. */
export interface Account {
  id: string;
  /** @throws Error with the API's own words */
  ask<T>(path: string, method?: Method, body?: unknown): Promise<T>;
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

interface WhoAmI {
  loggedIn: boolean;
  accounts?: { id: string; name: string }[];
}

interface Answer {
  success: boolean;
  result: unknown;
  errors?: { code: number; message: string }[];
}

const NOBODY = 'Nobody is signed in to Cloudflare: `npx wrangler login`, or set CLOUDFLARE_API_TOKEN.';

function jsonIn<T>(printed: string): T {
  return JSON.parse(printed.slice(printed.indexOf('{'), printed.lastIndexOf('}') + 1)) as T;
}

/**
 * Who deploys. `wrangler whoami` alone ends well when nobody is signed in: its answer is read.
 * @throws Error where nobody is, or where wrangler would ask which account is meant
 */
export async function openAccount(wrangler: Wrangler): Promise<Account> {
  const who = await wrangler('whoami', '--json').then(jsonIn<WhoAmI>, () => null);
  const accounts = who?.accounts ?? [];
  if (!who?.loggedIn || accounts.length === 0) throw new Error(NOBODY);
  const chosen = process.env['CLOUDFLARE_ACCOUNT_ID'];
  const account =
    accounts.find(({ id }) => id === chosen) ?? (accounts.length === 1 ? accounts[0] : undefined);
  if (!account) {
    const names = accounts.map(({ id, name }) => `${id} (${name})`).join(', ');
    throw new Error(`There are several accounts: set CLOUDFLARE_ACCOUNT_ID to one of ${names}.`);
  }
  const { token } = jsonIn<{ token?: string }>(await wrangler('auth', 'token', '--json'));
  if (!token)
    throw new Error('Deploying needs an API token or `wrangler login`; a global API key is not enough.');
  const base = process.env['CLOUDFLARE_API_BASE_URL'] ?? 'https://api.cloudflare.com/client/v4';
  return {
    id: account.id,
    async ask<T>(path: string, method: Method = 'GET', body?: unknown): Promise<T> {
      const response = await fetch(`${base}/accounts/${account.id}${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      // What has been deleted may be answered with nothing.
      const nothing: Answer = { success: response.ok, result: null };
      const answer = text === '' ? nothing : (JSON.parse(text) as Answer);
      if (!answer.success)
        throw new Error(`${method} ${path}: ${(answer.errors ?? []).map((one) => one.message).join(' ')}`);
      return answer.result as T;
    },
  };
}
