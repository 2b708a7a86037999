import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { BodyInputOf } from '../contracts/call.ts';
import { forgotPassword, resetPassword, verifyEmail } from '../contracts/account.ts';
import { dismissToasts, showToast } from '../ui/toast-store.ts';
import { send } from './api.ts';
import { ApiError, failureText } from './errors.ts';
import { USER_KEY } from './session.ts';

/** POST /api/forgot-password. The server's message is for the toast of a second mail. */
export function useForgotPassword() {
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof forgotPassword>) => send(forgotPassword, { body }),
    onMutate: dismissToasts,
    onError: (error) => {
      const description = failureText(error, 'Something went wrong. Please try again.');
      showToast({ tone: 'bad', title: 'Error', description });
    },
  });
}

/** POST /api/reset-password. It has ended the session of this browser too, if that was hers. */
export function useResetPassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof resetPassword>) => send(resetPassword, { body }),
    onMutate: dismissToasts,
    onSuccess: () => {
      // Then the session keeper forgets what was hers.
      if (client.getQueryData(USER_KEY) != null) void client.invalidateQueries({ queryKey: USER_KEY });
    },
    onError: (error) => {
      const description = failureText(error, 'Something went wrong. Please try again.');
      showToast({ tone: 'bad', title: 'Reset Failed', description });
    },
  });
}

/** Why an address could not be verified. */
export function verifyFailure(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === 0) {
    return 'An error occurred while verifying your email. Please try again.';
  }
  return failureText(error, 'Failed to verify email.');
}

/** GET /api/verify-email, once per token, however often the screen is drawn. */
export function useVerifyEmail(token: string) {
  const client = useQueryClient();
  const call = useQuery({
    queryKey: [verifyEmail.path, token],
    queryFn: () => send(verifyEmail, { query: { token } }),
    enabled: token !== '',
    gcTime: Infinity,
  });
  useEffect(() => {
    if (!call.isSuccess || client.getQueryData(USER_KEY) == null) return;
    void client.invalidateQueries({ queryKey: USER_KEY });
  }, [call.isSuccess, client]);
  return call;
}
