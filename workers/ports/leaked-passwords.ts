/** Checks published leaks without learning the password. */
export interface LeakedPasswords {
  /** @throws ProviderError */
  hasLeaked(password: string): Promise<boolean>;
}
