import { OAuth2Tokens } from 'arctic';
import { z } from 'zod';
import { MAIL_ADDRESS } from '../../../app/contracts/fields.ts';
import { shownText } from '../../../app/domain/text-format/shown-text.ts';
import { ProviderError } from '../../ports/provider-error.ts';
import { callProvider } from '../outbound.ts';

const TIMEOUT_MS = 8000;

interface TokenQuestion {
  provider: string;
  url: string;
  /** Grant 'authorization_code' (RFC 6749, 4.1.3), with the client's proof. */
  form: Record<string, string>;
  fetch: typeof fetch;
}

const refusal = z.object({ error: z.string() });

/** Exchanges a code. Not through arctic, which has no timeout and its own User-Agent. @throws ProviderError */
export async function exchangeCode({
  provider,
  url,
  form,
  fetch: ask,
}: TokenQuestion): Promise<OAuth2Tokens> {
  const init = {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ grant_type: 'authorization_code', ...form }).toString(),
  };
  const response = await callProvider(provider, url, init, { fetch: ask, timeoutMs: TIMEOUT_MS });
  const body: unknown = await response.json().catch(() => null);
  const { status } = response;
  if (response.ok && typeof body === 'object' && body !== null) return new OAuth2Tokens(body);
  if (status === 400 || status === 401) {
    // The code alone: a description may repeat what was sent.
    const said = refusal.safeParse(body);
    const why = said.success ? `: ${said.data.error.slice(0, 60)}` : ` (${status})`;
    throw new ProviderError(provider, `refused the code${why}`, { retryable: false });
  }
  throw new ProviderError(provider, `answered ${status}`, { retryable: status >= 500 });
}

/** @throws ProviderError when the token is missing: such an answer proves nothing */
export function readToken(provider: string, read: () => string): string {
  try {
    return read();
  } catch {
    throw new ProviderError(provider, 'answered without a token', { retryable: false });
  }
}

/** Null unless it is a single bare address: it goes into mail headers. */
export const parseMailAddress = (text: string | undefined): string | null =>
  text !== undefined && text.length <= 254 && MAIL_ADDRESS.test(text) ? text : null;

const MOST = 80;
export function nameOrNull(text: string | undefined): string | null {
  // Bounded before it is read; half a surrogate pair is dropped.
  const name = shownText((text ?? '').slice(0, 4 * MOST).replace(/\p{Cs}/gu, ''));
  return (
    name
      .slice(0, MOST)
      .replace(/\p{Cs}/gu, '')
      .trim() || null
  );
}
