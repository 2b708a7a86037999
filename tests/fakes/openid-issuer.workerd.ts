import { vi } from 'vitest';

// Google, Apple and Facebook in one: what they answer by their published protocols, at the addresses that arctic and
// our adapters call. It checks what they check: the code, once; PKCE; the redirect address; who the client is.

export const GOOGLE = { id: 'google-client', secret: 'google secret' };
export const FACEBOOK = { id: 'facebook-app', secret: 'facebook secret' };
export const APPLE = { id: 'app.stylecast.web', teamId: 'TEAM123456', keyId: 'KEY1234567' };

export interface Person {
  sub: string;
  email?: string;
  email_verified?: boolean | 'true' | 'false';
  given_name?: string;
  family_name?: string;
}
export interface Claims extends Record<string, unknown> {
  iss: string;
  aud: string | string[];
  exp: number;
  iat: number;
  nonce?: string;
}
/** What the next id token gets wrong. */
export interface Forgery {
  claims?: Partial<Claims>;
  signedBy?: 'another key';
  header?: { alg?: string; kid?: string };
  /** Instead of a signature. */
  signature?: string;
}

const base64url = (data: string | ArrayBuffer): string =>
  Buffer.from(typeof data === 'string' ? new TextEncoder().encode(data) : new Uint8Array(data)).toString(
    'base64url',
  );
const RSA = {
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  modulusLength: 2048,
  publicExponent: new Uint8Array([1, 0, 1]),
};
const json = (body: unknown, status = 200) => Response.json(body, { status });
const pairOf = async (algorithm: SubtleCryptoGenerateKeyAlgorithm) =>
  (await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])) as CryptoKeyPair;

interface Grant {
  provider: 'google' | 'apple' | 'facebook';
  person: Person;
  redirectUri: string;
  nonce?: string;
  challenge: string | null;
}

const PROVIDER_OF: Record<string, Grant['provider']> = {
  'accounts.google.com': 'google',
  'appleid.apple.com': 'apple',
  'www.facebook.com': 'facebook',
};
const ISSUERS = { google: 'https://accounts.google.com', apple: 'https://appleid.apple.com', facebook: '' };
const AUDIENCES = { google: GOOGLE.id, apple: APPLE.id, facebook: FACEBOOK.id };

// The app keeps an issuer's public keys for hours: a second issuer of the same runner signs with the same ones.
let rsa: CryptoKeyPair | undefined;

/** @param now epoch ms */
export async function openIssuer(now: () => number) {
  rsa ??= await pairOf(RSA);
  const [ours, otherRsa] = [rsa, await pairOf(RSA)];
  const ec = await pairOf({ name: 'ECDSA', namedCurve: 'P-256' });
  const pkcs8 = (await crypto.subtle.exportKey('pkcs8', ec.privateKey)) as ArrayBuffer;
  const applePrivateKey = `-----BEGIN PRIVATE KEY-----\n${Buffer.from(pkcs8).toString('base64')}\n-----END PRIVATE KEY-----`;
  const jwk = (await crypto.subtle.exportKey('jwk', ours.publicKey)) as JsonWebKey;
  const grants = new Map<string, Grant>();
  const faces = new Map<string, Person>();
  const calls: string[] = [];
  const state = { forgery: {} as Forgery, dead: false };

  async function idToken({ provider, person, nonce }: Grant): Promise<string> {
    const { forgery } = state;
    const header = { alg: 'RS256', kid: 'key-1', typ: 'JWT', ...forgery.header };
    const at = Math.floor(now() / 1000);
    const claims = {
      iss: ISSUERS[provider],
      aud: AUDIENCES[provider],
      iat: at,
      exp: at + 3600,
      nonce,
      ...person,
    };
    const signed = `${base64url(JSON.stringify(header))}.${base64url(JSON.stringify({ ...claims, ...forgery.claims }))}`;
    const key = forgery.signedBy ? otherRsa.privateKey : ours.privateKey;
    const signature = await crypto.subtle.sign(RSA.name, key, new TextEncoder().encode(signed));
    return `${signed}.${forgery.signature ?? base64url(signature)}`;
  }

  /** Apple's client secret: an ES256 token under the key of the team. */
  async function isAppleSecret(secret: string): Promise<boolean> {
    const [head = '', body = '', signature = ''] = secret.split('.');
    const read = (part: string) =>
      JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;
    const { iss, sub, aud } = read(body);
    const right = read(head).kid === APPLE.keyId && iss === APPLE.teamId && sub === APPLE.id;
    const ours = await crypto.subtle.verify(
      { name: 'ECDSA', hash: 'SHA-256' },
      ec.publicKey,
      Buffer.from(signature, 'base64url'),
      new TextEncoder().encode(`${head}.${body}`),
    );
    return right && ours && JSON.stringify(aud).includes('https://appleid.apple.com');
  }

  async function isClient(provider: Grant['provider'], form: URLSearchParams): Promise<boolean> {
    if (provider === 'google') {
      return form.get('client_id') === GOOGLE.id && form.get('client_secret') === GOOGLE.secret;
    }
    if (provider === 'apple') return isAppleSecret(form.get('client_secret') ?? '');
    return form.get('client_id') === FACEBOOK.id && form.get('client_secret') === FACEBOOK.secret;
  }

  async function spend(provider: Grant['provider'], request: Request): Promise<Response> {
    const form = new URLSearchParams(new TextDecoder().decode(await request.arrayBuffer()));
    if (!(await isClient(provider, form))) return json({ error: 'invalid_client' }, 401);
    const code = form.get('code') ?? '';
    const grant = grants.get(code);
    grants.delete(code);
    const verifier = form.get('code_verifier');
    const challenge =
      verifier === null
        ? null
        : base64url(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier)));
    const right =
      grant?.provider === provider &&
      grant.redirectUri === form.get('redirect_uri') &&
      grant.challenge === challenge;
    if (!right)
      return json({ error: 'invalid_grant', error_description: `Malformed auth code ${code}.` }, 400);
    const accessToken = crypto.randomUUID();
    faces.set(accessToken, grant.person);
    const tokens = { access_token: accessToken, token_type: 'Bearer', expires_in: 3600 };
    return json(provider === 'facebook' ? tokens : { ...tokens, id_token: await idToken(grant) });
  }

  async function graph(request: Request): Promise<Response> {
    const token = request.headers.get('authorization')?.replace('Bearer ', '') ?? '';
    const key = await crypto.subtle.importKey(
      'raw',
      new TextEncoder().encode(FACEBOOK.secret),
      { name: 'HMAC', hash: 'SHA-256' },
      false,
      ['sign'],
    );
    const proof = Buffer.from(await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(token)));
    const asked = new URL(request.url).searchParams;
    const person = faces.get(token);
    if (!person || asked.get('appsecret_proof') !== proof.toString('hex')) return json({ error: {} }, 400);
    const { sub, email, given_name, family_name } = person;
    return json({ id: sub, email, first_name: given_name, last_name: family_name });
  }

  const answer = async (request: Request): Promise<Response> => {
    const { origin, pathname } = new URL(request.url);
    calls.push(`${request.method} ${origin}${pathname}`);
    if (state.dead) throw new TypeError('Network connection lost.');
    switch (`${request.method} ${origin}${pathname}`) {
      case 'POST https://oauth2.googleapis.com/token':
        return spend('google', request);
      case 'POST https://appleid.apple.com/auth/token':
        return spend('apple', request);
      case 'POST https://graph.facebook.com/v25.0/oauth/access_token':
        return spend('facebook', request);
      case 'GET https://www.googleapis.com/oauth2/v3/certs':
      case 'GET https://appleid.apple.com/auth/keys':
        return json({
          keys: [
            { kty: 'EC', kid: 'of no use' },
            { ...jwk, kid: 'key-1', use: 'sig', alg: 'RS256' },
          ],
        });
      case 'GET https://graph.facebook.com/v25.0/me':
        return graph(request);
      default:
        throw new Error(`Nobody is at ${origin}${pathname}`);
    }
  };
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => answer(new Request(input, init)));

  return {
    applePrivateKey,
    /** Method and address of every call, without its query. */
    calls,
    /** From now on its tokens are wrong like this. */
    forge(forgery: Forgery) {
      state.forgery = forgery;
    },
    /** From now on nobody answers. */
    die(dead = true) {
      state.dead = dead;
    },
    /** She says yes at the address that our site has sent her to. Answers what comes back with her. */
    consent(address: string, person: Person): { state: string; code: string } {
      const { hostname, searchParams } = new URL(address);
      const provider = PROVIDER_OF[hostname];
      if (!provider || searchParams.get('client_id') !== AUDIENCES[provider])
        throw new Error('An unknown client.');
      const code = crypto.randomUUID();
      grants.set(code, {
        provider,
        person,
        redirectUri: searchParams.get('redirect_uri') ?? '',
        nonce: searchParams.get('nonce') ?? undefined,
        challenge: searchParams.get('code_challenge'),
      });
      return { state: searchParams.get('state') ?? '', code };
    },
  };
}
