import { RemixBrowser } from './framework/react.ts';
import { setNonce } from 'get-nonce';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { reloadWhenBuilt } from './client/browser/reload-in-development.ts';
import { NonceContext, nonceOfPage } from './client/browser/nonce.ts';
import { registerServiceWorker } from './client/browser/service-worker.ts';
import type { ScreenName } from './domain/account/screen-access.ts';
import { loadScreen } from './screens/shell/screens.tsx';

/**
 * Remix suspends the whole page while it reads the server's data. A key pressed before React's first piece of work makes
 * React 18 do that work at once, where nothing may suspend: error 345, "Root did not complete", and the page is deaf for
 * good. So what Remix would suspend on is awaited before React begins: called as a function, its component throws that
 * before its first hook. An error in the data is thrown again when React renders.
 */
async function pageData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (pending) {
    await pending;
  }
}

/** The screen's chunk and the data first: React then finds what the server has drawn. */
async function start(): Promise<void> {
  const nonce = nonceOfPage();
  // Radix dialogs write a <style> element of their own.
  if (nonce) setNonce(nonce);
  const shown = document.querySelector<HTMLElement>('[data-screen]')?.dataset.screen;
  await Promise.all([pageData(), shown && loadScreen(shown as ScreenName)]);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <NonceContext.Provider value={nonce}>
          <RemixBrowser />
        </NonceContext.Provider>
      </StrictMode>,
    );
  });
}

void start();

if (import.meta.env.PROD) registerServiceWorker();
reloadWhenBuilt();
