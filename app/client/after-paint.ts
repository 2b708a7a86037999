// What is seen comes first: the scripts of a page are not even asked for until it has been painted, so that style sheet,
// fonts and the first picture have the line to themselves. What she presses or types meanwhile is not lost (early-press.ts).

/**
 * The page with its scripts put by, for `AFTER_PAINT_SCRIPT`. React writes a quotation mark in a text as &quot;, so
 * that these are the marks of Remix's own elements and nothing else.
 */
export const withScriptsPutBy = (page: string): string =>
  page.replaceAll('rel="modulepreload"', 'rel="later"').replace('type="module" async=""', 'type="later"');

/** At the end of the page: takes them up after the first frame, or at once in a tab that nobody looks at. */
export const AFTER_PAINT_SCRIPT = `{const {nonce}=document.currentScript;const start=()=>{for(const link of document.querySelectorAll('link[rel=later]'))link.rel='modulepreload';const own=document.createElement('script');own.type='module';own.nonce=nonce;own.textContent=document.querySelector('script[type=later]').textContent;document.body.append(own)};if(document.hidden)start();else requestAnimationFrame(()=>setTimeout(start))}`;
