// Refused before the framework, which reads addresses with unmaintained code (docs/security.md, "What we stand on"),
// and may repeat what it reads.
import { isOwnPrefetch, isPrefetch, notAhead } from './asked-ahead.ts';
import { isPublicPage } from './public-pages.ts';

const LONGEST_ADDRESS = 4096;
/** Routes that a browser asks about at once (`__manifest?p=`): all links of a page. */
const MOST_PATHS = 64;
const MOST_PARTS = 128;
/** Routes whose data a browser wants (`.data?_routes=`): the root and a page. */
const LONGEST_ROUTES = 256;

/** The one page that takes a form (public/manifest.webmanifest). */
const POSTED_TO = '/share-photo';

interface Fault {
  status: 400 | 405 | 414;
  message: string;
}

const fault = (status: Fault['status'], message: string): Fault => ({ status, message });
const odd = fault(400, "We couldn't find that address.");

export function faultOfAddress({ url }: Request): Fault | null {
  const { pathname, search } = new URL(url);
  if (pathname.length + search.length > LONGEST_ADDRESS) return fault(414, 'This address is too long.');
  return null;
}

function faultOfManifest(paths: string[]): Fault | null {
  const parts = paths.flatMap((path) => path.split('/').slice(1));
  return paths.length > MOST_PATHS || parts.length > MOST_PARTS ? odd : null;
}

export function faultOfPage({ method, url }: Request): Fault | null {
  const { pathname, searchParams } = new URL(url);
  const isPosted = method === 'POST' && pathname === POSTED_TO;
  if (method !== 'GET' && method !== 'HEAD' && !isPosted)
    return fault(
      405,
      'This form needs JavaScript. Please go back, turn it on or reload the page, and try again.',
    );
  // Followed anywhere, such a path is another site's address.
  if (pathname.includes('//')) return odd;
  // The protocol before single fetch: we never use it, and its errors repeat the request.
  if (searchParams.has('_data')) return odd;
  if ((searchParams.get('_routes') ?? '').length > LONGEST_ROUTES) return odd;
  return pathname === '/__manifest' ? faultOfManifest(searchParams.getAll('p')) : null;
}

export function refused({ status, message }: Fault, isCall: boolean): Response {
  const headers = { 'Cache-Control': 'no-store', ...(status === 405 && { Allow: 'GET, HEAD' }) };
  if (isCall) return Response.json({ message }, { status, headers });
  return new Response(message, {
    status,
    headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8' },
  });
}

/** For prefetches; null where the browser gets the page. Only our own pages may fetch those that note a visit. */
export function refusedAhead(request: Request, isSignedIn: boolean): Response | null {
  if (!isPrefetch(request) || isOwnPrefetch(request)) return null;
  return isPublicPage(request) && !isSignedIn ? null : notAhead();
}
