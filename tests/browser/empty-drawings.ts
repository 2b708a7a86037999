import type { BrowserContext } from 'playwright-core';

/**
 * From now on a drawing of a piece is there at once in this browser, and empty. A page of them costs two seconds of a
 * processor, which a test of what stands around them need not wait for.
 */
export const emptyDrawings = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    /** Answers as piece-worker.ts does. */
    class EmptyDrawings extends EventTarget {
      postMessage({ id, width, height }: { id: number; width: number; height: number }) {
        const canvas = new OffscreenCanvas(width, height);
        canvas.getContext('2d');
        void canvas
          .convertToBlob()
          .then((picture) => this.dispatchEvent(new MessageEvent('message', { data: { id, picture } })));
      }
    }
    window.Worker = new Proxy(Worker, {
      construct: (real, args: [URL]) =>
        String(args[0]).includes('piece-worker') ? new EmptyDrawings() : Reflect.construct(real, args),
    });
  });
