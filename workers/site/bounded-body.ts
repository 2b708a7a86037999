import { Refusal } from '../../app/domain/refusal.ts';
import { drainBody } from '../read-body.ts';
import { pictureTooLarge } from '../usecases/photos/receive-upload.ts';

// The one place that counts body bytes: Content-Length is a promise, and chunked bodies have none. Reading past a
// call's limit ends in a Refusal before it is in memory.

/** For JSON. A call that takes more says so (`maxBodyBytes`). */
export const JSON_BYTES = 16 * 1024;
/** Unwanted bytes that are read all the same, or the connection is closed and its next request lost. */
export const FORGOTTEN_BYTES = 256 * 1024;

const refusal = (path: string): Refusal =>
  path.startsWith('/api/uploads/')
    ? pictureTooLarge()
    : new Refusal('too-large', "That's more than this call accepts.");

/** @throws Refusal 'too-large' for an announced excess */
export function refuseAnnounced(request: Request, most: number): void {
  const announced = Number(request.headers.get('content-length') ?? 0);
  if (!(announced > 0)) return;
  if (announced > most) throw refusal(new URL(request.url).pathname);
}

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

/** For signed out or unknown calls: half a body closes the connection, and loses its next request. At most `most` bytes. */
export async function forget({ body, bodyUsed }: Request, most: number): Promise<void> {
  if (!body || bodyUsed || body.locked) return;
  // Cut short or too long: nobody wanted it.
  await drainBody(body.getReader(), most).catch(() => undefined);
}
