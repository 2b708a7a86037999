import { MAIL_ADDRESS } from '../../app/contracts/fields.ts';
import type { Mail } from '../ports/mailer.ts';
import { ProviderError } from '../ports/provider-error.ts';

/**
 * Against mail header injection (OWASP ASVS 5.0, 1.3.11): one bare address, and no line break or other control sign in
 * what becomes a header. @throws ProviderError that is never tried again
 */
export function checkHeaders(provider: string, { to, subject, idempotencyKey }: Mail): void {
  const isSafe = MAIL_ADDRESS.test(to) && ![subject, idempotencyKey].some((line) => /\p{C}/u.test(line));
  if (!isSafe) {
    throw new ProviderError(provider, 'the address or the subject cannot stand in a mail header', {
      retryable: false,
    });
  }
}
