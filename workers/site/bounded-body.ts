import { Refusal } from '../../app/domain/refusal.ts';
import { drainBody } from '../read-body.ts';
import { pictureTooLarge } from '../usecases/photos/receive-upload.ts';

// The one place where bytes of a body are counted, whatever the call and whoever reads: Content-Length is a promise, and a
// chunked body has none. A body that is read further than its call allows ends in a Refusal, before it lies in memory.

/** JSON bodies are small: a look, a body map, a form. A call that takes more says so itself (`maxBodyBytes`). */
export const JSON_BYTES = 16 * 1024;
/** So much of a body that nobody wants is read all the same: else its connection is closed, and the next request on it lost. */
export const FORGOTTEN_BYTES = 256 * 1024;

const refusal = (path: string): Refusal =>
  path.startsWith('/api/uploads/')
    ? pictureTooLarge()
    : new Refusal('too-large', 'That is more than this call takes.');

/** @throws Refusal 'too-large' for a body that is announced as more than its call takes */
export function refuseAnnounced(request: Request, most: number): void {
  const announced = Number(request.headers.get('content-length') ?? 0);
  if (!(announced > 0)) return;
  if (announced > most) throw refusal(new URL(request.url).pathname);
}

/** The same request with a body that ends in a Refusal 'too-large' once more than `most` has been read. */
export function withBoundedBody(request: Request, most: number): Request {
  if (!request.body) return request;
  const { pathname } = new URL(request.url);
  let bytes = 0;
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > most) controller.error(refusal(pathname));
      else controller.enqueue(chunk);
    },
  });
  return new Request(request, { body: request.body.pipeThrough(counted) });
}

/**
 * Reads and forgets a body that nobody wanted (she is signed out, there is no such call): a connection with half a body on
 * it is closed, and the next request on it is lost. No more than `most` bytes; what is longer loses its connection.
 */
export async function forget({ body, bodyUsed }: Request, most: number): Promise<void> {
  if (!body || bodyUsed || body.locked) return;
  // Cut short, or too long: nobody wanted it anyway.
  await drainBody(body.getReader(), most).catch(() => undefined);
}
