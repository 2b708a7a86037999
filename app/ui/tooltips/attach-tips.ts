import { tipDelay, tipPlace } from './tip-timing.ts';

/** Controls that are only an icon: their name is said where the pointer or the keyboard is. */
const NAMED = '.icon-btn[aria-label]';

/** Tooltips of all icon buttons, by listening on the page. Screen readers have the names already. Returns how to end it. */
export function attachTips(page: Document): () => void {
  let shown: HTMLElement | null = null;
  let over: Element | null = null;
  let timer = 0;
  let closedAt: number | null = null;

  const close = () => {
    clearTimeout(timer);
    over = null;
    if (!shown) return;
    shown.remove();
    shown = null;
    closedAt = performance.now();
  };
  const show = (control: Element) => {
    const text = control.getAttribute('aria-label');
    if (!text || !control.isConnected) return;
    shown = page.createElement('div');
    shown.className = 'tip';
    shown.setAttribute('aria-hidden', 'true');
    shown.textContent = text;
    page.body.appendChild(shown);
    const view = { width: page.documentElement.clientWidth, height: innerHeight };
    const { left, top } = tipPlace(control.getBoundingClientRect(), shown.getBoundingClientRect(), view);
    shown.style.translate = `${left}px ${top}px`;
  };
  const come = (by: 'pointer' | 'keyboard', target: EventTarget | null) => {
    const control = target instanceof Element ? target.closest(NAMED) : null;
    if (control === over) return;
    close();
    if (!control) return;
    over = control;
    timer = window.setTimeout(() => show(control), tipDelay(by, performance.now(), closedAt));
  };

  const stop = new AbortController();
  const on = <E extends keyof DocumentEventMap>(type: E, listen: (event: DocumentEventMap[E]) => void) =>
    page.addEventListener(type, listen, { passive: true, capture: true, signal: stop.signal });
  on('pointerover', (event) => event.pointerType === 'mouse' && come('pointer', event.target));
  on(
    'focusin',
    ({ target }) => target instanceof Element && target.matches(':focus-visible') && come('keyboard', target),
  );
  on('focusout', close);
  on('pointerdown', close);
  on('keydown', (event) => event.key === 'Escape' && close());
  on('scroll', close);
  return () => {
    stop.abort();
    close();
  };
}
