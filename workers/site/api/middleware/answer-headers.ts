import type { MiddlewareHandler } from 'hono';
import { withSecurityHeaders } from '../../security-headers.ts';
import type { ApiEnv } from '../route.ts';

/** A request id, the security headers and no-store on every answer; errors pass here as well. */
export const answerHeaders: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const requestId = crypto.randomUUID();
  c.set('requestId', requestId);
  await next();
  const https = new URL(c.req.url).protocol === 'https:';
  const secured = withSecurityHeaders(c.res, { https }, { 'Cache-Control': 'no-store' });
  secured.headers.set('X-Request-Id', requestId);
  // Emptied first: Hono would merge the old headers into the new ones.
  c.res = undefined;
  c.res = secured;
};
