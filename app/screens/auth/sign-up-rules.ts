import { shownText } from '../../domain/text-format/shown-text.ts';
import { USERNAME_RULES } from '../../domain/account/username.ts';
import type { Faults } from '../../ui/field.tsx';

// Signing in and signing up. Pure.

export interface LoginFields {
  username: string;
  password: string;
}

/** What keeps the sign-in form from being sent, by field; empty when it can go. */
export function loginErrors({ username, password }: LoginFields): Faults<LoginFields> {
  const errors: Faults<LoginFields> = {};
  if (username.trim() === '') errors.username = 'Username is required';
  if (password === '') errors.password = 'Password is required';
  return errors;
}

export interface SignUpFields {
  username: string;
  email: string;
  firstName: string;
  lastName: string;
  password: string;
  confirm: string;
}

/** Why no more: docs/decisions/passwords-of-six.md. */
export const MIN_PASSWORD_LENGTH = 6;

/** An address that cannot be one. */
export const emailFaults = ({ email }: { email: string }): { email?: string } =>
  /^[^\s@]+@[^\s@]+$/.test(email.trim()) ? {} : { email: 'Please enter a valid email address.' };

/** What keeps the form from being sent, by field; empty when it can go. */
export function signUpErrors(fields: SignUpFields): Faults<SignUpFields> {
  const errors: Faults<SignUpFields> = {};
  const username = shownText(fields.username);
  const { least, most, signs } = USERNAME_RULES;
  if (username === '') errors.username = 'Username is required';
  else if (!signs.test(username) || username.length < least || username.length > most)
    errors.username = 'Use 2 to 40 letters, numbers, dots, dashes or underscores';
  if (fields.email.trim() === '') errors.email = 'Email address is required';
  else Object.assign(errors, emailFaults(fields));
  if (fields.password.length < MIN_PASSWORD_LENGTH)
    errors.password = 'Password must be at least 6 characters long';
  if (fields.password !== fields.confirm) errors.confirm = 'Passwords do not match';
  return errors;
}

/** The body of POST /api/register: names only when given. */
export function signUpBody(fields: SignUpFields) {
  const { username, email, password } = fields;
  const named = (name: string) => (name.trim() === '' ? undefined : name.trim());
  return {
    username: username.trim(),
    email: email.trim(),
    password,
    firstName: named(fields.firstName),
    lastName: named(fields.lastName),
  };
}

/** The field that a refusal of the server is about; null for one that is about none. */
export function refusedFieldName(message: string): 'username' | 'email' | 'password' | null {
  if (/^that username|^username/i.test(message)) return 'username';
  if (/email address/i.test(message)) return 'email';
  return /^(this |that )?password/i.test(message) ? 'password' : null;
}
