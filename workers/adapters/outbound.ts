import { allowedAddress } from '../../app/domain/operations/allowed-hosts.ts';
import { ProviderError } from '../ports/provider-error.ts';

// The one way to addresses that somebody else named (ASVS 1.3.6): push endpoints, results of providers.

/** A product and where its people can be reached. */
export const buildUserAgent = (origin: string | null): string =>
  origin === null ? 'Stylecast/1.0 (local build)' : `Stylecast/1.0 (+${origin}/help-support)`;

/** Workers send no User-Agent; Resend refuses that, MET Norway asks for a contact. A library's own name follows. */
export function fetchAs(userAgent: string): typeof fetch {
  return (input, init) => {
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
    const library = headers.get('user-agent');
    headers.set('user-agent', library ? `${userAgent} ${library}` : userAgent);
    return fetch(input, { ...init, headers });
  };
}

export interface FetchOptions {
  timeoutMs: number;
  fetch?: typeof fetch;
}

export interface Remote extends Partial<FetchOptions> {
  baseUrl?: string;
}

/** Redirects are not followed. @throws ProviderError, retryable, when nobody answers in time */
export async function callProvider(
  provider: string,
  url: string | URL,
  init: RequestInit,
  { timeoutMs, fetch: call = fetch }: FetchOptions,
): Promise<Response> {
  try {
    return await call(url, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs), ...init });
  } catch (cause) {
    const slow = cause instanceof Error && cause.name === 'TimeoutError';
    throw new ProviderError(provider, slow ? 'too slow' : 'not reachable', { retryable: true, cause });
  }
}

export interface Outbound extends FetchOptions {
  provider: string;
  /** Hosts that may be called: 'x.y', or '.x.y' for every host below (app/domain/operations/allowed-hosts.ts). */
  hosts: readonly string[];
}

/**
 * Redirects are not followed: they could lead anywhere.
 * @throws ProviderError, not retryable for a forbidden address or a redirect; retryable when nobody answers in time
 */
export async function fetchAllowed(
  address: string,
  init: RequestInit,
  { provider, hosts, ...way }: Outbound,
): Promise<Response> {
  const url = allowedAddress(address, hosts);
  // The address may be a secret, as push endpoints are.
  if (!url)
    throw new ProviderError(provider, 'named an address that is not on our list', { retryable: false });
  const response = await callProvider(provider, url.href, init, way);
  if (response.status >= 300 && response.status < 400 && response.status !== 304) {
    await response.body?.cancel();
    throw new ProviderError(provider, `answered with a redirect (${response.status})`, { retryable: false });
  }
  return response;
}

/** At most `maxBytes`, whatever Content-Length says. @throws ProviderError, retryable only when it breaks off */
export async function readBounded(
  response: Response,
  maxBytes: number,
  provider: string,
): Promise<Uint8Array> {
  const tooLong = () =>
    new ProviderError(provider, `answered more than ${maxBytes} bytes`, { retryable: false });
  const announced = Number(response.headers.get('content-length') ?? 0);
  const reader = response.body?.getReader();
  if (announced > maxBytes) {
    await reader?.cancel();
    throw tooLong();
  }
  const chunks: Uint8Array[] = [];
  let length = 0;
  while (reader) {
    const { done, value } = await reader.read().catch((cause: unknown) => {
      throw new ProviderError(provider, 'broke off', { retryable: true, cause });
    });
    if (done) break;
    length += value.length;
    if (length > maxBytes) {
      await reader.cancel();
      throw tooLong();
    }
    chunks.push(value);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}
