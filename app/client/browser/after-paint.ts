// What is seen comes first: the scripts of a page are not even asked for until it has been painted, so that style sheet,
// fonts and the first picture have the line to themselves. What she presses or types meanwhile is not lost (early-press.ts).

/** The `rel` of a link to a script that is asked for later. */
export const DEFERRED_SCRIPT_TYPE = 'later';

/**
 * The page with its scripts put by, for `AFTER_PAINT_SCRIPT`. They stand at its end; and React writes a quotation mark in
 * a text as &quot;, so that the first such mark is that of Remix's own element.
 */
export function deferScripts(page: string): string {
  const at = page.indexOf('<link rel="modulepreload"');
  const scripts = page.slice(at).replaceAll('rel="modulepreload"', `rel="${DEFERRED_SCRIPT_TYPE}"`);
  return page.slice(0, at) + scripts.replace('type="module" async=""', `type="${DEFERRED_SCRIPT_TYPE}"`);
}

/**
 * For the end of the page: takes its scripts up after the first frame, or at once in a tab that nobody looks at. All `files`
 * are asked for together and not one after the other's imports, and quietly: pictures go on coming. The preloads that
 * <Scripts> writes ask at the highest priority; the first that names a file wins.
 * Its Trusted Types policy is made while the page is read and is nobody else's: a second one of that name cannot be made.
 * @param files a script's source: an array of addresses
 */
export const afterPaintScript = (files: string): string =>
  `{const {nonce}=document.currentScript;const own=document.createElement('script'),said=window.trustedTypes?.createPolicy('later',{createScript:(text)=>text});const start=()=>{for(const href of ${files})document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',fetchPriority:'low',href}));for(const link of document.querySelectorAll('link[rel=later]'))link.rel='modulepreload';const text=document.querySelector('script[type=later]').textContent;own.type='module';own.nonce=nonce;own.textContent=said?said.createScript(text):text;document.body.append(own)};if(document.hidden)start();else requestAnimationFrame(()=>setTimeout(start))}`;
