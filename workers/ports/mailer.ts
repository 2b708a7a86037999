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
  /** One bare address. */
  to: string;
  subject: string;
  html: string;
  text: string;
  /** The same for every try to send the same mail: a provider that knows it already sends nothing. */
  idempotencyKey: string;
  /** Of a mail that comes regularly: the address that ends it by one POST (RFC 8058). */
  unsubscribe?: string;
  /** Pictures that travel in the mail; its HTML names them as `cid:{id}`. */
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
  /** Answers the provider's id of the mail, null where it has none. @throws ProviderError */
  send(mail: Mail): Promise<string | null>;
}

/** Who writes. */
export interface Sender {
  name: string;
  email: string;
}
