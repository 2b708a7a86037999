import { SHOWN_MS, toastPlace } from './toast-timing.ts';

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
  for (const before of region.querySelectorAll('.toast')) before.remove();
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
