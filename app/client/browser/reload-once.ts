declare global {
  interface Window {
    /** Loads the page anew, or goes to an address of ours; false where that would help nothing: no network, or just done. */
    reloadOnce?: (address?: string) => boolean;
  }
}

/** One reload a minute: a site that is down is not asked without end. */
const RELOAD_PAUSE_MS = 60_000;

/**
 * For a page, ahead of its scripts: one that did not come (a dropped line, a new version of the site) leaves a page that is
 * seen and deaf. Such a page is loaded anew, once a minute at most and not without a network; one that listens never. Where
 * nothing can be noted down, a page that came by a reload is not loaded again.
 */
export const RELOAD_ONCE_SCRIPT = `window.reloadOnce=(to)=>{if(!navigator.onLine)return false;try{if(Math.abs(Date.now()-(sessionStorage.getItem('secondTry')||0))<${RELOAD_PAUSE_MS})return false;sessionStorage.setItem('secondTry',Date.now())}catch{if(performance.getEntriesByType('navigation')[0]?.type==='reload')return false}if(to)location.assign(to);else setTimeout(()=>location.reload(),500);return true};{const again=()=>{if(window.earlyPress!==null)reloadOnce()};addEventListener('unhandledrejection',again);addEventListener('error',({target})=>{if(target.tagName==='SCRIPT')again()},true)}`;

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
    if (!isBusy() && window.reloadOnce?.()) clearInterval(timer);
  }, BETWEEN_LOOKS_MS);
  return () => clearInterval(timer);
}

/**
 * A script that the page cannot go on without. Where it is gone, as after a deploy, the page of the new version is loaded.
 * @param address the page that needs it, unless it is this one
 * @throws what the import threw, when that was tried just now or there is no network
 */
export async function importOrReload<T>(load: () => Promise<T>, address?: string): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (window.reloadOnce?.(address)) return new Promise<never>(() => undefined);
    throw error;
  }
}
