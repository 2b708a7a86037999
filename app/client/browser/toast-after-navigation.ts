// What was said in the app just before it was left for a light page, which says it again: it would be gone unread.
import { tabStorage } from './storage.ts';
import type { Toast } from '../../ui/toast/toast-store.ts';

/** As much of a toast as a page without the app can show. */
type HandedOver = Pick<Toast, 'title' | 'description' | 'tone'>;

const KEY = 'handed-over';

export function setToastAfterNavigation(toast: HandedOver | undefined): void {
  if (!toast) return;
  const { title, description, tone } = toast;
  tabStorage.write(KEY, JSON.stringify({ title, description, tone }));
}

/** Once; null when nothing was left. */
export function takeToastAfterNavigation(): HandedOver | null {
  const left = tabStorage.read(KEY);
  tabStorage.forget(KEY);
  try {
    return left === null ? null : (JSON.parse(left) as HandedOver);
  } catch {
    return null;
  }
}
