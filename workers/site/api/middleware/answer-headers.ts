import type { MiddlewareHandler } from 'hono';
import { withSecurityHeaders } from '../../security-headers.ts';
import type { ApiEnv } from '../route.ts';

/** A request id, the security headers and no-store on every answer; errors pass here as well. */
export const answerHeaders: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const requestId = crypto.randomUUID();
  c.set('requestId', requestId);
  await next();
  const https = c.req.url.startsWith('https:');
  withSecurityHeaders(c.res, { https }, { 'Cache-Control': 'no-store', 'X-Request-Id': requestId });
};
