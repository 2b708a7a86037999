import { MIN_PASSWORD_LENGTH } from '../../auth/sign-up-rules.ts';

// What keeps the forms of this section from being sent, by field; empty when they can go.

export interface PasswordErrors {
  currentPassword?: string;
  password?: string;
  confirm?: string;
}
export interface EmailErrors {
  email?: string;
  currentPassword?: string;
}

const NO_CURRENT = 'Please enter your current password.';

export function passwordErrors(typed: Required<PasswordErrors>): PasswordErrors {
  const errors: PasswordErrors = {};
  if (typed.currentPassword === '') errors.currentPassword = NO_CURRENT;
  if (typed.password.length < MIN_PASSWORD_LENGTH) {
    errors.password = 'Password must be at least 6 characters long.';
  }
  if (typed.password !== typed.confirm) errors.confirm = "Passwords don't match";
  return errors;
}

export function emailErrors(typed: Required<EmailErrors>, current: string): EmailErrors {
  const errors: EmailErrors = {};
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed.email)) errors.email = 'Please enter a valid email address.';
  else if (typed.email.toLowerCase() === current.toLowerCase())
    errors.email = 'That is your address already.';
  if (typed.currentPassword === '') errors.currentPassword = NO_CURRENT;
  return errors;
}

/** What stands in a field of a form. */
export function typedIn(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
}
