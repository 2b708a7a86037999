/** Whether a form was sent by a person: a proof that a browser got, checked where nobody can forge it. */
export interface PersonCheck {
  /** What the browser needs to get a proof. */
  readonly siteKey: string;
  /** @param address her network address, where it is known. @throws ProviderError */
  isPerson(proof: string, address: string | null): Promise<boolean>;
}
