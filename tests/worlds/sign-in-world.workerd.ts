import { env } from 'cloudflare:test';
import { appleIdentity } from '../../workers/adapters/identity/apple.ts';
import { facebookIdentity } from '../../workers/adapters/identity/facebook.ts';
import { googleIdentity } from '../../workers/adapters/identity/google.ts';
import type { SignInProvider } from '../../app/domain/account/sign-in-provider.ts';
import type { App } from '../../workers/app.ts';
import { createApi } from '../../workers/site/api/index.ts';
import { APPLE, FACEBOOK, GOOGLE, openIssuer, type Person } from '../fakes/openid-issuer.workerd.ts';
import { openOutfitWorld } from './outfit-world.workerd.ts';

export const HTTPS = 'https://stylecast.test';

/** A browser that keeps all its cookies, as they go between our site and a provider. */
export interface Browser {
  jar: Map<string, string>;
  /** Of its network. */
  address: string;
}

function keepCookies({ jar }: Browser, response: Response): void {
  for (const set of response.headers.getSetCookie()) {
    const [name = '', value = ''] = (set.split(';')[0] ?? '').split('=', 2);
    if (set.includes('Max-Age=0')) jar.delete(name);
    else jar.set(name, value);
  }
}

/** The API with all three providers set up, and the providers. */
export async function openSignInWorld() {
  const house = openOutfitWorld();
  const clock = { now: () => house.app.clock.now() };
  const issuer = await openIssuer(clock.now);
  const identities = [
    googleIdentity(GOOGLE, clock),
    appleIdentity({ ...APPLE, privateKey: issuer.applePrivateKey }, clock),
    facebookIdentity(FACEBOOK),
  ];
  const settings = { ...house.app.settings, local: false, origin: HTTPS };
  const app: App = { ...house.app, identities, settings };
  const api = createApi(() => app);
  let serial = 0;
  const browser = (): Browser => ({ jar: new Map(), address: `203.0.113.${serial++ % 250}` });

  async function ask(from: Browser, path: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...from.jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = {
      'cf-connecting-ip': from.address,
      ...(cookie === '' ? {} : { cookie }),
      ...(init.headers as Record<string, string> | undefined),
    };
    const response = await api.request(`${HTTPS}${path}`, { ...init, headers }, env);
    keepCookies(from, response);
    return response;
  }
  /** The press of the button: where she is sent. */
  async function begin(from: Browser, provider: SignInProvider): Promise<string> {
    const response = await ask(from, `/api/auth/${provider}`);
    const address = response.headers.get('location');
    if (response.status !== 303 || address === null) throw new Error(`${response.status}`);
    return address;
  }
  /** The way back, as the provider sends it. */
  function comeBack(
    from: Browser,
    provider: SignInProvider,
    answer: Record<string, string>,
  ): Promise<Response> {
    const fields = new URLSearchParams(answer).toString();
    if (provider !== 'apple') return ask(from, `/api/auth/${provider}/callback?${fields}`);
    return ask(from, '/api/auth/apple/callback', {
      method: 'POST',
      body: fields,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'https://appleid.apple.com',
        'sec-fetch-site': 'cross-site',
      },
    });
  }
  /** All of it. */
  async function signIn(from: Browser, provider: SignInProvider, person: Person): Promise<Response> {
    const answer = issuer.consent(await begin(from, provider), person);
    return comeBack(from, provider, answer);
  }
  const userOf = async (from: Browser) => {
    const response = await ask(from, '/api/user');
    return response.ok ? await response.json<Record<string, unknown>>() : null;
  };
  return { house, app, api, issuer, browser, ask, begin, comeBack, signIn, userOf };
}
