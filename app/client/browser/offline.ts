// What the service worker keeps for an hour without a connection: her last outfit, nothing else of hers.
import { deviceStorage, FORGOTTEN, HER_FILES, tabStorage } from './storage.ts';

interface KeptOutfit {
  /** Her id: another person's outfit goes when hers comes. */
  user: string;
  /** Address of the picture. */
  picture: string;
  title: string;
  description: string;
  /** 'Thursday, November 20' */
  day: string;
  /** 'Perfect for 57°F, Partly Cloudy' */
  fit: string;
}

function postToServiceWorker(message: unknown): void {
  if (!('serviceWorker' in navigator)) return;
  // `ready` waits for the first worker of a first visit; without one it waits for ever, which costs nothing.
  navigator.serviceWorker.ready.then(
    ({ active }) => active?.postMessage(message),
    // A browser that keeps nothing.
    () => undefined,
  );
}

/** Keeps an outfit (picture and words) in place of the one before. */
export const saveOffline = (outfit: KeptOutfit): void =>
  postToServiceWorker({ kind: 'keep-outfit', ...outfit });

/** What this browser keeps of her goes; a photo that was shared while nobody was signed in waits for a while. */
export function clearOffline(): void {
  postToServiceWorker('forget');
  try {
    dispatchEvent(new Event(FORGOTTEN));
    indexedDB.deleteDatabase(HER_FILES);
  } catch {
    // A browser that keeps nothing.
  }
}

/** Changed when she signs out here: her other tabs hear of it (screens/shell/stale-page.ts). */
export const SIGNED_OUT = 'stylecast-signed-out';

/** She has left by herself: such a photo goes as well, and what this tab keeps. */
export function forgetHer(): void {
  postToServiceWorker('sign-out');
  tabStorage.clear();
  import('./device-files.ts').then(
    ({ deviceFiles }) => deviceFiles.clear(),
    // It never came: nothing was kept by it on this page.
    () => undefined,
  );
  deviceStorage.write(SIGNED_OUT, String(Date.now()));
}
