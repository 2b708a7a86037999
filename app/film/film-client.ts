import type { FilmOrder, FilmReply } from './film-messages.ts';

class Unsupported extends Error {
  readonly reason = 'unsupported';
}

const browsersOwn = (): Worker =>
  new Worker(new URL('./film-worker.ts', import.meta.url), { type: 'module' });
/** For browsers without an H.264 encoder: slower, and 1.7 MB to load. */
const broughtAlong = (): Worker =>
  new Worker(new URL('./film-fallback-worker.ts', import.meta.url), { type: 'module' });

interface Watching {
  /** Share of the work, 0..1; never falls. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/** Null where this browser has no encoder of the kind that `worker` needs. @throws as shootFilm */
function shootWith(
  worker: Worker,
  order: FilmOrder,
  { onProgress, signal }: Watching,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const over = new AbortController();
  return new Promise<Uint8Array<ArrayBuffer> | null>((resolve, reject) => {
    const stop = () => reject(new DOMException('The film was stopped.', 'AbortError'));
    signal?.addEventListener('abort', stop, { signal: over.signal });
    worker.addEventListener('message', ({ data: reply }: MessageEvent<FilmReply>) => {
      if (reply.kind === 'film') resolve(reply.bytes);
      else if (reply.kind === 'no-encoder') resolve(null);
      else if (reply.kind === 'failed') reject(new Error(reply.message));
      else onProgress?.(reply.share);
    });
    worker.addEventListener('error', (event) =>
      reject(new Error(event.message || 'The film worker did not start.')),
    );
    worker.postMessage(order);
  }).finally(() => {
    worker.terminate();
    over.abort();
  });
}

/**
 * Makes a film on this device: ten seconds of MP4, at most 2 MB.
 * @throws Error; AbortError when `signal` fires
 */
export async function shootFilm(order: FilmOrder, watching: Watching = {}): Promise<Uint8Array<ArrayBuffer>> {
  if (typeof OffscreenCanvas === 'undefined' || typeof Worker === 'undefined') {
    throw new Unsupported('This browser cannot draw off screen.');
  }
  const film =
    (await shootWith(browsersOwn(), order, watching)) ?? (await shootWith(broughtAlong(), order, watching));
  if (!film) throw new Unsupported('This browser has no encoder.');
  return film;
}
