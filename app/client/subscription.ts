import { useMutation } from '@tanstack/react-query';
import { sendVerificationEmail } from '../contracts/account.ts';
import { getOrCreateSubscription } from '../contracts/subscription.ts';
import type { PaidTier } from '../domain/plan.ts';
import { showToast } from '../ui/toast-store.ts';
import { send } from './api.ts';
import { ApiError, failureText, isUnauthorized } from './errors.ts';

/** Her address must be verified first (spec 6). */
export const needsVerifiedEmail = (error: unknown): boolean =>
  error instanceof ApiError && error.emailVerified === false;

/** POST /api/get-or-create-subscription, with the toasts of spec 8. */
export function useSubscribe() {
  return useMutation({
    mutationFn: async (tier: PaidTier) => {
      const setup = await send(getOrCreateSubscription, { body: { tier } });
      if (!setup.clientSecret) throw new Error('No client secret received from server');
      return setup;
    },
    onError: (error) => {
      if (isUnauthorized(error)) return;
      const title = needsVerifiedEmail(error) ? 'Email Verification Required' : 'Setup failed';
      showToast({ tone: 'bad', title, description: setupFailure(error) });
    },
  });
}

/** Why the payment could not be set up: the server's sentence where there is one. */
export function setupFailure(error: Error): string {
  if (error instanceof ApiError)
    return failureText(error, 'Failed to set up subscription. Please try again.');
  return error.message;
}

/** POST /api/send-verification-email */
export function useResendEmail() {
  return useMutation({
    mutationFn: () => send(sendVerificationEmail),
    onSuccess: ({ message }) => showToast({ tone: 'good', title: message ?? 'Verification email sent' }),
    onError: (error) => {
      if (isUnauthorized(error)) return;
      const isMissing = error instanceof ApiError && error.status === 404;
      const said = isMissing ? '' : failureText(error, '');
      const description = said || 'Please try again later.';
      showToast({ tone: 'bad', title: 'Failed to send verification email', description });
    },
  });
}
