import { buildPushPayload } from '@block65/webcrypto-web-push';
import { isPushEndpoint } from '../../app/domain/delivery/push-endpoint.ts';
import type { PushDevice, PushNote, Pusher } from '../ports/pusher.ts';
import { ProviderError } from '../ports/provider-error.ts';
import { callProvider, type FetchOptions } from './outbound.ts';

const TIMEOUT_MS = 10_000;

export interface VapidKeys {
  /** Uncompressed P-256 point, base64url. */
  publicKey: string;
  /** Its scalar, base64url. */
  privateKey: string;
  /** Contact for push services: 'mailto:…' or 'https://…'. */
  subject: string;
}

interface WebPushOptions extends Partial<FetchOptions> {
  keys: () => Promise<VapidKeys>;
}

/** Encrypted for the device (RFC 8291), signed with our VAPID key (RFC 8292), sent by RFC 8030. */
export function webPush(options: WebPushOptions): Pusher {
  const { timeoutMs = TIMEOUT_MS } = options;
  return {
    name: 'web-push',
    publicKey: async () => (await options.keys()).publicKey,
    async push(device, note) {
      const { headers, body } = await encrypt(await options.keys(), device, note);
      const init = { method: 'POST', headers: headers as Record<string, string>, body };
      // Push services do not redirect; following would lead around the host list.
      const response = await callProvider('web-push', device.endpoint, init, {
        fetch: options.fetch,
        timeoutMs,
      });
      // Unread, it would hold the connection.
      await response.body?.cancel();
      if (response.ok) return 'taken';
      if (response.status === 404 || response.status === 410) return 'gone';
      if (response.status === 401 || response.status === 403) return 'refused';
      throw refusal(response);
    },
  };
}

async function encrypt(keys: VapidKeys, { endpoint, p256dh, auth }: PushDevice, note: PushNote) {
  if (!isPushEndpoint(endpoint)) {
    throw new ProviderError('web-push', 'not a push service', { retryable: false });
  }
  const { data, ttlSeconds: ttl, topic, urgency } = note;
  const subscription = { endpoint, expirationTime: null, keys: { p256dh, auth } };
  try {
    return await buildPushPayload({ data, options: { ttl, topic, urgency } }, subscription, keys);
  } catch (cause) {
    throw new ProviderError('web-push', 'cannot be encrypted for this device', { retryable: false, cause });
  }
}

function refusal(response: Response): ProviderError {
  const retryable = response.status === 429 || response.status >= 500;
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new ProviderError('web-push', `answered ${response.status}`, {
    retryable,
    retryAfterSeconds: retryable && seconds > 0 ? seconds : undefined,
  });
}
