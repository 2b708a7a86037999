import type { MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { App } from '../../../app.ts';
import { withSecurityHeaders } from '../../security-headers.ts';
import type { ApiEnv } from '../route.ts';

/** On every answer, errors included: request id, security headers, no-store. */
export const answerHeaders: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const requestId = crypto.randomUUID();
  c.set('requestId', requestId);
  const begun = Date.now();
  await next();
  const route = matchedRoutes(c).findLast(({ path }) => path !== '/*')?.path ?? 'unknown';
  (c.get('app') as App | undefined)?.events.note(
    'call',
    `${c.req.method} ${route}`,
    String(c.res.status),
    Date.now() - begun,
  );
  const https = c.req.url.startsWith('https:');
  withSecurityHeaders(c.res, { https }, { 'Cache-Control': 'no-store', 'X-Request-Id': requestId });
};
