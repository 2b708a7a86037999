/** Whom the machine calls when something is wrong: a webhook of the operator's choice. Mail goes the way of all mails. */
export interface Alerts {
  /** @throws ProviderError */
  post(text: string): Promise<void>;
}
