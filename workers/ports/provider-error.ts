/** A service that we do not own failed. Queue jobs retry when `retryable`, the API answers 503. */
export class ProviderError extends Error {
  readonly provider: string;
  readonly retryable: boolean;
  constructor(provider: string, message: string, options: { retryable: boolean; cause?: unknown }) {
    super(`${provider}: ${message}`, { cause: options.cause });
    this.name = 'ProviderError';
    this.provider = provider;
    this.retryable = options.retryable;
  }
}
