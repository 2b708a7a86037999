import { runOneShotWorker } from '../fitting-room/preview/one-shot-worker.ts';
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

function shootWith(
  start: () => Worker,
  order: FilmOrder,
  { onProgress, signal }: Watching,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const take = (reply: FilmReply): Uint8Array<ArrayBuffer> | null | undefined => {
    if (reply.kind === 'film') return reply.bytes;
    if (reply.kind === 'no-encoder') return null;
    if (reply.kind === 'failed') throw new Error(reply.message);
    return void onProgress?.(reply.share);
  };
  return runOneShotWorker(start(), order, 'film', take, signal);
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
    (await shootWith(browsersOwn, order, watching)) ?? (await shootWith(broughtAlong, order, watching));
  if (!film) throw new Unsupported('This browser has no encoder.');
  return film;
}
