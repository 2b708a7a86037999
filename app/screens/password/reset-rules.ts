import { MIN_PASSWORD_LENGTH } from '../auth/sign-up-rules.ts';

// A new password. Pure.

interface Refused {
  title: string;
  description: string;
}

/** What keeps the new password from being sent, as a toast; null when it can go. */
export function resetProblem(password: string, confirm: string): Refused | null {
  if (password !== confirm) {
    return { title: "Passwords don't match", description: 'Please make sure both passwords are the same.' };
  }
  if (password.length < MIN_PASSWORD_LENGTH) {
    return {
      title: 'Password too short',
      description: 'Password must be at least 6 characters long.',
    };
  }
  return null;
}

/** The live note under the second field: nothing while it is still empty. */
export const mismatchNote = (password: string, confirm: string): string | null =>
  confirm !== '' && password !== confirm ? "Passwords don't match" : null;
