import { useNavigate } from '../../framework/react.ts';
import { useEffect } from 'react';
import { PageSpinner } from '../../ui/spinner.tsx';
import { showToast } from '../../ui/toast/toast-store.ts';

const LEAVE_AFTER_MS = 500;

/** For /admin without the right to it: says so and goes to the start. */
export function AccessDeniedScreen() {
  const navigate = useNavigate();
  useEffect(() => {
    showToast({
      tone: 'bad',
      title: 'Access Denied',
      description: 'You must be an admin to access this page.',
    });
    const leave = setTimeout(() => navigate('/'), LEAVE_AFTER_MS);
    return () => clearTimeout(leave);
  }, [navigate]);
  return <PageSpinner label="Access Denied" />;
}
