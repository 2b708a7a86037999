// The list of toasts, outside React, so that any call can announce its outcome.
import { useSyncExternalStore } from 'react';

export interface Toast {
  id: number;
  title: string;
  description?: string;
  /** `bad` is announced at once and shown in red. */
  tone: 'good' | 'bad' | 'plain';
  action?: { label: string; onPress: () => void };
  open: boolean;
}
export type NewToast = Pick<Toast, 'title'> & Partial<Pick<Toast, 'description' | 'tone' | 'action'>>;

/** One at a time; a dismissed one is kept for long. */
const TOAST_LIMIT = 1;
const TOAST_REMOVE_DELAY_MS = 1_000_000;

export type ToastChange =
  | { kind: 'show'; toast: Toast }
  | { kind: 'dismiss'; id: number }
  | { kind: 'remove'; id: number };

/** At most TOAST_LIMIT at once, the newest first; a dismissed one stays (closed) until it is removed. */
export function changeToasts(toasts: readonly Toast[], change: ToastChange): Toast[] {
  if (change.kind === 'show') return [change.toast, ...toasts].slice(0, TOAST_LIMIT);
  if (change.kind === 'remove') return toasts.filter((toast) => toast.id !== change.id);
  return toasts.map((toast) => (toast.id === change.id ? { ...toast, open: false } : toast));
}

let toasts: Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function apply(change: ToastChange): void {
  toasts = changeToasts(toasts, change);
  for (const listener of listeners) listener();
}

export function dismissToast(id: number): void {
  if (!toasts.some((toast) => toast.id === id && toast.open)) return;
  apply({ kind: 'dismiss', id });
  setTimeout(() => apply({ kind: 'remove', id }), TOAST_REMOVE_DELAY_MS);
}

/** The one that is shown now, if one is. */
export const shownToast = (): Toast | undefined => toasts.find(({ open }) => open);

/** Dismisses what is still shown. */
export function dismissToasts(): void {
  for (const toast of toasts) dismissToast(toast.id);
}

/** Shows a toast in place of the one before. Browser only. Returns its id for dismissToast. */
export function showToast(toast: NewToast): number {
  const id = ++lastId;
  apply({ kind: 'show', toast: { tone: 'plain', ...toast, id, open: true } });
  return id;
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const none: Toast[] = [];

export const useToasts = (): Toast[] =>
  useSyncExternalStore(
    subscribe,
    () => toasts,
    () => none,
  );
