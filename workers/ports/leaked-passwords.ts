/** Knows which passwords stand in published leaks, without being told which one is meant. */
export interface LeakedPasswords {
  /** @throws ProviderError */
  hasLeaked(password: string): Promise<boolean>;
}
