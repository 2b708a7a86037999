/** A service that we do not own failed. Queue jobs retry when `retryable`, the API answers 503. */
export class ProviderError extends Error {
  readonly provider: string;
  readonly retryable: boolean;
  /** When the service said so (Retry-After). */
  readonly retryAfterSeconds: number | undefined;
  /** It will not do this for this person (moderation): the service is well, and another try would end the same. */
  readonly refused: boolean;
  /** The work was done and an answer came that cannot be read: asking again would be paid for again. */
  readonly unreadable: boolean;
  constructor(
    provider: string,
    message: string,
    options: {
      retryable: boolean;
      cause?: unknown;
      retryAfterSeconds?: number | undefined;
      refused?: boolean;
      unreadable?: boolean;
    },
  ) {
    super(`${provider}: ${message}`, { cause: options.cause });
    this.name = 'ProviderError';
    this.provider = provider;
    this.retryable = options.retryable;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.refused = options.refused ?? false;
    this.unreadable = options.unreadable ?? false;
  }
}

/**
 * The same fault, of an answer that has been paid for. What broke off on its way may be whole the next time; what came
 * whole and has another shape will have it again (`retryable`).
 */
export function asUnreadable(error: unknown): unknown {
  if (!(error instanceof ProviderError) || error.refused) return error;
  const { provider, message, retryable, cause } = error;
  const what = message.slice(provider.length + 2);
  return new ProviderError(provider, what, { retryable, cause, unreadable: true });
}
