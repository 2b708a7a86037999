import type { LeakedPasswords } from '../ports/leaked-passwords.ts';
import { ProviderError } from '../ports/provider-error.ts';
import { fetchAllowed, readBounded } from './outbound.ts';
import { digestHex } from '../db/sql/secret.ts';

const HOST = 'api.pwnedpasswords.com';
const PROVIDER = 'pwned-passwords';
const TIMEOUT_MS = 1500;
/** A padded answer has 800 to 1,000 lines of some 40 bytes. */
const MOST_BYTES = 256 * 1024;
/** Of the 40 hex digits of a SHA-1. Hundreds of leaked passwords share them. */
const PREFIX = 5;

/**
 * Have I Been Pwned (haveibeenpwned.com/API/v3, "Searching by range"). Only the SHA-1's first five digits go out, and
 * the answer is padded: neither they nor its length say which password it is.
 */
export function pwnedPasswords(ask: typeof fetch = fetch): LeakedPasswords {
  const way = { provider: PROVIDER, hosts: [HOST], timeoutMs: TIMEOUT_MS, fetch: ask };
  return {
    async hasLeaked(password) {
      const hash = (await digestHex('SHA-1', password)).toUpperCase();
      const headers = { 'add-padding': 'true' };
      const response = await fetchAllowed(`https://${HOST}/range/${hash.slice(0, PREFIX)}`, { headers }, way);
      if (!response.ok) {
        await response.body?.cancel();
        throw new ProviderError(PROVIDER, `answered ${response.status}`, { retryable: true });
      }
      const text = new TextDecoder().decode(await readBounded(response, MOST_BYTES, PROVIDER));
      // 'SUFFIX:COUNT' a line; what only pads has the count 0.
      const line = text.split('\n').find((one) => one.startsWith(`${hash.slice(PREFIX)}:`));
      return line !== undefined && Number(line.slice(line.indexOf(':') + 1)) > 0;
    },
  };
}
