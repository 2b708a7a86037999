import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyInputOf } from '../../contracts/call.ts';
import {
  changeEmail,
  changePassword,
  endOtherSessions,
  endSession,
  getSecurity,
  type Security,
} from '../../contracts/security.ts';
import { forgotPassword } from '../../contracts/account.ts';
import { showToast } from '../../ui/toast/toast-store.ts';
import { callApi } from '../api/call-api.ts';
import { ApiError } from '../api/errors.ts';
import { useCallAnswer } from '../api/use-loaded.ts';
import { showFailure } from '../api/say-failure.ts';

const SECURITY_KEY = ['/api/user/security'] as const;

const failed = (title: string) => (error: unknown) => showFailure(error, title);

export const useSecurity = (loaded: Security): Security => useCallAnswer(SECURITY_KEY, getSecurity, loaded);

/** DELETE /api/user/sessions/{id}, or all others without an id. One that has ended by itself is gone all the same. */
export function useEndSessions() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string | null) =>
      id === null ? callApi(endOtherSessions) : callApi(endSession, { params: { id } }),
    onSuccess: (security, id) => {
      client.setQueryData(SECURITY_KEY, security);
      showToast({ tone: 'good', title: id === null ? 'All other devices signed out' : 'Device signed out' });
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 404) {
        void client.invalidateQueries({ queryKey: SECURITY_KEY });
        return;
      }
      failed('Sign out failed')(error);
    },
  });
}

/** PUT /api/user/password. What is wrong with it is said at the fields. */
export function useChangePassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof changePassword>) => callApi(changePassword, { body }),
    onSuccess: ({ message }) => {
      showToast({ tone: 'good', title: 'Password changed', description: message });
      void client.invalidateQueries({ queryKey: SECURITY_KEY });
    },
  });
}

/** PUT /api/user/email. What is wrong with it is said at the fields. */
export function useChangeEmail() {
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof changeEmail>) => callApi(changeEmail, { body }),
    onSuccess: ({ message }) => showToast({ tone: 'good', title: 'Check your inbox', description: message }),
  });
}

/** A first password, by a link to her address: for who has only ever signed in with a provider. */
export function useAskForPassword() {
  return useMutation({
    mutationFn: (email: string) => callApi(forgotPassword, { body: { email } }),
    onSuccess: () =>
      showToast({
        tone: 'good',
        title: 'Check your inbox',
        description: 'We sent you a link to choose a password. It works for 1 hour.',
      }),
    onError: failed("We couldn't send the email"),
  });
}
