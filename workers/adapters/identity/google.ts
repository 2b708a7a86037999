import { Google } from 'arctic';
import type { Clock } from '../../ports/clock.ts';
import type { IdentityProvider } from '../../ports/identity.ts';
import { nameOrNull } from './token-exchange.ts';
import { proveByIdToken } from './id-token.ts';

/** Google, by OpenID Connect: state, PKCE and nonce (developers.google.com/identity/openid-connect). */
export function googleIdentity(
  client: { id: string; secret: string },
  clock: Clock,
  ask: typeof fetch = fetch,
): IdentityProvider {
  const arctic = (redirectUri: string) => new Google(client.id, client.secret, redirectUri);
  return {
    name: 'google',
    postsBack: false,
    addressFor({ state, verifier, nonce }, redirectUri) {
      const url = arctic(redirectUri).createAuthorizationURL(state, verifier, ['openid', 'email', 'profile']);
      url.searchParams.set('nonce', nonce);
      url.searchParams.set('prompt', 'select_account');
      return url;
    },
    async prove({ code }, { verifier, nonce }, redirectUri) {
      const form = {
        code,
        code_verifier: verifier,
        redirect_uri: redirectUri,
        client_id: client.id,
        client_secret: client.secret,
      };
      const { claims, proven } = await proveByIdToken('https://oauth2.googleapis.com/token', form, {
        provider: 'google',
        keysUrl: 'https://www.googleapis.com/oauth2/v3/certs',
        issuers: ['https://accounts.google.com', 'accounts.google.com'],
        audience: client.id,
        nonce,
        now: clock.now(),
        fetch: ask,
      });
      const { given_name: firstName, family_name: lastName } = claims;
      return { ...proven, firstName: nameOrNull(firstName), lastName: nameOrNull(lastName) };
    },
  };
}
