import type { IncomingBody } from '../../read-body.ts';
import type { ApiContext } from './route.ts';

export function toIncomingBody(c: ApiContext): IncomingBody & { contentType: string } {
  const length = c.req.header('content-length');
  return {
    body: c.req.raw.body,
    announced: length !== undefined && /^\d+$/.test(length) ? Number(length) : null,
    contentType: c.req.header('content-type') ?? '',
  };
}

export const storedAnswer = (etag: string): Response => new Response(null, { headers: { ETag: etag } });
export const quoteEtag = (etag: string): string => (etag.startsWith('"') ? etag : `"${etag}"`);
