// What was said in the app just before it was left for a light page, which says it again: it would be gone unread.
import type { Toast } from '../../ui/toast/toast-store.ts';

/** As much of a toast as a page without the app can show. */
type HandedOver = Pick<Toast, 'title' | 'description' | 'tone'>;

const KEY = 'handed-over';

export function setToastAfterNavigation(toast: HandedOver | undefined): void {
  if (!toast) return;
  const { title, description, tone } = toast;
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ title, description, tone }));
  } catch {
    // The browser keeps nothing: it is not said twice.
  }
}

/** Once; null when nothing was left. */
export function takeToastAfterNavigation(): HandedOver | null {
  try {
    const left = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return left === null ? null : (JSON.parse(left) as HandedOver);
  } catch {
    return null;
  }
}
