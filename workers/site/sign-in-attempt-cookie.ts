import { z } from 'zod';
import { text } from '../../app/contracts/fields.ts';
import { SIGN_IN_PROVIDERS, type SignInProvider } from '../../app/domain/account/sign-in-provider.ts';
import type { Attempt } from '../ports/identity.ts';
import { cookieValues, cookieName, hasPlainCookies } from './cookies.ts';

// Kept while she is at a provider. No script reads it, no other site sets it (`__Host-`).

const NAME = 'stylecast-attempt';
const MAX_AGE_SECONDS = 600;

const kept = z.object({
  provider: z.enum(SIGN_IN_PROVIDERS),
  state: text({ most: 43 }).length(43),
  verifier: text({ most: 43 }).length(43),
  nonce: text({ most: 43 }).length(43),
});

interface Place {
  url: string;
  local: boolean;
}

/** 256 random bits in base64url, as PKCE asks of a verifier (RFC 7636, 4.1). */
function secret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Buffer.from(bytes).toString('base64url');
}

export const newAttempt = (): Attempt => ({ state: secret(), verifier: secret(), nonce: secret() });

function cookie({ url, local }: Place, value: string, maxAge: number, crossSite: boolean): string {
  const plain = hasPlainCookies(url, local);
  // A form posted from another site brings no Lax cookie: Apple's answer needs None, which needs Secure.
  const rules = crossSite ? 'SameSite=None; Secure' : `SameSite=Lax${plain ? '' : '; Secure'}`;
  return `${cookieName(url, local, NAME)}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; ${rules}`;
}

export function attemptCookie(
  place: Place,
  attempt: Attempt & { provider: SignInProvider },
  postsBack: boolean,
): string {
  const value = Buffer.from(JSON.stringify(attempt)).toString('base64url');
  return cookie(place, value, MAX_AGE_SECONDS, postsBack);
}

export const clearedAttemptCookie = (place: Place, postsBack: boolean): string =>
  cookie(place, '', 0, postsBack);

/** Begun in this browser with this provider, and with the state that came back. */
export function readAttempt(
  request: Request,
  local: boolean,
  { provider, state }: { provider: SignInProvider; state: string },
): Attempt | null {
  for (const value of cookieValues(request, cookieName(request.url, local, NAME))) {
    const attempt = read(value);
    if (attempt?.provider === provider && attempt.state === state) return attempt;
  }
  return null;
}

function read(value: string): z.infer<typeof kept> | null {
  try {
    return kept.parse(JSON.parse(Buffer.from(value, 'base64url').toString()));
  } catch {
    return null;
  }
}
