import { showToast } from '../../ui/toast/toast-store.ts';
import { clearOffline } from '../browser/offline.ts';

/** Long enough to read that she is logged out. */
export const REDIRECT_AFTER_MS = 500;

/** What is said to her, and where she signs in again. */
export interface SignInPrompt {
  title: string;
  description?: string;
  path: string;
}
const AUTH_DOOR: SignInPrompt = {
  title: 'Unauthorized',
  description: 'You are logged out. Logging in again...',
  path: '/auth',
};
/** For schedules; calls name it as `door` in their meta. */
export const SCHEDULE_SIGN_IN_PROMPT: SignInPrompt = {
  title: 'Unauthorized: You are logged out. Logging in again...',
  path: '/api/login',
};

let leaving = false;

/** Tells her that she is logged out and goes to the sign-in page. Calls that fail together say it once. */
export function sendToSignIn({ title, description, path }: SignInPrompt = AUTH_DOOR): void {
  if (leaving) return;
  leaving = true;
  clearOffline();
  showToast({ tone: 'bad', title, description });
  setTimeout(() => {
    location.assign(path);
  }, REDIRECT_AFTER_MS);
}
