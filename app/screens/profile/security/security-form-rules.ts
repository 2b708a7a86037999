import type { Faults } from '../../../ui/field.tsx';
import { MIN_PASSWORD_LENGTH } from '../../auth/sign-up-rules.ts';

// What keeps the forms of this section from being sent, by field; empty when they can go.

export interface PasswordFields {
  currentPassword: string;
  password: string;
  confirm: string;
}
export interface EmailFields {
  email: string;
  currentPassword: string;
}

const NO_CURRENT = 'Please enter your current password.';

const ABOUT = {
  currentPassword: /current password/i,
  email: /address/i,
  password: /^(this |that )?password/i,
} as const;

/** The first field of a form that a refusal of the server is about; undefined for one that is about none. */
export const refusedField = <Name extends string>(
  message: string,
  names: readonly Name[],
): Name | undefined => names.find((name) => name in ABOUT && ABOUT[name as keyof typeof ABOUT].test(message));

export function passwordErrors(typed: PasswordFields): Faults<PasswordFields> {
  const errors: Faults<PasswordFields> = {};
  if (typed.currentPassword === '') errors.currentPassword = NO_CURRENT;
  if (typed.password.length < MIN_PASSWORD_LENGTH) {
    errors.password = 'Password must be at least 6 characters long.';
  }
  if (typed.password !== typed.confirm) errors.confirm = "Passwords don't match";
  return errors;
}

export function emailErrors(typed: EmailFields, current: string): Faults<EmailFields> {
  const errors: Faults<EmailFields> = {};
  const email = typed.email.trim();
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) errors.email = 'Please enter a valid email address.';
  else if (email.toLowerCase() === current.toLowerCase()) errors.email = "That's already your address.";
  if (typed.currentPassword === '') errors.currentPassword = NO_CURRENT;
  return errors;
}
