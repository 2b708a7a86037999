import { RELOAD_PAUSE_MS } from './reload-once.ts';

const BETWEEN_LOOKS_MS = 3_000;

/** Something on the page that a reload would take from her. */
const isBusy = () => document.querySelector('[role=dialog], [role=alertdialog]') !== null;

/**
 * For a part of the page whose script did not come: Chromium keeps it as failed for the page's life (whatwg/html#6768),
 * so the page is loaded anew, as soon as there is a network and no dialog is open, once a minute at most.
 * @returns gives it up
 */
export function retryOnReload(): () => void {
  const timer = setInterval(() => {
    const last = Number(sessionStorage.getItem('secondTry') ?? 0);
    if (!navigator.onLine || isBusy() || Date.now() - last < RELOAD_PAUSE_MS) return;
    sessionStorage.setItem('secondTry', String(Date.now()));
    location.reload();
  }, BETWEEN_LOOKS_MS);
  return () => clearInterval(timer);
}
