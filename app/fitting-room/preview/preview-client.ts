// The page's side of the preview worker. Load it only when a preview is to be drawn.
import type { PreviewOrder, PreviewReply } from './preview-messages.ts';

/**
 * Draws a look on her photo on this device, in one to three seconds; the worker ends with it.
 * @returns JPEG
 * @throws Error when this photo or this browser cannot; AbortError when `signal` fires
 */
export function drawPreview(order: PreviewOrder, signal: AbortSignal): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./preview-worker.ts', import.meta.url), { type: 'module' });
    const end = (settle: () => void) => {
      worker.terminate();
      signal.removeEventListener('abort', stop);
      settle();
    };
    const stop = () => end(() => reject(new DOMException('The preview was stopped.', 'AbortError')));
    signal.addEventListener('abort', stop);
    worker.addEventListener('message', ({ data }: MessageEvent<PreviewReply>) =>
      end(() => (data.picture ? resolve(data.picture) : reject(new Error(data.why)))),
    );
    worker.addEventListener('error', (event) =>
      end(() => reject(new Error(event.message || 'The preview worker did not start.'))),
    );
    worker.postMessage(order);
  });
}
