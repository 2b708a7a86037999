import { useNavigate } from '../../framework/react.ts';
import { showToast } from '../../ui/toast/toast-store.ts';
import { ApiError, failureText, isUnauthorized } from './errors.ts';

const AGAIN = 'Please try again in a moment.';

/**
 * What a call that failed says: `title`, and the server's sentence, or `otherwise` where it gave none. Who is signed
 * out is told so elsewhere (unauthorized.ts).
 */
export function showFailure(error: unknown, title: string, otherwise = AGAIN): void {
  if (isUnauthorized(error)) return;
  showToast({ tone: 'bad', title, description: failureText(error, otherwise) });
}

/** The same for a call that her plan may refuse: the refusal's own title, and the way to another plan. */
export function useShowRefusal(): (error: unknown, title: string, otherwise?: string) => void {
  const navigate = useNavigate();
  return (error, title, otherwise = AGAIN) => {
    if (isUnauthorized(error)) return;
    const refusal = error instanceof ApiError ? error : null;
    showToast({
      tone: 'bad',
      title: refusal?.title ?? title,
      description: failureText(error, otherwise),
      action: refusal?.upgradeRequired
        ? { label: 'Upgrade Now', onPress: () => navigate('/subscribe') }
        : undefined,
    });
  };
}
