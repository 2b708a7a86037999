import { Apple } from 'arctic';
import { z } from 'zod';
import { text } from '../../../app/contracts/fields.ts';
import type { Clock } from '../../ports/clock.ts';
import type { IdentityProvider } from '../../ports/identity.ts';
import { nameOrNull } from './token-exchange.ts';
import { proveByIdToken } from './id-token.ts';

interface AppleClient {
  id: string;
  teamId: string;
  keyId: string;
  /** PKCS #8 as PEM or bare base64; '\n' may stand for line breaks. */
  privateKey: string;
}

/** Comes unsigned with her browser. */
const name = text({ most: 1000 });
const person = z.object({
  name: z.object({ firstName: name.optional(), lastName: name.optional() }).optional(),
});

function pkcs8(pem: string): Uint8Array<ArrayBuffer> {
  const base64 = pem.replace(/-----[^-]+-----|\\n|\s/g, '');
  return Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));
}

function nameOf(json: string | undefined): { firstName?: string; lastName?: string } {
  try {
    return person.parse(JSON.parse(json ?? '')).name ?? {};
  } catch {
    return {};
  }
}

/** Good for five minutes (developer.apple.com, "Creating a client secret"). */
async function clientSecret({ id, teamId, keyId, privateKey }: AppleClient, now: number): Promise<string> {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('pkcs8', pkcs8(privateKey), algorithm, false, ['sign']);
  const iat = Math.floor(now / 1000);
  const parts = [
    { typ: 'JWT', alg: 'ES256', kid: keyId },
    { iss: teamId, iat, exp: iat + 300, aud: 'https://appleid.apple.com', sub: id },
  ];
  const signed = parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
  const signature = await crypto.subtle.sign(algorithm, key, new TextEncoder().encode(signed));
  return `${signed}.${Buffer.from(signature).toString('base64url')}`;
}

/** OpenID Connect with state and nonce; with name or address a form posted from appleid.apple.com, without PKCE. */
export function appleIdentity(
  client: AppleClient,
  clock: Clock,
  ask: typeof fetch = fetch,
): IdentityProvider {
  const arctic = (redirectUri: string) =>
    new Apple(client.id, client.teamId, client.keyId, pkcs8(client.privateKey), redirectUri);
  return {
    name: 'apple',
    postsBack: true,
    addressFor({ state, nonce }, redirectUri) {
      const url = arctic(redirectUri).createAuthorizationURL(state, ['name', 'email']);
      url.searchParams.set('response_mode', 'form_post');
      url.searchParams.set('nonce', nonce);
      return url;
    },
    async prove({ code, person: said }, { nonce }, redirectUri) {
      const form = {
        code,
        redirect_uri: redirectUri,
        client_id: client.id,
        client_secret: await clientSecret(client, clock.now()),
      };
      const { proven } = await proveByIdToken('https://appleid.apple.com/auth/token', form, {
        provider: 'apple',
        keysUrl: 'https://appleid.apple.com/auth/keys',
        issuers: ['https://appleid.apple.com'],
        audience: client.id,
        nonce,
        now: clock.now(),
        fetch: ask,
      });
      const { firstName, lastName } = nameOf(said);
      return { ...proven, firstName: nameOrNull(firstName), lastName: nameOrNull(lastName) };
    },
  };
}
