export const MAIL_KINDS = [
  'verify-email',
  'reset-password',
  'password-changed',
  'change-email',
  'email-changing',
  'email-changed',
  'passkey-added',
  'passkey-removed',
  'provider-joined',
  'admin-code',
  'welcome',
  'account-deleted',
  'payment-received',
  'payment-failed',
  'subscription-cancelled',
  'card-expiring',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

export interface Mail {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** The same for every attempt: a provider that knows it sends nothing. */
  idempotencyKey: string;
  /** Of a regular mail: one POST here ends it (RFC 8058). */
  unsubscribe?: string;
  /** Inline; the HTML names them as `cid:{id}`. */
  pictures?: MailPicture[];
}

export interface MailPicture {
  id: string;
  fileName: string;
  contentType: string;
  bytes: Uint8Array;
}

export interface Mailer {
  readonly name: string;
  /** The provider's id, null where it has none. @throws ProviderError */
  send(mail: Mail): Promise<string | null>;
}

export interface Sender {
  name: string;
  email: string;
}
