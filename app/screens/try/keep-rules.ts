import type { Faults } from '../../ui/field.tsx';
import { emailFaults, MIN_PASSWORD_LENGTH } from '../auth/sign-up-rules.ts';

export const KEEP_FIELDS = ['name', 'email', 'password'] as const;
export type KeepFields = Record<(typeof KEEP_FIELDS)[number], string>;

/** What keeps the form from being sent, by field: the rules of signing up. */
export function keepErrors({ name, email, password }: KeepFields): Faults<KeepFields> {
  const errors: Faults<KeepFields> = {};
  if (name.trim() === '') errors.name = 'Please tell us your name.';
  if (email.trim() === '') errors.email = 'Email address is required';
  else Object.assign(errors, emailFaults({ email }));
  if (password.length < MIN_PASSWORD_LENGTH) errors.password = 'Password must be at least 6 characters long';
  return errors;
}
