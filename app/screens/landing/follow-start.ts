const STICKY_AFTER_PX = 600;

/** Shows 'Start Free' once the page is scrolled far enough. */
export function attachStickyStart(link: HTMLElement): void {
  const look = () => {
    const on = scrollY > STICKY_AFTER_PX;
    link.classList.toggle('on', on);
    link.setAttribute('aria-hidden', String(!on));
    if (on) link.removeAttribute('tabindex');
    else link.tabIndex = -1;
  };
  look();
  addEventListener('scroll', look, { passive: true });
}
