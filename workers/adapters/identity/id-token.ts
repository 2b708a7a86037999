import { z } from 'zod';
import { ProviderError } from '../../ports/provider-error.ts';
import { exchangeCode, readToken, parseMailAddress } from './token-exchange.ts';
import type { SignInProvider } from '../../../app/domain/account/sign-in-provider.ts';
import type { ProvenIdentity } from '../../ports/identity.ts';

// OpenID Connect Core 1.0, 3.1.3.7: what makes an id token a proof.

interface IdTokenRules {
  provider: string;
  keysUrl: string;
  issuers: readonly string[];
  audience: string;
  nonce: string;
  now: number;
  fetch: typeof fetch;
}

const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]);
const claims = z.object({
  iss: z.string(),
  sub: z.string().min(1).max(255),
  aud: z.union([z.string(), z.array(z.string())]),
  azp: z.string().optional(),
  exp: z.number(),
  iat: z.number(),
  nonce: z.string().optional(),
  email: z.string().optional(),
  email_verified: flag.optional(),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
});
type IdTokenClaims = z.infer<typeof claims>;

const header = z.object({ alg: z.string(), kid: z.string() });
const publicKey = z.object({ kty: z.literal('RSA'), kid: z.string(), n: z.string(), e: z.string() });
const keySet = z.object({ keys: z.array(z.unknown()) });
type PublicKey = z.infer<typeof publicKey>;

const LEEWAY_S = 60;
/** A token is at most as old as a sign-in attempt, ten minutes. */
const OLDEST_S = 15 * 60;
const KEYS_FOR_MS = 3_600_000;
const KEYS_AGAIN_MS = 60_000;
const TIMEOUT_MS = 5000;

/** Per isolate: public keys are fetched once an hour. */
const cache = new Map<string, { keys: PublicKey[]; at: number }>();

const bytesOf = (base64url: string): Uint8Array =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
const jsonOf = (base64url: string): unknown => JSON.parse(new TextDecoder().decode(bytesOf(base64url)));

/** Exchanges a code; her name is the caller's business. @throws as verifiedClaims */
export async function proveByIdToken(
  tokenUrl: string,
  form: Record<string, string>,
  rules: IdTokenRules & { provider: SignInProvider },
): Promise<{ claims: IdTokenClaims; proven: Omit<ProvenIdentity, 'firstName' | 'lastName'> }> {
  const { provider, fetch: ask } = rules;
  const tokens = await exchangeCode({ provider, url: tokenUrl, form, fetch: ask });
  const told = await verifiedClaims(
    readToken(provider, () => tokens.idToken()),
    rules,
  );
  const { sub: subject, email, email_verified: emailVerified = false } = told;
  return { claims: told, proven: { provider, subject, email: parseMailAddress(email), emailVerified } };
}

/** @throws ProviderError: retryable when the keys cannot be fetched, not when the token proves nothing */
async function verifiedClaims(idToken: string, rules: IdTokenRules): Promise<IdTokenClaims> {
  const parts = idToken.split('.');
  const [head = '', body = '', signature = ''] = parts;
  const no = (why: string) => new ProviderError(rules.provider, `id token: ${why}`, { retryable: false });
  let read: { header: z.infer<typeof header>; claims: IdTokenClaims; signature: Uint8Array };
  try {
    if (parts.length !== 3) throw new Error('not three parts');
    const token = { header: header.parse(jsonOf(head)), claims: claims.parse(jsonOf(body)) };
    read = { ...token, signature: bytesOf(signature) };
  } catch {
    throw no('unreadable');
  }
  // Our one algorithm, never the token's choice ("none", or the public key as an HMAC secret).
  if (read.header.alg !== 'RS256') throw no('another algorithm');
  const key = await keyNamed(read.header.kid, rules);
  if (!key) throw no('an unknown key');
  const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
  const jwk = { kty: key.kty, n: key.n, e: key.e };
  const imported = await crypto.subtle.importKey('jwk', jwk, algorithm, false, ['verify']);
  const signed = new TextEncoder().encode(`${head}.${body}`);
  if (!(await crypto.subtle.verify(algorithm, imported, read.signature, signed)))
    throw no('a wrong signature');
  const wrong = whatIsWrong(read.claims, rules);
  if (wrong) throw no(wrong);
  return read.claims;
}

function whatIsWrong({ iss, aud, azp, exp, iat, nonce }: IdTokenClaims, rules: IdTokenRules): string | null {
  const now = rules.now / 1000;
  const audiences = typeof aud === 'string' ? [aud] : aud;
  if (!rules.issuers.includes(iss)) return 'another issuer';
  if (!audiences.includes(rules.audience)) return 'another audience';
  if ((audiences.length > 1 || azp !== undefined) && azp !== rules.audience) return 'another party';
  if (exp <= now - LEEWAY_S) return 'expired';
  if (iat > now + LEEWAY_S || iat < now - OLDEST_S) return 'made at another time';
  return nonce === rules.nonce ? null : 'another nonce';
}

/** An unknown key is fetched at once, but at most once a minute: keys rotate. */
async function keyNamed(kid: string, rules: IdTokenRules): Promise<PublicKey | undefined> {
  const { keysUrl, now } = rules;
  const known = cache.get(keysUrl);
  const found = known?.keys.find((key) => key.kid === kid);
  const age = known ? Math.abs(now - known.at) : Infinity;
  if (known && age < (found ? KEYS_FOR_MS : KEYS_AGAIN_MS)) return found;
  const keys = await fetchKeys(rules);
  cache.set(keysUrl, { keys, at: now });
  return keys.find((key) => key.kid === kid);
}

async function fetchKeys({ provider, keysUrl, fetch: ask }: IdTokenRules): Promise<PublicKey[]> {
  try {
    const response = await ask(keysUrl, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) throw new Error(`status ${response.status}`);
    const { keys } = keySet.parse(await response.json());
    return keys.flatMap((key) => publicKey.safeParse(key).data ?? []);
  } catch (cause) {
    throw new ProviderError(provider, 'its public keys cannot be had', { retryable: true, cause });
  }
}
