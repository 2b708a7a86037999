import { withSecurityHeaders } from './security-headers.ts';

/** When not even the page of errors can be made (the database is down): a sentence, and a log line to find it by. */
export function failedPage(request: Request, error: unknown): Response {
  const { pathname, protocol } = new URL(request.url);
  const requestId = crypto.randomUUID();
  // The first part only: what follows may be a secret.
  const page = `/${pathname.split('/')[1] ?? ''}`;
  const cause = error instanceof Error ? (error.stack ?? error.message) : String(error);
  console.error(JSON.stringify({ requestId, page, error: cause }));
  const text = `Something went wrong on our side. Please try again. (${requestId})`;
  const response = new Response(text, {
    status: 500,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'X-Request-Id': requestId },
  });
  const headers = { 'Cache-Control': 'no-store' };
  return withSecurityHeaders(response, { https: protocol === 'https:', secretInUrl: true }, headers);
}
