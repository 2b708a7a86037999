import { useEffect } from 'react';
import { leftByChoice } from '../../client/session.ts';
import { showToast } from '../../ui/toast-store.ts';
import { PageSpinner } from '../../ui/spinner.tsx';
import { AppShell } from '../shell/app-shell.tsx';

/** Her session ended while she looked at the profile: says so, until the loaders have the sign-in page in its place. */
export function LoggedOut() {
  useEffect(() => {
    if (!leftByChoice()) showToast({ tone: 'bad', title: 'You are logged out' });
  }, []);
  return (
    <AppShell>
      <PageSpinner />
    </AppShell>
  );
}
