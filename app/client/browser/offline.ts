// What the service worker keeps for an hour without a connection: her last outfit, nothing else of hers.

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
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(message));
}

/** Keeps an outfit (picture and words) in place of the one before. */
export const saveOffline = (outfit: KeptOutfit): void =>
  postToServiceWorker({ kind: 'keep-outfit', ...outfit });

/** What the service worker keeps of her goes; a photo that was shared while nobody was signed in waits for a while. */
export const clearOffline = (): void => postToServiceWorker('forget');

/** She has left by herself: such a photo goes as well. */
export const clearOfflineOnSignOut = (): void => postToServiceWorker('sign-out');
