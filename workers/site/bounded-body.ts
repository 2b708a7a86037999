import { Refusal } from '../../app/domain/refusal.ts';
import { discard } from '../usecases/photos/read-body.ts';
import { tooLarge } from '../usecases/photos/receive-upload.ts';

// The one place where bytes of a body are counted, whatever the route and whoever reads: Content-Length is a promise, and a
// chunked body has none. A body that is read further than its route allows ends in a Refusal, before it lies in memory.

/** A photo is at most 10 MiB and a form around it 16 KB; its own call says so more exactly. */
const PHOTO_BYTES = 11 * 1024 * 1024;
/** JSON bodies are small: a look, a body map, a form. */
export const JSON_BYTES = 256 * 1024;
/** Most bytes by path; every other path takes JSON. */
const MOST_BYTES: readonly [path: RegExp, bytes: number][] = [
  [/^\/api\/uploads\/(direct|part)\/|^\/api\/uploads\/form$/, PHOTO_BYTES],
  [/^\/api\/animations\/[^/]+\/film\//, 3 * 1024 * 1024],
  [/^\/api\/(webhooks|hooks)\//, 512 * 1024],
  // An address is at most 254 characters; a form with one stays far below this.
  [/^\/early-access$/, 2_000],
];

const mostBytes = (path: string): number =>
  MOST_BYTES.find(([pattern]) => pattern.test(path))?.[1] ?? JSON_BYTES;

const refusal = (path: string): Refusal =>
  path.startsWith('/api/uploads/')
    ? tooLarge()
    : new Refusal('too-large', 'That is more than this call takes.');

/** @throws Refusal 'too-large' for a body that is announced as more than its route takes */
export function refuseAnnounced(request: Request): void {
  const announced = Number(request.headers.get('content-length') ?? 0);
  if (!(announced > 0)) return;
  const { pathname } = new URL(request.url);
  if (announced > mostBytes(pathname)) throw refusal(pathname);
}

/** The same request with a body that ends in a Refusal 'too-large' once more than its route takes has been read. */
export function withBoundedBody(request: Request): Request {
  if (!request.body) return request;
  const { pathname } = new URL(request.url);
  const most = mostBytes(pathname);
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
  await discard(body.getReader(), most).catch(() => undefined);
}
