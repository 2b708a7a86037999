import { Google } from 'arctic';
import type { Clock } from '../ports/clock.ts';
import type { IdentityProvider } from '../ports/identity.ts';
import { exchange, mailAddress, nameOrNull, readToken } from './identity.exchange.ts';
import { verifiedClaims } from './identity.id-token.ts';

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
      const tokens = await exchange({
        provider: 'google',
        url: 'https://oauth2.googleapis.com/token',
        form: {
          code,
          code_verifier: verifier,
          redirect_uri: redirectUri,
          client_id: client.id,
          client_secret: client.secret,
        },
        fetch: ask,
      });
      const claims = await verifiedClaims(
        readToken('google', () => tokens.idToken()),
        {
          provider: 'google',
          keysUrl: 'https://www.googleapis.com/oauth2/v3/certs',
          issuers: ['https://accounts.google.com', 'accounts.google.com'],
          audience: client.id,
          nonce,
          now: clock.now(),
          fetch: ask,
        },
      );
      return {
        provider: 'google',
        subject: claims.sub,
        email: mailAddress(claims.email),
        emailVerified: claims.email_verified === true,
        firstName: nameOrNull(claims.given_name),
        lastName: nameOrNull(claims.family_name),
      };
    },
  };
}
