/** A service that we do not own failed. Queue jobs retry when `retryable`, the API answers 503. */
export class ProviderError extends Error {
  readonly provider: string;
  readonly retryable: boolean;
  /** When the service said so (Retry-After). */
  readonly retryAfterSeconds: number | undefined;
  /** It will not do this for this person (moderation): the service is well, and another try would end the same. */
  readonly refused: boolean;
  constructor(
    provider: string,
    message: string,
    options: {
      retryable: boolean;
      cause?: unknown;
      retryAfterSeconds?: number | undefined;
      refused?: boolean;
    },
  ) {
    super(`${provider}: ${message}`, { cause: options.cause });
    this.name = 'ProviderError';
    this.provider = provider;
    this.retryable = options.retryable;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.refused = options.refused ?? false;
  }
}
