// Mail guards send HEAD and browsers fetch ahead: no person has decided anything, so neither may write.

/** By Sec-Purpose and its older names; 'prefetch;prerender' as well. */
export const isPrefetch = ({ headers }: Request): boolean =>
  ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].some((name) =>
    /^(prefetch|preview)\b/i.test(headers.get(name)?.trim() ?? ''),
  );

/** One of our pages, while she points at a link. */
export const isOwnPrefetch = (request: Request): boolean =>
  isPrefetch(request) && request.headers.get('sec-fetch-site') === 'same-origin';

/** A 503 makes browsers ask again when the page is opened. */
export const notAhead = (): Response =>
  new Response(null, { status: 503, headers: { 'Cache-Control': 'no-store' } });
