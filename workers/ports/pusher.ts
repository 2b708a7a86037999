export interface PushDevice {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface PushNote {
  /** For public/sw.js, at most 3,900 bytes as JSON. */
  data: Record<string, string>;
  /** How long the push service keeps it for a device that is off. */
  ttlSeconds: number;
  /** At most 32 characters of base64url: replaces a waiting note of the same topic. */
  topic: string;
  urgency: 'normal' | 'high';
}

export interface Pusher {
  readonly name: string;
  /** Our VAPID key, base64url, that browsers subscribe with. */
  publicKey(): Promise<string>;
  /**
   * 'gone': the device no longer listens. 'refused': it subscribed with another key, perhaps by a mistake of ours, so
   * it is removed only after days. @throws ProviderError; retryable for 429 and 5xx
   */
  push(device: PushDevice, note: PushNote): Promise<'taken' | 'gone' | 'refused'>;
}
