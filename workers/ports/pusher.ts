/** One device, as its browser described it. */
export interface PushDevice {
  endpoint: string;
  /** Its public key, base64url. */
  p256dh: string;
  /** Its secret, base64url. */
  auth: string;
}

export interface PushNote {
  /** What the service worker reads (public/sw.js), at most 3,900 bytes as JSON. */
  data: Record<string, string>;
  /** The push service keeps it for so long for a device that is off. */
  ttlSeconds: number;
  /** At most 32 characters of base64url: a note that still waits there is replaced by one of the same topic. */
  topic: string;
  urgency: 'normal' | 'high';
}

export interface Pusher {
  readonly name: string;
  /** Our VAPID key, base64url, that browsers subscribe with. */
  publicKey(): Promise<string>;
  /**
   * Hands a note to the device's push service. 'gone': the device does not listen any more, forget it. 'refused': our key
   * is not the one that it subscribed with; it may be a slip of ours, so it is let go after some days of it.
   * @throws ProviderError; retryable after a time for 429 and 5xx, never for what the service will always refuse
   */
  push(device: PushDevice, note: PushNote): Promise<'taken' | 'gone' | 'refused'>;
}
