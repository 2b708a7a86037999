import { useMutation } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { BodyInputOf } from '../../contracts/call.ts';
import { prove, sendAdminCode } from '../../contracts/passkeys.ts';
import { FRESH_SIGN_IN_NEEDED } from '../../domain/account/fresh-sign-in.ts';
import { showToast } from '../../ui/toast/toast-store.ts';
import { callApi } from '../api/call-api.ts';
import { ApiError, failureText } from '../api/errors.ts';

// What cannot be undone needs a fresh sign-in: when the server says so, she is asked to confirm who she is, and the action
// goes on.

type Answer = (isProved: boolean) => void;
let waiting: Answer | null = null;
const listeners = new Set<() => void>();

function wait(next: Answer | null): void {
  waiting = next;
  for (const listener of listeners) listener();
}

/**
 * Runs the action; where it needs a fresh sign-in, asks for one and runs it again.
 * @throws the first refusal when she does not confirm
 */
export async function withFreshSignIn<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ApiError) || error.title !== FRESH_SIGN_IN_NEEDED) throw error;
    const isProved = await new Promise<boolean>(wait);
    if (!isProved) throw error;
    return work();
  }
}

/** She closed the dialog: nothing to report. */
export const isProofDeclined = (error: unknown): boolean =>
  error instanceof ApiError && error.title === FRESH_SIGN_IN_NEEDED;

/** Whether something waits for her proof, and how to answer it. */
export function useProofRequest(): { isAsked: boolean; answer: Answer } {
  const isAsked = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => waiting !== null,
    () => false,
  );
  const answer = (isProved: boolean) => {
    const asked = waiting;
    wait(null);
    asked?.(isProved);
  };
  return { isAsked, answer };
}

/** POST /api/user/prove. What is wrong with it is said where she typed it. */
export function useProve() {
  return useMutation({ mutationFn: (body: BodyInputOf<typeof prove>) => callApi(prove, { body }) });
}

export function useAdminCode() {
  return useMutation({
    mutationFn: () => callApi(sendAdminCode),
    onSuccess: ({ message }) => showToast({ tone: 'good', title: 'Check your inbox', description: message }),
    onError: (error) => {
      const description = failureText(error, 'Please try again in a moment.');
      showToast({ tone: 'bad', title: "We couldn't send a code", description });
    },
  });
}
