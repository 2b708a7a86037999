// Who asks before anybody has come: the guards of mail programs ask HEAD, browsers fetch ahead what may be opened next.
// Neither of them is a person who has decided something, so neither may write.

/**
 * Whether a browser asks ahead (Sec-Purpose, and the older names of it): the person has not opened it, and may never.
 * 'prefetch;prerender' as well.
 */
export const isPrefetch = ({ headers }: Request): boolean =>
  ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].some((name) =>
    /^(prefetch|preview)\b/i.test(headers.get(name)?.trim() ?? ''),
  );

/** Whether one of our own pages asks ahead for the next one: she points at its link. */
export const isOwnPrefetch = (request: Request): boolean =>
  isPrefetch(request) && request.headers.get('sec-fetch-site') === 'same-origin';

/** Browsers take 503 as: not ahead. They ask again when the page is opened. */
export const notAhead = (): Response =>
  new Response(null, { status: 503, headers: { 'Cache-Control': 'no-store' } });
