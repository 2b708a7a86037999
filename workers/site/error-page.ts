import { NotSetUp } from '../not-set-up.ts';
import { withSecurityHeaders } from './security-headers.ts';
import { stackForLog } from '../for-log.ts';

export const NOT_SET_UP = 'Stylecast is being set up. Please come back in a moment.';

export function failedPage(request: Request, error: unknown): Response {
  const { pathname, protocol } = new URL(request.url);
  const requestId = crypto.randomUUID();
  // Only the first part: the rest may be a secret.
  const page = `/${pathname.split('/')[1] ?? ''}`;
  const cause = stackForLog(error);
  const isSetUp = !(error instanceof NotSetUp);
  const event = isSetUp ? {} : { event: 'not-set-up' };
  console.error(JSON.stringify({ ...event, requestId, page, error: isSetUp ? cause : error.message }));
  const text = isSetUp ? `Something went wrong on our side. Please try again. (${requestId})` : NOT_SET_UP;
  const response = new Response(text, {
    status: isSetUp ? 500 : 503,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'X-Request-Id': requestId },
  });
  const headers = { 'Cache-Control': 'no-store' };
  return withSecurityHeaders(response, { https: protocol === 'https:', secretInUrl: true }, headers);
}
