import { showToast } from '../ui/toast-store.ts';

/** spec 8 */
export const REDIRECT_AFTER_MS = 500;

/** What the service worker keeps of her goes. */
export function forgetOffline(): void {
  navigator.serviceWorker?.controller?.postMessage('forget');
}

let leaving = false;

/** Tells her that she is logged out and goes to /auth. Calls that fail together say it once. */
export function sendToSignIn(): void {
  if (leaving) return;
  leaving = true;
  forgetOffline();
  showToast({
    tone: 'bad',
    title: 'Unauthorized',
    description: 'You are logged out. Logging in again...',
  });
  setTimeout(() => {
    location.assign('/auth');
  }, REDIRECT_AFTER_MS);
}
