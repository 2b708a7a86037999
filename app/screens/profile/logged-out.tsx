import { useNavigate } from '@remix-run/react';
import { useEffect } from 'react';
import { leftByChoice } from '../../client/session.ts';
import { REDIRECT_AFTER_MS } from '../../client/unauthorized.ts';
import { showToast } from '../../ui/toast-store.ts';
import { PageSpinner } from '../../ui/spinner.tsx';
import { AppShell } from '../shell/app-shell.tsx';

/** Her session ended while she looked at the profile: says so and goes to the door. */
export function LoggedOut() {
  const navigate = useNavigate();
  useEffect(() => {
    if (leftByChoice()) return;
    showToast({ tone: 'bad', title: 'You are logged out' });
    // Not taken back when the loaders put the sign-in screen here first: the address follows.
    setTimeout(() => navigate('/auth'), REDIRECT_AFTER_MS);
  }, [navigate]);
  return (
    <AppShell>
      <PageSpinner />
    </AppShell>
  );
}
