// The page's side of the preview worker; import it lazily.
import type { DressablePhoto, PreviewMessage, PreviewOrder, PreviewReply } from './preview-messages.ts';

/** What it knows of her photo takes 50 MB: it ends when no look has come for so long. */
const IDLE_MS = 3 * 60_000;
/** A picture takes a second; a worker that is silent for so long has died. */
const MOST_MS = 60_000;

/** One worker for all looks, started with the first; `start` is given by tests. */
export function previewRoom(start: () => Worker) {
  /** With whom it has read last. */
  let standing: { worker: Worker; person: DressablePhoto | null } | null = null;
  let idle: ReturnType<typeof setTimeout> | undefined;
  /** It draws one picture at a time. */
  let last: Promise<unknown> = Promise.resolve();

  const end = (): void => {
    standing?.worker.terminate();
    standing = null;
  };
  const endWhenIdle = (): void => {
    clearTimeout(idle);
    idle = setTimeout(end, IDLE_MS);
  };

  function startAnew() {
    const worker = start();
    worker.addEventListener('error', () => standing?.worker === worker && end());
    return { worker, person: null };
  }

  /** The worker, which has read this person or does so next. */
  function workerFor(person: DressablePhoto): Worker {
    standing ??= startAnew();
    if (standing.person !== person) standing.worker.postMessage({ person } satisfies PreviewMessage);
    standing.person = person;
    return standing.worker;
  }

  function ask({ look, person, cloths }: PreviewOrder): Promise<PreviewReply> {
    clearTimeout(idle);
    const over = new AbortController();
    return new Promise<PreviewReply>((resolve, reject) => {
      const worker = workerFor(person);
      worker.addEventListener('message', ({ data }: MessageEvent<PreviewReply>) => resolve(data), over);
      const fail = ({ message }: { message: string }) => {
        end();
        reject(new Error(message || 'The preview worker did not start.'));
      };
      worker.addEventListener('error', fail, over);
      const timer = setTimeout(fail, MOST_MS, { message: 'The preview worker is silent.' });
      over.signal.addEventListener('abort', () => clearTimeout(timer));
      worker.postMessage({ look, cloths } satisfies PreviewMessage);
    }).finally(() => {
      over.abort();
      endWhenIdle();
    });
  }

  return {
    /**
     * Her photo is read before a look comes: then that look is drawn in half the time.
     * @returns false when it was read before
     */
    prepare(person: DressablePhoto): boolean {
      const isNew = standing?.person !== person;
      workerFor(person);
      endWhenIdle();
      return isNew;
    },
    /**
     * Half a second on a photo that the worker has read before (the same `person`), two otherwise. Looks are drawn in the
     * order in which they came; what has begun is drawn to its end, as a worker that starts anew costs more.
     * @param measured is told how many milliseconds the drawing took, without what came before it
     * @returns JPEG
     * @throws Error when this photo or this browser cannot; AbortError when `signal` fires before its turn
     */
    draw(order: PreviewOrder, signal: AbortSignal, measured?: (ms: number) => void): Promise<Blob> {
      const drawn = last.then(async () => {
        signal.throwIfAborted();
        const reply = await ask(order);
        if (!reply.picture) throw new Error(reply.why);
        measured?.(reply.ms);
        return reply.picture;
      });
      last = drawn.catch(() => undefined);
      return drawn;
    },
  };
}

export const { prepare: preparePreview, draw: drawPreview } = previewRoom(
  () => new Worker(new URL('./preview-worker.ts', import.meta.url), { type: 'module' }),
);
