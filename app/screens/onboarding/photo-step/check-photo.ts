import type { BodyMapProgress, BodyMapResult } from '../../../fitting-room/body-map/body-map-messages.ts';

/** `unreadable`: why, in words for her. 'broken': the device cannot look; the photo is kept all the same. */
type Checked = { result: BodyMapResult } | { unreadable: string } | 'broken';

const bodyMapClient = () => import('../../../fitting-room/body-map/body-map-client.ts');

/**
 * What asks for the models, a small script: asked for while there is a line, for one that did not come is never asked for again
 * in this page's life (reload-once.ts), and her photo would be lost with the page.
 */
export function prepareChecker(): void {
  if (!import.meta.env.SSR) bodyMapClient().catch(() => undefined);
}

/** Looks at the photo on this device. The models are loaded here, when a photo is there, never before. */
export async function checkPhoto(
  file: File,
  onProgress: (progress: BodyMapProgress) => void,
): Promise<Checked> {
  if (import.meta.env.SSR) return 'broken';
  try {
    const { makeBodyMap } = await bodyMapClient();
    return { result: await makeBodyMap(file, onProgress) };
  } catch (error) {
    if (error instanceof Error && 'reason' in error && error.reason === 'not-a-picture') {
      const { whyUnreadable } = await import('../../../client/photo/sendable-photo.ts');
      return { unreadable: await whyUnreadable(file) };
    }
    console.warn('The photo could not be checked here:', error);
    return 'broken';
  }
}

/** She is about to choose a photo: the models (33 MB) come meanwhile. What fails is tried again with the photo. */
export function prepareChecking(): void {
  if (import.meta.env.SSR) return;
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  bodyMapClient()
    .then((room) => room.loadModels())
    .catch(() => undefined);
}

/** Lets go of the models, where they were loaded. */
export function stopChecking(): void {
  if (import.meta.env.SSR) return;
  bodyMapClient().then(
    (room) => room.stopBodyMapWorker(),
    // It never came.
    () => undefined,
  );
}
