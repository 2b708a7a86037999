/** Checks published leaks without learning the password. */
export interface LeakedPasswords {
  hasLeaked(password: string): Promise<boolean>;
}
