/** Of a service that we do not own. Jobs retry when `retryable`, the API answers 503. */
export class ProviderError extends Error {
  readonly provider: string;
  readonly retryable: boolean;
  readonly retryAfterSeconds: number | undefined;
  /** Moderated: the service is well, and another try would end the same. */
  readonly refused: boolean;
  /** The work was paid for and its answer cannot be read: another try is paid for again. */
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

/** Marks a paid answer. What broke off may be whole next time; another shape will come again (`retryable`). */
export function asUnreadable(error: unknown): unknown {
  if (!(error instanceof ProviderError) || error.refused) return error;
  const { provider, message, retryable, cause } = error;
  const what = message.slice(provider.length + 2);
  return new ProviderError(provider, what, { retryable, cause, unreadable: true });
}
