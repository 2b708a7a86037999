import { z } from 'zod';
import type { IdentityProvider } from '../../ports/identity.ts';
import { ProviderError } from '../../ports/provider-error.ts';
import { exchangeCode, parseMailAddress, nameOrNull, readToken } from './token-exchange.ts';
import { hmacHex } from '../../db/sql/secret.ts';
import { callProvider } from '../outbound.ts';

const me = z.object({
  id: z.string().min(1).max(255),
  first_name: z.string().optional(),
  last_name: z.string().optional(),
  email: z.string().optional(),
});

/** Named by us: arctic's are those of v16, which Meta ended in 2025. A version lives about two years (docs/providers.md). */
const VERSION = 'v25.0';
const DIALOG = `https://www.facebook.com/${VERSION}/dialog/oauth`;
const GRAPH = `https://graph.facebook.com/${VERSION}`;

/** OAuth 2.0 with state alone: no id token, no PKCE. Facebook does not say that an address is verified: it never counts. */
export function facebookIdentity(
  client: { id: string; secret: string },
  fetchFacebook: typeof fetch = fetch,
): IdentityProvider {
  const ask = async (token: string): Promise<z.infer<typeof me>> => {
    const url = new URL(`${GRAPH}/me`);
    url.searchParams.set('fields', 'id,first_name,last_name,email');
    // Proves to the Graph API that we are asking.
    url.searchParams.set('appsecret_proof', await hmacHex(client.secret, token));
    const headers = { authorization: `Bearer ${token}` };
    const response = await callProvider(
      'facebook',
      url,
      { headers },
      { fetch: fetchFacebook, timeoutMs: 5000 },
    );
    const said = response.ok ? me.safeParse(await response.json().catch(() => null)) : null;
    if (said?.success) return said.data;
    throw new ProviderError('facebook', `answered ${response.status}`, { retryable: response.status >= 500 });
  };
  return {
    name: 'facebook',
    postsBack: false,
    addressFor({ state }, redirectUri) {
      const url = new URL(DIALOG);
      url.search = new URLSearchParams({
        response_type: 'code',
        client_id: client.id,
        state,
        scope: 'email public_profile',
        redirect_uri: redirectUri,
      }).toString();
      return url;
    },
    async prove({ code }, _attempt, redirectUri) {
      const tokens = await exchangeCode({
        provider: 'facebook',
        url: `${GRAPH}/oauth/access_token`,
        form: { code, redirect_uri: redirectUri, client_id: client.id, client_secret: client.secret },
        fetch: fetchFacebook,
      });
      const said = await ask(readToken('facebook', () => tokens.accessToken()));
      return {
        provider: 'facebook',
        subject: said.id,
        email: parseMailAddress(said.email),
        emailVerified: false,
        firstName: nameOrNull(said.first_name),
        lastName: nameOrNull(said.last_name),
      };
    },
  };
}
