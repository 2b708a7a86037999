// The page's side of the preview worker; import it lazily.
import { runOneShotWorker } from './one-shot-worker.ts';
import type { PreviewOrder, PreviewReply } from './preview-messages.ts';

/**
 * One to three seconds. @returns JPEG
 * @throws Error when this photo or this browser cannot; AbortError when `signal` fires
 */
export function drawPreview(order: PreviewOrder, signal: AbortSignal): Promise<Blob> {
  const worker = new Worker(new URL('./preview-worker.ts', import.meta.url), { type: 'module' });
  const take = (reply: PreviewReply): Blob => {
    if (!reply.picture) throw new Error(reply.why);
    return reply.picture;
  };
  return runOneShotWorker(worker, order, 'preview', take, signal);
}
