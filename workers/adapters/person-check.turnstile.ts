import { z } from 'zod';
import type { PersonCheck } from '../ports/person-check.ts';
import { ProviderError } from '../ports/provider-error.ts';
import { callProvider } from './outbound.ts';

const VERIFY = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';
const TIMEOUT_MS = 5_000;
const LONGEST_TOKEN = 2048;
const answer = z.object({ success: z.boolean(), 'error-codes': z.array(z.string()).optional() });

/** developers.cloudflare.com/turnstile/get-started/server-side-validation. A token counts once, for five minutes. */
export function turnstile(
  { siteKey, secret }: { siteKey: string; secret: string },
  ask: typeof fetch = fetch,
): PersonCheck {
  const failed = (what: string) => new ProviderError('turnstile', what, { retryable: true });
  return {
    siteKey,
    async isPerson(proof, address) {
      if (proof === '' || proof.length > LONGEST_TOKEN) return false;
      const init = {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ secret, response: proof, ...(address === null ? {} : { remoteip: address }) }),
      };
      const response = await callProvider('turnstile', VERIFY, init, { fetch: ask, timeoutMs: TIMEOUT_MS });
      const said = answer.safeParse(await response.json().catch(() => null));
      if (!said.success) throw failed(`answered ${response.status}`);
      // Our own mistake must not read as "you are a robot".
      const codes = said.data['error-codes'] ?? [];
      if (codes.some((code) => code.endsWith('input-secret') || code === 'internal-error'))
        throw failed(codes.join(' '));
      return said.data.success;
    },
  };
}
