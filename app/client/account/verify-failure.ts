import { ApiError, failureText } from '../api/errors.ts';

/** Why an address could not be verified. */
export function verifyFailure(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === 0) {
    return 'An error occurred while verifying your email. Please try again.';
  }
  return failureText(error, 'Failed to verify email.');
}
