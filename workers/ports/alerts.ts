/** The operator's webhook. Mail goes the way of all mails. */
export interface Alerts {
  /** @throws ProviderError */
  post(text: string): Promise<void>;
}
