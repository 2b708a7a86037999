import type { Alerts } from '../ports/alerts.ts';
import { ProviderError } from '../ports/provider-error.ts';

const TIMEOUT_MS = 10_000;

/** Takes `{text}` (Slack, Mattermost, Discord's /slack address, Google Chat). The address is a secret: never logged. */
export function webhookAlerts(url: string, ask: typeof fetch = fetch): Alerts {
  return {
    async post(text) {
      const response = await ask(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ text }),
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }).catch(() => {
        throw new ProviderError('alert-webhook', 'does not answer', { retryable: true });
      });
      await response.body?.cancel();
      if (!response.ok)
        throw new ProviderError('alert-webhook', `answered ${response.status}`, { retryable: true });
    },
  };
}
