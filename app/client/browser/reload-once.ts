/** One reload a minute: a site that is down is not asked without end. */
export const RELOAD_PAUSE_MS = 60_000;

/**
 * For a page, ahead of its scripts: one that did not come (a dropped line, a new version of the site) leaves a page that is
 * seen and deaf. Such a page is loaded anew, once a minute at most and not without a network; one that listens never.
 */
export const RELOAD_ONCE_SCRIPT = `{const again=()=>{if(window.earlyPress===null||!navigator.onLine)return;try{if(Date.now()-(sessionStorage.secondTry||0)<${RELOAD_PAUSE_MS})return;sessionStorage.secondTry=Date.now()}catch{return}setTimeout(()=>location.reload(),500)};addEventListener('unhandledrejection',again);addEventListener('error',({target})=>{if(target.tagName==='SCRIPT')again()},true)}`;
