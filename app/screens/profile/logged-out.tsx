import { useEffect } from 'react';
import { hasSignedOutByChoice } from '../../client/account/session.ts';
import { REDIRECT_AFTER_MS } from '../../client/api/unauthorized.ts';
import { showToast } from '../../ui/toast/toast-store.ts';
import { PageSpinner } from '../../ui/spinner.tsx';
import { AppShell } from '../shell/app-shell.tsx';

/** Her session ended while she looked at the profile: says so, and leads to the sign-in page, if the loaders do not before. */
export function LoggedOut() {
  useEffect(() => {
    if (hasSignedOutByChoice()) return;
    showToast({ tone: 'bad', title: 'You are logged out' });
    setTimeout(() => location.assign('/auth'), REDIRECT_AFTER_MS);
  }, []);
  return (
    <AppShell>
      <PageSpinner />
    </AppShell>
  );
}
