import { allowedAddress } from '../../app/domain/operations/allowed-hosts.ts';
import { ProviderError } from '../ports/provider-error.ts';

// The one way out to an address that somebody else named (ASVS 1.3.6): a push endpoint, a provider's result.

/** Who we are, for everybody whom we call: a product and where its people can be found. */
export const buildUserAgent = (origin: string | null): string =>
  origin === null ? 'Stylecast/1.0 (local build)' : `Stylecast/1.0 (+${origin}/help-support)`;

/**
 * `fetch` under our own name. Workers send no User-Agent by themselves; Resend refuses a request without one (403), MET
 * Norway asks for one with a contact. A library's own name is kept behind ours.
 */
export function fetchAs(userAgent: string): typeof fetch {
  return (input, init) => {
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
    const library = headers.get('user-agent');
    headers.set('user-agent', library ? `${userAgent} ${library}` : userAgent);
    return fetch(input, { ...init, headers });
  };
}

/** How a provider is called. */
export interface FetchOptions {
  /** Milliseconds until the answer's headers must be there, and its body with `readBounded`. */
  timeoutMs: number;
  /** Injected by tests. */
  fetch?: typeof fetch;
}

/** The same for a service whose address tests set. */
export interface Remote extends Partial<FetchOptions> {
  baseUrl?: string;
}

/** Calls a provider; a redirect is not followed. @throws ProviderError, retryable, when nobody answers in time */
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
  /** Who is called, for the ProviderError. */
  provider: string;
  /** Hosts that may be called: 'x.y', or '.x.y' for every host below (app/domain/operations/allowed-hosts.ts). */
  hosts: readonly string[];
}

/**
 * Calls an address that a browser or a provider has named. A redirect is not followed: it could lead anywhere.
 * @throws ProviderError, not retryable, for an address that is not allowed and for a redirect; retryable when nobody answers in time
 */
export async function fetchAllowed(
  address: string,
  init: RequestInit,
  { provider, hosts, ...way }: Outbound,
): Promise<Response> {
  const url = allowedAddress(address, hosts);
  // The address itself stays out of the message: it may be a secret, as a push endpoint is.
  if (!url)
    throw new ProviderError(provider, 'named an address that is not on our list', { retryable: false });
  const response = await callProvider(provider, url.href, init, way);
  if (response.status >= 300 && response.status < 400 && response.status !== 304) {
    await response.body?.cancel();
    throw new ProviderError(provider, `answered with a redirect (${response.status})`, { retryable: false });
  }
  return response;
}

/**
 * The body, at most `maxBytes` of it, whatever its Content-Length says.
 * @throws ProviderError, not retryable, when there is more; retryable when it breaks off
 */
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
