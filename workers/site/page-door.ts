// What never gets as far as the framework: it reads addresses with code that gets no more fixes (docs/security.md, "What we
// stand on"), and what it reads it may repeat in its answer.
import { isOwnPrefetch, isPrefetch, notAhead } from './asked-ahead.ts';
import { isPublicPage } from './public-pages.ts';

const LONGEST_ADDRESS = 4096;
/** Which routes a browser asks about at once (`__manifest?p=`): all links of a page, of one or two parts each. */
const MOST_PATHS = 64;
const MOST_PARTS = 128;
/** Which routes' data a browser wants (`.data?_routes=`): the root and a page. */
const LONGEST_ROUTES = 256;

/** The one page that a form is posted to (public/manifest.webmanifest). */
const POSTED_TO = '/share-photo';

export interface Fault {
  status: 400 | 405 | 414;
  message: string;
}

const fault = (status: Fault['status'], message: string): Fault => ({ status, message });
const odd = fault(400, 'There is no such address.');

/** For every request, calls and files too. */
export function faultOfAddress({ url }: Request): Fault | null {
  const { pathname, search } = new URL(url);
  if (pathname.length + search.length > LONGEST_ADDRESS) return fault(414, 'This address is too long.');
  return null;
}

function faultOfManifest(paths: string[]): Fault | null {
  const parts = paths.flatMap((path) => path.split('/').slice(1));
  return paths.length > MOST_PATHS || parts.length > MOST_PARTS ? odd : null;
}

/** For pages and what a browser asks about them. */
export function faultOfPage({ method, url }: Request): Fault | null {
  const { pathname, searchParams } = new URL(url);
  const isPosted = method === 'POST' && pathname === POSTED_TO;
  if (method !== 'GET' && method !== 'HEAD' && !isPosted)
    return fault(
      405,
      'This form needs JavaScript. Please go back, turn it on or reload the page, and try again.',
    );
  // A path that begins so is another site's address wherever it is followed.
  if (pathname.includes('//')) return odd;
  // The way of asking before single fetch: nothing of ours asks so, and its errors repeat what was asked.
  if (searchParams.has('_data')) return odd;
  if ((searchParams.get('_routes') ?? '').length > LONGEST_ROUTES) return odd;
  return pathname === '/__manifest' ? faultOfManifest(searchParams.getAll('p')) : null;
}

/** The refusal as an answer: of a call in the shape of all its refusals, of a page as a sentence. */
export function refused({ status, message }: Fault, isCall: boolean): Response {
  const headers = { 'Cache-Control': 'no-store', ...(status === 405 && { Allow: 'GET, HEAD' }) };
  if (isCall) return Response.json({ message }, { status, headers });
  return new Response(message, {
    status,
    headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8' },
  });
}

/**
 * The answer to a browser that asks for a page ahead; null where it gets the page. Pages that are the same for everybody may
 * be fetched ahead by anybody, others only by a page of ours at whose link she points: they write that she was here.
 */
export function refusedAhead(request: Request, isSignedIn: boolean): Response | null {
  if (!isPrefetch(request) || isOwnPrefetch(request)) return null;
  return isPublicPage(request) && !isSignedIn ? null : notAhead();
}
