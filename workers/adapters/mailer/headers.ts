import { MAIL_ADDRESS } from '../../../app/contracts/fields.ts';
import type { Mail } from '../../ports/mailer.ts';
import { ProviderError } from '../../ports/provider-error.ts';

/** Against header injection (ASVS 1.3.11): one bare address, no control characters. @throws ProviderError, not retryable */
export function checkHeaders(
  provider: string,
  { to, subject, idempotencyKey, unsubscribe = '', pictures = [] }: Mail,
): void {
  const parts = pictures.flatMap(({ id, fileName, contentType }) => [id, fileName, contentType]);
  const isSafe =
    MAIL_ADDRESS.test(to) &&
    ![subject, idempotencyKey].some((line) => /\p{C}/u.test(line)) &&
    !/[<>,\s\p{C}]/u.test(unsubscribe) &&
    parts.every((part) => /^[\w./-]+$/.test(part));
  if (!isSafe) {
    throw new ProviderError(provider, 'the address or the subject cannot stand in a mail header', {
      retryable: false,
    });
  }
}

/** For "Unsubscribe" beside the sender (RFC 2369, 8058); not for one-off mails. DKIM covers both (docs/providers.md). */
export function listHeaders({ unsubscribe }: Mail): Record<string, string> {
  if (unsubscribe === undefined) return {};
  return { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
