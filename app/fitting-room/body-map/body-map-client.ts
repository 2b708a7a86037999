// The page's side of the body-map worker. Start it only when a photo is chosen: it loads 25 MB of models.
import type { BodyMapProgress, BodyMapReply, BodyMapRequest, BodyMapResult } from './body-map-messages.ts';

export type { BodyMapProgress, BodyMapResult, MadeBodyMap } from './body-map-messages.ts';

/** The file is not a picture (`not-a-picture`), or this device could not read the body (`broken`). */
export class BodyMapError extends Error {
  readonly reason: 'not-a-picture' | 'broken';

  constructor(reason: 'not-a-picture' | 'broken', message: string) {
    super(message);
    this.name = 'BodyMapError';
    this.reason = reason;
  }
}

const MODELS_PATH = '/models';

let worker: Worker | null = null;
let nextId = 1;

function startWorker(): Worker {
  return new Worker(new URL('./body-map-worker.ts', import.meta.url), { type: 'module' });
}

/** Ends the worker and frees its memory; the next call starts a new one. */
export function stopBodyMapWorker(): void {
  worker?.terminate();
  worker = null;
}

/**
 * Finds the body on a photo, on this device, and judges the photo.
 * @param image JPG or PNG as the user chose it.
 * @param onProgress called with a share 0..1 that never falls.
 * @throws BodyMapError
 */
export function makeBodyMap(
  image: Blob,
  onProgress?: (progress: BodyMapProgress) => void,
): Promise<BodyMapResult> {
  const running = (worker ??= startWorker());
  const id = nextId++;
  return new Promise((resolve, reject) => {
    const finish = () => {
      running.removeEventListener('message', listen);
      running.removeEventListener('error', fail);
    };
    const listen = (event: MessageEvent<BodyMapReply>) => {
      const message = event.data;
      if (message.id !== id) return;
      if (message.kind === 'progress') return onProgress?.(message.progress);
      finish();
      if (message.kind === 'result') resolve(message.result);
      else reject(new BodyMapError(message.reason, message.message));
    };
    const fail = (event: ErrorEvent) => {
      finish();
      stopBodyMapWorker();
      reject(new BodyMapError('broken', event.message || 'The fitting room could not start here.'));
    };
    running.addEventListener('message', listen);
    running.addEventListener('error', fail);
    const request: BodyMapRequest = { id, image, models: new URL(MODELS_PATH, location.href).href };
    running.postMessage(request);
  });
}
