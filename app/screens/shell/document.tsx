import { Links, Meta, Scripts, ScrollRestoration } from '../../framework/react.ts';
import { useContext } from 'react';
import { lightScript } from 'virtual:light-script';
import { EARLY_PRESS_SCRIPT } from '../../client/browser/early-press.ts';
import { PERSON_CHECK_META } from '../../client/api/person-check.ts';
import { useNonce } from '../../client/browser/nonce.ts';
import { RELOAD_ONCE_SCRIPT } from '../../client/browser/reload-once.ts';
import { TRUSTED_TYPES_SCRIPT } from '../../client/browser/trusted-types.ts';
import type { Elements } from '../../ui/elements.ts';
import { LightPage } from './light-page.ts';

/**
 * Her choice, else the system's, before the first paint and whenever the system changes; and on a new <html>, which React
 * puts in place of the server's when the two do not fit, and knows no theme of.
 */
const THEME_SCRIPT = `(()=>{const dark=matchMedia('(prefers-color-scheme: dark)');const set=()=>{let own=null;try{own=localStorage.getItem('theme')}catch{}document.documentElement.dataset.theme=own??(dark.matches?'dark':'light')};set();dark.addEventListener('change',set);new MutationObserver(set).observe(document,{childList:true})})()`;

/** Scripts that are not ours (the framework's own in this page) find a full storage where there is none, or a forbidden one. */
const STORAGE_SCRIPT = `for(const name of ['sessionStorage','localStorage'])try{window[name].length}catch{Object.defineProperty(window,name,{value:{length:0,getItem:()=>null,setItem(){throw new DOMException('No storage','QuotaExceededError')},removeItem(){},clear(){}}})}`;

const HEAD_SCRIPT = `${TRUSTED_TYPES_SCRIPT};${STORAGE_SCRIPT};${THEME_SCRIPT};${EARLY_PRESS_SCRIPT}`;

/**
 * The server writes it; the browser has it by then, and need not load it once more as a part of React's page. A light page
 * asks for its script at once; in the app the second try stands at the page's end (entry.server.tsx).
 */
const headScript = (isLight: boolean): string => {
  if (!import.meta.env.SSR) return '';
  return isLight ? `${HEAD_SCRIPT};${RELOAD_ONCE_SCRIPT}` : HEAD_SCRIPT;
};

/** What is seen comes first. React 18 does not know the attribute by its name. */
const LAST: Record<string, string> = { fetchpriority: 'low' };

/** The HTML around every page, errors included. */
export function Document({
  children,
  personCheckKey,
  styleSheet,
  who,
}: {
  children: Elements;
  personCheckKey: string | null;
  /** Its address. */
  styleSheet: string;
  /** Nobody is signed in; said on light pages, for their script. */
  who: 'nobody' | undefined;
}) {
  const nonce = useNonce();
  const isLight = useContext(LightPage);
  return (
    <html lang="en" data-who={isLight ? who : undefined} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#FBF8F4" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#161214" media="(prefers-color-scheme: dark)" />
        <meta name="color-scheme" content="light dark" />
        <meta name="application-name" content="Stylecast" />
        {personCheckKey !== null && <meta name={PERSON_CHECK_META} content={personCheckKey} />}
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: headScript(isLight) }}
        />
        <Meta />
        <Links />
        <link rel="stylesheet" href={styleSheet} />
      </head>
      <body>
        {children}
        {isLight ? (
          <script type="module" nonce={nonce} src={lightScript} {...LAST} />
        ) : (
          <>
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  );
}
