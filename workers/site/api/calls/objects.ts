import { isObjectId, objectKey } from '../../../../app/domain/photos/object-id.ts';
import { Refusal } from '../../../../app/domain/refusal.ts';
import type { Api, ApiContext } from '../route.ts';

// For their owner only: keys start with the session's user, so another's object cannot be named. Security headers come
// from the one middleware.

const SHOWN: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'video/mp4', 'application/json']);

/** In a tab of its own an object is sandboxed. That needs no same-origin opener policy: there is no script. */
const SANDBOXED = {
  'Content-Security-Policy':
    "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
  'Cross-Origin-Opener-Policy': 'unsafe-none',
};

interface ByteRange {
  offset: number;
  length: number;
}

/** RFC 9110, 14. Null for "send the whole" (also several ranges, or none that parses), 'unsatisfiable' for 416. */
function byteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const match = /^bytes=\s*(\d{0,15})-(\d{0,15})\s*$/.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return null;
  const [first, last] = [match[1] ?? '', match[2] ?? ''];
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { offset: size - length, length };
  }
  const offset = Number(first);
  if (last !== '' && Number(last) < offset) return null;
  if (offset >= size) return 'unsatisfiable';
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return { offset, length: end - offset + 1 };
}

interface Stored {
  size: number;
  etag: string;
  contentType: string;
}

/** 'no-cache': kept but asked for each time with its session, so never shown after logout; unchanged it is a 304. */
function headersOf({ etag, contentType }: Stored): Record<string, string> {
  const shown = SHOWN.has(contentType);
  return {
    'Content-Type': shown ? contentType : 'application/octet-stream',
    'Content-Disposition': shown ? 'inline' : 'attachment',
    'Cache-Control': 'private, no-cache',
    Vary: 'Cookie',
    ETag: etag,
    'Accept-Ranges': 'bytes',
    ...SANDBOXED,
  };
}

/** Weak comparison, as If-None-Match asks for. */
const matches = (header: string, etag: string): boolean =>
  header.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);

const notThere = () => new Refusal('not-found', "We couldn't find that object.");

async function serve(c: ApiContext, id: string): Promise<Response> {
  const session = c.get('session');
  if (!session) throw new Refusal('unauthorized', 'Unauthorized');
  if (!isObjectId(id)) throw notThere();
  const { blobs } = c.get('app');
  const key = objectKey(session.user.id, id);
  const whole = await blobs.head(key);
  if (!whole) throw notThere();
  const headers = headersOf(whole);
  const known = c.req.header('if-none-match');
  if (known !== undefined && matches(known, whole.etag)) return new Response(null, { status: 304, headers });
  if (c.req.method === 'HEAD') {
    return new Response(null, { headers: { ...headers, 'Content-Length': String(whole.size) } });
  }
  const ifRange = c.req.header('if-range');
  const fresh = ifRange === undefined || ifRange === whole.etag;
  const range = fresh ? byteRange(c.req.header('range'), whole.size) : null;
  if (range === 'unsatisfiable') {
    return new Response(null, {
      status: 416,
      headers: { ...headers, 'Content-Range': `bytes */${whole.size}` },
    });
  }
  const stored = await blobs.get(key, range ?? undefined);
  if (!stored) throw notThere();
  // Of what was read: a render may have been drawn again in between.
  const read = headersOf(stored);
  const part = stored.range ?? range;
  if (!range || !part) {
    return new Response(stored.body, { headers: { ...read, 'Content-Length': String(stored.size) } });
  }
  const contentRange = `bytes ${part.offset}-${part.offset + part.length - 1}/${stored.size}`;
  return new Response(stored.body, {
    status: 206,
    headers: { ...read, 'Content-Length': String(part.length), 'Content-Range': contentRange },
  });
}

export function mountObjects(api: Api): void {
  api.get('/objects/:id', (c) => serve(c, c.req.param('id')));
  api.get('/objects/uploads/:id', (c) => serve(c, c.req.param('id')));
}
