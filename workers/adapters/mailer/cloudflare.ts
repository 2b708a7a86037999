import type { Mailer, Sender } from '../../ports/mailer.ts';
import { ProviderError } from '../../ports/provider-error.ts';
import { checkHeaders, listHeaders } from './headers.ts';

const TIMEOUT_MS = 10_000;
const HOPELESS = new Set([
  'E_VALIDATION_ERROR',
  'E_SENDER_NOT_VERIFIED',
  'E_RECIPIENT_SUPPRESSED',
  'E_CONTENT_TOO_LARGE',
]);

/** Refused by a quota: retried, spread by the queue. The daily limit is low at first (docs/deploy.md, "Mails"). */
const COMES_AGAIN_S: Readonly<Record<string, number>> = {
  E_RATE_LIMIT_EXCEEDED: 60,
  E_DAILY_LIMIT_EXCEEDED: 3600,
};

/** Through the background Worker's binding. Without idempotency key: a crash after its answer sends twice. */
export function cloudflareMailer(
  binding: Pick<SendEmail, 'send'>,
  from: Sender,
  timeoutMs = TIMEOUT_MS,
): Mailer {
  return {
    name: 'cloudflare-email',
    async send(mail) {
      checkHeaders('cloudflare-email', mail);
      const { to, subject, html, text } = mail;
      const sending = binding.send({
        to,
        from: { email: from.email, name: from.name },
        subject,
        html,
        text,
        headers: listHeaders(mail),
        attachments: (mail.pictures ?? []).map(({ id, fileName, contentType, bytes }) => ({
          disposition: 'inline' as const,
          contentId: id,
          filename: fileName,
          type: contentType,
          content: bytes,
        })),
      });
      const { messageId } = await inTime(sending, timeoutMs).catch((error: unknown) => {
        throw failure(error);
      });
      return messageId;
    },
  };
}

function inTime<T>(sending: Promise<T>, timeoutMs: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('too slow')), timeoutMs);
  });
  return Promise.race([sending, late]).finally(() => clearTimeout(timer));
}

/** The code only: the message may repeat the address. */
function failure(error: unknown): ProviderError {
  const said = (error as { code?: unknown } | null)?.code;
  const code = typeof said === 'string' && /^E_[A-Z_]{1,60}$/.test(said) ? said : 'no code';
  return new ProviderError('cloudflare-email', `failed (${code})`, {
    retryable: !HOPELESS.has(code),
    retryAfterSeconds: COMES_AGAIN_S[code],
  });
}
