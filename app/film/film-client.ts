// The page's side of the film worker. Load it only when a film is to be made.
import type { FilmOrder, FilmReply } from './messages.ts';

/** This browser cannot make films (`unsupported`), or this one went wrong (`broken`). */
class FilmError extends Error {
  readonly reason: 'unsupported' | 'broken';

  constructor(reason: 'unsupported' | 'broken', message: string) {
    super(message);
    this.name = 'FilmError';
    this.reason = reason;
  }
}

const browsersOwn = (): Worker =>
  new Worker(new URL('./film-worker.ts', import.meta.url), { type: 'module' });
/** For browsers without an encoder: slower, and 1.7 MB to load. */
const broughtAlong = (): Worker =>
  new Worker(new URL('./film-fallback-worker.ts', import.meta.url), { type: 'module' });

interface Watching {
  /** Share of the work, 0..1; never falls. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/** @returns null when this worker has no encoder */
function shootWith(
  start: () => Worker,
  order: FilmOrder,
  { onProgress, signal }: Watching,
): Promise<Uint8Array<ArrayBuffer> | null> {
  return new Promise((resolve, reject) => {
    const worker = start();
    const end = (settle: () => void) => {
      worker.terminate();
      signal?.removeEventListener('abort', stop);
      settle();
    };
    const stop = () => end(() => reject(new DOMException('The film was stopped.', 'AbortError')));
    signal?.addEventListener('abort', stop);
    worker.addEventListener('message', ({ data }: MessageEvent<FilmReply>) => {
      if (data.kind === 'progress') onProgress?.(data.share);
      else if (data.kind === 'film') end(() => resolve(data.bytes));
      else if (data.kind === 'no-encoder') end(() => resolve(null));
      else end(() => reject(new FilmError('broken', data.message)));
    });
    worker.addEventListener('error', (event) =>
      end(() => reject(new FilmError('broken', event.message || 'The film worker did not start.'))),
    );
    worker.postMessage(order);
  });
}

/**
 * Makes a film on this device: ten seconds of MP4, at most 2 MB.
 * @throws FilmError; AbortError when `signal` fires
 */
export async function shootFilm(order: FilmOrder, watching: Watching = {}): Promise<Uint8Array<ArrayBuffer>> {
  if (typeof OffscreenCanvas === 'undefined' || typeof Worker === 'undefined') {
    throw new FilmError('unsupported', 'This browser cannot draw off screen.');
  }
  const film =
    (await shootWith(browsersOwn, order, watching)) ?? (await shootWith(broughtAlong, order, watching));
  if (!film) throw new FilmError('unsupported', 'This browser has no encoder.');
  return film;
}
