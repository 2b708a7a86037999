import { Facebook } from 'arctic';
import { z } from 'zod';
import type { IdentityProvider } from '../ports/identity.ts';
import { ProviderError } from '../ports/provider-error.ts';
import { exchange, mailAddress, nameOrNull, readToken } from './identity.exchange.ts';

const me = z.object({
  id: z.string().min(1).max(255),
  first_name: z.string().optional(),
  last_name: z.string().optional(),
  email: z.string().optional(),
});

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** HMAC-SHA-256 of the token under our secret: the Graph API then knows that it is us who ask. */
async function appSecretProof(token: string, secret: string): Promise<string> {
  const text = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', text.encode(secret), algorithm, false, ['sign']);
  return hex(await crypto.subtle.sign('HMAC', key, text.encode(token)));
}

/**
 * Facebook, by OAuth 2.0: state alone, for this flow has neither id token nor PKCE; the code is spent with our secret.
 * Facebook does not say whether an address is verified, so it never counts as such.
 */
export function facebookIdentity(client: { id: string; secret: string }): IdentityProvider {
  const arctic = (redirectUri: string) => new Facebook(client.id, client.secret, redirectUri);
  const ask = async (token: string): Promise<z.infer<typeof me>> => {
    const url = new URL('https://graph.facebook.com/me');
    url.searchParams.set('fields', 'id,first_name,last_name,email');
    url.searchParams.set('appsecret_proof', await appSecretProof(token, client.secret));
    const response = await fetch(url, {
      headers: { authorization: `Bearer ${token}` },
      redirect: 'manual',
      signal: AbortSignal.timeout(5000),
    }).catch((cause: unknown) => {
      throw new ProviderError('facebook', 'does not answer', { retryable: true, cause });
    });
    const said = response.ok ? me.safeParse(await response.json().catch(() => null)) : null;
    if (said?.success) return said.data;
    throw new ProviderError('facebook', `answered ${response.status}`, { retryable: response.status >= 500 });
  };
  return {
    name: 'facebook',
    postsBack: false,
    addressFor: ({ state }, redirectUri) =>
      arctic(redirectUri).createAuthorizationURL(state, ['email', 'public_profile']),
    async prove({ code }, _attempt, redirectUri) {
      const tokens = await exchange('facebook', () => arctic(redirectUri).validateAuthorizationCode(code));
      const said = await ask(readToken('facebook', () => tokens.accessToken()));
      return {
        provider: 'facebook',
        subject: said.id,
        email: mailAddress(said.email),
        emailVerified: false,
        firstName: nameOrNull(said.first_name),
        lastName: nameOrNull(said.last_name),
      };
    },
  };
}
