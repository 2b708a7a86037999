import type { Toast } from './toast-store.ts';
import { SHOWN_MS, toastPlace } from './toast-timing.ts';

/** Dismisses what is still shown. */
export function clearPlainToast(page: Document): void {
  for (const before of page.querySelectorAll('.toasts .toast')) before.remove();
}

/** Shows a toast with these words, drawn as the page's template of its tone (`toast-good`, `toast-bad`); none without one. */
export function showPlainMessage({
  tone,
  title,
  description,
}: Pick<Toast, 'tone' | 'title' | 'description'>): void {
  const drawn = document.querySelector<HTMLTemplateElement>(`template[data-is=toast-${tone}]`)?.content;
  const card = drawn?.firstElementChild?.cloneNode(true);
  if (!(card instanceof HTMLElement)) return;
  const [first, second] = card.querySelectorAll('p');
  first?.replaceChildren(title);
  if (description) second?.replaceChildren(description);
  else second?.remove();
  showPlainToast(document, card);
}

/**
 * Shows `card` (markup of ToastFrame) in the toaster's region of a page without React, in place of the one before. As the
 * toaster does, it waits while she points at it, has the focus in it, or is away.
 */
export function showPlainToast(page: Document, card: HTMLElement): void {
  const region = page.querySelector<HTMLElement>('.toasts');
  const said = region?.querySelector(
    `[aria-live=${card.classList.contains('bad') ? 'assertive' : 'polite'}]`,
  );
  if (!region || !said) return;
  region.dataset['at'] = toastPlace(page);
  clearPlainToast(page);
  said.appendChild(card);

  let timer = 0;
  const close = () => {
    stop.abort();
    clearTimeout(timer);
    card.remove();
  };
  const hold = () => clearTimeout(timer);
  const wait = () => {
    hold();
    const isHeld = page.hidden || card.matches(':hover') || card.contains(page.activeElement);
    if (!isHeld) timer = window.setTimeout(() => (card.isConnected ? close() : stop.abort()), SHOWN_MS);
  };
  const stop = new AbortController();
  const { signal } = stop;
  card.addEventListener('pointerenter', hold);
  card.addEventListener('pointerleave', wait);
  card.addEventListener('focusin', hold);
  // The focus has moved only after this.
  card.addEventListener('focusout', () => setTimeout(wait));
  card.addEventListener('keydown', (event) => event.key === 'Escape' && close());
  card.querySelector('.icon-btn')?.addEventListener('click', close);
  page.addEventListener('visibilitychange', wait, { signal });
  wait();
}
