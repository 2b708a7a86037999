import { publicAddress } from '../../app/domain/operations/allowed-hosts.ts';
import { ProviderError } from '../ports/provider-error.ts';
import { readBounded } from './outbound.ts';

/** Never repeats the address, which is a secret of hers. */
export class OutboundRefusal extends Error {
  readonly reason: 'not-allowed' | 'unreachable' | 'refused' | 'too-large';
  constructor(reason: OutboundRefusal['reason']) {
    super(`An address was not read: ${reason}.`);
    this.name = 'OutboundRefusal';
    this.reason = reason;
  }
}

const MOST_REDIRECTS = 3;
const NOT_FOR_US = [401, 403, 404, 410];

export interface PublicFetch {
  fetch: typeof fetch;
  maxBytes: number;
  timeoutMs: number;
}

/** At most `maxBytes` of a public https address. Each redirect is checked by the same rules. @throws OutboundRefusal */
export async function fetchPublic(
  address: string,
  headers: Record<string, string>,
  { fetch: call, maxBytes, timeoutMs }: PublicFetch,
): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(timeoutMs);
  let url = publicAddress(address);
  for (let hop = 0; hop <= MOST_REDIRECTS; hop++) {
    if (!url) throw new OutboundRefusal('not-allowed');
    const response = await call(url.href, { headers, redirect: 'manual', signal }).catch(() => {
      throw new OutboundRefusal('unreachable');
    });
    const next = response.headers.get('location');
    if (response.status >= 300 && response.status < 400 && next !== null) {
      await response.body?.cancel();
      url = URL.canParse(next, url.href) ? publicAddress(new URL(next, url.href).href) : null;
      continue;
    }
    if (!response.ok) {
      await response.body?.cancel();
      throw new OutboundRefusal(NOT_FOR_US.includes(response.status) ? 'refused' : 'unreachable');
    }
    return readBody(response, maxBytes, signal);
  }
  throw new OutboundRefusal('unreachable');
}

async function readBody(response: Response, maxBytes: number, signal: AbortSignal): Promise<Uint8Array> {
  // Ends a body that trickles.
  const late = new Promise<never>((_, reject) => {
    const giveUp = () => reject(new OutboundRefusal('unreachable'));
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp);
  });
  late.catch(() => undefined);
  try {
    return await Promise.race([readBounded(response, maxBytes, 'a pasted address'), late]);
  } catch (error) {
    if (error instanceof ProviderError)
      throw new OutboundRefusal(error.retryable ? 'unreachable' : 'too-large');
    throw error;
  }
}
