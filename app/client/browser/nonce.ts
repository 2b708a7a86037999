import { createContext, useContext } from 'react';

/** The nonce of this page's Content-Security-Policy, for scripts and styles that we write ourselves. */
export const NonceContext = createContext<string | undefined>(undefined);

export const useNonce = (): string | undefined => useContext(NonceContext);

/** In the browser: scripts do not show their nonce as an attribute, only as a property. */
export const nonceOfPage = (): string | undefined =>
  document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
