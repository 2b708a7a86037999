// The page's side of the preview worker; import it lazily.
import type { DressablePhotos, PreviewMessage, PreviewOrder, PreviewReply } from './preview-messages.ts';

/** What it knows of her photo takes 50 MB: it ends when no look has come for so long. */
const IDLE_MS = 3 * 60_000;
/** A picture takes a second; a worker that is silent for so long has died. */
const MOST_MS = 60_000;

/** One worker for all looks, started with the first; `start` is given by tests. */
export function previewRoom(start: () => Worker) {
  /** With whom it has read last. */
  let standing: { worker: Worker; people: DressablePhotos } | null = null;
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
    return { worker, people: [] };
  }

  const hasRead = (people: DressablePhotos): boolean =>
    standing?.people.length === people.length && people.every((one, k) => standing?.people[k] === one);

  /** The worker, which has read these photos or does so next. */
  function workerFor(people: DressablePhotos): Worker {
    standing ??= startAnew();
    if (!hasRead(people)) standing.worker.postMessage({ people } satisfies PreviewMessage);
    standing.people = people;
    return standing.worker;
  }

  function ask({ look, people, cloths }: PreviewOrder): Promise<PreviewReply> {
    clearTimeout(idle);
    const over = new AbortController();
    return new Promise<PreviewReply>((resolve, reject) => {
      const worker = workerFor(people);
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
    prepare(people: DressablePhotos): boolean {
      const isNew = !hasRead(people);
      workerFor(people);
      endWhenIdle();
      return isNew;
    },
    /**
     * Half a second on a photo that the worker has read before (the same object), two otherwise. Looks are drawn in the
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
