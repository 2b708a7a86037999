import { useMutation } from '@tanstack/react-query';
import { deleteAccount, exportAccount } from '../../contracts/user.ts';
import { dismissToasts, showToast } from '../../ui/toast/toast-store.ts';
import { send } from '../api/call-api.ts';
import { saveAs } from '../browser/download.ts';
import { noAnswer, readFailure } from '../api/errors.ts';
import { isUnproved, withFreshSignIn } from './fresh-sign-in.ts';
import { leaveOffline } from '../browser/offline.ts';
import { sayFailure } from '../api/say-failure.ts';

/** Long enough to read that the account is gone. */
const LEAVE_AFTER_MS = 1500;

/**
 * DELETE /api/user/account, and says how it went. Then the page is left for /auth and with it everything that it
 * knew of her.
 */
export function useDeleteAccount() {
  return useMutation({
    mutationFn: () => withFreshSignIn(() => send(deleteAccount)),
    onMutate: dismissToasts,
    onSuccess: () => {
      leaveOffline();
      sessionStorage.clear();
      showToast({ tone: 'good', title: 'Account Deleted' });
      setTimeout(() => location.replace('/auth'), LEAVE_AFTER_MS);
    },
    onError: (error) => {
      if (isUnproved(error)) return;
      sayFailure(error, 'Delete Failed', 'Failed to delete account. Please try again.');
    },
  });
}

const nameIn = (disposition: string | null): string =>
  /filename="([\w.-]+)"/.exec(disposition ?? '')?.[1] ?? 'stylecast.zip';

async function download(): Promise<void> {
  const answer = await fetch(exportAccount.path, { credentials: 'include' }).catch(() => {
    throw noAnswer();
  });
  if (!answer.ok) throw readFailure(answer.status, answer.statusText, await answer.text());
  // The answer is a stream: it may end too soon.
  const zip = await answer.blob().catch(() => {
    throw noAnswer();
  });
  saveAs(zip, nameIn(answer.headers.get('content-disposition')));
}

/** GET /api/user/export, saved as a file. */
export function useExport() {
  return useMutation({
    mutationFn: () => withFreshSignIn(download),
    onMutate: dismissToasts,
    onSuccess: () => showToast({ tone: 'good', title: 'Your data was downloaded' }),
    onError: (error) => {
      if (!isUnproved(error)) sayFailure(error, 'Download failed');
    },
  });
}
