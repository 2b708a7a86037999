import { useMutation } from '@tanstack/react-query';
import { deleteAccount, exportAccount } from '../../contracts/user.ts';
import { dismissToasts, showToast } from '../../ui/toast/toast-store.ts';
import { callApi } from '../api/call-api.ts';
import { saveFile } from '../browser/save-file.ts';
import { unreachableError, readFailure } from '../api/errors.ts';
import { isProofDeclined, withFreshSignIn } from './fresh-sign-in.ts';
import { forgetHer } from '../browser/offline.ts';
import { showFailure } from '../api/say-failure.ts';

/** Long enough to read that the account is gone. */
const LEAVE_AFTER_MS = 1500;

/**
 * DELETE /api/user/account, and says how it went. Then the page is left for /auth and with it everything that it
 * knew of her.
 */
export function useDeleteAccount() {
  return useMutation({
    mutationFn: () => withFreshSignIn(() => callApi(deleteAccount)),
    onMutate: dismissToasts,
    onSuccess: () => {
      forgetHer();
      showToast({ tone: 'good', title: 'Account Deleted' });
      setTimeout(() => location.replace('/auth'), LEAVE_AFTER_MS);
    },
    onError: (error) => {
      if (isProofDeclined(error)) return;
      showFailure(error, 'Delete Failed', 'Failed to delete account. Please try again.');
    },
  });
}

const nameIn = (disposition: string | null): string =>
  /filename="([\w.-]+)"/.exec(disposition ?? '')?.[1] ?? 'stylecast.zip';

async function download(): Promise<void> {
  const answer = await fetch(exportAccount.path, { credentials: 'include' }).catch(() => {
    throw unreachableError();
  });
  if (!answer.ok) throw readFailure(answer.status, answer.statusText, await answer.text());
  // The answer is a stream: it may end too soon.
  const zip = await answer.blob().catch(() => {
    throw unreachableError();
  });
  saveFile(zip, nameIn(answer.headers.get('content-disposition')));
}

/** GET /api/user/export, saved as a file. */
export function useExport() {
  return useMutation({
    mutationFn: () => withFreshSignIn(download),
    onMutate: dismissToasts,
    onSuccess: () => showToast({ tone: 'good', title: 'Your data was downloaded' }),
    onError: (error) => {
      if (!isProofDeclined(error)) showFailure(error, 'Download failed');
    },
  });
}
