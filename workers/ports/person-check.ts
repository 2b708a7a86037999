/** A browser's proof that a person sent a form, checked where nobody can forge it. */
export interface PersonCheck {
  readonly siteKey: string;
  /** `address` is her network address, where known. @throws ProviderError */
  isPerson(proof: string, address: string | null): Promise<boolean>;
}
