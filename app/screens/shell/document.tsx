import { Links, Meta, Scripts, ScrollRestoration } from '@remix-run/react';
import type { ReactNode } from 'react';
import { EARLY_PRESS_SCRIPT } from '../../client/early-press.ts';
import { PERSON_CHECK_META } from '../../client/person-check.ts';
import { useNonce } from '../../client/nonce.ts';
import { TRUSTED_TYPES_SCRIPT } from '../../client/trusted-types.ts';

/** Her choice, else the system's, before the first paint and whenever the system changes. */
const THEME_SCRIPT = `(()=>{const dark=matchMedia('(prefers-color-scheme: dark)');const set=()=>{let own=null;try{own=localStorage.getItem('theme')}catch{}document.documentElement.dataset.theme=own??(dark.matches?'dark':'light')};set();dark.addEventListener('change',set)})()`;

/** The HTML around every page, errors included. */
export function Document({
  children,
  personCheckKey,
}: {
  children: ReactNode;
  personCheckKey: string | null;
}) {
  const nonce = useNonce();
  return (
    <html lang="en" suppressHydrationWarning>
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
          dangerouslySetInnerHTML={{
            __html: `${TRUSTED_TYPES_SCRIPT};${THEME_SCRIPT};${EARLY_PRESS_SCRIPT}`,
          }}
        />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}
