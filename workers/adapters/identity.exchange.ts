import {
  ArcticFetchError,
  OAuth2RequestError,
  UnexpectedErrorResponseBodyError,
  UnexpectedResponseError,
  type OAuth2Tokens,
} from 'arctic';
import { MAIL_ADDRESS } from '../../app/contracts/fields.ts';
import { ProviderError } from '../ports/provider-error.ts';

const TIMEOUT_MS = 8000;

function afterTimeout(): { over: Promise<never>; stop(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ArcticFetchError('timeout')), TIMEOUT_MS);
  });
  return { over, stop: () => clearTimeout(timer) };
}

/**
 * Spends a code. Arctic waits for ever and has errors of its own: here both end.
 * @throws ProviderError
 */
export async function exchange(provider: string, spend: () => Promise<OAuth2Tokens>): Promise<OAuth2Tokens> {
  const { over, stop } = afterTimeout();
  try {
    return await Promise.race([spend(), over]);
  } catch (error) {
    throw providerError(provider, error);
  } finally {
    stop();
  }
}

function providerError(provider: string, error: unknown): ProviderError {
  // The code alone: a description may repeat what was sent.
  if (error instanceof OAuth2RequestError) {
    return new ProviderError(provider, `refused the code: ${error.code.slice(0, 60)}`, { retryable: false });
  }
  if (error instanceof UnexpectedErrorResponseBodyError) {
    return new ProviderError(provider, `refused the code (${error.status})`, { retryable: false });
  }
  if (error instanceof UnexpectedResponseError) {
    return new ProviderError(provider, `answered ${error.status}`, { retryable: error.status >= 500 });
  }
  return new ProviderError(provider, 'does not answer', { retryable: true, cause: error });
}

/** An answer without the token that it must hold proves nothing. */
export function readToken(provider: string, read: () => string): string {
  try {
    return read();
  } catch {
    throw new ProviderError(provider, 'answered without a token', { retryable: false });
  }
}

/** The address if it is a single bare one, else null: it goes into mail headers. */
export const mailAddress = (text: string | undefined): string | null =>
  text !== undefined && text.length <= 254 && MAIL_ADDRESS.test(text) ? text : null;

/** A name as long as ours may be, else null. */
export function nameOrNull(text: string | undefined): string | null {
  const name = text?.replace(/\p{C}/gu, '').trim().slice(0, 80) ?? '';
  return name === '' ? null : name;
}
